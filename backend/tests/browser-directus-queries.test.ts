// The browser's calls to Directus of section 7 of the specification, on the demo content of both projects.
import { describe, expect, inject, it } from 'vitest';
import { locales } from '../../contract/locale.ts';
import { dayMs } from '../../domain/durations.ts';
import { toDirectusFieldPaths } from '../../domain/directus-items-query.ts';
import { personalizationRecordSchema } from '../../contract/shop/personalization.ts';
import { parsePersonalizationRecord } from '../../domain/localized-personalization.ts';
import { demoSeedContent } from '../../demo/demo-seed-content.ts';

const { url } = inject('backend');

type Item = Record<string, unknown>;

interface Answer {
  data: Item[];
  meta: { filter_count: number };
}

const itemsOf = (collection: string): Item[] =>
  demoSeedContent.sets.filter((set) => set.collection === collection).flatMap(({ items }) => items);

const domains = itemsOf('project').map(({ domain }) => String(domain));
const published = itemsOf('ecommerce_product').filter(({ status }) => status === 'published');
const [shopProject] = [...new Set(published.map(({ project }) => project))];
const shopDomain = String(itemsOf('project').find(({ id }) => id === shopProject)?.['domain']);
const otherDomain = domains.find((domain) => domain !== shopDomain) ?? '';

type Query = Record<string, string | number | object>;

const get = async (collection: string, query: Query): Promise<Answer> => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  const response = await fetch(`${url}/items/${collection}?${parameters}`);
  const answer = (await response.json()) as Answer;
  expect(answer, `${collection} ${parameters}`).not.toHaveProperty('errors');
  return answer;
};

const listFields =
  'id,display_name,slug,stock,price_brutto,images.directus_files_id.id,images.directus_files_id.width,manufacturer.slug,' +
  'category.slug,product_variants.price_brutto,ratings.rating,translations.language,translations.display_name,project.domain';

const getProducts = (domain: string, filter: object = {}, more: Query = {}): Promise<Answer> =>
  get('ecommerce_product', {
    filter: { _and: [{ project: { domain: { _eq: domain } } }, { status: { _eq: 'published' } }, filter] },
    fields: listFields,
    sort: 'sort',
    limit: 20,
    page: 1,
    meta: 'filter_count',
    ...more,
  });

const toId = (value: unknown): unknown => (typeof value === 'object' && value !== null ? (value as Item)['id'] : value);

const readRelatedIds = (product: Item, list: string, field: string): unknown[] =>
  ((product[list] ?? []) as Item[]).map((row) => toId(row[field]));

describe('products', () => {
  it('belong to two projects, one of them with a shop', () => {
    expect(domains).toHaveLength(2);
    expect(published.length).toBeGreaterThanOrEqual(36);
  });

  it('are listed in pages, only those of the requested domain', async () => {
    const first = await getProducts(shopDomain);
    const second = await getProducts(shopDomain, {}, { page: 2 });
    expect(first.data).toHaveLength(20);
    expect(first.meta.filter_count).toBe(published.length);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(Math.min(40, published.length));
    for (const { project } of first.data) expect(project).toEqual({ domain: shopDomain });
    expect(await getProducts(otherDomain)).toMatchObject({ data: [], meta: { filter_count: 0 } });
  });

  it('are filtered by category slug, manufacturer, subcategories and tags', async () => {
    const sample = published.find(
      (product) =>
        readRelatedIds(product, 'subcategories', 'subcategory_id').length > 0 &&
        readRelatedIds(product, 'tags', 'tag_id').length > 0,
    );
    if (!sample) throw new Error('No demo product has both a subcategory and a tag.');
    const category = itemsOf('ecommerce_category').find(({ id }) => id === toId(sample['category']));
    const [subcategory] = readRelatedIds(sample, 'subcategories', 'subcategory_id');
    const [tag] = readRelatedIds(sample, 'tags', 'tag_id');
    const tagName = itemsOf('ecommerce_tag').find(({ id }) => id === tag)?.['name'];
    const cases: [object, (product: Item) => boolean][] = [
      [
        { category: { slug: { _eq: category?.['slug'] } } },
        (product) => toId(product['category']) === category?.['id'],
      ],
      [
        { manufacturer: { _in: [sample['manufacturer']] } },
        (product) => toId(product['manufacturer']) === sample['manufacturer'],
      ],
      [
        { subcategories: { subcategory_id: { _in: [subcategory] } } },
        (product) => readRelatedIds(product, 'subcategories', 'subcategory_id').includes(subcategory),
      ],
      [
        { tags: { tag_id: { name: { _eq: tagName } } } },
        (product) => readRelatedIds(product, 'tags', 'tag_id').includes(tag),
      ],
    ];
    for (const [filter, matches] of cases) {
      const { meta } = await getProducts(shopDomain, filter);
      expect(meta.filter_count, JSON.stringify(filter)).toBe(published.filter(matches).length);
      expect((await getProducts(otherDomain, filter)).data).toEqual([]);
    }
    const all = await getProducts(shopDomain, { _and: cases.map(([filter]) => filter) });
    expect(all.data.map(({ id }) => id)).toContain(sample['id']);
  });

  it('are sorted by price, name and date', async () => {
    for (const sort of ['price_brutto', '-price_brutto', 'display_name', '-date_created']) {
      const { data } = await getProducts(shopDomain, { price_brutto: { _nnull: true } }, { sort, limit: -1 });
      const prices = data.map((product) => Number(product['price_brutto']));
      const sign = sort === 'price_brutto' ? 1 : -1;
      if (sort.endsWith('price_brutto')) expect(prices).toEqual([...prices].sort((a, b) => sign * (a - b)));
      if (sort === 'display_name') {
        const names = data.map((product) => String(product['display_name']));
        expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
      }
    }
  });

  it('are read individually with all fields of the product page', async () => {
    const sample = published.find((product) => ((product['product_variants'] ?? []) as unknown[]).length > 0);
    const { data } = await getProducts(
      shopDomain,
      { id: { _eq: sample?.['id'] } },
      {
        fields:
          '*,manufacturer.*,category.*,attributes.attribute_id.*,attributes.attribute_id.attribute_group.*,tags.tag_id.name,' +
          'product_variants.*,product_variants.translations.*,personalization.*,personalization.translations.*,' +
          'size_guide.*,size_guide.translations.*,ratings.*,translations.*,images.directus_files_id.*',
      },
    );
    expect(data).toHaveLength(1);
    expect(data[0]?.['product_variants']).toHaveLength((sample?.['product_variants'] as unknown[]).length);
  });

  it('include the personalizations in every language', async () => {
    const fields = toDirectusFieldPaths(personalizationRecordSchema);
    const { data } = await get('ecommerce_personalization', {
      filter: { project: { domain: { _eq: shopDomain } } },
      fields: fields.join(','),
    });
    const surfaces = data.map(({ surface }) => surface).sort();
    expect(surfaces).toEqual(['case_back', 'disc', 'letter', 'plate', 'ring', 'ring_pair']);
    for (const record of data.map((item) => personalizationRecordSchema.parse(item))) {
      for (const locale of locales) expect(parsePersonalizationRecord(record, locale)).toMatchObject({ ok: true });
    }
  });

  it('return the price range by an aggregate', async () => {
    const { data } = await get('ecommerce_product', {
      filter: { project: { domain: { _eq: shopDomain } }, status: { _eq: 'published' } },
      'aggregate[min]': 'price_brutto',
      'aggregate[max]': 'price_brutto',
    });
    expect(Number((data[0]?.['min'] as Item)['price_brutto'])).toBeGreaterThan(0);
  });
});

