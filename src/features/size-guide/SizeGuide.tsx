// The size guide of a product (specification §3, size_guide): instructions and table. Its name is the title of the
// drawer.
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
    {introduction && <p className={styles.introduction}>{introduction}</p>}
    <DataTable caption={displayName} hidesCaption head={table.head} rows={table.rows} />
  </div>
);
