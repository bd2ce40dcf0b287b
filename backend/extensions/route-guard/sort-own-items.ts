// Moves an item to another's place in the manual order, within one project. Directus's own `/utils/sort` looks only at the
// permission for the collection, and renumbers the items of every project. Called by the hook beside for editors.
import type { Knex } from 'knex';
import { toProjectSteps } from '../../access/ownership.ts';
import { RefusedRequestError } from '../../access/refused-request.ts';
import type { CollectionDefinition } from '../../schema/definition.ts';

type Key = string | number;

export interface SortRequest {
  schema: CollectionDefinition[];
  collection: string;
  project: string | null;
  item: unknown;
  to: unknown;
}

export interface SortPlan {
  collection: string;
  keyField: string;
  sortField: string;
  item: Key;
  /** Where the item goes, counted from 1. */
  position: number;
  /** The other items of the project in their order, with their places. */
  others: { key: Key; position: number }[];
}

const refuse = (): never => {
  throw new RefusedRequestError("You don't have permission to sort these items.");
};

const readKeyField = (schema: CollectionDefinition[], collection: string): string =>
  schema.find(({ name }) => name === collection)?.fields.find(({ column }) => column?.primaryKey)?.name ?? 'id';

/** The keys of a project's items, in their manual order. */
const readKeys = async (
  database: Knex,
  { schema, collection, project }: SortRequest,
  sortField: string,
): Promise<Key[]> => {
  const steps = toProjectSteps(schema, collection);
  const query = database(`${collection} as s0`);
  steps.slice(1).forEach((step, index) => {
    const key = `s${index + 1}.${readKeyField(schema, step.collection)}`;
    void query.join(`${step.collection} as s${index + 1}`, `s${index}.${steps[index]?.field ?? ''}`, key);
  });
  const keyField = readKeyField(schema, collection);
  const rows: { key: Key }[] = await query
    .where(`s${steps.length - 1}.${steps.at(-1)?.field ?? ''}`, project)
    .orderBy([{ column: `s0.${sortField}`, nulls: 'last' }, { column: `s0.${keyField}` }])
    .select({ key: `s0.${keyField}` });
  return rows.map(({ key }) => key);
};

/**
 * The new places of a project's items.
 * @throws RefusedRequestError when one of the two items is not of the project, or the collection has no manual order.
 */
export const planSort = async (database: Knex, request: SortRequest): Promise<SortPlan> => {
  const { schema, collection, project } = request;
  const definition = schema.find(({ name }) => name === collection);
  if (!definition?.sortField || definition.ownership === 'shared' || !project) return refuse();
  const keys = await readKeys(database, request, definition.sortField);
  const find = (key: unknown): number => keys.findIndex((own) => String(own) === String(key));
  const [from, position] = [find(request.item), find(request.to)];
  const item = keys[from];
  if (item === undefined || position < 0) return refuse();
  const ordered = keys.toSpliced(from, 1).toSpliced(position, 0, item);
  return {
    collection,
    keyField: readKeyField(schema, collection),
    sortField: definition.sortField,
    item,
    position: position + 1,
    others: ordered.flatMap((key, index) => (key === item ? [] : { key, position: index + 1 })),
  };
};

/** Writes the places of all but the moved item. */
export const writeOthers = async (database: Knex, { collection, keyField, sortField, others }: SortPlan) => {
  await database.raw(
    `update ?? as item set ?? = wanted.position
       from unnest(?::text[], ?::int[]) as wanted (key, position)
      where item.??::text = wanted.key and item.?? is distinct from wanted.position`,
    [
      ...[collection, sortField],
      ...[others.map(({ key }) => String(key)), others.map(({ position }) => position)],
      ...[keyField, sortField],
    ],
  );
};
