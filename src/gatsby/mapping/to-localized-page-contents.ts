// Maps page records to the content of pages in one language.
import type { Locale } from '../../../contract/locale.ts';
import { isPageKey, localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import { sanitizeHtmlAndLocalizeLinks } from '../html/safe-html.ts';
import type { PageRecord } from '../read/read-cms-page-records.ts';
import type { FindSiteImage } from '../images/generate-responsive-site-images.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';

/** The content of a page in one language. */
export type PageContent = ReturnType<typeof toLocalizedPageContents>[number]['content'];

/** A page as other pages show it. */
export type PageTeaser = ReturnType<typeof toLocalizedPageContents>[number]['teaser'];

/** The pages of a project in one language. A record without a route is logged and left out. */
export const toLocalizedPageContents = (
  records: readonly PageRecord[],
  locale: Locale,
  { translate, toImage, log }: { translate: ResolveLocalizedField; toImage: FindSiteImage; log: LogFunction },
) =>
  records.flatMap((record) => {
    const path = isPageKey(record.key) ? localizedSiteRouteTable[record.key]?.[locale] : undefined;
    if (!path) {
      log(`page ${record.id}: no route has the key "${record.key}"; the page is left out`);
      return [];
    }
    const text = (field: keyof PageRecord['translations'][number]) => translate('page', record, field, locale);
    const body = text('body');
    const alt = text('header_image_alt');
    const shared = { key: record.key, path, heading: text('heading') ?? '' };
    return [
      {
        content: {
          ...shared,
          /** For browsers and search engines, without the site title. */
          title: text('title') ?? '',
          description: text('description'),
          keywords: text('keywords'),
          lead: text('lead'),
          body: body ? sanitizeHtmlAndLocalizeLinks(body, { locale }) : null,
          image: toImage(record.header_image, alt, 'page'),
        },
        teaser: { ...shared, image: toImage(record.header_image, alt, 'teaser') },
      },
    ];
  });
