import { describe, expect, it } from 'vitest';
import { decodeSheetFile, readSheetImport, toSheetCsv } from './sheet-csv.ts';
import { getSheetMessages } from './sheet-messages.ts';
import { sheetTestRecords } from './sheet-records.fixture.ts';
import { type SheetProductRecord, toSheetRows } from './sheet-rows.ts';

const rows = toSheetRows(sheetTestRecords as SheetProductRecord[]);
const german = getSheetMessages('de-DE');
const read = (text: string) => readSheetImport(text, rows, german);

describe('the export', () => {
  it('is CSV as German Excel writes it, and changes nothing when it is imported', () => {
    const csv = toSheetCsv(rows, german);
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFProdukt;Auswahl;Referenz;EAN;Bestand;Preis;Ermäßigt',
      'Ring Aurora;52;AT-1-52;;2;1290,00;nein',
      'Ring Aurora;54;AT-1-54;4006381333931;0;1290,00;nein',
    ]);
    expect(read(csv)).toEqual({ changed: [], unchanged: 3, errors: [] });
  });
});

describe('a file', () => {
  const text = 'Referenz;Preis;Ermäßigt\r\nAT-2;"19,90";ja\r\n';
  const windows1252 = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const utf16 = new Uint8Array([0xff, 0xfe, ...Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat()]);
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['Windows-1252', windows1252],
    ['UTF-16', utf16],
    ['commas and tabs', new TextEncoder().encode('reference,price,reduced\nAT-2,19.90,yes\n')],
  ])('in %s is read', (_name, bytes) => {
    expect(read(decodeSheetFile(bytes))).toMatchObject({
      changed: [
        {
          line: 2,
          row: { name: 'Kerze' },
          change: {
            before: { price_cents: 2_400, is_reduced: false },
            after: { price_cents: 1_990, is_reduced: true },
            is_drop_confirmed: false,
          },
        },
      ],
      errors: [],
    });
  });

  it('names the row and the column of every mistake', () => {
    const result = read(
      [
        'Referenz;Auswahl;EAN;Bestand;Preis;Ermäßigt',
        'AT-9;;;1;10,00;nein',
        'AT-2;;4006381333932;1,5;1.290;vielleicht',
        'AT-1-52;;;2;;nein',
        '',
        'AT-1-54;;4006381333931;7;500,00;nein',
        'AT-1-54;;4006381333931;8;500,00;nein',
      ].join('\n'),
    );
    expect(result).toMatchObject({
      changed: [{ line: 6, change: { after: { stock: 7, price_cents: 50_000 }, is_drop_confirmed: true } }],
      unchanged: 0,
      errors: [
        { line: 2, message: 'Spalte „Referenz“: „AT-9“ gibt es nicht.' },
        { line: 3, message: 'Spalte „Bestand“: „1,5“ ist keine ganze Zahl von 0 bis 1.000.000.' },
        { line: 3, message: 'Spalte „Preis“: „1.290“ ist kein Preis, etwa 1290,50.' },
        { line: 3, message: 'Spalte „Ermäßigt“: „vielleicht“ ist weder „ja“ noch „nein“.' },
        {
          line: 3,
          message:
            'Spalte „EAN“: „4006381333932“ ist keine EAN; die Prüfziffer stimmt nicht, oder Excel hat die Zahl gekürzt.',
        },
        { line: 4, message: 'Spalte „Preis“: „“ ist kein Preis, etwa 1290,50.' },
        { line: 7, message: 'Diese Zeile steht zweimal in der Datei.' },
      ],
    });
  });

  it('tells variants without a reference of their own apart by their option', () => {
    const shared = toSheetRows([
      {
        ...sheetTestRecords[0],
        product_variants: sheetTestRecords[0]?.product_variants.map((variant) => ({
          ...variant,
          reference_number_suffix: null,
        })),
      } as SheetProductRecord,
    ]);
    const readShared = (csv: string) => readSheetImport(csv, shared, german);
    expect(readShared('Referenz;Bestand\nAT-1;9')).toMatchObject({ changed: [], errors: [{ line: 2 }] });
    expect(readShared('Referenz;Auswahl;Bestand\nAT-1;54;9')).toMatchObject({
      changed: [{ row: { option: '54' }, change: { after: { stock: 9 } } }],
    });
  });

  it('without references is refused', () => {
    expect(read('Produkt;Preis\nKerze;1')).toContain('fehlt die Spalte „Referenz“');
    expect(read('\u0000\u0001PK')).toContain('lässt sich nicht lesen');
  });
});
