import { describe, expect, it } from 'vitest';
import type { PageSources, SiteSecurityPolicy } from '../../contract/site-policy.ts';
import {
  createResponseHeaderLookup,
  toCacheControl,
  toCommonHttpHeaders,
  toPageHtmlFile,
  toPageHttpHeaders,
} from './headers.ts';

const usual: PageSources = {
  scripts: [],
  connections: ['https://backend.example'],
  pictures: ['https://backend.example'],
  frames: [],
  forms: ['https://backend.example'],
  opensWindows: false,
};
const policy: SiteSecurityPolicy = {
  siteUrl: 'https://www.house.example',
  scriptHashes: ['sha256-AAAA='],
  usual,
  special: [
    {
      paths: ['/kasse', '/en/checkout'],
      sources: { ...usual, scripts: ['https://pay.example'], frames: ['https://pay.example'], opensWindows: true },
    },
  ],
};

const toDirectives = (line = ''): Record<string, string> =>
  Object.fromEntries(line.split('; ').map((part) => [part.replace(/ .*/, ''), part.replace(/^\S+ /, '')]));
const toPolicyOf = (file: string) => toDirectives(createResponseHeaderLookup(policy)(file)['content-security-policy']);

describe('the policy of a page', () => {
  it('lets scripts run by their hash and nothing else inline', () => {
    const directives = toPolicyOf('kontakt/index.html');
    expect(directives['script-src']).toBe("'self' 'sha256-AAAA='");
    expect(directives['script-src-attr']).toBe("'none'");
    expect(directives['frame-src']).toBe("'none'");
    expect(directives['frame-ancestors']).toBe("'none'");
    expect(directives['base-uri']).toBe("'none'");
    expect(directives['object-src']).toBe("'none'");
    expect(directives['connect-src']).toBe("'self' https://backend.example");
  });

  it('has providers on the pages that need them alone', () => {
    expect(toPolicyOf('en/checkout/index.html')['script-src']).toContain('https://pay.example');
    expect(toPolicyOf('en/index.html')['script-src']).not.toContain('https://pay.example');
    const table = createResponseHeaderLookup(policy);
    expect(table('kasse/index.html')['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(table('index.html')['cross-origin-opener-policy']).toBe('same-origin');
    expect(table()['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('may be shown in a frame by the origin that is named', () => {
    const table = createResponseHeaderLookup(policy, 'https://studio.example');
    expect(table('index.html')['content-security-policy']).toContain('frame-ancestors https://studio.example;');
  });

  it('stands on documents, and who may embed a file on files', () => {
    const table = createResponseHeaderLookup(policy);
    expect(table('app-0123456789abcdef.js')).not.toHaveProperty('content-security-policy');
    expect(table('app-0123456789abcdef.js')['cross-origin-resource-policy']).toBe('same-origin');
    expect(table('favicon.svg')).toHaveProperty('content-security-policy');
    expect(table('static/a/ring.webp')['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

it('asks for https where the site’s own address does', () => {
  expect(createResponseHeaderLookup(policy)()['strict-transport-security']).toBe('max-age=31536000');
  expect(createResponseHeaderLookup({ ...policy, siteUrl: 'http://localhost:9000' })()).not.toHaveProperty(
    'strict-transport-security',
  );
});

it('lets a release of before the policy run, framed by nobody', () => {
  expect(createResponseHeaderLookup(undefined)('index.html')['content-security-policy']).toBe("frame-ancestors 'none'");
});

it.each([
  ['app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
  ['index.html', 'public, max-age=0, must-revalidate'],
  ['sw.js', 'no-cache'],
])('gives %s its lifetime', (file, expected) => {
  expect(toCacheControl(file)).toBe(expected);
});

it('the policy of a page names every kind of source', () => {
  const sources = {
    ...usual,
    pictures: ['https://p.example'],
    forms: ['https://f.example'],
    frames: ['https://i.example'],
  };
  expect(toDirectives(toPageHttpHeaders({ ...policy, scriptHashes: [] }, sources)['content-security-policy'])).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: https://p.example",
    'media-src': "'self' https://p.example",
    'connect-src': "'self' https://backend.example",
    'frame-src': 'https://i.example',
    'form-action': "'self' https://f.example",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  });
});

it('every answer says what browsers must not do', () => {
  expect(toCommonHttpHeaders(undefined)).toEqual({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), midi=(), display-capture=()',
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  ['/kasse', 'kasse/index.html'],
  ['kasse', 'kasse/index.html'],
  ['/en/checkout', 'en/checkout/index.html'],
  ['/', 'index.html'],
  ['', 'index.html'],
])('the page %j is the file %s', (path, file) => {
  expect(toPageHtmlFile(path)).toBe(file);
});

it('an answer without a file is not for other sites to judge', () => {
  const headers = createResponseHeaderLookup(policy)();
  expect(headers).not.toHaveProperty('cross-origin-resource-policy');
  expect(headers).toHaveProperty('content-security-policy');
});
