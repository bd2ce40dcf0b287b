import { describe, expect, it } from 'vitest';
import type { PageSources, SitePolicy } from '../../contract/site-policy.ts';
import {
  CloudflareLimitError,
  type StaticFacts,
  toCloudflareHeaders,
  toCloudflareRedirects,
  toNetlifyHeaders,
  toNetlifyRedirects,
} from './static-hosts.ts';

const usual: PageSources = {
  scripts: [],
  connections: [],
  pictures: [],
  frames: [],
  forms: [],
  opensWindows: false,
};
const policy: SitePolicy = {
  siteUrl: null,
  scriptHashes: [],
  usual,
  special: [{ paths: ['/kasse'], sources: { ...usual, frames: ['https://pay.example'], opensWindows: true } }],
};
const facts: StaticFacts = {
  policy,
  redirects: [{ from: '/login', to: 'https://portal.example', status: 301 }],
  files: [
    'index.html',
    '404.html',
    'en/404/index.html',
    'app-0123456789abcdef0123.js',
    'sw.js',
    'workbox-v4.3.1/workbox-sw.js',
    'fonts/a.v5.woff2',
    'static/a/ring.webp',
  ],
};

/** Headers of a path as each host puts its rules together. */
const read = (text: string, path: string, host: 'netlify' | 'cloudflare'): Record<string, string> => {
  const found: Record<string, string> = {};
  let isMatch = false;
  for (const line of text.trimEnd().split('\n')) {
    const [, taken] = /^ {2}! (.*)/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}([a-z-]+): (.*)/.exec(line) ?? [];
    if (!line.startsWith(' ')) {
      const expression = line.split('*').map((part) => part.replaceAll('.', '\\.'));
      isMatch = new RegExp(`^${expression.join('.*')}$`).test(path);
    } else if (isMatch && taken !== undefined) Reflect.deleteProperty(found, taken);
    else if (isMatch) {
      const before = host === 'cloudflare' ? found[name] : undefined;
      found[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return found;
};

describe.each([
  ['netlify', toNetlifyHeaders(facts)],
  ['cloudflare', toCloudflareHeaders(facts)],
] as const)('%s', (host, text) => {
  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
    ['/fonts/a.v5.woff2', 'public, max-age=31536000, immutable'],
    ['/static/a/ring.webp', 'public, max-age=31536000, immutable'],
    ['/workbox-v4.3.1/workbox-sw.js', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'no-cache'],
  ])('gives %s its lifetime', (path, expected) => {
    expect(read(text, path, host)['cache-control']).toBe(expected);
  });

  it('gives a page one policy, its own', () => {
    const page = read(text, '/kasse/', host)['content-security-policy'];
    expect(page).toContain('frame-src https://pay.example;');
    expect(page?.split('default-src')).toHaveLength(2);
    expect(read(text, '/kontakt', host)['content-security-policy']).toContain("frame-src 'none';");
    expect(read(text, '/kasse', host)['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(read(text, '/kasse', host)['x-content-type-options']).toBe('nosniff');
  });
});

it('tells Netlify the 404 page of each language, the general one last', () => {
  expect(toNetlifyRedirects(facts)).toBe(
    '/login https://portal.example 301\n/login/ https://portal.example 301\n' +
      '/en/* /en/404/index.html 404\n/* /404.html 404\n',
  );
  expect(toCloudflareRedirects(facts)).not.toContain('404');
});

it('writes nothing that Cloudflare would cut off', () => {
  const files = Array.from({ length: 101 }, (_, index) => `script${index}.js`);
  expect(() => toCloudflareHeaders({ ...facts, files })).toThrow(CloudflareLimitError);
  const frames = Array.from({ length: 100 }, (_, index) => `https://host-${index}.example.com`);
  expect(() => toCloudflareHeaders({ ...facts, policy: { ...policy, usual: { ...usual, frames } } })).toThrow(
    'Cloudflare Pages reads',
  );
});
