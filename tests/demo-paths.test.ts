// The demo content against the route table: page keys, links in texts and menu entries lead somewhere.
import { describe, expect, it } from 'vitest';
import { demoContent } from '../demo/content.ts';
import type { SeedItem } from '../backend/seed/seed-items.ts';
import { locales } from '../contract/locale.ts';
import { shopSegments, siteRoutes } from '../src/i18n/routes.ts';

const itemsOf = (collection: string): SeedItem[] =>
  demoContent.sets.filter((set) => set.collection === collection).flatMap((set) => set.items);

const pages = itemsOf('page');

describe('demo pages', () => {
  it('have keys of the route table', () => {
    const known = [...Object.keys(siteRoutes), ...Object.keys(shopSegments)];
    expect(pages.map((page) => page['key']).filter((key) => !known.includes(String(key)))).toEqual([]);
  });

  it.each(locales)('link in %s only to paths of that language', (locale) => {
    const known: string[] = Object.values(siteRoutes).map((paths) => paths[locale]);
    const texts = pages
      .flatMap((page) => page['translations'] as SeedItem[])
      .filter((entry) => entry['language'] === locale)
      .map((entry) => String(entry['body']));
    const linked = texts.flatMap((text) => [...text.matchAll(/href="(\/[^"#]*)/g)].map(([, path = '']) => path));
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((path) => !known.includes(path))).toEqual([]);
  });
});

describe('demo sections', () => {
  const sections = itemsOf('page_section');
  const known: string[] = Object.values(siteRoutes).map((paths) => paths.de);

  it('stand on pages, and lead only to published pages of the same house', () => {
    const links = sections.flatMap((section) => {
      const page = pages.find(({ id }) => id === section['page']);
      expect(page, String(section['id'])).toBeDefined();
      const marks = (section['hotspots'] ?? []) as SeedItem[];
      return [section, ...marks].flatMap(({ link }) =>
        typeof link === 'string' && link.startsWith('/') ? [{ link, house: page?.['project'] }] : [],
      );
    });
    expect(links.length).toBeGreaterThan(0);
    for (const { link, house } of links) {
      expect(known).toContain(link);
      const key = Object.entries(siteRoutes).find(([, paths]) => paths.de === link)?.[0];
      const target = pages.find((page) => page['project'] === house && page['key'] === key);
      expect(target?.['status'], link).toBe('published');
    }
  });
});

describe('demo menus', () => {
  it('lead only to published pages of the same house', () => {
    const entries = itemsOf('menu_item').filter((item) => item['path'] !== undefined);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const key = Object.entries(siteRoutes).find(([, paths]) => paths.de === entry['path'])?.[0];
      const page = pages.find((item) => item['project'] === entry['project'] && item['key'] === key);
      expect(page?.['status'], String(entry['path'])).toBe('published');
    }
  });
});

describe('texts of the demo shop', () => {
  it.each(locales)('link in %s only to paths of that language', (locale) => {
    const known: string[] = Object.values(siteRoutes).map((paths) => paths[locale]);
    const texts = [...itemsOf('ecommerce_legal_page'), ...itemsOf('ecommerce_settings')].map((item) =>
      locale === 'de' ? item : (item['translations'] as SeedItem[]).find((entry) => entry['language'] === locale),
    );
    const html = texts.map((text) => `${String(text?.['content'])} ${String(text?.['global_footer'])}`).join(' ');
    const paths = [...html.matchAll(/href="([^"#]*)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  });
});
