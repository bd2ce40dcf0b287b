// Turns a checked record into items as Directus takes them: ids, order, translations, and the rows of its lists, some of which
// become items of their own. Used by load-project-files.ts.
import { defaultLocale, locales, type Locale } from '../../contract/locale.ts';
import type { SeedItem, SeedCollection } from '../../backend/seed/seed-items.ts';
import type { CollectionDefinition, FieldDefinition } from '../../backend/schema/definition.ts';
import { toDemoId } from '../demo-id.ts';
import { nestedRowTypes } from './record-types.ts';
import {
  getCollectionDefinition,
  findJunctionTargetField,
  findParentField,
  toTranslatedFields,
} from './record-schema.ts';

export interface SeedItemContext {
  house: string;
  /** The description of a picture, by the id of its file. */
  toAlternativeText: (fileId: unknown) => Record<Locale, string> | undefined;
}

interface Place {
  collection: string;
  /** Of the record itself, or of the record that a row belongs to. */
  key: string;
  /** The readable key of the id, without the house; rows whose ids the database gives have none. */
  path?: string;
  /** From 0. */
  index: number;
  /** The field that points to the parent, with the parent's id. */
  parent?: SeedItem;
}

/** Sort values of the shop leave room, so that an editor can move an item without renumbering. */
const toSort = (collection: string, index: number): number =>
  (collection.startsWith('ecommerce_') ? 10 : 1) * (index + 1);

type InLanguages = Record<Locale, unknown>;

const isTranslated = (value: unknown): value is InLanguages =>
  typeof value === 'object' && value !== null && locales.every((locale) => locale in value);

/** The shop keeps its German texts in the item alone; the site keeps an entry for German, too. */
const toTranslations = (collection: CollectionDefinition, names: string[], record: SeedItem): SeedItem => {
  const written = names.filter((name) => isTranslated(record[name]));
  const toEntry = (locale: Locale): SeedItem =>
    Object.fromEntries(written.map((name) => [name, (record[name] as InLanguages)[locale]]));
  const isGermanFlat = collection.name.startsWith('ecommerce_');
  const flat = collection.fields.filter(({ name }) => written.includes(name)).map(({ name }) => name);
  return {
    ...Object.fromEntries(Object.entries(toEntry(defaultLocale)).filter(([name]) => flat.includes(name))),
    ...(written.length > 0 && {
      translations: locales
        .filter((locale) => !isGermanFlat || locale !== defaultLocale)
        .map((language) => ({ language, ...toEntry(language) })),
    }),
  };
};

/** The item first, then the items that hang on it, by collection. */
export const toSeedSets = (context: SeedItemContext, fields: SeedItem, place: Place): SeedCollection[] => {
  const { house, toAlternativeText } = context;
  const collection = getCollectionDefinition(place.collection);
  const translated = toTranslatedFields(collection).map(({ name }) => name);
  const headerAlt = translated.includes('header_image_alt') && toAlternativeText(fields['header_image']);
  const described: SeedItem = { ...fields, ...(headerAlt && { header_image_alt: headerAlt }) };
  const id = place.path === undefined ? undefined : toDemoId(`${house}/${place.path}`);
  const item: SeedItem = {
    ...(id !== undefined && { id }),
    ...place.parent,
    ...toOwner(collection, house),
    ...(collection.fields.some(({ name }) => name === 'sort') && { sort: toSort(collection.name, place.index) }),
  };
  const sets: SeedCollection[] = [{ collection: collection.name, items: [item] }];
  for (const [name, value] of Object.entries(described)) {
    const field = collection.fields.find((candidate) => candidate.name === name);
    if (translated.includes(name) && isTranslated(value)) continue;
    if (field?.listOf === undefined) item[name] = value;
    else addRows(context, { sets, item, id, collection, field, place }, value as unknown[]);
  }
  Object.assign(item, toTranslations(collection, translated, described));
  return sets;
};

/** Every record belongs to its house, and the parts of the shop's settings to these. */
const toOwner = ({ fields }: CollectionDefinition, house: string): SeedItem => {
  const has = (name: string, to: string) => fields.some((field) => field.name === name && field.relation?.to === to);
  return {
    ...(has('project', 'project') && { project: toDemoId(`${house}/project`) }),
    ...(has('settings', 'ecommerce_settings') && { settings: toDemoId(`${house}/settings`) }),
  };
};

interface Parent {
  sets: SeedCollection[];
  item: SeedItem;
  id: string | undefined;
  collection: CollectionDefinition;
  field: FieldDefinition;
  place: Place;
}

const addRows = (context: SeedItemContext, parent: Parent, rows: unknown[]): void => {
  const { item, id, collection, field, place } = parent;
  const listOf = field.listOf ?? '';
  const far = findJunctionTargetField(listOf);
  if (far) {
    item[field.name] = rows.map((key, index) => ({ [far.name]: key, sort: index + 1 }));
    return;
  }
  const kind = nestedRowTypes[listOf];
  const back = findParentField(collection.name, field.name, listOf);
  const made = (rows as (SeedItem & { key?: string })[]).map(({ key, ...row }, index) => {
    const named = { ...row, key, ...(isTranslated(row['day']) && { day: row['day'][defaultLocale] }) };
    const path = kind?.toId(named, index, { key: place.key, path: place.path ?? '' });
    const rowPlace = {
      collection: listOf,
      key: key ?? place.key,
      index,
      ...(path !== undefined && { path }),
      ...(kind?.isOwnItem && back !== undefined && { parent: { [back]: id } }),
    };
    return toSeedSets(context, { ...kind?.defaults, ...row }, rowPlace);
  });
  if (kind?.isOwnItem) parent.sets.push(...made.flat());
  else item[field.name] = made.map(([set]) => set?.items[0]);
};
