import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toImageNamesInSheetImport, type SheetImportLibraryImage, compareSheetImport } from './compare-sheet-import.ts';
import { toSheetFileRows } from './sheet-file-columns.ts';
import { readSheetCsv, toSheetCsv } from './sheet-csv.ts';
import { getSheetMessages } from './sheet-messages.ts';
import { sheetTestRecords } from './sheet-records.fixture.ts';
import { type SheetProductRecord, type SheetRow, productRecordsToSheetRows } from './sheet-rows.ts';
import { readSheetXlsx, toSheetXlsx } from './sheet-xlsx.ts';

const rows = productRecordsToSheetRows(sheetTestRecords as SheetProductRecord[]);
const german = getSheetMessages('de-DE');
const library: SheetImportLibraryImage[] = [
  { id: 'new', name: 'neu.jpg', project: 'atelier', bytes: 1 },
  { id: 'shared', name: 'Muster.jpg', project: null, bytes: 1 },
  { id: 'one', name: 'zwei.jpg', project: 'atelier', bytes: 1 },
  { id: 'two', name: 'zwei.jpg', project: 'atelier', bytes: 1 },
  { id: 'foreign', name: 'fremd.jpg', project: 'other', bytes: 1 },
];
const readTable = (table: string[][] | undefined) => compareSheetImport(table, rows, library, german);
const readBytes = (bytes: Uint8Array) => readTable(readSheetCsv(bytes));
const read = (text: string) => readBytes(new TextEncoder().encode(text));
const exported = toSheetFileRows(rows, german);
const none = { changed: [], unchanged: 3, errors: [], library };

const toWorkbook = async (lines: Parameters<typeof toSheetXlsx>[0] = exported) =>
  new Uint8Array(await (await toSheetXlsx(lines)).arrayBuffer());

/** As another program would have written it. */
const changeWorksheet = (workbook: Uint8Array, change: (xml: string) => string): Uint8Array<ArrayBuffer> => {
  const name = 'xl/worksheets/sheet1.xml';
  const files = unzipSync(workbook);
  return zipSync({ ...files, [name]: strToU8(change(strFromU8(files[name] ?? new Uint8Array()))) }).slice();
};

const appendRow = async (xml: string) =>
  changeWorksheet(await toWorkbook(), (worksheet) => worksheet.replace('</sheetData>', `${xml}</sheetData>`));

describe('the export', () => {
  it('is CSV as German Excel writes it, and changes nothing when it is imported', () => {
    const csv = toSheetCsv(exported);
    expect(csv.split('\r\n').slice(0, 4)).toEqual([
      '\uFEFFProdukt;Auswahl;Referenz;EAN;Bestand;Preis;Ermäßigt;Bilder;Bild der Variante',
      'Ring Aurora;52;AT-1-52;;2;1290,00;nein;front.jpg | back.jpg;',
      'Ring Aurora;54;AT-1-54;4006381333931;0;1290,00;nein;;AT-1-54.jpg',
      'Kerze;;AT-2;;4;24,00;nein;;',
    ]);
    expect(read(csv)).toEqual(none);
  });

  it('is a workbook with text for barcodes and numbers for prices, and changes nothing when it is imported', async () => {
    const workbook = await toWorkbook();
    expect(await readSheetXlsx(workbook, 'de-DE')).toEqual([
      ['Produkt', 'Auswahl', 'Referenz', 'EAN', 'Bestand', 'Preis', 'Ermäßigt', 'Bilder', 'Bild der Variante'],
      ['Ring Aurora', '52', 'AT-1-52', '', '2', '1290', 'nein', 'front.jpg | back.jpg', ''],
      ['Ring Aurora', '54', 'AT-1-54', '4006381333931', '0', '1290', 'nein', '', 'AT-1-54.jpg'],
      ['Kerze', '', 'AT-2', '', '4', '24', 'nein', '', ''],
    ]);
    const files = unzipSync(workbook);
    const [, line = ''] =
      /<row r="3">(.*?)<\/row>/.exec(strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array)) ?? [];
    expect(line).toMatch(/<c r="D3" s="\d+" t="s">/);
    expect(line).toMatch(/<c r="F3" s="\d+"><v>1290<\/v>/);
    expect(readTable(await readSheetXlsx(workbook, 'de-DE'))).toEqual(none);
  });

  it('contains no text that runs as a formula', async () => {
    const [ring] = rows as [SheetRow];
    const lines = toSheetFileRows([{ ...ring, name: '=HYPERLINK("http://x")', option: '-1+1' }], german);
    expect(toSheetCsv(lines)).toContain(`"'=HYPERLINK(""http://x"")";'-1+1;`);
    const workbook = await toWorkbook(lines);
    const worksheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(worksheet).not.toContain('<f');
    expect(worksheet).toMatch(/<c r="A2" s="\d+" t="s">/);
    expect((await readSheetXlsx(workbook, 'de-DE'))[1]).toEqual(expect.arrayContaining(['=HYPERLINK("http://x")']));
  });
});

