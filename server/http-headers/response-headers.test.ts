import { describe, expect, it } from 'vitest';
import type { PageCspSources, SiteSecurityPolicy } from '../../contract/site-security-policy.ts';
import {
  createResponseHeaderLookup,
  toCacheControl,
  toCommonHttpHeaders,
  toPageHtmlFile,
  toPageHttpHeaders,
} from './response-headers.ts';

const usual: PageCspSources = {
  scripts: [],
  connections: ['https://backend.example'],
  pictures: ['https://backend.example'],
  frames: [],
  forms: ['https://backend.example'],
  opensWindows: false,
};
const policy: SiteSecurityPolicy = {
  siteUrl: 'https://www.shop.example',
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
  it('allows inline scripts by hash only', () => {
    const directives = toPolicyOf('kontakt/index.html');
    expect(directives['script-src']).toBe("'self' 'sha256-AAAA='");
    expect(directives['script-src-attr']).toBe("'none'");
    expect(directives['frame-src']).toBe("'none'");
    expect(directives['frame-ancestors']).toBe("'none'");
    expect(directives['base-uri']).toBe("'none'");
    expect(directives['object-src']).toBe("'none'");
    expect(directives['connect-src']).toBe("'self' https://backend.example");
  });

  it('allows providers only on the pages that need them', () => {
    expect(toPolicyOf('en/checkout/index.html')['script-src']).toContain('https://pay.example');
    expect(toPolicyOf('en/index.html')['script-src']).not.toContain('https://pay.example');
    const lookup = createResponseHeaderLookup(policy);
    expect(lookup('kasse/index.html')['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(lookup('index.html')['cross-origin-opener-policy']).toBe('same-origin');
    expect(lookup()['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('allows framing by the configured origin', () => {
    const lookup = createResponseHeaderLookup(policy, 'https://studio.example');
    expect(lookup('index.html')['content-security-policy']).toContain('frame-ancestors https://studio.example;');
  });

  it('is sent with documents; other files get a cross-origin-resource-policy', () => {
    const lookup = createResponseHeaderLookup(policy);
    expect(lookup('app-0123456789abcdef.js')).not.toHaveProperty('content-security-policy');
    expect(lookup('app-0123456789abcdef.js')['cross-origin-resource-policy']).toBe('same-origin');
    expect(lookup('favicon.svg')).toHaveProperty('content-security-policy');
    expect(lookup('static/a/ring.webp')['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

it('sends Strict-Transport-Security if the site URL is https', () => {
  expect(createResponseHeaderLookup(policy)()['strict-transport-security']).toBe('max-age=31536000');
  expect(createResponseHeaderLookup({ ...policy, siteUrl: 'http://localhost:9000' })()).not.toHaveProperty(
    'strict-transport-security',
  );
});

it('only forbids framing for a release without a policy', () => {
  expect(createResponseHeaderLookup(undefined)('index.html')['content-security-policy']).toBe("frame-ancestors 'none'");
});

it.each([
  ['app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
  ['index.html', 'public, max-age=0, must-revalidate'],
  ['sw.js', 'no-cache'],
])('sets the Cache-Control header of %s', (file, expected) => {
  expect(toCacheControl(file)).toBe(expected);
});

it('includes every kind of source in the policy of a page', () => {
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

it('sets the common headers on every response', () => {
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
])('maps the page %j to the file %s', (path, file) => {
  expect(toPageHtmlFile(path)).toBe(file);
});

it('omits cross-origin-resource-policy on a response without a file', () => {
  const headers = createResponseHeaderLookup(policy)();
  expect(headers).not.toHaveProperty('cross-origin-resource-policy');
  expect(headers).toHaveProperty('content-security-policy');
});
