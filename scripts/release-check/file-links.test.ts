import { expect, it } from 'vitest';
import { toLinkReader } from './file-links.ts';

it.each([
  [
    'en/manifest.webmanifest',
    '{"start_url":"/en","icons":[{"src":"/static/icons/a.png"}]}',
    ['/en', '/static/icons/a.png'],
  ],
  ['styles.css', 'a{background:url("/static/1/gold.webp")}', ['/static/1/gold.webp']],
  ['page-data/uhren/page-data.json', '{"staticQueryHashes":["123"]}', ['/page-data/sq/d/123.json']],
  [
    'sitemap.xml',
    '<url><loc>https://a.example/x?a=1&amp;b=2</loc><xhtml:link rel="alternate" hreflang="en" href="https://a.example/en"/></url>',
    ['https://a.example/x?a=1&b=2', 'https://a.example/en'],
  ],
  ['robots.txt', 'User-agent: *\nSitemap: https://a.example/sitemap.xml\n', ['https://a.example/sitemap.xml']],
  [
    'sw.js',
    'self.list = [{\n"url": "app-1.js"\n}];\nconst offline = {"pages":[{"url":"/offline/index.html"}],"templates":{"a":["/a.js"]}};\nrun();',
    ['app-1.js', '/offline/index.html', '/a.js'],
  ],
])('finds the addresses in %s', (path, source, links) => {
  expect(toLinkReader(path)?.(source)).toEqual(links);
});

it('asks no other file', () => {
  expect(['app-1.js', 'page-data/sq/d/1.json', 'a.xml'].map((path) => toLinkReader(path))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