describe('a workbook', () => {
  /** The row of the small ring, from its fourth column on. */
  const withRing = async (cells: string) =>
    changeWorksheet(await toWorkbook([...exported.slice(0, 1), ...exported.slice(2)]), (worksheet) =>
      worksheet.replace(
        '</sheetData>',
        `<row r="5"><c r="C5" t="inlineStr"><is><t>AT-1-52</t></is></c>${cells}<c r="G5" t="b"><v>0</v></c></row></sheetData>`,
      ),
    );
  const readWorkbook = async (bytes: Uint8Array<ArrayBuffer>) => readTable(await readSheetXlsx(bytes, 'de-DE'));

  it('of another program is read: calculated prices, barcodes as numbers, truth values', async () => {
    const result = await readWorkbook(
      await withRing(
        '<c r="D5"><v>4006381333931</v></c><c r="E5"><v>2</v></c><c r="F5"><f>E5*1.1</f><v>1290.5000000000001</v></c>',
      ),
    );
    expect(result).toMatchObject({
      errors: [],
      changed: [{ line: 5, change: { after: { gtin: '4006381333931', price_cents: 129_050 } } }],
    });
  });

  it.each([
    ['half a cent', '<c r="E5"><v>2</v></c><c r="F5"><v>12.345</v></c>', 'Spalte „Preis“: „12,345“'],
    ['a fraction as stock', '<c r="E5"><v>1.234</v></c><c r="F5"><v>1290</v></c>', 'Spalte „Bestand“: „1,234“'],
  ])('with %s is refused, instead of read as thousands', async (_name, cells, message) => {
    const result = await readWorkbook(await withRing(cells));
    expect(result).toMatchObject({ changed: [], errors: [{ message: expect.stringContaining(message) as string }] });
  });

  it.each([
    ['an error', '<row r="9"><c r="F9" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>', { code: 'formula', cell: 'F9' }],
    ['a formula without value', '<row r="9"><c r="B9"><f>A1</f></c></row>', { code: 'formula', cell: 'B9' }],
    ['a cell in the last row', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>', { code: 'tooLarge' }],
    ['a cell in the last column', '<row r="9"><c r="XFD9"><v>1</v></c></row>', { code: 'tooLarge' }],
  ])('with %s is refused', async (_name, xml, error) => {
    await expect(readSheetXlsx(await appendRow(xml), 'de-DE')).rejects.toMatchObject(error);
  });

  it('that would become very large is refused before it is unpacked', async () => {
    const bomb = await toWorkbook();
    // The size of the first file, as the directory of the archive gives it.
    const directory = bomb.findIndex((_byte, index) => strFromU8(bomb.subarray(index, index + 4)) === 'PK\x01\x02');
    new DataView(bomb.buffer).setUint32(directory + 24, 60_000_000, true);
    await expect(readSheetXlsx(bomb, 'de-DE')).rejects.toMatchObject({ code: 'tooLarge' });
  });

  it('that is another archive, or none, is refused', async () => {
    await expect(readSheetXlsx(zipSync({ 'a.txt': strToU8('a') }).slice(), 'de-DE')).rejects.toThrow();
    await expect(readSheetXlsx(strToU8('PK').slice(), 'de-DE')).rejects.toThrow();
  });
});

describe('the images of a file', () => {
  it('are found in the library by their names, for the product and for the variant', () => {
    const text = 'Referenz;Bilder;Bild der Variante\nAT-1-52;back.jpg | NEU.jpg;muster.jpg\nAT-2;neu.jpg;\nAT-1-54;;\n';
    expect(toImageNamesInSheetImport(readSheetCsv(strToU8(text)) ?? [])).toEqual([
      'back.jpg',
      'NEU.jpg',
      'muster.jpg',
      'neu.jpg',
    ]);
    expect(read(text)).toMatchObject({
      errors: [],
      unchanged: 1,
      changed: [
        { line: 2, change: { kind: 'variant', before: { images: [] }, after: { images: ['shared'] } } },
        {
          line: 2,
          change: {
            kind: 'product',
            id: sheetTestRecords[0]?.id,
            before: { images: ['file front', 'file back'] },
            after: { images: ['file back', 'new'] },
          },
        },
        { line: 3, change: { kind: 'product', before: { images: [] }, after: { images: ['new'] } } },
      ],
    });
  });

  it('may have the same name twice, as long as the cell stays', () => {
    const same = rows.map((row) => ({ ...row, images: row.images.map((image) => ({ ...image, name: 'a.jpg' })) }));
    const readSame = (images: string) =>
      compareSheetImport(
        [
          ['Referenz', 'Bilder'],
          ['AT-1-52', images],
        ],
        same,
        library,
        german,
      );
    expect(readSame('a.jpg | a.jpg')).toMatchObject({ unchanged: 1, errors: [] });
    expect(readSame('a.jpg')).toMatchObject({ unchanged: 0, errors: [{ line: 2 }] });
  });

  it.each([
    ['AT-2;fehlt.jpg, neu.jpg;', 'Ein Bild „fehlt.jpg, neu.jpg“ gibt es in der Mediathek nicht.'],
    ['AT-2;fremd.jpg;', 'Ein Bild „fremd.jpg“ gibt es in der Mediathek nicht.'],
    ['AT-2;zwei.jpg;', 'Den Bildnamen „zwei.jpg“ haben mehrere Dateien'],
    ['AT-2;;neu.jpg', 'ein Produkt ohne Varianten hat nur die Spalte „Bilder“'],
    ['AT-1-52;;neu.jpg | Muster.jpg', 'Jede Variante hat ein Bild'],
    ['AT-1-52;neu.jpg;\nAT-1-54;Muster.jpg;', 'Zeile 2 nennt für dasselbe Produkt andere Bilder.'],
  ])('are refused: %s', (line, message) => {
    const { errors } = read(`Referenz;Bilder;Bild der Variante\n${line}`) as { errors: { message: string }[] };
    expect(errors.map((error) => error.message)).toEqual([expect.stringContaining(message)]);
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
    expect(readBytes(bytes)).toMatchObject({
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
    const shared = productRecordsToSheetRows([
      {
        ...sheetTestRecords[0],
        product_variants: sheetTestRecords[0]?.product_variants.map((variant) => ({
          ...variant,
          reference_number_suffix: null,
        })),
      } as SheetProductRecord,
    ]);
    const readShared = (csv: string) => compareSheetImport(readSheetCsv(strToU8(csv)), shared, [], german);
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
