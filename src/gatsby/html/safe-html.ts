// Sanitizes rich text of editors: allowed tags only, heading anchors, localized links.
import type { Locale } from '../../../contract/locale.ts';
import { sanitizeRichText } from '../../../domain/sanitize-rich-text.ts';
import { toLocalizedPath } from '../../i18n/site-paths.ts';

const externalAddress = /^(https?:|mailto:|tel:)/;

/**
 * Returns HTML that a page can render unchanged. h2 and h3 get ids from their text (specification §9, anchored
 * headings) unless they have one, which keeps an anchor the same in every language. Internal links get the path of
 * the page's language; external, mailto and tel links open in a new tab (§2).
 */
export const sanitizeHtmlAndLocalizeLinks = (html: string, options: { locale: Locale }): string =>
  addHeadingIds(sanitizeRichText(html, (href) => toLinkAttributes(href, options.locale)));

const toLinkAttributes = (href: string, locale: Locale): Record<string, string> =>
  externalAddress.test(href)
    ? { href, target: '_blank', rel: 'noopener noreferrer' }
    : { href: toLocalizedPath(href, locale) };

const addHeadingIds = (html: string): string => {
  const usedIds = new Set<string>();
  return html.replace(
    /<(h[23])(?: id="([^"]*)")?>(.*?)<\/\1>/gs,
    (_match, tag: string, own: string | undefined, content: string) => {
      const base = toHeadingId(own ?? content);
      let id = base;
      for (let copy = 2; usedIds.has(id); copy += 1) id = `${base}-${copy}`;
      usedIds.add(id);
      return `<${tag} id="${id}">${content}</${tag}>`;
    },
  );
};

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Matomo (ehemals Piwik)` becomes `matomo-ehemals-piwik`. */
export const toHeadingId = (heading: string): string =>
  heading
    .replace(/<[^>]*>|&[a-z]+;/g, ' ')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';
