import { describe, expect, it } from 'vitest';
import { siteSecurityPolicySchema } from './site-security-policy.ts';

const none = { scripts: [], connections: [], pictures: [], frames: [], forms: [], opensWindows: false };

const toPolicy = (source: string) => ({
  siteUrl: null,
  scriptHashes: [],
  usual: { ...none, scripts: [source] },
  special: [],
});

describe('a source', () => {
  it.each([
    'https://www.example.com',
    'http://localhost:8055',
    'https://*.example.com',
    'https://a-1.example.com:8443',
  ])('may be %s', (source) => {
    expect(siteSecurityPolicySchema.safeParse(toPolicy(source)).success).toBe(true);
  });

  it.each([
    '*',
    'https:',
    'data:',
    "'unsafe-inline'",
    'https://www.example.com/',
    'https://www.example.com; script-src *',
    'https://www.example.com:',
    'https://www.*.com',
    'https://*',
    ' https://www.example.com',
    'x https://www.example.com',
    'ftp://www.example.com',
    'https://WWW.example.com',
    'https://www.example.com:80a',
  ])('must not be %j', (source) => {
    for (const kind of ['scripts', 'connections', 'pictures', 'frames', 'forms'])
      expect(
        siteSecurityPolicySchema.safeParse({ ...toPolicy('https://a.b'), usual: { ...none, [kind]: [source] } })
          .success,
      ).toBe(false);
  });
});

describe('the hash of an inline script', () => {
  it.each([
    ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', true],
    ['sha256-abc', true],
    ['sha256-abc==', true],
    ['sha256-', false],
    ['sha1-abc', false],
    ["sha256-abc' 'unsafe-inline", false],
    ['x sha256-abc', false],
    ['sha256-a=b', false],
  ])('%j is valid: %s', (hash, isValid) => {
    const policy = { ...toPolicy('https://www.example.com'), scriptHashes: [hash] };
    expect(siteSecurityPolicySchema.safeParse(policy).success).toBe(isValid);
  });
});

it.each([
  ['/checkout', true],
  ['checkout', false],
  ['', false],
])('a page with other sources may have the path %j: %s', (path, isValid) => {
  const policy = { ...toPolicy('https://www.example.com'), special: [{ paths: [path], sources: none }] };
  expect(siteSecurityPolicySchema.safeParse(policy).success).toBe(isValid);
});
