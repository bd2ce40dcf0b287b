// `GET /ecom/preview/<collection>/<id>[?version=<key>]`, the target of the studio's preview button: redirects an editor
// to the preview host, or explains why it cannot. The studio shows it in a frame, with the session cookie.
import { createHash } from 'node:crypto';
import type { Accountability } from '@directus/types';
import type { RequestHandler } from 'express';
import { defaultLocale, type Locale, locales } from '../../../../contract/locale.ts';
import { toPreviewStatusPageHtml } from '../../../../domain/publishing/preview-status-page.ts';
import { previewRecordReferenceSchema } from '../../../../contract/publishing/preview-link.ts';
import { createSignedPreviewUrl } from '../../../../domain/publishing/signed-preview-url.ts';
import {
  htmlResponseSchema,
  draftPreviewParameterSchemas,
} from '../../../../contract/api-reference/documentation-only-schemas.ts';
import type { CollectionDefinition } from '../../../schema/content-model-types.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import {
  type DirectusExtensionContext,
  createAsyncHandler,
  type RouteResponseDefinition,
  type OrderServiceRoute,
} from '../platform/route-types-and-handlers.ts';
import { getSiteHostTranslator } from '../../../../domain/site-host-message-translator.ts';

export type PreviewDenialReason = 'not_signed_in' | 'not_readable' | 'no_preview';

const statuses: Record<PreviewDenialReason, number> = { not_signed_in: 403, not_readable: 403, no_preview: 404 };

const createPreviewHandler = (context: DirectusExtensionContext): RequestHandler =>
  createAsyncHandler(async (request, response) => {
    const { accountability, headers, params, query } = request;
    const locale = toLocale(
      await readStudioLanguage(context, accountability?.user ?? null),
      headers['accept-language'],
    );
    const answer = await createPreviewLink(toReference(params, query['version']), { accountability, locale }, context);
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    if (answer.ok) {
      response.redirect(303, answer.url);
      return;
    }
    const t = getSiteHostTranslator(locale);
    const page = toPreviewStatusPageHtml({
      language: locale,
      title: t(`preview.refusals.${answer.code}.title`),
      paragraphs: [t(`preview.refusals.${answer.code}.text`)],
    });
    response.status(statuses[answer.code]).set({ 'Content-Type': 'text/html; charset=utf-8' }).send(page);
  });

/** The studio calls the record itself the version `main`. */
const toReference = (params: Record<string, unknown>, version: unknown): Record<string, unknown> =>
  version === undefined || version === 'main' ? params : { ...params, version };

const notice = (code: PreviewDenialReason, description: string): RouteResponseDefinition => ({
  status: statuses[code],
  description,
  schema: htmlResponseSchema,
  mediaType: 'text/html',
});

export const draftPreviewRoute: OrderServiceRoute = {
  method: 'get',
  path: '/preview/:collection/:item',
  summary: 'Open the preview of a draft',
  description:
    'The target of the preview button in the studio. `?version=<key>` shows a content version of a published record.',
  caller: 'staff',
  parameters: {
    collection: { schema: draftPreviewParameterSchemas.collection, description: 'Collection of the record.' },
    item: { schema: draftPreviewParameterSchemas.item, description: 'Id of the record.' },
  },
  answers: [
    { status: 303, description: 'Redirects to the preview host with a signed link.' },
    notice('not_signed_in', 'An error page: nobody is signed in, or the user may not read the record.'),
    notice('no_preview', 'An error page: this backend has no preview host.'),
  ],
  refusals: [],
  guards: [],
  createHandler: createPreviewHandler,
};

const readStudioLanguage = async ({ database }: DirectusExtensionContext, userId: string | null): Promise<unknown> => {
  if (userId === null) return undefined;
  const user = await database('directus_users').where({ id: userId }).first<{ language: string | null }>('language');
  return user.language ?? undefined;
};

/** The user of a preview; `locale` is their studio language if the site supports it. */
interface PreviewReader {
  accountability: Accountability | null | undefined;
  locale: Locale;
}

type PreviewAnswer = { ok: true; url: string } | { ok: false; code: PreviewDenialReason };

