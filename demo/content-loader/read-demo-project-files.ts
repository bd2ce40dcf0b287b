// Reads a demo project from its folder, validates every record, and returns the items and files to seed. Errors name
// file, record and field.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { paymentMethodIds } from '../../contract/shop/order-constants.ts';
import type { Locale } from '../../contract/locale.ts';
import type { SeedContent, SeedFile, SeedItem, SeedCollection } from '../../backend/seed/create-seed-items.ts';
import { toDemoRecordId } from '../demo-record-id.ts';
import {
  demoRecordCollections,
  demoNestedRowSeedRulesByCollection,
  type DemoCollectionFileMapping,
} from './demo-record-collections.ts';
import {
  demoFocalPointSchema,
  expandProductShorthand,
  demoProductVocabularySchema,
  type DemoProductImage,
} from './expand-product-shorthand.ts';
import { readMarkdownFile, readDemoRecordsOfType, readYamlFile, type RawDemoRecord } from './read-demo-records.ts';
import { createDemoRecordSchema, type DemoRecordSchemaContext } from './demo-record-schema.ts';
import { demoItemToSeedItemsByCollection } from './to-seed-collections.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';

export interface ReadDemoProjectFilesOptions {
  /** The folder that contains the folders of all projects. */
  root: string;
  projectKey: string;
  /** Value of a `{{name}}` placeholder that the texts of all projects may use. */
  toValue: (name: string, locale: Locale) => string | undefined;
}

const inLanguages = z.strictObject({ de: z.string(), en: z.string(), fr: z.string() });

const imageSchema = z.strictObject({
  /** Title in the studio's file library. */
  title: z.string(),
  /** Only for a file that is not a JPEG with the name of the image. */
  file: z.string().optional(),
  focal_point: demoFocalPointSchema.optional(),
  alt: inLanguages.optional(),
});

/** One line per error: file, record, field and reason. */
const toMessage = (error: z.ZodError, { key, file, textFiles }: RawDemoRecord): string =>
  error.issues
    .map(({ path, message }) => {
      const textFile = textFiles?.[String(path[1])];
      const field = (textFile === undefined ? path : path.slice(0, 1)).map(String).join('.');
      return `${textFile ?? file}: ${key}: ${field ? `${field}: ` : ''}${message}`;
    })
    .join('\n');

const checked = <Result>(record: RawDemoRecord, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof z.ZodError) throw new Error(toMessage(error, record), { cause: error });
    throw error;
  }
};

const parse = <Output>(schema: z.ZodType<Output>, root: string, file: string): Output =>
  checked({ key: 'all', file, fields: {} }, () => schema.parse(readYamlFile(root, file)));

interface RecordsOfType {
  recordType: DemoCollectionFileMapping;
  records: RawDemoRecord[];
}

const withDefaults = (
  { keyField, defaults }: DemoCollectionFileMapping,
  { key, file, fields }: RawDemoRecord,
): SeedItem => {
  if (keyField === undefined) return { ...defaults, ...fields };
  if (keyField in fields) throw new Error(`${file}: ${key}: ${keyField}: is set by the key and must not be repeated`);
  return { ...defaults, ...fields, [keyField]: key };
};

