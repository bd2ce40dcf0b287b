// Content versions: a version is saved only if its changes could be saved in the record itself, by the same person and
// with the same checks (docs/decisions/082). Directus stores them unchecked, and later reads them with all rights.
import type { Accountability, ActionHandler, HookExtensionContext } from '@directus/types';
import type { Request, RequestHandler, Router } from 'express';
import { findBrokenContentRules } from '../../../domain/content-checks/content-rules.ts';
import { isValidScheduledDateTime } from '../../../domain/publishing/publication-schedule.ts';
import { scheduledPublishingUserId } from '../../access/fixed-account-and-policy-ids.ts';
import { RefusedRequestError } from '../../access/refused-request-error.ts';
import { confirmedPriceDropFieldValueSuffix } from '../../schema/studio-number-field-format.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { readStudioUserLanguage } from '../../access/studio-user-project-and-language.ts';
import { purgeResponseCache } from '../ecom/platform/cache-purge.ts';
import type { ContentProblem } from './find-content-problems.ts';
import { findContentCollection, readRecordWithTranslations } from './read-stored-content.ts';
import { contentProblemsToRefusedRequestErrors } from './content-problems-to-refused-request-errors.ts';

type Item = Record<string, unknown>;

/** Maps the fields of a payload and of the entries of its lists; `undefined` removes a field. */
const mapFields = (value: unknown, map: (name: string, value: unknown, owner: object) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => mapFields(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, map(name, mapFields(field, map), value)] as const);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
};

/** Directus writes into each entry of a version by whom and when it was changed. */
const withoutMarks = (delta: unknown): Item =>
  mapFields(delta, (name, value) => (name === '_user' || name === '_date' ? undefined : value)) as Item;

const confirmedFields = new Set(
  contentModelCollections.flatMap(({ fields }) => fields.filter(({ confirmsDrop }) => confirmsDrop)).map((f) => f.name),
);

/** The confirmation of a price drop is part of the value, which the database could not read in a version. */
const withoutConfirmations = (payload: Item): Item =>
  mapFields(payload, (_name, value) =>
    typeof value === 'string' && value.endsWith(confirmedPriceDropFieldValueSuffix)
      ? value.slice(0, -confirmedPriceDropFieldValueSuffix.length)
      : value,
  ) as Item;

type PriceCheck = (name: string, value: number | string, owner: object) => boolean;

/** Prices were confirmed when the version was saved. */
const withConfirmations = (payload: Item, isConfirmed: PriceCheck = () => true): Item =>
  mapFields(payload, (name, value, owner) =>
    confirmedFields.has(name) &&
    (typeof value === 'string' || typeof value === 'number') &&
    isConfirmed(name, value, owner)
      ? `${value}${confirmedPriceDropFieldValueSuffix}`
      : value,
  ) as Item;

/** With confirmations of the prices that the version already has, of the record and by the ids of entries. */
export const confirmPayloadPricesAlreadyInVersion = (payload: Item, delta: Item): Item => {
  const toPrice = (root: Item, ...[name, value, owner]: Parameters<PriceCheck>): string =>
    JSON.stringify([owner === root || ('id' in owner && owner.id), name, Number(value)]);
  const stored = new Set<string>();
  withConfirmations(delta, (...price) => {
    stored.add(toPrice(delta, ...price));
    return true;
  });
  return withConfirmations(payload, (...price) => stored.has(toPrice(payload, ...price)));
};

interface StoredVersion {
  collection: string;
  item: string;
  delta: unknown;
}

/** Saves the changes and takes them back: permissions and guards answer as they will when the version is promoted. */
const tryChanges = async (
  { database, services }: HookExtensionContext,
  { schema, accountability }: { schema: Request['schema']; accountability: Accountability },
  { collection, item }: StoredVersion,
  changes: Item,
): Promise<void> => {
  const transaction = await database.transaction();
  try {
    const service = new services.ItemsService(collection, { schema, knex: transaction, accountability });
    await service.updateOne(item, changes, { bypassEmitAction: () => undefined, autoPurgeCache: false });
  } finally {
    await transaction.rollback();
  }
};

