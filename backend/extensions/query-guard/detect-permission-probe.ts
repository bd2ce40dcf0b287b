// Detects queries that reveal items the user may not read. Directus checks the fields along a filter or sort path, but
// not the items: whether one's own item is found then reveals a value of somebody else's. Only `_some` and `_none`
// apply permissions to the related items. Pure.
import type { Query } from '@directus/types';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a relation, as named in a query, leads to other people's items. */
type IsGuarded = (name: string) => boolean;

const isSafe = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).every((name) => name === '_some' || name === '_none');

const filterProbes = (filter: unknown, isGuarded: IsGuarded): boolean => {
  if (Array.isArray(filter)) return filter.some((part) => filterProbes(part, isGuarded));
  if (!isRecord(filter)) return false;
  return Object.entries(filter).some(
    ([name, value]) => (isGuarded(name) && !isSafe(value)) || filterProbes(value, isGuarded),
  );
};

const sortProbes = (sort: unknown, isGuarded: IsGuarded): boolean =>
  [sort].flat().some((path) => typeof path === 'string' && path.replace(/^-/, '').split('.').some(isGuarded));

/** Checks `_filter` and `_sort` of nested items. */
const deepProbes = (deep: unknown, isGuarded: IsGuarded): boolean =>
  isRecord(deep) &&
  Object.entries(deep).some(([name, value]) => {
    if (name === '_filter') return filterProbes(value, isGuarded);
    if (name === '_sort') return sortProbes(value, isGuarded);
    return deepProbes(value, isGuarded);
  });

/** `ratings` for `count(ratings)`, which counts all items, readable or not. */
const withoutFunction = (name: string): string => /^\w+\((\w+)\)$/.exec(name)?.[1] ?? name;

/**
 * `$FOLLOW(collection,field)` leads to all items that reference an item, in every project. `listNames` are list fields
 * whose items the user may read only in part.
 */
export const doesQueryProbePermissions = ({ filter, sort, deep }: Query, listNames: ReadonlySet<string>): boolean => {
  const isGuarded = (name: string): boolean => name.includes('$FOLLOW') || listNames.has(withoutFunction(name));
  return filterProbes(filter, isGuarded) || sortProbes(sort, isGuarded) || deepProbes(deep, isGuarded);
};
