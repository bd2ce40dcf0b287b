// Checks the demo content against the route table and the rules of domain/content-checks: page keys, the targets of links in
// texts and menus, formatted texts.
import { describe, expect, it } from 'vitest';
import { demoSeedContent } from '../demo/demo-seed-content.ts';
import type { SeedItem } from '../backend/seed/create-seed-items.ts';
import { contentModelCollections } from '../backend/schema/content-model.ts';
import { locales } from '../contract/locale.ts';
import { fixedSitePagePaths, shopPagePathSegments } from '../contract/site-page-paths.ts';
import {
  findRecordInternalLinks,
  findRichTexts,
  richTextFieldsByCollection,
  parseInternalLink,
} from '../domain/content-checks/content-links.ts';
import {
  findBrokenContentRules,
  isImageDescriptionMissing,
  toSpecialDayDateAndBranchKey,
} from '../domain/content-checks/content-rules.ts';
import { hasHtmlTable } from '../domain/sanitize-rich-text.ts';

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

describe('the demo content', () => {
  const findProblems = (collection: string, item: SeedItem): string[] => [
    ...findBrokenContentRules(collection, item).map(({ code, fields: [field] }) => `${field}: ${code}`),
    ...findRecordInternalLinks(collection, item).flatMap(({ href }) =>
      parseInternalLink(href) ? [] : `${href} leads nowhere`,
    ),
    ...findRichTexts(collection, item).flatMap(({ html }) => (hasHtmlTable(html) ? 'a table' : [])),
    ...(isImageDescriptionMissing(collection, item) ? ['an image without description'] : []),
  ];

  it('follows the rules that the studio checks when an editor saves', () => {
    const problems = demoSeedContent.sets.flatMap(({ collection, items }) =>
      items.flatMap((item) =>
        findProblems(collection, item).map((problem) => `${collection} ${String(item['id'])}: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('has no two special days on one date of a branch', () => {
    const days = itemsOf('special_day').map((day) => `${String(day['project'])} ${toSpecialDayDateAndBranchKey(day)}`);
    expect(new Set(days).size).toBe(days.length);
  });
});

it('every formatted text of the content model is checked and cleaned', () => {
  const isRichText = ({ interface: shown }: { interface?: string }) => shown === 'rich-text-input';
  const names = contentModelCollections.flatMap(({ name, fields }) =>
    fields.filter(isRichText).map((field) => `${name}.${field.name}`),
  );
  const known = Object.entries(richTextFieldsByCollection).flatMap(([name, { own = [], translated = [] }]) => [
    ...own.map((field) => `${name}.${field}`),
    ...translated.map((field) => `${name}_translations.${field}`),
  ]);
  expect(known.toSorted()).toEqual(names.toSorted());
});
