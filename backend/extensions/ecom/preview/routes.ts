// `GET /ecom/preview/<collection>/<id>`, behind the studio's preview button: leads an editor on to the preview host, or says
// in words why not. The studio shows it in a frame, where the session cookie of the studio comes along.
import { toNoticePage } from '../../../../contract/publishing/notice-page.ts';
import type { Next } from '../http.ts';
import type { Router } from '../create-handler.ts';
import { createPreviewLink, toLocale } from './create-preview-link.ts';
import type { PageRequest, PageResponse, ReadingContext } from './directus-parts.ts';
import { type PreviewRefusal, refusalTexts } from './texts.ts';

const statuses: Record<PreviewRefusal, number> = { not_signed_in: 403, not_readable: 403, no_preview: 404 };

export const registerPreview = (router: Router, context: ReadingContext): void => {
  const open = async (request: PageRequest, response: PageResponse, next: Next): Promise<void> => {
    try {
      const { accountability, headers, params } = request;
      const locale = toLocale(
        await readStudioLanguage(context, accountability?.user ?? null),
        headers['accept-language'],
      );
      const answer = await createPreviewLink(params, { accountability, locale }, context);
      response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      if (answer.ok) return void response.redirect(303, answer.url);
      const page = toNoticePage({ language: locale, ...refusalTexts[locale][answer.code] });
      response.status(statuses[answer.code]).set({ 'Content-Type': 'text/html; charset=utf-8' }).send(page);
    } catch (error) {
      next(error);
    }
  };
  router.get('/preview/:collection/:item', open);
};

const readStudioLanguage = async ({ database }: ReadingContext, userId: string | null): Promise<unknown> => {
  if (userId === null) return undefined;
  const user = await database('directus_users').where({ id: userId }).first<{ language: string | null }>('language');
  return user.language ?? undefined;
};
