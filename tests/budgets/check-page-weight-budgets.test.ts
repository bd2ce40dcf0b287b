// Parses the resources of a page, and checks page weights against their budgets.
import { expect, it } from 'vitest';
import { parsePageScriptsAndStylesheets, type PageWeight } from '../../scripts/measure-page-weights.ts';
import { toPageWeightBudgetResults } from './check-page-weight-budgets.ts';

it('finds the scripts and styles of a page', () => {
  const html = `<!DOCTYPE html><html><head>
    <style data-href="/styles.css">body{margin:0}</style><style></style>
    <link rel="preload" as="script" href="/app-1.js"/><link as="font" rel="preload" href="/font.woff2"/>
    <link rel="stylesheet" href="/extra.css"/><link rel="canonical" href="https://example.com/"/>
    </head><body><script src="/app-1.js" async></script><script id="x" src="/page-2.js?v=1"></script>
    <script src="https://elsewhere.example/x.js"></script><script>inline()</script>
    <script type="application/ld+json">{}</script><script data-scripts="/runtime-3.js /app-1.js" data-files="/page-data/app-data.json /template-4.js" data-next="/next-5.js /next-6.css">load()</script></body></html>`;
  expect(parsePageScriptsAndStylesheets(html)).toEqual({
    scripts: ['app-1.js', 'page-2.js'],
    heldScripts: ['runtime-3.js', 'app-1.js', 'template-4.js', 'next-5.js'],
    inlineScripts: ['inline()', 'load()'],
    stylesheets: ['extra.css'],
    inlineStyles: ['body{margin:0}'],
  });
});

it('counts deferred scripts as immediate on a page that loads them immediately', () => {
  const html = '<p role="status" data-starts-at-once="true"></p><script data-scripts="/app-1.js">load()</script>';
  expect(parsePageScriptsAndStylesheets(html)).toMatchObject({ scripts: ['app-1.js'], heldScripts: [] });
});

const page = (path: string, changes: Partial<PageWeight> = {}): PageWeight => ({
  path,
  kind: 'templates-home-page',
  htmlBytes: 8_000,
  firstJsBytes: 2_000,
  jsBytes: 90_000,
  cssBytes: 4_000,
  scripts: [{ name: 'framework.js', gzipBytes: 60_000 }],
  ...changes,
});
const limits = { htmlBytes: 10_000, firstJsBytes: 3_000, jsBytes: 100_000, cssBytes: 5_000 };

it('accepts pages within their budgets', () => {
  const [result] = toPageWeightBudgetResults([page('/'), page('/en/', { htmlBytes: 9_000 })], {
    'templates-home-page': limits,
  });
  expect(result).toEqual({
    kind: 'templates-home-page',
    pageCount: 2,
    heaviest: { htmlBytes: 9_000, firstJsBytes: 2_000, jsBytes: 90_000, cssBytes: 4_000 },
    problems: [],
  });
});

it('reports the page, the measure and the files that exceed the budget', () => {
  const [result] = toPageWeightBudgetResults([page('/'), page('/fr/', { jsBytes: 100_001 })], {
    'templates-home-page': limits,
  });
  expect(result?.problems).toHaveLength(1);
  expect(result?.problems[0]).toContain('JavaScript of /fr/ weighs 100001 bytes, 100000 are allowed (1 of 2 pages');
  expect(result?.problems[0]).toContain('framework.js 60000');
});

it('requires a budget for every page kind and a page for every budget', () => {
  const results = toPageWeightBudgetResults([page('/neu/', { kind: 'templates-new-page' })], {
    'templates-home-page': limits,
  });
  expect(results.map(({ problems }) => problems[0])).toEqual([
    expect.stringContaining('no page of that kind'),
    expect.stringContaining('have no budget'),
  ]);
});
