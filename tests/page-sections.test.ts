// An editor may add sections to any page: so every template of a page record shows them. The sections of a page that
// has no path of its own in a language (French privacy) are shown by the template that takes it in (e2e/sections.spec.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../src/templates/', import.meta.url);
const templates = readdirSync(folder)
  .filter((name) => name.endsWith('Page.tsx'))
  .map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }));
const ofPageRecords = templates.filter(({ source }) => source.includes('page: pageContent(key: { eq: $pageKey }'));

it('finds the templates of page records', () => {
  expect(ofPageRecords.map(({ name }) => name)).toEqual(expect.arrayContaining(['HomePage.tsx', 'CartPage.tsx']));
});

it.each(ofPageRecords)('$name reads the sections of its page and shows them', ({ source }) => {
  expect(source).toMatch(/ sections: allPageSection\(filter: \{[^}]*\}, pageKey: \{ eq: \$pageKey \}/);
  expect(source).toMatch(/<PageSections sections=\{sections\.nodes\b/);
});