const createPreviewLink = async (
  params: Record<string, unknown>,
  { accountability, locale }: PreviewReader,
  context: DirectusExtensionContext,
): Promise<PreviewAnswer> => {
  // Visitors may read published records, but previews are for editors only.
  if (!accountability?.user) return { ok: false, code: 'not_signed_in' };
  const { REBUILD_SECRET: secret, PREVIEW_URL: hostUrl } = context.env;
  if (typeof secret !== 'string' || typeof hostUrl !== 'string' || hostUrl === '')
    return { ok: false, code: 'no_preview' };
  const parsed = previewRecordReferenceSchema.safeParse(params);
  if (!parsed.success) return { ok: false, code: 'not_readable' };
  const { collection, item, version } = parsed.data;
  const ofVersion = version === undefined ? {} : { version };
  const { ItemsService } = context.services;
  const options = { schema: await context.getSchema(), knex: context.database };
  const readable = new ItemsService(collection, { ...options, accountability });
  const isReadable = await readable
    .readOne(item, { fields: ['id'], ...ofVersion })
    .then(() => true, toFalseIfForbidden);
  if (!isReadable) return { ok: false, code: 'not_readable' };
  // All content of the record, including fields that this editor may not read.
  const fields = [...toDraftPreviewDirectusFields(contentModelCollections, collection), 'project.domain'];
  const record = await new ItemsService(collection, { ...options, accountability: null }).readOne(item, {
    fields,
    ...ofVersion,
  });
  const { domain: project } = record['project'] as { domain: string };
  const link = { project, collection, item, version, locale, content: toRecordContentHash(record) };
  return {
    ok: true,
    url: await createSignedPreviewUrl(hostUrl.replaceAll('{project}', project), secret, link, Date.now()),
  };
};

/** Directus throws 403 or 400 for a missing or forbidden item; any other error is a bug. */
const toFalseIfForbidden = (error: unknown): false => {
  if (error instanceof Error && 'status' in error && (error.status === 403 || error.status === 400)) return false;
  throw error;
};

/** The site language for a language tag such as `fr-FR`. */
const toLocale = (...tags: unknown[]): Locale => {
  for (const tag of tags) {
    const found = typeof tag === 'string' ? locales.find((locale) => tag.toLowerCase().startsWith(locale)) : undefined;
    if (found) return found;
  }
  return defaultLocale;
};

const toCanonical = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    // Directus returns lists in no fixed order; if the order matters, a field stores it.
    return value.map((entry) => JSON.stringify(toCanonical(entry))).toSorted();
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, toCanonical(entry)]));
};

/** SHA-256 as 64 hexadecimal digits. */
export const toRecordContentHash = (record: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(toCanonical(record)))
    .digest('hex');

/** Three nested lists: sections of a page, their hotspots, the hotspots' translations. */
const maxDepth = 3;

const findCollection = (schema: readonly CollectionDefinition[], name: string): CollectionDefinition => {
  const found = schema.find((collection) => collection.name === name);
  if (!found) throw new Error(`The collection ${name} is not in the content model.`);
  return found;
};

/** Records that visitors write, such as ratings, are not part of the editor's content. */
const isEditorialContent = ({ archiveField, isWrittenByService }: CollectionDefinition): boolean =>
  archiveField === undefined && isWrittenByService !== true;

/** Fields in Directus notation, such as `slug`, `image.modified_on`, `translations.title`. */
export const toDraftPreviewDirectusFields = (
  schema: readonly CollectionDefinition[],
  name: string,
  levels = maxDepth,
): string[] => {
  const { fields } = findCollection(schema, name);
  return fields.flatMap(({ name: field, column, relation, listOf }) => {
    // A file may be replaced while its id stays the same.
    if (relation?.to === 'directus_files') return [`${field}.id`, `${field}.modified_on`];
    if (column) return [field];
    if (listOf === undefined || levels === 0 || !isEditorialContent(findCollection(schema, listOf))) return [];
    return toDraftPreviewDirectusFields(schema, listOf, levels - 1).map((inner) => `${field}.${inner}`);
  });
};
