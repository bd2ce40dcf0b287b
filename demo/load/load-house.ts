// Reads a demo house from its folder, checks every record, and gives the items and files that are seeded. A mistake is told with
// file, record and field. Called by content.ts and by tests.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { paymentMethodIds } from '../../contract/shop/order-codes.ts';
import type { Locale } from '../../contract/locale.ts';
import type { SeedContent, SeedFile, SeedItem, SeedSet } from '../../backend/seed/seed-items.ts';
import { demoId } from '../demo-id.ts';
import { recordKinds, rowKinds, type RecordKind } from './record-kinds.ts';
import { focalPointSchema, spellOutProduct, vocabularySchema, type ProductPicture } from './products.ts';
import { readMarkdown, readDemoRecords, readYaml, type RawRecord } from './read-demo-records.ts';
import { createRecordSchema, type HouseContext } from './record-schema.ts';
import { toItems } from './to-items.ts';
import { typeset } from './typeset.ts';

export interface HouseOptions {
  /** The folder that holds the folders of all houses. */
  root: string;
  house: string;
  /** What texts of all houses may name as `{{name}}`. */
  toValue: (name: string, locale: Locale) => string | undefined;
}

const inLanguages = z.strictObject({ de: z.string(), en: z.string(), fr: z.string() });

const pictureSchema = z.strictObject({
  /** In the studio's file library. */
  title: z.string(),
  /** Where it is no JPEG of the picture's name. */
  file: z.string().optional(),
  focal_point: focalPointSchema.optional(),
  alt: inLanguages.optional(),
});

/** One line per mistake: file, record, field, and what is wrong. */
const toMessage = (error: z.ZodError, { key, file, textFiles }: RawRecord): string =>
  error.issues
    .map(({ path, message }) => {
      const textFile = textFiles?.[String(path[1])];
      const field = (textFile === undefined ? path : path.slice(0, 1)).map(String).join('.');
      return `${textFile ?? file}: ${key}: ${field ? `${field}: ` : ''}${message}`;
    })
    .join('\n');

const checked = <Result>(record: RawRecord, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof z.ZodError) throw new Error(toMessage(error, record), { cause: error });
    throw error;
  }
};

const parse = <Output>(schema: z.ZodType<Output>, root: string, file: string): Output =>
  checked({ key: 'all', file, fields: {} }, () => schema.parse(readYaml(root, file)));

interface KindRecords {
  kind: RecordKind;
  records: RawRecord[];
}

const withDefaults = ({ keyField, defaults }: RecordKind, { key, file, fields }: RawRecord): SeedItem => {
  if (keyField === undefined) return { ...defaults, ...fields };
  if (keyField in fields) throw new Error(`${file}: ${key}: ${keyField}: is the key itself, and is not said again`);
  return { ...defaults, ...fields, [keyField]: key };
};

