// Which questions tell of items that the asker may not read. Directus checks the fields on the way of a filter or an order,
// but not whose items lie there: whether an item of one's own is found then says what stands in somebody else's. Only behind
// `_some` and `_none` it asks for items that the asker may read. Pure.

/** A query as Directus hands it to its hooks; only what leads through relations is looked at. */
export interface PermissionProbeQuery {
  filter?: unknown;
  sort?: unknown;
  deep?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Relations that lead to items of others, by how they are named in a question. */
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

/** What is asked about nested items: `_filter` and `_sort` of each, below the names of the fields. */
const deepProbes = (deep: unknown, isGuarded: IsGuarded): boolean =>
  isRecord(deep) &&
  Object.entries(deep).some(([name, value]) => {
    if (name === '_filter') return filterProbes(value, isGuarded);
    if (name === '_sort') return sortProbes(value, isGuarded);
    return deepProbes(value, isGuarded);
  });

/** `ratings` of `count(ratings)`, which counts all items of the list, whoever may read them. */
const withoutFunction = (name: string): string => /^\w+\((\w+)\)$/.exec(name)?.[1] ?? name;

/**
 * `$FOLLOW(collection,field)` goes from any item to all that name it, of every project. `listNames` are fields that list
 * items which the asker may read only in part.
 */
export const isPermissionProbe = (
  { filter, sort, deep }: PermissionProbeQuery,
  listNames: ReadonlySet<string>,
): boolean => {
  const isGuarded = (name: string): boolean => name.includes('$FOLLOW') || listNames.has(withoutFunction(name));
  return filterProbes(filter, isGuarded) || sortProbes(sort, isGuarded) || deepProbes(deep, isGuarded);
};
