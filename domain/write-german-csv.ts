// CSV as German Excel reads and writes it: semicolons, decimal commas, a byte order mark, CRLF. For exports of the
// studio. Pure.
import type { Cents } from '../contract/cents.ts';

const byteOrderMark = '\uFEFF';

/** Excel would run a text that starts like this as a formula; visitors type names and addresses. */
const formulaStart = /^[=+\-@\t\r]/;

/** A negative amount starts like a formula and is none. */
const amount = /^-?\d+,\d{2}$/;

const toCell = (text: string): string => {
  const safe = formulaStart.test(text) && !amount.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line per row, with CRLF after each. */
export const toGermanCsv = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;

/** `189000` is "1890,00": no thousands separator. */
export const toGermanCsvAmount = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',');

/** `2026-11-03` is "03.11.2026". */
export const toGermanCsvDate = (date: string): string => date.split('-').reverse().join('.');
