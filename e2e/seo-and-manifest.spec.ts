// What crawlers and browsers read: sitemap, robots.txt, manifests and icons, sharing images, feeds and structured data.
import type { Page } from 'playwright/test';
import { expect, type DemoSiteName, toTestSiteUrl, test } from './fixtures.ts';

const siteNames = ['jeweller', 'watchmaker'] as const;

interface SitemapEntry {
  url: string;
  /** URL per language. */
  alternates: Record<string, string>;
}

const toAttributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([a-z:]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );

const toAlternates = (tags: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...tags].map((tag) => [toAttributes(tag).hreflang ?? '', toAttributes(tag).href ?? '']));

const toTags = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([tag]) => tag);

/** The entries of the sitemap, parsed as XML by the browser. */
const readSitemap = async (page: Page, site: DemoSiteName): Promise<SitemapEntry[]> => {
  const response = await page.request.get(`${toTestSiteUrl(site)}/sitemap.xml`);
  expect(response.headers()['content-type']).toBe('application/xml');
  await page.goto(toTestSiteUrl(site));
  return page.evaluate(
    (xml) => {
      const file = new DOMParser().parseFromString(xml, 'application/xml');
      const error = file.querySelector('parsererror');
      if (error) throw new Error(error.textContent);
      return [...file.querySelectorAll('url')].map((entry) => ({
        url: entry.querySelector('loc')?.textContent ?? '',
        alternates: Object.fromEntries(
          [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
            link.getAttribute('hreflang') ?? '',
            link.getAttribute('href') ?? '',
          ]),
        ),
      }));
    },
    await response.text(),
  );
};

for (const site of siteNames) {
  test(`every URL in the sitemap of the ${site} is an indexable page with the same canonical URL and alternates`, async ({
    page,
  }) => {
    // Opens every page of the site.
    test.slow();
    const entries = await readSitemap(page, site);
    expect(entries.length).toBeGreaterThan(5);
    const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
    expect(byUrl.size, 'duplicate URLs').toBe(entries.length);
    for (const { url, alternates } of entries) {
      const response = await page.request.get(url, { maxRedirects: 0 });
      expect(response.status(), url).toBe(200);
      const html = await response.text();
      expect(html, url).toContain(`<link rel="canonical" href="${url}"`);
      expect(html, url).toMatch(/<title[^>]*>[^<]+<\/title>/);
      expect(html, url).toMatch(/<meta name="description" content="[^"]+"/);
      expect(html, url).not.toMatch(/<meta name="robots" content="noindex"/);
      expect(toAlternates(toTags(html, /<link rel="alternate"[^>]*>/g)), url).toEqual(alternates);
      expect(alternates['x-default'], url).toBe(alternates.de);
      expect(Object.values(alternates), url).toContain(url);
      for (const other of Object.values(alternates)) expect(byUrl.get(other)?.alternates, other).toEqual(alternates);
    }
  });

  test(`the ${site}’s robots.txt contains the sitemap and disallows nothing`, async ({ request }) => {
    const response = await request.get(`${toTestSiteUrl(site)}/robots.txt`);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`Sitemap: ${toTestSiteUrl(site)}/sitemap.xml`);
    expect(text).not.toContain('Disallow');
  });

  test(`the icons in the ${site}’s manifests have the declared type and size`, async ({ page }) => {
    for (const path of ['/', '/en', '/fr']) {
      await page.goto(toTestSiteUrl(site) + path);
      const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
      const response = await page.request.get(toTestSiteUrl(site) + href);
      expect(response.headers()['content-type']).toBe('application/manifest+json');
      const manifest = (await response.json()) as {
        name: string;
        start_url: string;
        icons: { src: string; sizes: string; type: string; purpose: string }[];
      };
      expect(manifest.start_url).toBe(path);
      expect(manifest.name).not.toBe('');
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
        expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
      );
      for (const { src, sizes, type } of manifest.icons) {
        expect(await readImage(page, toTestSiteUrl(site) + src)).toEqual({ type, size: sizes });
      }
    }
    const touchIcon = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
    expect(await readImage(page, toTestSiteUrl(site) + touchIcon)).toEqual({ type: 'image/png', size: '180x180' });
    const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
    expect((await page.request.get(toTestSiteUrl(site) + icon)).headers()['content-type']).toBe('image/svg+xml');
  });
}

/** The content type of an image, and its size as decoded by the browser. */
const readImage = async (page: Page, url: string) => {
  const response = await page.request.get(url);
  expect(response.status(), url).toBe(200);
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, url);
  return { type: response.headers()['content-type'], size };
};

test('pages of every kind have their own sharing image', async ({ page }) => {
  test.slow();
  const base = toTestSiteUrl('jeweller');
  const paths = [
    '/',
    '/en',
    '/uhren',
    '/uhren/rolex',
    '/kontakt',
    '/events',
    '/impressum',
    '/agb',
    '/fr/mentions-legales',
  ];
  const images = new Set<string>();
  for (const path of paths) {
    await page.goto(base + path);
    const read = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    const url = (await read('og:image')) ?? '';
    images.add(url);
    expect(url.startsWith(`${base}/static/share/`), path).toBe(true);
    expect(await readImage(page, url)).toEqual({ type: 'image/jpeg', size: '1200x630' });
    expect([await read('og:image:width'), await read('og:image:height')]).toEqual(['1200', '630']);
    expect(await read('og:image:alt')).not.toBe('');
    expect(await read('twitter:card')).toBe('summary_large_image');
    expect(await read('twitter:title')).toBe(await page.title());
    expect(await read('og:title')).toBe(await page.title());
  }
  expect(images.size).toBe(paths.length);
  const headers = (await page.request.get([...images][0] ?? '')).headers();
  expect(headers['cache-control']).toContain('immutable');
});

