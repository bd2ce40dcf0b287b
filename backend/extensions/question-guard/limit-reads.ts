// How much a visitor may ask at once. Directus reads ten relations deep and any number of items; a few such questions keep the
// database and both cores busy while others want to order. What the site's pages ask stays far below. Pure; used by the hook
// beside. Reasons: docs/decisions/045.
import type { CollectionDefinition } from '../../schema/definition.ts';

/** A question as Directus has read it from the address. */
export interface DirectusReadQuery {
  fields?: unknown;
  filter?: unknown;
  sort?: unknown;
  deep?: unknown;
  limit?: unknown;
  alias?: unknown;
  group?: unknown;
  aggregate?: unknown;
  export?: unknown;
}

export interface LimitedQuery {
  /** The question, with as many items at most as a visitor gets. */
  query: DirectusReadQuery;
  /** Items and items below them, roughly. */
  cost: number;
}

/** A product with all that its page shows is read in 23 relations, five names deep. */
const maxRelations = 30;
const maxNames = 5;
const maxFields = 200;
/** A list with every filter set asks less than a third of it. */
const maxConditions = 100;
const maxFilterRelations = 15;
const maxFilterDepth = 12;
/** Ids in one condition: a long wish list. */
const maxValues = 500;
const maxSorts = 5;
const maxAggregates = 8;
/** Items, each with those below it. */
export const maxQueryCost = 2_000;
/** As Directus's own default. */
const defaultLimit = 100;

type Schema = ReadonlyMap<string, CollectionDefinition>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toList = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat());

const findField = (schema: Schema, collection: string, name: string) =>
  schema.get(collection)?.fields.find((entry) => entry.name === name);

/** The collection behind a field; `undefined` where it leads to none. */
const findTarget = (schema: Schema, collection: string, name: string): string | undefined => {
  const field = findField(schema, collection, name);
  return field?.relation?.to ?? field?.listOf;
};

/**
 * The relations on the way of a path, such as `images` and `images.directus_files_id`.
 * @returns undefined where the path is too long, comes through a collection twice, or goes through all relations at once.
 */
const toRelations = (schema: Schema, root: string, names: string[]): string[] | undefined => {
  if (names.length > maxNames) return undefined;
  const seen = new Set([root]);
  let current = root;
  const relations: string[] = [];
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    if (name.includes('$') || (name === '*' && !isLast)) return undefined;
    const target = findTarget(schema, current, name);
    if (target === undefined) return isLast ? relations : undefined;
    // The ids of a list or of its parent alone lead nowhere.
    if (seen.has(target) && !isLast) return undefined;
    seen.add(target);
    // The id in the item's own column, such as the language of a translation, is read with the item.
    if (isLast && findField(schema, current, name)?.relation) return relations;
    relations.push(names.slice(0, index + 1).join('.'));
    current = target;
  }
  return relations;
};

const readRelations = (schema: Schema, root: string, paths: unknown[]): Set<string> | undefined => {
  const relations = new Set<string>();
  for (const path of paths) {
    if (typeof path !== 'string') return undefined;
    const found = toRelations(schema, root, path.split('.'));
    if (!found) return undefined;
    for (const relation of found) relations.add(relation);
  }
  return relations.size > maxRelations ? undefined : relations;
};

interface FilterSize {
  conditions: number;
  relations: number;
  values: number;
  depth: number;
}

/** What a filter asks: `_and` and `_or` cost nothing by themselves; every other name without an operator may be a relation. */
const measureFilter = (filter: unknown, depth = 0): FilterSize => {
  const none = { conditions: 0, relations: 0, values: 0, depth };
  if (depth > maxFilterDepth) return none;
  const add = (one: FilterSize, other: FilterSize): FilterSize => ({
    conditions: one.conditions + other.conditions,
    relations: one.relations + other.relations,
    values: Math.max(one.values, other.values),
    depth: Math.max(one.depth, other.depth),
  });
  if (Array.isArray(filter)) return filter.map((part) => measureFilter(part, depth + 1)).reduce(add, none);
  if (!isRecord(filter)) return none;
  return Object.entries(filter)
    .map(([name, value]): FilterSize => {
      if (name === '_and' || name === '_or') return measureFilter(value, depth);
      const isRelation = isRecord(value) && Object.keys(value).some((key) => !key.startsWith('_'));
      if (name.startsWith('_') && !isRecord(value)) return { ...none, conditions: 1, values: toList(value).length };
      return add({ ...none, relations: isRelation ? 1 : 0 }, measureFilter(value, depth + 1));
    })
    .reduce(add, none);
};

const isSmallFilter = (filter: unknown): boolean => {
  const { conditions, relations, values, depth } = measureFilter(filter);
  return (
    conditions <= maxConditions && relations <= maxFilterRelations && values <= maxValues && depth <= maxFilterDepth
  );
};

/** Of what is asked about lists below: their filters, and how many of theirs. */
const isSmallDeep = (deep: unknown, isOneItem: boolean, depth = 0): boolean =>
  !isRecord(deep) ||
  (depth <= maxNames &&
    Object.entries(deep).every(([name, value]) => {
      if (name === '_filter') return isSmallFilter(value);
      if (name === '_limit') return isOneItem || (Number(value) >= 0 && Number(value) <= defaultLimit);
      if (name.startsWith('_')) return name === '_sort' || name === '_fields' || name === '_page';
      return isSmallDeep(value, isOneItem, depth + 1);
    }));

const isSmallAggregate = ({ aggregate, group }: DirectusReadQuery): boolean => {
  const asked = isRecord(aggregate) ? Object.values(aggregate).flatMap(toList) : [];
  const groups = toList(group);
  return asked.length <= maxAggregates && groups.length <= 2 && groups.every((name) => !String(name).includes('.'));
};

/** A name for a field of the item itself, not for a relation. */
const isPlainAlias = (schema: Schema, collection: string, alias: unknown): boolean =>
  !isRecord(alias) ||
  Object.values(alias).every(
    (name) => typeof name === 'string' && findTarget(schema, collection, name) === undefined && !name.includes('$'),
  );

/**
 * The question within a visitor's limits: an unlimited number of items becomes the largest that is given.
 * @returns undefined for a question that is too large or too deep.
 */
export const limitQuery = (
  schema: Schema,
  collection: string,
  query: DirectusReadQuery,
  isOneItem = false,
): LimitedQuery | undefined => {
  const fields = toList(query.fields);
  const sorts = toList(query.sort).map((path) => String(path).replace(/^-/, ''));
  const relations = readRelations(schema, collection, fields);
  const sorted = readRelations(schema, collection, sorts);
  if (!relations || !sorted || fields.length > maxFields || sorts.length > maxSorts) return undefined;
  const asked = query.limit === undefined ? defaultLimit : Number(query.limit);
  const largest = Math.floor(maxQueryCost / (1 + relations.size));
  const limit = isOneItem ? 1 : asked < 0 ? largest : Math.min(asked, largest);
  const isSmall =
    isSmallFilter(query.filter) &&
    isSmallDeep(query.deep, limit === 1) &&
    isSmallAggregate(query) &&
    isPlainAlias(schema, collection, query.alias) &&
    query.export === undefined;
  if (!isSmall) return undefined;
  return { query: isOneItem ? query : { ...query, limit }, cost: Math.max(limit, 1) * (1 + relations.size) };
};
