// Query limits for visitors: no deeper than any page needs, and not expensive enough to slow down quotes.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import {
  seedTestShop,
  requestTestQuote,
  type TestShop,
  toTestOrderLineInput,
  toTestQuoteBody,
} from './orders/test-shop.ts';
import { measureQuoteLatencyUnderLoad, formatQuoteLatencyRatios } from './measure-quote-latency.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

let shop: TestShop;
let product: string;
beforeAll(async () => {
  shop = await seedTestShop(admin);
  product = await shop.addProduct();
});
afterAll(() => shop.remove());

const products = '/items/ecommerce_product';

const request = async (path: string): Promise<{ status: number; data: unknown }> => {
  const response = await fetch(`${backend.url}${path}`);
  const { data } = (await response.json()) as { data?: unknown };
  return { status: response.status, data };
};

let requestCount = 0;
/** A query that misses every cache: the alias, although unused, changes the cache key. */
const bypassCache = (path: string): string => {
  requestCount += 1;
  return `${path}&alias[x${requestCount}]=id`;
};

const deepest = `${products}?limit=-1&fields=*.*.*.*`;
const longest = `${products}?limit=-1&deep[product_variants][_limit]=-1&fields=*,product_variants.*,product_variants.translations.*,ratings.*,translations.*,images.*,images.directus_files_id.*,images.translations.*,attributes.attribute_id.attribute_group.translations.*`;
const largest = longest.replace('deep[product_variants][_limit]=-1&', '');

describe('a visitor', () => {
  it.each([
    deepest,
    longest,
    `${products}?fields=category.subcategories.category.subcategories.slug`,
    `${products}?fields=ratings.product.ratings.product.slug`,
    `${products}?filter=${JSON.stringify({ _or: Array.from({ length: 120 }, (_, index) => ({ slug: { _eq: `${index}` } })) })}`,
    `${products}?groupBy=slug,stock,status&aggregate[count]=*`,
    `${products}?export=csv`,
    `${products}?search=${'x'.repeat(15_000)}${'y'.repeat(1_000)}`,
    `/files?fields=*.*`,
    `/items/ecommerce_settings?fields=*.*.*`,
  ])('is refused queries that no page sends: %#', async (path) => {
    expect((await request(path)).status).toBe(400);
  });

  it('receives a truncated list when it is longer than any page needs', async () => {
    const { status, data } = await request(largest);
    expect(status).toBe(200);
    expect((data as unknown[]).length).toBeLessThanOrEqual(2_000 / 12);
  });

  it('is limited, but the build is not', async () => {
    const build = createDirectusRestClient(backend.url, backend.buildToken);
    expect(await build.get<unknown[]>(`${products}?limit=2&fields=*.*.*`)).toHaveLength(2);
  });
});

describe('four deep reads in parallel', () => {
  it.each([
    ['that are refused', deepest],
    ['of the maximum size', largest],
  ])(
    '%s do not slow a quote by more than a factor of two',
    async (what, path) => {
      const body = toTestQuoteBody(shop, [toTestOrderLineInput(product)]);
      const ratios = await measureQuoteLatencyUnderLoad(
        () => requestTestQuote(backend.url, body),
        () => Promise.all([1, 2, 3, 4].map(() => request(bypassCache(path)))),
        { turns: 5, quantity: 20 },
      );
      console.info(formatQuoteLatencyRatios(`quotes beside four deep reads ${what}`, ratios));
      expect(ratios.median).toBeLessThanOrEqual(2);
    },
    240_000,
  );
});
