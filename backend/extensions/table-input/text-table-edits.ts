// Changes of the table that table-input edits: a head and rows of texts (domain/product/to-product.ts). Pure.

export interface TextTableHeadAndRows {
  head: string[];
  rows: string[][];
}

/** A position in the table; row -1 is the head. */
export interface TextTableCellPosition {
  row: number;
  column: number;
}

const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map((cell) => String(cell ?? '')) : []);

/** The saved table, completed to a rectangle of at least one column and one row. */
export const toRectangularTextTable = (value: unknown): TextTableHeadAndRows => {
  const { head, rows } = (value ?? {}) as { head?: unknown; rows?: unknown };
  const lines = Array.isArray(rows) ? rows.map(toTexts) : [];
  const width = Math.max(1, toTexts(head).length, ...lines.map((line) => line.length));
  const fill = (line: string[]) => Array.from({ length: width }, (_, column) => line[column] ?? '');
  return { head: fill(toTexts(head)), rows: (lines.length > 0 ? lines : [[]]).map(fill) };
};

const fromLines = ([head = [], ...rows]: string[][]): TextTableHeadAndRows => toRectangularTextTable({ head, rows });

const toLines = ({ head, rows }: TextTableHeadAndRows): string[][] => [head, ...rows];

/** Writes texts from a cell on to the right and down, such as cells pasted from a spreadsheet; the table grows. */
export const pasteCellsIntoTextTable = (
  table: TextTableHeadAndRows,
  { row, column }: TextTableCellPosition,
  texts: string[][],
): TextTableHeadAndRows => {
  const lines = toLines(table).map((line) => [...line]);
  texts.forEach((line, down) => {
    line.forEach((text, right) => {
      (lines[row + 1 + down] ??= [])[column + right] = text;
    });
  });
  return fromLines(lines);
};

export const addTextTableRow = ({ head, rows }: TextTableHeadAndRows): TextTableHeadAndRows =>
  toRectangularTextTable({ head, rows: [...rows, []] });

export const appendColumnToTextTable = (table: TextTableHeadAndRows): TextTableHeadAndRows =>
  fromLines(toLines(table).map((line) => [...line, '']));

export const removeTextTableRow = ({ head, rows }: TextTableHeadAndRows, row: number): TextTableHeadAndRows =>
  toRectangularTextTable({ head, rows: rows.toSpliced(row, 1) });

export const removeTextTableColumn = (table: TextTableHeadAndRows, column: number): TextTableHeadAndRows =>
  fromLines(toLines(table).map((line) => line.toSpliced(column, 1)));

/** Cells of a spreadsheet as the clipboard holds them: tabs between columns, one line per row. */
export const parsePastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
