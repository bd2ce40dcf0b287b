// Limits how much a visitor may query at once. Directus follows ten relations and returns any number of items; a few
// such queries would keep database and CPU busy while others want to order. The site's own queries stay far below the
// limits. Pure. Reasons: docs/decisions/045.
import type { Query } from '@directus/types';
import type { CollectionDefinition } from '../../schema/content-model-types.ts';

export interface VisitorReadQueryWithLimitAndCost {
  /** The query with a limit on its items. */
  query: Query;
  /** Approximate number of items including related ones. */
  cost: number;
}

/** A product with everything on its page takes 26 relations, five levels deep. */
const maxRelations = 30;
const maxNames = 5;
const maxFields = 200;
/** A list with every filter set uses less than a third of it. */
const maxConditions = 100;
const maxFilterRelations = 15;
const maxFilterDepth = 12;
/** Ids in one condition: a long wish list. */
const maxValues = 500;
const maxSorts = 5;
const maxAggregates = 8;
/** Items including related ones. */
export const maxVisitorQueryItems = 2_000;
/** Directus's own default. */
const defaultLimit = 100;

type Schema = ReadonlyMap<string, CollectionDefinition>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toList = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat());

const findField = (schema: Schema, collection: string, name: string) =>
  schema.get(collection)?.fields.find((entry) => entry.name === name);

/** The collection a field refers to; `undefined` for plain fields. */
const findTarget = (schema: Schema, collection: string, name: string): string | undefined => {
  const field = findField(schema, collection, name);
  return field?.relation?.to ?? field?.listOf;
};

/**
 * The relations along a path, such as `images` and `images.directus_files_id`.
 * @returns undefined if the path is too long, visits a collection twice, or selects all relations with a wildcard.
 */
const toRelations = (schema: Schema, root: string, names: string[]): string[] | undefined => {
  if (names.length > maxNames) return undefined;
  const seen = new Set([root]);
  let current = root;
  const relations: string[] = [];
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    if (name.includes('$')) return undefined;
    const target = findTarget(schema, current, name);
    if (target === undefined) return isLast ? relations : undefined;
    // Ids of a list or of its parent lead nowhere.
    if (seen.has(target) && !isLast) return undefined;
    seen.add(target);
    // A foreign key, such as the language of a translation, is read with the item itself.
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

/** Size of a filter: `_and` and `_or` cost nothing; every other name without an operator may be a relation. */
const measureFilter = (filter: unknown, depth = 0): FilterSize => {
  const none = { conditions: 0, relations: 0, values: 0, depth };
  if (depth > maxFilterDepth) return none;
  const add = (a: FilterSize, b: FilterSize): FilterSize => ({
    conditions: a.conditions + b.conditions,
    relations: a.relations + b.relations,
    values: Math.max(a.values, b.values),
    depth: Math.max(a.depth, b.depth),
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

/** Filters and limits of nested lists. */
const isSmallDeep = (deep: unknown, isOneItem: boolean, depth = 0): boolean =>
  !isRecord(deep) ||
  (depth <= maxNames &&
    Object.entries(deep).every(([name, value]) => {
      if (name === '_filter') return isSmallFilter(value);
      if (name === '_limit') return isOneItem || (Number(value) >= 0 && Number(value) <= defaultLimit);
      if (name.startsWith('_')) return name === '_sort' || name === '_fields' || name === '_page';
      return isSmallDeep(value, isOneItem, depth + 1);
    }));

const isSmallAggregate = ({ aggregate, group }: Query): boolean => {
  const aggregates = isRecord(aggregate) ? Object.values(aggregate).flatMap(toList) : [];
  const groups = toList(group);
  return (
    aggregates.length <= maxAggregates && groups.length <= 2 && groups.every((name) => !String(name).includes('.'))
  );
};

/** Aliases may name fields of the item itself, not relations. */
const isPlainAlias = (schema: Schema, collection: string, alias: unknown): boolean =>
  !isRecord(alias) ||
  Object.values(alias).every(
    (name) => typeof name === 'string' && findTarget(schema, collection, name) === undefined && !name.includes('$'),
  );

/**
 * Caps the number of items at what a visitor may read.
 * @returns undefined for a query that is too large or too deep.
 */
export const limitVisitorQuerySizeAndDepth = (
  schema: Schema,
  collection: string,
  query: Query,
  isOneItem = false,
): VisitorReadQueryWithLimitAndCost | undefined => {
  const fields = toList(query.fields);
  const sorts = toList(query.sort).map((path) => String(path).replace(/^-/, ''));
  const relations = readRelations(schema, collection, fields);
  const sorted = readRelations(schema, collection, sorts);
  if (!relations || !sorted || fields.length > maxFields || sorts.length > maxSorts) return undefined;
  const requestedLimit = query.limit === undefined ? defaultLimit : Number(query.limit);
  const maxItems = Math.floor(maxVisitorQueryItems / (1 + relations.size));
  const limit = isOneItem ? 1 : requestedLimit < 0 ? maxItems : Math.min(requestedLimit, maxItems);
  const isSmall =
    isSmallFilter(query.filter) &&
    isSmallDeep(query.deep, limit === 1) &&
    isSmallAggregate(query) &&
    isPlainAlias(schema, collection, query.alias) &&
    query.export === undefined;
  if (!isSmall) return undefined;
  return { query: isOneItem ? query : { ...query, limit }, cost: Math.max(limit, 1) * (1 + relations.size) };
};
