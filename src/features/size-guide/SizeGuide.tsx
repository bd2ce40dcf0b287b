// The size guide of a product (specification §3, size_guide): heading, instructions, table.
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
