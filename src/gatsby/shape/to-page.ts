// Maps page records to the content of a page in one language.
import type { Locale } from '../../../contract/locale.ts';
import type { PageContent } from '../../../domain/page.ts';
import { isPageKey, routeTable } from '../../i18n/paths.ts';
import { toSafeHtml } from '../html/safe-html.ts';
import type { PageRecord } from '../read/read-pages.ts';
import { toFocalPoint } from '../../../domain/to-focal-point.ts';
import type { Log, Translate } from '../../../domain/translate.ts';

/**
 * The pages of a project in one language. A record whose key no route has is logged and left out.
 */
export const toPages = (
  records: readonly PageRecord[],
  locale: Locale,
  translate: Translate,
  log: Log,
): PageContent[] =>
  records.flatMap((record) => {
    const path = isPageKey(record.key) ? routeTable[record.key]?.[locale] : undefined;
    if (!path) {
      log(`page ${record.id}: no route has the key "${record.key}"; the page is left out`);
      return [];
    }
    const text = (field: keyof PageRecord['translations'][number]) => translate('page', record, field, locale);
    const body = text('body');
    return [
      {
        key: record.key,
        language: locale,
        path,
        title: text('title') ?? '',
        description: text('description'),
        keywords: text('keywords'),
        heading: text('heading') ?? '',
        lead: text('lead'),
        body: body ? toSafeHtml(body, { locale }) : null,
        imageAlt: text('header_image_alt') ?? '',
        focalPoint: toFocalPoint(record.header_image),
      },
    ];
  });
