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

it.each([
  ['a manifest without addresses', 'a.webmanifest', '{}', []],
  ['a manifest with short cuts', 'a.webmanifest', '{"shortcuts":[{"url":"/uhren"}]}', ['/uhren']],
  ['one of many sitemaps', 'sitemap-12.xml', '<loc>https://a.example/&lt;x&gt;</loc>', ['https://a.example/<x>']],
  ['a worker without offline pages', 'sw.js', '"url": "app-1.js"', ['app-1.js']],
  ['a worker that only names them', 'sw.js', 'x;const offline = {"a":1};', []],
  [
    'robots with several',
    'robots.txt',
    'sitemap:/a.xml\nSitemap:   /b.xml\n# see sitemap: /c.xml',
    ['/a.xml', '/b.xml'],
  ],
])('finds the addresses of %s', (_name, path, source, links) => {
  expect(toLinkReader(path)?.(source)).toEqual(links);
});

it.each([
  'x/page-data/uhren/page-data.json',
  'page-data/uhren/page-data.json.gz',
  'a-sitemap.xml',
  'sitemap.xml.gz',
  'sitemap-a.xml',
  'en/robots.txt',
])('asks not %s', (path) => {
  expect(toLinkReader(path)).toBeUndefined();
});
