// The size table of a piece, as editors wrote it (specification §3, size_guide): a heading, how to measure, the table.
import { DataTable } from '../../ui/DataTable.tsx';
import * as styles from './SizeGuide.module.css';

export interface SizeGuideProps {
  guide: {
    displayName: string;
    introduction: string | null;
    table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  };
}

export const SizeGuide = ({ guide: { displayName, introduction, table } }: SizeGuideProps) => (
  <div className={styles.guide}>
    <h3>{displayName}</h3>
    {introduction && <p className={styles.introduction}>{introduction}</p>}
    <DataTable caption={displayName} hidesCaption head={table.head} rows={table.rows} />
  </div>
);
