// The columns of the sheet's files, CSV and Excel alike: their headings, and what an export writes into them. Pure.
import type { Cents } from '../../../contract/cents.ts';
import type { SheetMessages } from './sheet-messages.ts';
import type { SheetRow } from './sheet-rows.ts';

/** A text, a whole number or an amount. */
export type SheetExportCell = string | number | { cents: Cents };

interface SheetFileColumn {
  /** In both languages, so that a file can be passed on; the first of each is that of the export. */
  headings: readonly string[];
  toCell: (row: SheetRow, texts: SheetMessages) => SheetExportCell;
}

/** Between the names of images; no file name contains it. */
export const sheetImageNameSeparator = '|';

export const sheetFileColumns = {
  name: { headings: ['produkt', 'product'], toCell: ({ name }) => name },
  option: { headings: ['auswahl', 'option'], toCell: ({ option }) => option },
  reference: {
    headings: ['referenz', 'reference', 'referenznummer'],
    toCell: ({ referenceNumber }) => referenceNumber,
  },
  gtin: { headings: ['ean', 'gtin', 'ean (gtin)'], toCell: ({ cells }) => cells.gtin ?? '' },
  stock: { headings: ['bestand', 'stock'], toCell: ({ cells }) => cells.stock },
  price: {
    headings: ['preis', 'price', 'preis in €', 'price in €'],
    toCell: ({ cells: { price_cents: cents } }) => (cents === null ? '' : { cents }),
  },
  reduced: {
    headings: ['ermäßigt', 'reduced'],
    toCell: ({ cells }, { t }) => t(cells.is_reduced ? 'files.yes' : 'files.no'),
  },
  images: {
    headings: ['bilder', 'images'],
    // Once per product, because the images are those of all its variants.
    toCell: ({ isFirstOfProduct, images }) =>
      isFirstOfProduct ? images.map(({ name }) => name).join(` ${sheetImageNameSeparator} `) : '',
  },
  variantImage: {
    headings: ['bild der variante', 'image of the variant'],
    toCell: ({ variantImage }) => variantImage?.name ?? '',
  },
} satisfies Record<string, SheetFileColumn>;

export type SheetFileColumnName = keyof typeof sheetFileColumns;

const columnNames = Object.keys(sheetFileColumns) as SheetFileColumnName[];

export const findSheetFileColumnByHeading = (heading: string): SheetFileColumnName | undefined =>
  columnNames.find((name) =>
    (sheetFileColumns[name] as SheetFileColumn).headings.includes(heading.trim().toLowerCase()),
  );

/** The headings and a line per row. */
export const toSheetFileRows = (rows: readonly SheetRow[], texts: SheetMessages): SheetExportCell[][] => [
  columnNames.map((name) => texts.t(`files.headers.${name}`)),
  ...rows.map((row) => columnNames.map((name) => sheetFileColumns[name].toCell(row, texts))),
];
