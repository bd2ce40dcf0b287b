// Makes the signed link to the preview of a record for somebody who may read it. Called by the route; knows no Express.
import { type Locale, defaultLocale, locales } from '../../../../contract/locale.ts';
import { previewRecordSchema, toPreviewUrl } from '../../../../contract/publishing/preview-link.ts';
import { schema } from '../../../schema/schema.ts';
import { toContentHash } from './content-hash.ts';
import type { Accountability, ReadingContext } from './directus-parts.ts';
import { toRecordFields } from './record-fields.ts';
import type { PreviewRefusal } from './texts.ts';

/** Whom a preview is for; `locale` is the language they read the studio in, where the site has it. */
export interface PreviewReader {
  accountability: Accountability | null | undefined;
  locale: Locale;
}

export type PreviewAnswer = { ok: true; url: string } | { ok: false; code: PreviewRefusal };

export const createPreviewLink = async (
  asked: Record<string, string>,
  { accountability, locale }: PreviewReader,
  context: ReadingContext,
): Promise<PreviewAnswer> => {
  // Visitors read what is published, but a preview is the editors'.
  if (!accountability?.user) return { ok: false, code: 'not_signed_in' };
  const { REBUILD_SECRET: secret, PREVIEW_URL: hostUrl } = context.env;
  if (typeof secret !== 'string' || typeof hostUrl !== 'string' || hostUrl === '')
    return { ok: false, code: 'no_preview' };
  const parsed = previewRecordSchema.safeParse(asked);
  if (!parsed.success) return { ok: false, code: 'not_readable' };
  const { collection, item } = parsed.data;
  const { ItemsService } = context.services;
  const options = { schema: await context.getSchema(), knex: context.database };
  const readable = new ItemsService(collection, { ...options, accountability });
  const isReadable = await readable.readOne(item, { fields: ['id'] }).then(() => true, toRefusal);
  if (!isReadable) return { ok: false, code: 'not_readable' };
  // All that it says, also where its reader may not look at every field.
  const fields = [...toRecordFields(schema, collection), 'project.domain'];
  const whole = await new ItemsService(collection, { ...options, accountability: null }).readOne(item, { fields });
  const { domain: project } = whole['project'] as { domain: string };
  const link = { project, collection, item, locale, content: toContentHash(whole) };
  return { ok: true, url: await toPreviewUrl(hostUrl.replaceAll('{project}', project), secret, link, Date.now()) };
};

/** Directus tells of an item that is not there, or not to be read, as a refusal; anything else is a fault. */
const toRefusal = (error: unknown): false => {
  if (error instanceof Error && 'status' in error && (error.status === 403 || error.status === 400)) return false;
  throw error;
};

/** The site's language that a language tag such as `fr-FR` stands for. */
export const toLocale = (...tags: unknown[]): Locale => {
  for (const tag of tags) {
    const found = typeof tag === 'string' ? locales.find((locale) => tag.toLowerCase().startsWith(locale)) : undefined;
    if (found) return found;
  }
  return defaultLocale;
};
