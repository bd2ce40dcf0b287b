// Editors may add sections to any page, so every template of a page record must show them. A page without its own path
// in a language (French privacy) is shown on another page, together with its sections (e2e/page-sections.spec.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../src/templates/', import.meta.url);
const templates = readdirSync(folder)
  .filter((name) => name.endsWith('Page.tsx'))
  .map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }));
const pageTemplates = templates.filter(({ source }) => source.includes('...ContentPage\n'));

it('finds the templates of page records', () => {
  expect(pageTemplates.map(({ name }) => name)).toEqual(expect.arrayContaining(['HomePage.tsx', 'CartPage.tsx']));
});

it('queries a page record together with its sections', () => {
  const fragment = /fragment ContentPage .*?`;/s.exec(
    readFileSync(new URL('page-query-fragment.ts', folder), 'utf8'),
  )?.[0];
  expect(fragment).toMatch(/ sections: allPageSection\(filter: \{[^}]*\}, pageKey: \{ eq: \$pageKey \}/);
  const others = templates.filter(({ source }) => source.includes('page: pageContent(key: { eq: $pageKey }'));
  expect(others.map(({ name }) => name)).toEqual([]);
});

it.each(pageTemplates)('$name shows the sections of its page', ({ source }) => {
  expect(source).toMatch(/<(PageSections|TextPageBody)( [^>]*)? sections=\{sections\.nodes\b/);
});
