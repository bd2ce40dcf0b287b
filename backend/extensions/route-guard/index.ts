// Directus hook: visitors and staff reach only the routes in allowed-directus-routes.ts; staff sorts items and invites
// colleagues within the own project only, and the menu has what the role works with. Administrators get all of Directus.
// Directus does not start without this extension.
import type { Accountability, HookConfig, HookExtensionContext } from '@directus/types';
import type { Request, RequestHandler, Router } from 'express';
import type { Knex } from 'knex';
import { findProjectRelationPath } from '../../access/project-and-publication-filters.ts';
import { RefusedRequestError } from '../../access/refused-request-error.ts';
import { readStudioUserProjectId } from '../../access/studio-user-project-and-language.ts';
import type { CollectionDefinition } from '../../schema/content-model-types.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { findPrimaryKeyField } from '../../schema/find-primary-key-field.ts';
import { ownerRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { type RouteGuardCallerRole, isDirectusRouteAllowedForRole } from './allowed-directus-routes.ts';
import { createUserInvitationGuard } from './guard-invitations.ts';
import { hideCollectionsFromMenu } from './hide-collections-from-menu.ts';

type Item = Record<string, unknown>;

const toCallerRole = (accountability: Accountability | null | undefined): RouteGuardCallerRole => {
  if (!accountability?.user) return 'visitor';
  return accountability.roles.includes(ownerRoleId) ? 'owner' : 'editor';
};

const guard: RequestHandler = ({ method, path, accountability }, _response, next) => {
  if (accountability?.admin || isDirectusRouteAllowedForRole(toCallerRole(accountability), method, path)) next();
  else next(new RefusedRequestError("You don't have permission to access this."));
};

const sortPath = /^\/utils\/sort\/([^/]+)\/?$/;

/** A mention would notify a user of another project. */
const rejectMentions = (payload: unknown): unknown => {
  if (/@[0-9a-f]{8}-/i.test(JSON.stringify(payload)))
    throw new RefusedRequestError('Comments mention nobody: colleagues read them at the item.');
  return payload;
};

const sort = async (
  { database, services }: HookExtensionContext,
  request: Request,
  collection: string,
  accountability: Accountability,
): Promise<void> => {
  const { item, to } = (request.body ?? {}) as Item;
  const project = await readStudioUserProjectId({ database, accountability });
  await database.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(hashtext(?))', [`sort ${collection}`]);
    const plan = await planSort(transaction, { schema: contentModelCollections, collection, project, item, to });
    // ItemsService checks the permission and records the activity that triggers a site build.
    const service = new services.ItemsService(collection, {
      schema: request.schema,
      knex: transaction,
      accountability,
    });
    await service.updateOne(plan.item, { [plan.sortField]: plan.position }, { autoPurgeCache: false });
    await writeOtherPositions(transaction, plan);
  });
  // Only administrators may clear the cache.
  const utils = new services.UtilsService({
    schema: request.schema,
    knex: database,
    accountability: { ...accountability, admin: true },
  });
  await utils.clearCache({ system: false });
};

const createSort =
  (context: HookExtensionContext): RequestHandler =>
  (request, response, next) => {
    const collection = sortPath.exec(request.path)?.[1];
    const { accountability } = request;
    if (collection === undefined || request.method !== 'POST' || !accountability || accountability.admin) {
      next();
      return;
    }
    sort(context, request, collection, accountability).then(() => response.status(200).end(), next);
  };

const register: HookConfig = ({ init, filter }, context) => {
  init('routes.before', (meta) =>
    (meta['app'] as Router).use(
      guard,
      createUserInvitationGuard(context),
      createSort(context),
      hideCollectionsFromMenu,
    ),
  );
  for (const event of ['comments.create', 'comments.update'])
    filter(event, (payload, _meta, { accountability }) =>
      !accountability || accountability.admin ? payload : rejectMentions(payload),
    );
};

export default register;

type Key = string | number;

/**
 * Moves an item to another item's position in the manual order, within one project. Directus's own `/utils/sort` checks
 * only the permission on the collection, and renumbers the items of every project.
 */
interface SortRequest {
  schema: CollectionDefinition[];
  collection: string;
  project: string | null;
  item: unknown;
  to: unknown;
}

interface SortPlan {
  collection: string;
  keyField: string;
  sortField: string;
  item: Key;
  /** Target position, counted from 1. */
  position: number;
  /** The project's other items with their positions. */
  others: { key: Key; position: number }[];
}

const refuse = (): never => {
  throw new RefusedRequestError("You don't have permission to sort these items.");
};

const readKeyField = (schema: CollectionDefinition[], collection: string): string =>
  findPrimaryKeyField(schema.find(({ name }) => name === collection)).name;

/** Keys of a project's items in their manual order. */
const readKeys = async (
  database: Knex,
  { schema, collection, project }: SortRequest,
  sortField: string,
): Promise<Key[]> => {
  const steps = findProjectRelationPath(schema, collection);
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
 * The new positions of a project's items.
 * @throws RefusedRequestError if one of the two items belongs to another project, or the collection has no manual
 * order.
 */
const planSort = async (database: Knex, request: SortRequest): Promise<SortPlan> => {
  const { schema, collection, project } = request;
  const definition = schema.find(({ name }) => name === collection);
  if (!definition?.sortField || definition.ownership === 'shared' || !project) return refuse();
  const keys = await readKeys(database, request, definition.sortField);
  const find = (key: unknown): number => keys.findIndex((candidate) => String(candidate) === String(key));
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

/** Writes the positions of all items except the moved one. */
const writeOtherPositions = async (database: Knex, { collection, keyField, sortField, others }: SortPlan) => {
  await database.raw(
    `update ?? as item set ?? = wanted.position
       from unnest(?::text[], ?::int[]) as wanted (key, position)
      where item.??::text = wanted.key and item.?? is distinct from wanted.position`,
    [
      collection,
      sortField,
      others.map(({ key }) => String(key)),
      others.map(({ position }) => position),
      keyField,
      sortField,
    ],
  );
};
