// One release behind two hosts: our own, and Debian's nginx with the configuration that the release brings along. Both
// answer alike, and the site works behind both.
import { request as ask } from 'node:http';
import { readdirSync } from 'node:fs';
import { expect, findAccessibilityProblems, message, nginx, siteUrl, test } from './fixtures.ts';

/** What a visitor’s browser or a search engine acts upon. */
const compared = [
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

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
  etag: string | undefined;
}

/** Not by `fetch`, which would tidy the path first. */
const read = (base: string, path: string, init: { method?: string; headers?: object } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const sent = ask(
      { hostname, port, path, method: init.method ?? 'GET', headers: { ...init.headers }, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const headers = Object.fromEntries(compared.map((name) => [name, response.headers[name]?.toString()]));
          const body = Buffer.concat(parts).toString('base64');
          resolve({ status: response.statusCode ?? 0, headers, body, etag: response.headers.etag });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });

const findFile = (pattern: RegExp): string => {
  const file = readdirSync(nginx.releaseFolder).find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`The release has no ${String(pattern)}.`);
  return `/${file}`;
};
const script = findFile(/^app-[0-9a-f]{20}\.js$/);

/** Nobody reads what stands in the body of a redirect. */
const toCompared = ({ status, headers, body }: Answer) =>
  status < 300 || status >= 400
    ? { status, headers, body }
    : { status, headers: { ...headers, 'content-type': undefined } };

const expectAlike = async (path: string, init: { method?: string; headers?: object } = {}): Promise<Answer> => {
  const [own, other] = await Promise.all([read(siteUrl('jeweller'), path, init), read(nginx.url, path, init)]);
  expect(toCompared(other)).toEqual(toCompared(own));
  return own;
};

for (const path of ['/', '/kontakt', '/kontakt/', '/kontakt/index.html', '/en/contact?from=mail', '/fr']) {
  test(`${path} is the same page`, async () => {
    const { status, headers } = await expectAlike(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
}

test('the checkout alone may load what payment providers need', async () => {
  const providers = new URL(process.env.E2E_PAYMENTS_URL ?? '').origin;
  for (const path of ['/kasse', '/en/checkout/', '/fr/commande']) {
    const { headers } = await expectAlike(path);
    expect(headers['content-security-policy']).toContain(providers);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
  const cart = await expectAlike('/warenkorb');
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
  test(`${path} is answered with ${status}`, async () => {
    expect((await expectAlike(path)).status).toBe(status);
    await expectAlike(path, { method: 'HEAD' });
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
  test(`${path} is nobody’s business`, async () => {
    expect((await expectAlike(path)).status).toBe(404);
  });
}

for (const path of [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/kontakt%00',
  '/%E0%A4%A',
]) {
  test(`${path} leads nowhere`, async () => {
    for (const base of [siteUrl('jeweller'), nginx.url]) {
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
  '/fonts/cormorant.v5.woff2',
  '/manifest.webmanifest',
  '/favicon.ico',
]) {
  test(`${path} is the same file, as it is and compressed`, async () => {
    const plain = await expectAlike(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    await expectAlike(path, { headers: { 'accept-encoding': 'gzip' } });
    await expectAlike(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    await expectAlike(path, { method: 'HEAD' });
  });
}

test('pages and scripts come compressed', async () => {
  for (const path of ['/kontakt', script]) {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await expectAlike(path, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
    }
  }
});

test('what a browser has is not sent again', async () => {
  for (const base of [siteUrl('jeweller'), nginx.url]) {
    for (const path of ['/kontakt', script]) {
      const { etag, headers } = await read(base, path);
      const again = await read(base, path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
    }
  }
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
  test(`${method} is refused`, async () => {
    const { status, headers } = await expectAlike('/kontakt', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
}

test.describe('behind nginx', () => {
  test('a page works, and so does the next one', async ({ page }) => {
    await page.goto(`${nginx.url}/kontakt`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  });

  test.describe('an unknown address', () => {
    test.use({ expectedFailures: ['/en/does-not-exist'] });

    test('shows the page of its language', async ({ page }) => {
      const response = await page.goto(`${nginx.url}/en/does-not-exist`, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('en', 'notFound', 'heading'));
    });
  });
});
