// The sitemap with the alternates of every page (https://www.sitemaps.org/protocol.html). Pure. A plug-in would query
// all pages from Gatsby again, although the page plans already hold everything.
import { defaultLocale } from '../../../contract/locale.ts';
import type { PlannedPage } from '../pages/plan-pages.ts';

export interface SitemapFile {
  /** Path inside the release. */
  name: string;
  content: string;
}

/** Limit of URLs per file (sitemap protocol). */
const maxUrlsPerFile = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xhtml = 'http://www.w3.org/1999/xhtml';
const image = 'http://www.google.com/schemas/sitemap-image/1.1';
/** Limit of images per page (Google's image extension). */
const maxImagesPerPage = 1_000;

/**
 * The sitemap of all pages that search engines may index. Above `maxUrls` URLs, `sitemap.xml` is an index of numbered
 * files. `lastmod` is the last change of a page's records, not the time of the build; it is omitted if the records have
 * no date. Images follow Google's image extension.
 */
export const toSitemapFiles = (
  plans: readonly PlannedPage[],
  siteUrl: string,
  maxUrls = maxUrlsPerFile,
): SitemapFile[] => {
  const entries = plans.filter(({ context }) => !context.isHidden).map((plan) => toEntry(plan, siteUrl));
  if (entries.length <= maxUrls) return [{ name: 'sitemap.xml', content: toUrlSet(entries) }];
  const files: SitemapFile[] = [];
  for (let start = 0; start < entries.length; start += maxUrls) {
    const content = toUrlSet(entries.slice(start, start + maxUrls));
    files.push({ name: `sitemap-${files.length + 1}.xml`, content });
  }
  const parts = files.map(({ name }) => `<sitemap>${toElement('loc', `${siteUrl}/${name}`)}</sitemap>`);
  const index = toDocument(`<sitemapindex xmlns="${namespace}">`, parts, '</sitemapindex>');
  return [{ name: 'sitemap.xml', content: index }, ...files];
};

const toEntry = ({ path, context, lastModified, imagePaths = [] }: PlannedPage, siteUrl: string): string => {
  const { alternates, paths } = context;
  const links = alternates.map((locale) => toLink(locale, siteUrl + paths[locale]));
  const last = alternates.includes(defaultLocale) ? [toLink('x-default', siteUrl + paths[defaultLocale])] : [];
  const modified = lastModified ? toElement('lastmod', lastModified) : '';
  const images = imagePaths.slice(0, maxImagesPerPage).map((image) => {
    const location = toElement('image:loc', new URL(image, siteUrl).href);
    return `<image:image>${location}</image:image>`;
  });
  return `<url>${toElement('loc', siteUrl + path)}${modified}${[...links, ...last, ...images].join('')}</url>`;
};

const toLink = (language: string, url: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;

const toUrlSet = (entries: readonly string[]): string =>
  toDocument(`<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}" xmlns:image="${image}">`, entries, '</urlset>');

const toDocument = (opening: string, lines: readonly string[], closing: string): string =>
  `${[declaration, opening, ...lines, closing].join('\n')}\n`;

const toElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes XML, and removes the characters that XML 1.0 forbids. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