/** @throws for an unexpected file or folder name, because its content would otherwise be silently missing. */
const checkFiles = ({ root, projectKey }: ReadDemoProjectFilesOptions, all: RecordsOfType[]): void => {
  const records = all.flatMap((recordType) => recordType.records);
  const read = new Set([
    ...['text-placeholders', 'pictures', 'shop/image-views-and-variant-choices'].map(
      (name) => `${projectKey}/${name}.yaml`,
    ),
    ...records.flatMap(({ file, textFiles }) => [file, ...Object.values(textFiles ?? {})]),
  ]);
  const existing = readdirSync(join(root, projectKey), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const unread = existing.filter((file) => !read.has(file));
  if (unread.length > 0)
    throw new Error(
      `${unread.join(', ')}: is not a file of a project (demo/content-loader/demo-record-collections.ts).`,
    );
};

/** Records of every type; products with expanded shorthand. */
const readRecordsByType = ({
  root,
  projectKey,
}: ReadDemoProjectFilesOptions): { all: RecordsOfType[]; productImages: DemoProductImage[] } => {
  const productImages: DemoProductImage[] = [];
  const all = demoRecordCollections.map((recordType) => {
    const records = readDemoRecordsOfType(root, projectKey, recordType).map((record) => ({
      ...record,
      fields: withDefaults(recordType, record),
    }));
    if (recordType.collection !== 'ecommerce_product' || records.length === 0) return { recordType, records };
    const vocabulary = parse(
      demoProductVocabularySchema,
      root,
      `${projectKey}/shop/image-views-and-variant-choices.yaml`,
    );
    const spelled = records.map((record) => {
      const product = checked(record, () => expandProductShorthand(record.key, record.fields, vocabulary));
      productImages.push(...product.images);
      return { ...record, fields: product.fields };
    });
    return { recordType, records: spelled };
  });
  return { all, productImages };
};

/** Ids of everything that can be referenced by key, by collection. */
const toReferenceableIds = (
  projectKey: string,
  all: RecordsOfType[],
  images: string[],
): Map<string, string | number> => {
  const ids = new Map<string, string | number>();
  for (const [method, id] of Object.entries(paymentMethodIds)) ids.set(`ecommerce_payment_method/${method}`, id);
  for (const name of images) ids.set(`directus_files/${name}`, toDemoRecordId(`${projectKey}/file/${name}`));
  for (const { recordType, records } of all)
    for (const { key } of records)
      ids.set(`${recordType.collection}/${key}`, toDemoRecordId(`${projectKey}/${recordType.name}/${key}`));
  return ids;
};

const toFiles = (projectKey: string, images: Record<string, z.infer<typeof imageSchema>>): SeedFile[] =>
  Object.entries(images).map(([name, { title, file = `${name}.jpg`, focal_point: focalPoint }]) => ({
    id: toDemoRecordId(`${projectKey}/file/${name}`),
    path: `${projectKey}/${file}`,
    title,
    ...(focalPoint && { focalPoint }),
  }));

/** Values of the project's own `{{name}}` placeholders. */
const readPlaceholders = ({ root, projectKey }: ReadDemoProjectFilesOptions): Record<string, string> => {
  const file = `${projectKey}/text-placeholders.yaml`;
  return existsSync(join(root, file)) ? parse(z.record(z.string(), z.string()), root, file) : {};
};

/** @throws Error naming file, record and field of every error in the first invalid record. */
export const readDemoProjectFiles = (options: ReadDemoProjectFilesOptions): Pick<SeedContent, 'files' | 'sets'> => {
  const { root, projectKey } = options;
  const placeholders = readPlaceholders(options);
  const images = parse(z.record(z.string(), imageSchema), root, `${projectKey}/pictures.yaml`);
  const { all, productImages } = readRecordsByType(options);
  checkFiles(options, all);
  const ids = toReferenceableIds(projectKey, all, [...Object.keys(images), ...productImages.map(({ name }) => name)]);
  const alternatives = new Map(
    Object.entries(images).map(([name, { alt }]) => [toDemoRecordId(`${projectKey}/file/${name}`), alt]),
  );

  const toValue: DemoRecordSchemaContext['toValue'] = (name, locale) => {
    const [, text] = /^text (.+)$/.exec(name) ?? [];
    if (text === undefined) return placeholders[name] ?? options.toValue(name, locale);
    // A text that is used twice is stored only once.
    const { body } = readMarkdownFile(root, `${projectKey}/${text}/${locale}.md`);
    return body.replaceAll(/\{\{([\w.]+)\}\}/g, (_, inner: string) => toValue(inner, locale) ?? '');
  };
  const toId: DemoRecordSchemaContext['toId'] = (collection, key) => ids.get(`${collection}/${key}`);
  const toSchema = createDemoRecordSchema({ toId, toValue });
  const context = {
    projectKey,
    toAlternativeText: (id: unknown) => {
      const alt = alternatives.get(String(id));
      return (
        alt && {
          de: insertNoBreakSpaces(alt.de, 'de'),
          en: insertNoBreakSpaces(alt.en, 'en'),
          fr: insertNoBreakSpaces(alt.fr, 'fr'),
        }
      );
    },
  };

  const sets: SeedCollection[] = [];
  // Rows that become items may reference records of any type.
  const dependentSets: SeedCollection[] = [];
  for (const { recordType, records } of all) {
    const isSorted = records.some(({ textFiles }) => textFiles) || recordType.collection === 'ecommerce_product';
    const schema = toSchema(recordType.collection, { omittedFields: isSorted ? [] : ['sort'] });
    records.forEach((record, index) => {
      const fields = checked(record, () => schema.parse(record.fields) as SeedItem);
      const path = recordType.isSingle ? recordType.name : `${recordType.name}/${record.key}`;
      const made = demoItemToSeedItemsByCollection(context, fields, {
        collection: recordType.collection,
        key: record.key,
        path,
        index,
      });
      for (const set of made) {
        (set === made[0] ? sets : dependentSets).push(set);
      }
    });
  }
  const productFiles = productImages.map(({ name, title, focalPoint }) => ({
    id: toDemoRecordId(`${projectKey}/file/${name}`),
    path: `${projectKey}/${name}.jpg`,
    title,
    focalPoint,
  }));
  return {
    files: [...toFiles(projectKey, images), ...productFiles],
    sets: joinAdjacentCollections([...sets, ...dependentSets.sort((first, second) => toRank(first) - toRank(second))]),
  };
};

const toRank = ({ collection }: SeedCollection): number =>
  Object.keys(demoNestedRowSeedRulesByCollection).indexOf(collection);

/** Joins adjacent sets of the same collection, so that their items are created together. */
const joinAdjacentCollections = (sets: SeedCollection[]): SeedCollection[] => {
  const joined: SeedCollection[] = [];
  for (const { collection, items } of sets) {
    const last = joined.at(-1);
    if (last?.collection === collection) last.items.push(...items);
    else joined.push({ collection, items: [...items] });
  }
  return joined;
};
