// A data table with a caption and row headers. On narrow screens it scrolls horizontally, including by keyboard.
import { useId } from 'react';
import * as styles from './DataTable.module.css';

export interface DataTableProps {
  caption: string;
  /** Hides the caption visually if a heading above has the same text. */
  hidesCaption?: boolean;
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

export const DataTable = ({ caption, hidesCaption = false, head, rows }: DataTableProps) => {
  const captionId = useId();
  return (
    // A scrollable region must be focusable (WCAG 2.1.1) and therefore named.
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={hidesCaption ? 'visually-hidden' : styles.caption}>
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
