// The sitemap with every page's twins in the other languages (https://www.sitemaps.org/protocol.html). Pure.
// Written here and not by a plug-in: those ask Gatsby for all pages and would have to be told again what the plan knows.
import { defaultLocale } from '../../../contract/locale.ts';
import type { PagePlan } from '../pages/plan-pages.ts';

export interface SitemapFile {
  /** Path inside the release. */
  name: string;
  content: string;
}

/** The protocol's limit of addresses in one file. */
const maxUrlsPerFile = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xhtml = 'http://www.w3.org/1999/xhtml';
const image = 'http://www.google.com/schemas/sitemap-image/1.1';
/** The extension's limit. */
const maxImagesPerPage = 1_000;

/**
 * The sitemap of the pages that search engines may list: `sitemap.xml`, which is an index of numbered files where one
 * cannot hold them. `lastmod` is when the records of a page were last written, whatever day it was built; a page whose
 * records do not know it has none. Its pictures follow Google's image extension.
 */
export const toSitemap = (plans: readonly PagePlan[], siteUrl: string, maxUrls = maxUrlsPerFile): SitemapFile[] => {
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

const toEntry = ({ path, context, lastModified, imagePaths = [] }: PagePlan, siteUrl: string): string => {
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

/** Characters that XML 1.0 forbids are left out. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