/** @throws where a name is mistyped, such as that of a file or of a folder: what lies there would be missing without a word. */
const checkFiles = ({ root, house }: HouseOptions, all: KindRecords[]): void => {
  const records = all.flatMap((kind) => kind.records);
  const read = new Set([
    ...['facts', 'pictures', 'shop/vocabulary'].map((name) => `${house}/${name}.yaml`),
    ...records.flatMap(({ file, textFiles }) => [file, ...Object.values(textFiles ?? {})]),
  ]);
  const there = readdirSync(join(root, house), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const unread = there.filter((file) => !read.has(file));
  if (unread.length > 0)
    throw new Error(`${unread.join(', ')}: no such file belongs to a house (demo/load/record-kinds.ts).`);
};

/** Records of every kind, those of products spelled out. */
const readKinds = ({ root, house }: HouseOptions): { all: KindRecords[]; pictures: ProductPicture[] } => {
  const pictures: ProductPicture[] = [];
  const all = recordKinds.map((kind) => {
    const records = readDemoRecords(root, house, kind).map((record) => ({
      ...record,
      fields: withDefaults(kind, record),
    }));
    if (kind.collection !== 'ecommerce_product' || records.length === 0) return { kind, records };
    const vocabulary = parse(vocabularySchema, root, `${house}/shop/vocabulary.yaml`);
    const spelled = records.map((record) => {
      const product = checked(record, () => spellOutProduct(record.key, record.fields, vocabulary));
      pictures.push(...product.pictures);
      return { ...record, fields: product.fields };
    });
    return { kind, records: spelled };
  });
  return { all, pictures };
};

/** The ids of everything that can be referred to by its key, by collection. */
const toKnownIds = (house: string, all: KindRecords[], pictures: string[]): Map<string, string | number> => {
  const known = new Map<string, string | number>();
  for (const [method, id] of Object.entries(paymentMethodIds)) known.set(`ecommerce_payment_method/${method}`, id);
  for (const name of pictures) known.set(`directus_files/${name}`, demoId(`${house}/file/${name}`));
  for (const { kind, records } of all)
    for (const { key } of records) known.set(`${kind.collection}/${key}`, demoId(`${house}/${kind.name}/${key}`));
  return known;
};

const toFiles = (house: string, pictures: Record<string, z.infer<typeof pictureSchema>>): SeedFile[] =>
  Object.entries(pictures).map(([name, { title, file = `${name}.jpg`, focal_point: focalPoint }]) => ({
    id: demoId(`${house}/file/${name}`),
    path: `${house}/${file}`,
    title,
    ...(focalPoint && { focalPoint }),
  }));

/** What stands in several texts of the house as `{{name}}`. */
const readFacts = ({ root, house }: HouseOptions): Record<string, string> => {
  const file = `${house}/facts.yaml`;
  return existsSync(join(root, file)) ? parse(z.record(z.string(), z.string()), root, file) : {};
};

/** @throws an error whose lines name file, record and field of every mistake of the first record that has any. */
export const loadHouse = (options: HouseOptions): Pick<SeedContent, 'files' | 'sets'> => {
  const { root, house } = options;
  const facts = readFacts(options);
  const pictures = parse(z.record(z.string(), pictureSchema), root, `${house}/pictures.yaml`);
  const { all, pictures: productPictures } = readKinds(options);
  checkFiles(options, all);
  const known = toKnownIds(house, all, [...Object.keys(pictures), ...productPictures.map(({ name }) => name)]);
  const alternatives = new Map(
    Object.entries(pictures).map(([name, { alt }]) => [demoId(`${house}/file/${name}`), alt]),
  );

  const toValue: HouseContext['toValue'] = (name, locale) => {
    const [, text] = /^text (.+)$/.exec(name) ?? [];
    if (text === undefined) return facts[name] ?? options.toValue(name, locale);
    // A text that stands in two places is written once.
    const { body } = readMarkdown(root, `${house}/${text}/${locale}.md`);
    return body.replaceAll(/\{\{([\w.]+)\}\}/g, (_, inner: string) => toValue(inner, locale) ?? '');
  };
  const toId: HouseContext['toId'] = (collection, key) => known.get(`${collection}/${key}`);
  const toSchema = createRecordSchema({ toId, toValue });
  const context = {
    house,
    toAlternativeText: (id: unknown) => {
      const alt = alternatives.get(String(id));
      return alt && { de: typeset(alt.de, 'de'), en: typeset(alt.en, 'en'), fr: typeset(alt.fr, 'fr') };
    },
  };

  const sets: SeedSet[] = [];
  // Rows that became items may refer to records of any kind.
  const late: SeedSet[] = [];
  for (const { kind, records } of all) {
    const isSorted = records.some(({ textFiles }) => textFiles) || kind.collection === 'ecommerce_product';
    const schema = toSchema(kind.collection, { without: isSorted ? [] : ['sort'] });
    records.forEach((record, index) => {
      const fields = checked(record, () => schema.parse(record.fields) as SeedItem);
      const path = kind.isSingle ? kind.name : `${kind.name}/${record.key}`;
      const made = toItems(context, fields, { collection: kind.collection, key: record.key, path, index });
      for (const set of made) {
        (set === made[0] ? sets : late).push(set);
      }
    });
  }
  const productFiles = productPictures.map(({ name, title, focalPoint }) => ({
    id: demoId(`${house}/file/${name}`),
    path: `${house}/${name}.jpg`,
    title,
    focalPoint,
  }));
  return {
    files: [...toFiles(house, pictures), ...productFiles],
    sets: joinSets([...sets, ...late.sort((first, second) => toRank(first) - toRank(second))]),
  };
};

const toRank = ({ collection }: SeedSet): number => Object.keys(rowKinds).indexOf(collection);

/** Neighbouring items of a collection are created together. */
const joinSets = (sets: SeedSet[]): SeedSet[] => {
  const joined: SeedSet[] = [];
  for (const { collection, items } of sets) {
    const last = joined.at(-1);
    if (last?.collection === collection) last.items.push(...items);
    else joined.push({ collection, items: [...items] });
  }
  return joined;
};
