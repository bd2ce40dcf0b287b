// Requirements for all demo content: complete in three languages, valid references, clean markup, no filler text.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales } from '../contract/locale.ts';
import { contentModelCollections } from '../backend/schema/content-model.ts';
import { demoSeedContent } from './demo-seed-content.ts';
import type { SeedItem } from '../backend/seed/create-seed-items.ts';
import { toDemoRecordId } from './demo-record-id.ts';
import { readYamlFile } from './content-loader/read-demo-records.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const allowedTags = ['p', 'h2', 'h3', 'ul', 'li', 'a', 'strong'];

const itemsOf = (collection: string): SeedItem[] =>
  demoSeedContent.sets.filter((set) => set.collection === collection).flatMap((set) => set.items);

const translationsOf = (item: SeedItem): SeedItem[] => (item['translations'] ?? []) as SeedItem[];

/** Every string of an item and its nested items, with its path. */
const stringsOf = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => stringsOf(inner, `${path}/${name}`));
};

const allStrings = demoSeedContent.sets.flatMap((set) =>
  set.items.flatMap((item, index) => stringsOf(item, `${set.collection}[${index}]`)),
);

/** Texts for visitors: no keys, URLs or markup. */
const proseStrings = allStrings
  .filter(
    ([path]) =>
      !/\/(id|key|path|external_path|link|slug|domain|email|electronic_address|type|day|[a-z_]*color|props|config)$/.test(
        path,
      ),
  )
  .map(([path, text]): [path: string, text: string] => [
    path,
    text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, ''),
  ]);

const frenchStrings = demoSeedContent.sets.flatMap((set) =>
  set.items.flatMap((item, index) =>
    translationsOf(item)
      .filter((entry) => entry['language'] === 'fr')
      .flatMap((entry) => stringsOf(entry, `${set.collection}[${index}]`))
      .map(([path, text]): [path: string, text: string] => [
        path,
        text.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, ''),
      ]),
  ),
);

/** Violations of the content model by an item and its nested items. */
const problemsOf = (collection: string, item: SeedItem): string[] => {
  const fields = contentModelCollections.find(({ name }) => name === collection)?.fields ?? [];
  const unknown = Object.keys(item).filter((name) => !fields.some((field) => field.name === name));
  const missing = fields.filter(({ name, required, relation }) => required && !relation && item[name] === undefined);
  const tooLong = fields.filter(({ name, column }) => {
    const value = item[name];
    return typeof value === 'string' && value.length > (column?.maxLength ?? Infinity);
  });
  const nested = fields.flatMap(({ name, listOf }) =>
    listOf ? ((item[name] ?? []) as SeedItem[]).flatMap((inner) => problemsOf(listOf, inner)) : [],
  );
  return [
    ...unknown.map((name) => `${collection}.${name} is unknown`),
    ...missing.map(({ name }) => `${collection}.${name} is missing`),
    ...tooLong.map(({ name }) => `${collection}.${name} is too long`),
    ...nested,
  ];
};

/** The ids of items and of the items nested in them. */
const idsOf = (items: unknown): string[] =>
  stringsOf(items).flatMap(([path, text]) => (path.endsWith('/id') ? [text] : []));

const nameOf = (page: SeedItem): string => {
  const project = itemsOf('project').find(({ id }) => id === page['project']);
  return `${String(page['key'])} of ${String(project?.['name'])}`;
};

