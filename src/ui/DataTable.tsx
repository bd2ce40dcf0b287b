// A table of figures: named by its caption, rows headed by their first cell; on a narrow screen it scrolls in itself, with
// the keyboard too.
import { useId } from 'react';
import * as styles from './DataTable.module.css';

export interface DataTableProps {
  caption: string;
  /** The caption is for assistive technology alone, where a heading says the same above. */
  hidesCaption?: boolean;
  head: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly string[])[];
}

export const DataTable = ({ caption, hidesCaption = false, head, rows }: DataTableProps) => {
  const captionId = useId();
  return (
    // A region that scrolls has to be reached by keyboard (WCAG 2.1.1), and is named where it is.
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={hidesCaption ? styles.hidden : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