/** The time at which a version is promoted is no field of a published record. */
const findScheduleProblems = async (
  { database }: HookExtensionContext,
  { collection, item }: StoredVersion,
  changes: Item,
): Promise<ContentProblem[]> => {
  const { publish_at: publishAt } = changes;
  if (publishAt === undefined || publishAt === null) return [];
  if (!isValidScheduledDateTime(publishAt)) return [{ code: 'schedule_time_form', field: 'publish_at', path: [] }];
  const definition = findContentCollection(collection);
  const stored = definition && (await readRecordWithTranslations(database, definition, item));
  const { unpublish_at: unpublishAt } = { ...stored, ...changes };
  const schedule = { status: 'draft', visible: false, publish_at: publishAt, unpublish_at: unpublishAt };
  const [broken] = findBrokenContentRules(collection, schedule);
  return broken ? [{ code: broken.code, field: broken.fields[0], path: [] }] : [];
};

/** Directus saves versions with all rights, and promotes those that may only be read. */
const readChangeableVersion = async (
  { database, services }: HookExtensionContext,
  { schema, accountability, params }: Request<{ key: string }>,
): Promise<StoredVersion> => {
  const permissions = new services.PermissionsService({ schema, knex: database, accountability });
  const { update } = (await permissions.getItemPermissions('directus_versions', params.key)) as {
    update: { access: boolean };
  };
  const version = update.access
    ? await database('directus_versions')
        .where({ id: params.key })
        .first<StoredVersion | undefined>('collection', 'item', 'delta')
    : undefined;
  if (!version) throw new RefusedRequestError('You do not have permission to change this version.');
  return version;
};

type VersionRequest = Request<{ key: string }, unknown, unknown>;

const checkSave = async (context: HookExtensionContext, request: VersionRequest): Promise<void> => {
  const { schema, accountability, body } = request;
  if (!accountability || typeof body !== 'object' || body === null) return;
  const version = await readChangeableVersion(context, request);
  const stored: unknown = typeof version.delta === 'string' ? JSON.parse(version.delta) : version.delta;
  const delta = withoutMarks(stored ?? {});
  const changes = { ...delta, ...withoutMarks(body) };
  const problems = await findScheduleProblems(context, version, changes);
  if (problems.length > 0) {
    const language = await readStudioUserLanguage({ ...context, accountability });
    // Directus supports throwing a list of errors.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw contentProblemsToRefusedRequestErrors(problems, language);
  }
  await tryChanges(context, { schema, accountability }, version, {
    ...confirmPayloadPricesAlreadyInVersion(changes, delta),
    // A published record has no such time, but its field may be forbidden.
    ...('publish_at' in changes && { publish_at: null }),
  });
  request.body = withoutConfirmations(body as Item);
};

const toHandler =
  (check: (request: VersionRequest) => Promise<unknown>): RequestHandler<{ key: string }, unknown, unknown> =>
  (request, _response, next) => {
    check(request).then(() => next(), next);
  };

/** Runs before Directus saves or promotes a version. */
export const guardContentVersionSaveAndPromotion = (app: Router, context: HookExtensionContext): void => {
  app.post(
    '/versions/:key/save',
    toHandler((request) => checkSave(context, request)),
  );
  app.post(
    '/versions/:key/promote',
    toHandler((request) => readChangeableVersion(context, request)),
  );
};

/** What a promoted version changes: all but the time at which it was to be promoted. */
export const toPromotedVersionChanges = (changes: Item): Item =>
  withConfirmations(Object.fromEntries(Object.entries(changes).filter(([name]) => name !== 'publish_at')));

/**
 * Removes from a version what was promoted by hand, and its time if nothing is left: the job must not promote it again.
 * The job deletes its versions itself.
 */
export const createPromotedVersionFieldsRemover =
  (context: HookExtensionContext): ActionHandler =>
  async ({ payload, version }, { accountability }) => {
    if (accountability?.user === scheduledPublishingUserId) return;
    const promoted = Object.keys(payload as Item);
    await context.database.raw(
      `update directus_versions
          set delta = case when delta::jsonb - ?::text[] <> '{}' then (delta::jsonb - ?::text[])::json end
        where id = ?`,
      [[...promoted, 'publish_at', '_user', '_date'], promoted, version as string],
    );
    // Responses that were cached since the promotion.
    await purgeResponseCache(context);
  };
