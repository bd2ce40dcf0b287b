// Content versions: a version is saved only if its changes could be saved in the record itself, by the same person and
// with the same checks (docs/decisions/082). Directus stores them unchecked, and later reads them with all rights.
import type { Accountability, HookExtensionContext } from '@directus/types';
import type { Request, RequestHandler } from 'express';
import { findBrokenContentRules } from '../../../domain/content-checks/content-rules.ts';
import { confirmedPriceDropValueSuffix } from '../../schema/number-field-format.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { readStudioUserLanguage } from '../../access/studio-user.ts';
import { toRefusals } from './to-refusals.ts';

type Item = Record<string, unknown>;

const savePath = /^\/versions\/([\w-]+)\/save\/?$/;

/** Maps the fields of a payload and of the entries of its lists; `undefined` removes a field. */
const mapFields = (value: unknown, map: (name: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => mapFields(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, map(name, mapFields(field, map))] as const);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
};

/** Directus notes in each part of a version who changed it. */
const withoutMarks = (delta: unknown): Item =>
  mapFields(delta, (name, value) => (name === '_user' || name === '_date' ? undefined : value)) as Item;

const confirmedFields = new Set(
  contentModelCollections.flatMap(({ fields }) => fields.filter(({ confirmsDrop }) => confirmsDrop)).map((f) => f.name),
);

/** The confirmation of a price drop is part of the value, which the database could not read in a version. */
const withoutConfirmations = (payload: Item): Item =>
  mapFields(payload, (_name, value) =>
    typeof value === 'string' && value.endsWith(confirmedPriceDropValueSuffix)
      ? value.slice(0, -confirmedPriceDropValueSuffix.length)
      : value,
  ) as Item;

/** Prices were confirmed when the version was saved. */
const withConfirmations = (payload: Item): Item =>
  mapFields(payload, (name, value) =>
    confirmedFields.has(name) && (typeof value === 'string' || typeof value === 'number')
      ? `${value}${confirmedPriceDropValueSuffix}`
      : value,
  ) as Item;

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

const checkVersion = async (
  context: HookExtensionContext,
  request: Request<unknown, unknown, unknown>,
  key: string,
): Promise<void> => {
  const { schema, accountability, body } = request;
  if (!accountability || typeof body !== 'object' || body === null) return;
  const { database, services } = context;
  // Refuses versions of other projects.
  await new services.VersionsService({ schema, knex: database, accountability }).readOne(key, { fields: ['id'] });
  const version = await database('directus_versions')
    .where({ id: key })
    .first<StoredVersion>('collection', 'item', 'delta');
  const delta: unknown = typeof version.delta === 'string' ? JSON.parse(version.delta) : version.delta;
  const { publish_at: publishAt, ...changes } = withoutMarks({ ...(delta as Item | null), ...body });
  // The time at which the version is promoted is no field of a published record.
  const schedule = { status: 'draft', visible: false, publish_at: publishAt, unpublish_at: changes['unpublish_at'] };
  const [problem] = findBrokenContentRules(version.collection, schedule);
  if (problem) {
    const { code, fields } = problem;
    // Directus supports throwing a list of errors.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw toRefusals(
      [{ code, field: fields[0], path: [] }],
      await readStudioUserLanguage({ database, accountability }),
    );
  }
  await tryChanges(context, { schema, accountability }, version, changes);
  request.body = withoutConfirmations(body as Item);
};

/** Runs before Directus saves the version. */
export const createVersionSaveGuard =
  (context: HookExtensionContext): RequestHandler =>
  (request, _response, next) => {
    const key = savePath.exec(request.path)?.[1];
    if (key === undefined || request.method !== 'POST') next();
    else checkVersion(context, request as Request<unknown, unknown, unknown>, key).then(() => next(), next);
  };

/** What a promoted version changes: all but the time at which it was to be promoted. */
export const toPromotedChanges = (changes: Item): Item =>
  withConfirmations(Object.fromEntries(Object.entries(changes).filter(([name]) => name !== 'publish_at')));
