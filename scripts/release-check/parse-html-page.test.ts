import { describe, expect, it } from 'vitest';
import { parseHtmlPage, resolveLinkToSitePath, findReleaseFileLinkReader } from './parse-html-page.ts';

const toPage = (body: string, head = '<title>Uhren</title>') =>
  `<!DOCTYPE html><html lang="de"><head>${head}</head><body><h1>Unsere <em>Uhren</em></h1>${body}</body></html>`;

it.each([
  ['<a href="/kontakt">a</a>', '/kontakt'],
  ['<img src="/static/1/ring.jpg" alt="">', '/static/1/ring.jpg'],
  ['<form action="/suche"></form>', '/suche'],
  ['<noscript><img src="/static/2/ring.jpg" alt=""></noscript>', '/static/2/ring.jpg'],
  ['<template><a href="/vorlage">a</a></template>', '/vorlage'],
  ['<svg><use xlink:href="/icons.svg#ring"></use></svg>', '/icons.svg#ring'],
  ['<video poster="/static/3/film.jpg"></video>', '/static/3/film.jpg'],
  [`<p style="background:url('/static/4/gold.webp')">a</p>`, '/static/4/gold.webp'],
  ['<script data-scripts="/app-1.js /page-2.js">start()</script>', '/page-2.js'],
  ['<script data-files="/page-data/app-data.json /page-2.js">start()</script>', '/page-data/app-data.json'],
])('finds the link in %s', (body, link) => {
  expect(parseHtmlPage(toPage(body)).links).toContain(link);
});

it('finds every size of an image', () => {
  const body =
    '<picture><source srcset="/a,1.avif 480w,\n/b.avif 750w"><img src="/c.jpg" srcset="/d.jpg 2x" alt=""></picture>';
  expect(parseHtmlPage(toPage(body)).links).toEqual(['/a,1.avif', '/b.avif', '/c.jpg', '/d.jpg']);
});

it('finds the links of the head', () => {
  const head = `<title>Uhren</title><meta property="og:image" content="https://a.example/b.jpg"><meta name="description" content="/x">
    <link rel="canonical" href="https://a.example/uhren"><meta http-equiv="refresh" content="0;url=/neu">
    <style>@font-face{src:url(/fonts/a.v1.woff2) format("woff2")}</style>`;
  const { links } = parseHtmlPage(toPage('', head));
  expect(links).toEqual(['https://a.example/b.jpg', 'https://a.example/uhren', '/neu', '/fonts/a.v1.woff2']);
  const twitter = '<title>Uhren</title><meta name="twitter:image" content="/t.jpg"><meta content="/x">';
  expect(parseHtmlPage(toPage('', twitter)).links).toEqual(['/t.jpg']);
});

it('reads title, heading and anchors', () => {
  const parts = parseHtmlPage(toPage('<p id="zeiten">a</p><a name="alt">b</a><svg><title>Bild</title></svg>'));
  expect(parts).toMatchObject({ title: 'Uhren', heading: 'Unsere Uhren', errors: [] });
  expect([...parts.anchors]).toEqual(['zeiten', 'alt']);
});

it('reports the position of invalid HTML', () => {
  expect(parseHtmlPage(toPage('\n<p class="a" class="b">a</p>')).errors).toEqual([
    'duplicate-attribute “="b">a</p></body></html>” (2:19)',
  ]);
  expect(parseHtmlPage('<html></html>').errors).toEqual(['missing-doctype “<html></html>” (1:1)']);
  expect(parseHtmlPage(toPage('<p>cut off').slice(0, -20)).errors).toEqual(['the end is missing: the page is cut off']);
});

describe('metadata of search engines and social networks', () => {
  it('is the first description and image of the head', () => {
    const head = `<title> Uhren </title><title>Zweiter</title>
      <meta name="keywords" content="k"><meta name="description" content=" Schöne Uhren. ">
      <meta name="description" content="Zweite."><meta property="og:title" content="t">
      <meta property="og:image" content="/a.jpg"><meta property="og:image" content="/b.jpg"><meta charset="utf-8">`;
    expect(parseHtmlPage(toPage('', head))).toMatchObject({
      title: 'Uhren',
      heading: 'Unsere Uhren',
      description: 'Schöne Uhren.',
      shareImage: '/a.jpg',
    });
  });

  it('is empty if the head has none', () => {
    const body = '<div name="description" content="x" property="og:image"></div>';
    const parts = parseHtmlPage(`<!DOCTYPE html><html lang="de"><head></head><body>${body}</body></html>`);
    expect(parts).toMatchObject({ title: '', heading: '', description: '', shareImage: '' });
  });

  it('ignores titles of drawings and comments', () => {
    const svg = '<svg><title>Ring</title></svg><h1><!-- leer --></h1>';
    const parts = parseHtmlPage(`<!DOCTYPE html><html lang="de"><head></head><body>${svg}</body></html>`);
    expect(parts.title).toBe('');
  });
});

