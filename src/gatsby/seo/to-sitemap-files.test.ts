import { describe, expect, it } from 'vitest';
import { locales } from '../../../contract/locale.ts';
import { localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import { planBrandPages, planContentPages } from '../pages/plan-pages.ts';
import { toSitemapFiles } from './to-sitemap-files.ts';

const siteUrl = 'https://www.example.org';
const pagesOf = (...keys: ('cart' | 'home' | 'imprint' | 'privacy' | 'thanks')[]) =>
  keys.flatMap((key) =>
    locales.map((language) => ({ key, language, path: localizedSiteRouteTable[key]?.[language] ?? '' })),
  );
const toContent = (...keys: Parameters<typeof pagesOf>) =>
  toSitemapFiles(planContentPages(pagesOf(...keys), siteUrl), siteUrl)[0]?.content ?? '';
const toLocations = (content: string) => [...content.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('toSitemapFiles', () => {
  it('lists a page in every language with all of its alternates', () => {
    const content = toContent('home');
    expect(toLocations(content)).toEqual([`${siteUrl}/`, `${siteUrl}/en`, `${siteUrl}/fr`]);
    expect(content).toContain(
      `<url><loc>${siteUrl}/en</loc>` +
        `<xhtml:link rel="alternate" hreflang="de" href="${siteUrl}/"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${siteUrl}/en"/>` +
        `<xhtml:link rel="alternate" hreflang="fr" href="${siteUrl}/fr"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl}/"/></url>`,
    );
  });

  it('includes the last change of a page’s records, and its images', () => {
    const [plan] = planContentPages(pagesOf('home'), siteUrl);
    if (!plan) throw new Error('No page is planned.');
    const known = { ...plan, lastModified: '2026-11-20T10:00:00.000Z', imagePaths: ['/static/ring-1280.webp'] };
    const content = toSitemapFiles([known, { ...plan, path: '/uhren' }], siteUrl)[0]?.content ?? '';
    expect(content).toContain('<loc>https://www.example.org/</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>');
    expect(content).toContain(
      '<image:image><image:loc>https://www.example.org/static/ring-1280.webp</image:loc></image:image></url>',
    );
    expect(content.match(/<lastmod>/g)).toHaveLength(1);
    expect(content).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  });

  it('omits unlisted pages', () => {
    expect(toLocations(toContent('cart', 'thanks'))).toEqual([]);
  });

  it('links only alternates that link to each other', () => {
    const content = toContent('imprint', 'privacy');
    const privacy = /<url><loc>[^<]*\/datenschutz<.*?<\/url>/.exec(content)?.[0];
    expect(privacy).toContain('hreflang="en"');
    expect(privacy).not.toContain('hreflang="fr"');
    expect(toLocations(content).filter((url) => url?.endsWith('/fr/mentions-legales'))).toHaveLength(1);
  });

  it('escapes XML markup', () => {
    const brand = { brandType: 'watches', slug: 'a&b', language: 'de' as const, path: '/uhren/a&b' };
    const content = toSitemapFiles(planBrandPages([brand], siteUrl), siteUrl)[0]?.content;
    expect(content).toContain('<loc>https://www.example.org/uhren/a&amp;b</loc>');
    expect(content).toContain('href="https://www.example.org/uhren/a&amp;b"');
  });

  it('becomes an index if the pages exceed the limit of one file', () => {
    const files = toSitemapFiles(planContentPages(pagesOf('home', 'imprint'), siteUrl), siteUrl, 4);
    expect(files.map(({ name }) => name)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(toLocations(files[0]?.content ?? '')).toEqual([`${siteUrl}/sitemap-1.xml`, `${siteUrl}/sitemap-2.xml`]);
    expect(files.slice(1).flatMap(({ content }) => toLocations(content))).toHaveLength(6);
  });
});
