// Checks the demo content against the route table: page keys, and the targets of links in texts and menus.
import { describe, expect, it } from 'vitest';
import { demoSeedContent } from '../demo/demo-content.ts';
import type { SeedItem } from '../backend/seed/create-seed-items.ts';
import { locales } from '../contract/locale.ts';
import { fixedSitePagePaths } from '../contract/site-page-paths.ts';
import { shopPagePathSegments } from '../src/i18n/routes.ts';

const itemsOf = (collection: string): SeedItem[] =>
  demoSeedContent.sets.filter((set) => set.collection === collection).flatMap((set) => set.items);

const pages = itemsOf('page');

describe('demo pages', () => {
  it('use only keys of the route table', () => {
    const known = [...Object.keys(fixedSitePagePaths), ...Object.keys(shopPagePathSegments)];
    expect(pages.map((page) => page['key']).filter((key) => !known.includes(String(key)))).toEqual([]);
  });

  it.each(locales)('link in %s only to paths of that language', (locale) => {
    const known: string[] = Object.values(fixedSitePagePaths).map((paths) => paths[locale]);
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
  const known: string[] = Object.values(fixedSitePagePaths).map((paths) => paths.de);

  it('belong to a page and link only to published pages of the same project', () => {
    const links = sections.flatMap((section) => {
      const page = pages.find(({ id }) => id === section['page']);
      expect(page, String(section['id'])).toBeDefined();
      const hotspots = (section['hotspots'] ?? []) as SeedItem[];
      return [section, ...hotspots].flatMap(({ link }) =>
        typeof link === 'string' && link.startsWith('/') ? [{ link, project: page?.['project'] }] : [],
      );
    });
    expect(links.length).toBeGreaterThan(0);
    for (const { link, project } of links) {
      expect(known).toContain(link);
      const key = Object.entries(fixedSitePagePaths).find(([, paths]) => paths.de === link)?.[0];
      const target = pages.find((page) => page['project'] === project && page['key'] === key);
      expect(target?.['status'], link).toBe('published');
    }
  });
});

describe('demo menus', () => {
  it('link only to published pages of the same project', () => {
    const entries = itemsOf('menu_item').filter((item) => item['path'] !== undefined);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const key = Object.entries(fixedSitePagePaths).find(([, paths]) => paths.de === entry['path'])?.[0];
      const page = pages.find((item) => item['project'] === entry['project'] && item['key'] === key);
      expect(page?.['status'], String(entry['path'])).toBe('published');
    }
  });
});

describe('texts of the demo shop', () => {
  it.each(locales)('link in %s only to paths of that language', (locale) => {
    const known: string[] = Object.values(fixedSitePagePaths).map((paths) => paths[locale]);
    const texts = [...itemsOf('ecommerce_legal_page'), ...itemsOf('ecommerce_settings')].map((item) =>
      locale === 'de' ? item : (item['translations'] as SeedItem[]).find((entry) => entry['language'] === locale),
    );
    const html = texts.map((text) => `${String(text?.['content'])} ${String(text?.['global_footer'])}`).join(' ');
    const paths = [...html.matchAll(/href="([^"#]*)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  });
});