describe('settings, ratings, attributes', () => {
  it('returns the settings of a domain with related records', async () => {
    const filter = { project: { domain: { _eq: shopDomain } } };
    const { data } = await get('ecommerce_settings', {
      filter,
      limit: 1,
      fields:
        '*,translations.*,category_filter.category_id.*,subcategory_filter.subcategory_id.*,' +
        'manufacturer_filter.manufacturer_id.*,attribute_filter.attribute_group_id.*,payment_methods.*,' +
        'payment_methods.payment_method_id.*,payment_methods.payment_method_id.translations.*,shipping_countries.country_code,' +
        'shipping_methods.*,shipping_methods.translations.*,shipping_methods_config.*,' +
        'shipping_methods_config.payment_methods.payment_method_id.*,legal_pages.*,legal_pages.translations.*',
    });
    expect(data).toHaveLength(1);
    expect(data[0]).not.toHaveProperty('bank_details');
    expect((data[0]?.['legal_pages'] as unknown[]).length).toBeGreaterThan(0);
    expect((data[0]?.['shipping_methods_config'] as unknown[]).length).toBeGreaterThan(0);
    const others = await get('ecommerce_settings', {
      filter: { project: { domain: { _eq: otherDomain } } },
      fields: 'enable_cart',
    });
    expect(others.data.every(({ enable_cart }) => enable_cart === false)).toBe(true);
  });

  it('returns the published ratings of a product', async () => {
    const product = itemsOf('ecommerce_product_rating')[0]?.['product'];
    const { data } = await get('ecommerce_product_rating', { filter: { product: { _eq: product } }, limit: -1 });
    const wanted = itemsOf('ecommerce_product_rating').filter(
      (rating) => rating['product'] === product && rating['status'] === 'published',
    );
    expect(data).toHaveLength(wanted.length);
    // The content was seeded a moment ago; its ratings are older.
    for (const rating of data) expect(Date.parse(String(rating['date_created']))).toBeLessThan(Date.now() - dayMs);
  });

  it('returns the attributes of groups', async () => {
    const group = itemsOf('ecommerce_attribute_group')[0]?.['id'];
    const { data } = await get('ecommerce_attribute', {
      filter: { attribute_group: { _in: [group] } },
      limit: -1,
      fields: 'id,display_name,attribute_group,translations.*',
    });
    expect(data.length).toBeGreaterThan(0);
  });
});

describe('a cross-origin request', () => {
  const requestPreflight = (origin: string): Promise<Response> =>
    fetch(`${url}/items/ecommerce_settings`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'content-type,x-project',
      },
    });

  it('is allowed from the configured origins only', async () => {
    const allowed = await requestPreflight('http://localhost:9000');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:9000');
    expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-project');
    const refused = await requestPreflight('https://elsewhere.example');
    expect(refused.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.example');
    expect(refused.headers.get('access-control-allow-origin')).not.toBe('*');
  });
});
