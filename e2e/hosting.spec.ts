// One release served by two hosts: the project's own, and Debian's nginx with the configuration from the release. Both
// return the same responses, and the site works on both.
import { request as sendRequest } from 'node:http';
import { readdirSync } from 'node:fs';
import {
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  nginxServedTestSite,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

/** Headers that affect browsers or search engines. */
const comparedHeaders = [
  'location',
  'allow',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

interface HostResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
  etag: string | undefined;
}

/** Uses `node:http`, because `fetch` would normalize the path. */
const read = (base: string, path: string, init: { method?: string; headers?: object } = {}): Promise<HostResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const request = sendRequest(
      { hostname, port, path, method: init.method ?? 'GET', headers: { ...init.headers }, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const headers = Object.fromEntries(comparedHeaders.map((name) => [name, response.headers[name]?.toString()]));
          const body = Buffer.concat(parts).toString('base64');
          resolve({ status: response.statusCode ?? 0, headers, body, etag: response.headers.etag });
        });
      },
    );
    request.on('error', reject);
    request.end();
  });

const findFile = (pattern: RegExp): string => {
  const file = readdirSync(nginxServedTestSite.releaseFolder).find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`The release contains no file that matches ${String(pattern)}.`);
  return `/${file}`;
};
const script = findFile(/^app-[0-9a-f]{20}\.js$/);

/** Ignores body and content type of redirects, which clients do not read. */
const toCompared = ({ status, headers, body }: HostResponse) =>
  status < 300 || status >= 400
    ? { status, headers, body }
    : { status, headers: { ...headers, 'content-type': undefined } };

const expectSameResponse = async (
  path: string,
  init: { method?: string; headers?: object } = {},
): Promise<HostResponse> => {
  const [own, other] = await Promise.all([
    read(toTestSiteUrl('jeweller'), path, init),
    read(nginxServedTestSite.url, path, init),
  ]);
  expect(toCompared(other)).toEqual(toCompared(own));
  return own;
};

for (const path of ['/', '/kontakt', '/kontakt/', '/kontakt/index.html', '/en/contact?from=mail', '/fr']) {
  test(`${path} is the same page on both hosts`, async () => {
    const { status, headers } = await expectSameResponse(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
}

test('only the checkout may load resources of payment providers', async () => {
  const providers = new URL(process.env.E2E_PAYMENTS_URL ?? '').origin;
  for (const path of ['/kasse', '/en/checkout/', '/fr/commande']) {
    const { headers } = await expectSameResponse(path);
    expect(headers['content-security-policy']).toContain(providers);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
  const cart = await expectSameResponse('/warenkorb');
  expect(cart.headers['content-security-policy']).not.toContain(providers);
});

for (const [path, status] of [
  ['/gibt-es-nicht', 404],
  ['/en/does-not-exist', 404],
  ['/EN/does-not-exist', 404],
  ['/fr/rien/du/tout/', 404],
  ['/it/niente', 404],
  ['/404.html', 404],
  ['/fr/404', 404],
  ['/fr/404/', 404],
  ['/gibt-es-nicht.html', 404],
  ['/app-ffffffffffffffffffff.js', 404],
  ['/static/missing.webp', 404],
  ['/KONTAKT', 404],
  ['/kontakt/gibt-es-nicht', 404],
  ['/%', 404],
  ['/%E4', 404],
  ['/en/%E4', 404],
  ['/x%25y', 404],
  ['/schaufenster', 302],
  ['/Schaufenster/', 302],
  ['/SCHAUFENSTER?from=mail', 302],
] as const) {
  test(`${path} responds with ${status}`, async () => {
    expect((await expectSameResponse(path)).status).toBe(status);
    await expectSameResponse(path, { method: 'HEAD' });
  });
}

for (const path of [
  '/_redirects.json',
  '/%5fredirects.json',
  '/_policy.json',
  '/.hosting/nginx/server.conf',
  '/.carried.json',
  '//kontakt',
  '/kontakt//index.html',
  '/index.html.br',
  `${script}.gz`,
  '/%2egit/config',
]) {
  test(`${path} is not served`, async () => {
    expect((await expectSameResponse(path)).status).toBe(404);
  });
}

for (const path of [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/kontakt%00',
  '/%E0%A4%A',
]) {
  test(`${path} is rejected`, async () => {
    for (const base of [toTestSiteUrl('jeweller'), nginxServedTestSite.url]) {
      expect([400, 404]).toContain((await read(base, path)).status);
    }
  });
}

for (const path of [
  script,
  '/page-data/index/page-data.json',
  '/page-data/app-data.json',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/fonts/cormorant-500.v6.woff2',
  '/manifest.webmanifest',
  '/favicon.ico',
]) {
  test(`${path} is the same file on both hosts, plain and compressed`, async () => {
    const plain = await expectSameResponse(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    await expectSameResponse(path, { headers: { 'accept-encoding': 'gzip' } });
    await expectSameResponse(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    await expectSameResponse(path, { method: 'HEAD' });
  });
}

test('serves pages and scripts compressed', async () => {
  for (const path of ['/kontakt', script]) {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await expectSameResponse(path, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
    }
  }
});

test('responds with 304 to a matching ETag', async () => {
  for (const base of [toTestSiteUrl('jeweller'), nginxServedTestSite.url]) {
    for (const path of ['/kontakt', script]) {
      const { etag, headers } = await read(base, path);
      const again = await read(base, path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
    }
  }
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
  test(`${method} is rejected with 405`, async () => {
    const { status, headers } = await expectSameResponse('/kontakt', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
}

test.describe('behind nginx', () => {
  test('a page and the navigation to the next one work', async ({ page }) => {
    await page.goto(`${nginxServedTestSite.url}/kontakt`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  });

  test.describe('an unknown path', () => {
    test.use({ expectedFailures: ['/en/does-not-exist'] });

    test('shows the 404 page of its language', async ({ page }) => {
      const response = await page.goto(`${nginxServedTestSite.url}/en/does-not-exist`, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        readSiteMessageByKey('en', 'notFound', 'heading'),
      );
    });
  });
});
