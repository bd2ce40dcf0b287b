// Converts a validated record into Directus items with ids, order, translations and nested rows, some of which become
// separate items.
import { defaultLocale, locales, type Locale } from '../../contract/locale.ts';
import type { SeedItem, SeedCollection } from '../../backend/seed/create-seed-items.ts';
import type { CollectionDefinition, FieldDefinition } from '../../backend/schema/content-model-types.ts';
import { toDemoRecordId } from '../demo-record-id.ts';
import { demoNestedRowSeedRulesByCollection } from './demo-record-collections.ts';
import {
  getCollectionDefinition,
  findJunctionTargetField,
  findParentReferenceField,
  findTranslatedFieldDefinitions,
} from './demo-record-schema.ts';

export interface DemoSeedItemContext {
  projectKey: string;
  /** Alternative text of an image, by the id of its file. */
  toAlternativeText: (fileId: unknown) => Record<Locale, string> | undefined;
}

interface RecordPlace {
  collection: string;
  /** Key of the record, or of the record to which the row belongs. */
  key: string;
  /** The readable key of the id, without the project; absent for rows with generated ids. */
  path?: string;
  /** Zero-based position. */
  index: number;
  /** The field that references the parent, with the parent's id as its value. */
  parent?: SeedItem;
}

/** The shop's sort values have gaps, so that an editor can move an item without renumbering. */
const toSort = (collection: string, index: number): number =>
  (collection.startsWith('ecommerce_') ? 10 : 1) * (index + 1);

type InLanguages = Record<Locale, unknown>;

const isTranslated = (value: unknown): value is InLanguages =>
  typeof value === 'object' && value !== null && locales.every((locale) => locale in value);

/** The shop stores German texts only in the item; the site also stores a German translation. */
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

/** The item and its dependent items, by collection. */
export const demoItemToSeedItemsByCollection = (
  context: DemoSeedItemContext,
  fields: SeedItem,
  place: RecordPlace,
): SeedCollection[] => {
  const { projectKey, toAlternativeText } = context;
  const collection = getCollectionDefinition(place.collection);
  const translated = findTranslatedFieldDefinitions(collection).map(({ name }) => name);
  const described: SeedItem = { ...fields };
  for (const name of ['header_image', 'image']) {
    const alt = translated.includes(`${name}_alt`) && toAlternativeText(fields[name]);
    if (alt) described[`${name}_alt`] = alt;
  }
  const id = place.path === undefined ? undefined : toDemoRecordId(`${projectKey}/${place.path}`);
  const item: SeedItem = {
    ...(id !== undefined && { id }),
    ...place.parent,
    ...toOwner(collection, projectKey),
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

/** Links every record to its project, and parts of the shop settings to those settings. */
const toOwner = ({ fields }: CollectionDefinition, projectKey: string): SeedItem => {
  const hasRelation = (name: string, to: string) =>
    fields.some((field) => field.name === name && field.relation?.to === to);
  return {
    ...(hasRelation('project', 'project') && { project: toDemoRecordId(`${projectKey}/project`) }),
    ...(hasRelation('settings', 'ecommerce_settings') && { settings: toDemoRecordId(`${projectKey}/settings`) }),
  };
};

interface Parent {
  sets: SeedCollection[];
  item: SeedItem;
  id: string | undefined;
  collection: CollectionDefinition;
  field: FieldDefinition;
  place: RecordPlace;
}

const addRows = (context: DemoSeedItemContext, parent: Parent, rows: unknown[]): void => {
  const { sets, item, id, collection, field, place } = parent;
  const listOf = field.listOf ?? '';
  const target = findJunctionTargetField(listOf);
  const back = findParentReferenceField(collection.name, field.name, listOf);
  if (target) {
    const links = rows.map((key, index) => ({ [target.name]: key, sort: index + 1 }));
    if (target.relation?.to !== collection.name) item[field.name] = links;
    // Of records of the same collection, some are created later.
    else if (back !== undefined)
      sets.push({
        collection: listOf,
        items: links.map((link) => ({
          id: toDemoRecordId(`${context.projectKey}/${place.path ?? ''}/${field.name}/${link.sort}`),
          [back]: id,
          ...link,
        })),
      });
    return;
  }
  const rowType = demoNestedRowSeedRulesByCollection[listOf];
  const made = (rows as (SeedItem & { key?: string })[]).map(({ key, ...row }, index) => {
    const named = { ...row, key, ...(isTranslated(row['day']) && { day: row['day'][defaultLocale] }) };
    const path = rowType?.toId(named, index, { key: place.key, path: place.path ?? '' });
    const rowPlace = {
      collection: listOf,
      key: key ?? place.key,
      index,
      ...(path !== undefined && { path }),
      ...(rowType?.isOwnItem && back !== undefined && { parent: { [back]: id } }),
    };
    return demoItemToSeedItemsByCollection(context, { ...rowType?.defaults, ...row }, rowPlace);
  });
  if (rowType?.isOwnItem) sets.push(...made.flat());
  else item[field.name] = made.map(([set]) => set?.items[0]);
};