describe('demo content', () => {
  it('has unique ids, including nested items and files', () => {
    const ids = [...demoSeedContent.sets.flatMap((set) => idsOf(set.items)), ...idsOf(demoSeedContent.files)];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(uuid);
  });

  it('references only preceding items or files', () => {
    const known = new Set(idsOf(demoSeedContent.files));
    for (const { collection, items } of demoSeedContent.sets) {
      for (const id of idsOf(items)) known.add(id);
      const references = items.flatMap((item) => stringsOf(item, collection)).filter(([, text]) => uuid.test(text));
      expect(references.filter(([, id]) => !known.has(id))).toEqual([]);
    }
  });

  it('sets only fields of the content model, all required ones, and none beyond its length limit', () => {
    for (const { collection, items } of demoSeedContent.sets) {
      expect(items.flatMap((item) => problemsOf(collection, item))).toEqual([]);
    }
  });

  it('lists exactly the files in the folder', () => {
    const root = new URL('./files', import.meta.url);
    const inFolder = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(fileURLToPath(root), join(entry.parentPath, entry.name)));
    expect(demoSeedContent.files.map((file) => file.path).sort()).toEqual(inFolder.sort());
  });

  it('has no filler text and no link to the closed dispute platform', () => {
    for (const [path, text] of allStrings) {
      expect(text, path).not.toMatch(/lorem|ipsum|ec\.europa\.eu\/consumers\/odr/i);
    }
  });

  it('uses typographic quotation marks, apostrophes and dashes', () => {
    for (const [path, text] of proseStrings) {
      expect(text, path).not.toMatch(/["']| - |--|\.\.\.|,,/);
    }
  });

  it('joins numbers and units with no-break spaces', () => {
    for (const [path, text] of proseStrings)
      expect(text, path).not.toMatch(/\d\s(?<!\u00a0)(?:mm|cm|kg|g|ct|bar|€|%)(?!\p{L})/u);
  });

  it('uses narrow no-break spaces with French punctuation and quotation marks', () => {
    for (const [path, text] of frenchStrings) {
      expect(text, path).not.toMatch(/(?<!\u202f)[;!?»]|«(?!\u202f)|(?<![\u202f\d]):(?!\/|\d)/);
    }
  });

  it('uses only markup that the site renders, with every element closed', () => {
    for (const [path, text] of allStrings.filter(([, text]) => /<\/?[a-z]/i.test(text))) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
        expect(allowedTags, `${path}: ${tag}`).toContain(tag);
        if (slash) expect(open.pop(), path).toBe(tag);
        else open.push(tag);
      }
      expect(open, path).toEqual([]);
    }
  });
});

describe.each(itemsOf('page').map((page) => [nameOf(page), page] as const))('page %s', (_name, page) => {
  it('is written in all languages', () => {
    expect(translationsOf(page).map((entry) => entry['language'])).toEqual([...locales]);
    for (const entry of translationsOf(page)) {
      for (const field of ['title', 'heading', 'description', 'keywords', 'lead', 'body']) {
        expect(entry[field], `${String(entry['language'])} ${field}`).toMatch(/\S/);
      }
      expect('header_image_alt' in entry, 'an image has an alternative text').toBe('header_image' in page);
    }
  });

  it('has a description that search engines show untruncated', () => {
    for (const entry of translationsOf(page)) {
      expect(entry['description'], String(entry['language'])).toMatch(/^.{70,155}$/);
      expect(entry['description'], String(entry['language'])).toMatch(/[.!?]$/);
    }
  });
});

it('describes the images of events in all languages', () => {
  const withImage = itemsOf('event').filter((event) => 'image' in event);
  expect(withImage.length).toBeGreaterThan(4);
  for (const event of withImage)
    expect(translationsOf(event).map(({ image_alt: alt }) => alt)).toEqual(
      locales.map((): unknown => expect.any(String)),
    );
});

const countWords = (text: unknown): number =>
  String(text)
    .replaceAll(/<[^>]*>/g, ' ')
    .match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;

describe.each(
  itemsOf('page')
    .filter(({ key }) => key === 'home')
    .map((page) => [nameOf(page), page] as const),
)('the hero of page %s', (_name, page) => {
  it.each(translationsOf(page).map((entry) => [String(entry['language']), entry] as const))(
    'is short and is followed by a single story with a heading, in %s',
    (_language, { heading, lead, body }) => {
      expect(heading).not.toMatch(/[.!]$/);
      expect(countWords(heading)).toBeLessThanOrEqual(6);
      expect(countWords(lead)).toBeLessThanOrEqual(30);
      const [, ...stories] = String(body).split(/<h2>.*?<\/h2>/);
      expect(stories).toHaveLength(1);
      expect(countWords(stories[0])).toBeGreaterThanOrEqual(60);
      expect(countWords(stories[0])).toBeLessThanOrEqual(110);
    },
  );
});

describe('the imprint', () => {
  it('names the same seller as the legal texts of the shop', () => {
    const root = fileURLToPath(new URL('.', import.meta.url));
    const { phone, ...seller } = readYamlFile(root, 'arnsberg/text-placeholders.yaml');
    const company = itemsOf('company').find((item) => item['project'] === toDemoRecordId('arnsberg/project'));
    const known = Object.values({ ...seller, phone: String(phone).replace(/^\+49 /, '0') });
    const given = stringsOf(company).map(([, text]) => text);
    const [address] = (company?.['addresses'] ?? []) as Record<string, string>[];
    const lines = address
      ? [`${address['street']} ${address['number']}`, `${address['zip_code']} ${address['city']}`]
      : [];
    expect([...given, ...lines]).toEqual(expect.arrayContaining(known));
  });
});