test('the cart and the thanks page are not in the sitemap and have the default sharing image', async ({ page }) => {
  const listed = (await readSitemap(page, 'jeweller')).map(({ url }) => url);
  for (const path of ['/warenkorb', '/danke']) {
    const html = await (await page.request.get(toTestSiteUrl('jeweller') + path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(/property="og:image" content="[^"]+\/static\/share\/[^"]+"/);
    expect(html).toMatch(/name="description" content="[^"]{20,}"/);
    expect(listed).not.toContain(toTestSiteUrl('jeweller') + path);
  }
});

test('the structured data of the shop contains opening hours, location and branches', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const stores = scripts
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .filter((data) => data['@type'] === 'JewelryStore');
  expect(stores).toHaveLength(1);
  expect(stores[0]).toMatchObject({
    url: `${toTestSiteUrl('jeweller')}/`,
    image: expect.stringContaining('/static/share/'),
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number) as unknown },
    address: { '@type': 'PostalAddress', addressCountry: 'DE' },
  });
  const [store] = stores;
  expect(store?.openingHoursSpecification).toEqual(
    expect.arrayContaining([expect.objectContaining({ '@type': 'OpeningHoursSpecification' })]),
  );
  expect((store?.department as unknown[]).length).toBeGreaterThan(0);
});

test('the theme colour follows the chosen colour mode', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const readColor = () => page.locator('meta[name=theme-color]').first().getAttribute('content');
  const readBackground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--background').trim());
  const light = await readBackground();
  expect(await readColor()).toBe(light);
  await page.evaluate(() => localStorage.setItem('int-color-mode', 'dark'));
  await page.goto(`${toTestSiteUrl('jeweller')}/kontakt`);
  await expect.poll(readColor).not.toBe(light);
  expect(await readColor()).toBe(await readBackground());
});

test('the sitemap contains modification dates and images', async ({ page }) => {
  const sitemap = await (await page.request.get(`${toTestSiteUrl('jeweller')}/sitemap.xml`)).text();
  const product = /<url><loc>[^<]*\/produkte\/vorsteckring-saum<.*?<\/url>/.exec(sitemap)?.[0] ?? '';
  expect(product).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T/);
  expect(product).toMatch(/<image:loc>[^<]+\.webp<\/image:loc>/);
});

for (const language of ['de', 'en', 'fr'] as const) {
  test(`the product feed contains all required fields: ${language}`, async ({ page }) => {
    const response = await page.request.get(`${toTestSiteUrl('jeweller')}/feeds/products-${language}.xml`);
    expect(response.status()).toBe(200);
    const feed = await response.text();
    const items = feed.match(/<item>.*?<\/item>/g) ?? [];
    expect(items.length).toBeGreaterThan(40);
    for (const item of items) {
      for (const name of [
        'id',
        'title',
        'description',
        'link',
        'image_link',
        'availability',
        'price',
        'brand',
        'shipping',
      ]) {
        expect(item).toMatch(new RegExp(`<g:${name}>.+</g:${name}>`));
      }
    }
    const [, link = ''] = /<g:link>([^<]+)<\/g:link>/.exec(items[0] ?? '') ?? [];
    expect((await page.request.get(link)).status()).toBe(200);
  });
}

test('the structured data of a product contains variants, offers, shipping and returns', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/vorsteckring-saum`);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts.map((script) => JSON.parse(script) as Record<string, unknown>);
  const product = data.find((entry) => entry['@type'] === 'ProductGroup');
  expect(product).toMatchObject({
    name: 'Vorsteckring Saum',
    productGroupID: 'AT-T205',
    variesBy: ['https://schema.org/size'],
    brand: { name: 'Arnsberg & Tochter' },
    description: expect.stringMatching(/[.!?)a-zß]$/),
  });
  const [variant] = product?.['hasVariant'] as Record<string, unknown>[];
  expect(variant).toMatchObject({
    '@type': 'Product',
    sku: expect.stringMatching(/^AT-T205-/),
    offers: {
      '@type': 'Offer',
      price: '940.00',
      priceCurrency: 'EUR',
      shippingDetails: [
        { shippingDestination: { addressCountry: 'DE' }, shippingRate: { value: '0.00' } },
        { shippingDestination: { addressCountry: 'AT' } },
        { shippingDestination: { addressCountry: 'FR' } },
        { shippingDestination: { addressCountry: 'LU' } },
      ],
      hasMerchantReturnPolicy: { merchantReturnDays: 14, returnFees: 'https://schema.org/FreeReturn' },
    },
  });
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /Vorsteckring Saum/);
  const crumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList');
  expect(JSON.stringify(crumbs)).toContain('/produkte');
});