it.each([
  ['<a href=" /kontakt ">a</a>', ['/kontakt']],
  [`<p style="background:url( /a.webp )">a</p>`, ['/a.webp']],
  ['<img alt="" srcset="/a.jpg  1x,  /b.jpg   2x,">', ['/a.jpg', '/b.jpg']],
  ['<img alt="" srcset=" /a.jpg 1x">', ['/a.jpg']],
  ['<img alt="" srcset="">', []],
  ['<p content="0;url=/neu" http-equiv="refresh" property="og:image">a</p>', []],
  ['<script data-scripts="">start()</script>', []],
])('the links of %s are %j', (body, links) => {
  expect(parseHtmlPage(toPage(body)).links).toEqual(links);
});

it.each([
  ['0;url=/neu', '/neu'],
  ['0; URL=/neu', '/neu'],
  ['10 ;  url=/neu?a=1;url=2', '/neu?a=1;url=2'],
])('a page with the refresh %j links to %s', (content, link) => {
  expect(parseHtmlPage(toPage('', `<title>a</title><meta http-equiv="refresh" content="${content}">`)).links).toEqual([
    link,
  ]);
});

it('does not treat the names of elements other than links as anchors', () => {
  const body = '<a name="oben">a</a><input name="email"><p id="unten">b</p>';
  expect([...parseHtmlPage(toPage(body)).anchors]).toEqual(['oben', 'unten']);
});

it('reports a truncated page', () => {
  expect(parseHtmlPage(`${toPage('')}\n `).errors).toEqual([]);
  expect(parseHtmlPage(`${toPage('')} more`).errors[0]).toContain('cut off');
  expect(parseHtmlPage(toPage('').slice(0, -7)).errors[0]).toContain('cut off');
});

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
])('finds the URLs in %s', (path, source, links) => {
  expect(findReleaseFileLinkReader(path)?.(source)).toEqual(links);
});

it('reads no links from other files', () => {
  expect(['app-1.js', 'page-data/sq/d/1.json', 'a.xml'].map((path) => findReleaseFileLinkReader(path))).toEqual([
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
])('finds the URLs of %s', (_name, path, source, links) => {
  expect(findReleaseFileLinkReader(path)?.(source)).toEqual(links);
});

it.each([
  'x/page-data/uhren/page-data.json',
  'page-data/uhren/page-data.json.gz',
  'a-sitemap.xml',
  'sitemap.xml.gz',
  'sitemap-a.xml',
  'en/robots.txt',
])('reads no links from %s', (path) => {
  expect(findReleaseFileLinkReader(path)).toBeUndefined();
});

const addresses = { siteUrl: 'https://a.example', backendUrl: 'https://a.example/backend' };

it.each([
  ['/kontakt', '/kontakt'],
  ['/kontakt?a=1#form', '/kontakt#form'],
  ['https://a.example/uhren/', '/uhren/'],
  ['#zeiten', '/en/watches#zeiten'],
  ['#:~:text=Gold', '/en/watches'],
  ['rolex', '/en/rolex'],
  ['?page=2', '/en/watches'],
  ['/über-uns', '/%C3%BCber-uns'],
  ['https://', 'malformed:https://'],
])('resolves %s to %s', (link, target) => {
  expect(resolveLinkToSitePath(link, '/en/watches', addresses)).toBe(target);
});

it.each([
  '//b.example/x',
  'http://a.example/x',
  'mailto:a@a.example',
  'MAILTO:',
  'tel:+49 (0) 291',
  'sms:',
  'javascript:void(0)',
  'about:blank',
  'data:,x',
  'https://a.example/backend/assets/1',
])('ignores %s as external', (link) => {
  expect(resolveLinkToSitePath(link, '/', addresses)).toBeUndefined();
});

it('treats only links without a host as internal if the site has no URL yet', () => {
  const unknown = { siteUrl: undefined, backendUrl: undefined };
  expect(resolveLinkToSitePath('/kontakt', '/', unknown)).toBe('/kontakt');
  expect(resolveLinkToSitePath('https://a.example/kontakt', '/', unknown)).toBeUndefined();
});
