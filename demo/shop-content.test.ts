// Requirements for the shop's demo content: variety, valid references, completeness in three languages, valid formats.
import { describe, expect, it } from 'vitest';
import { locales } from '../contract/locale.ts';
import { personalizationRecordSchema } from '../contract/shop/personalization.ts';
import { parsePersonalizationRecord } from '../domain/localized-personalization.ts';
import { contentModelCollections } from '../backend/schema/content-model.ts';
import type { SeedItem } from '../backend/seed/create-seed-items.ts';
import { demoSeedContent, findDemoSeedItemsOfCollection } from './demo-seed-content.ts';
import { toDemoRecordId } from './demo-record-id.ts';
import { demoKlarnaAccount, demoPaypalCredentials } from './demo-payment-accounts.ts';

const sets = demoSeedContent.sets.filter(({ collection }) => collection.startsWith('ecommerce_'));
const branchIds = findDemoSeedItemsOfCollection('branch').map(({ id }) => id);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const money = /^\d+\.\d{2}$/;

const itemsOf = (collection: string): SeedItem[] =>
  sets.filter((set) => set.collection === collection).flatMap((set) => set.items);

const listOf = (item: SeedItem, field: string): SeedItem[] => (item[field] ?? []) as SeedItem[];

const products = itemsOf('ecommerce_product');
const published = products.filter((product) => product['status'] === 'published');
const variantsOf = (product: SeedItem): SeedItem[] => listOf(product, 'product_variants');
const imagesOf = (product: SeedItem): SeedItem[] => listOf(product, 'images');
const valuesOf = (items: SeedItem[], field: string): unknown[] => items.map((item) => item[field]);

const expectUnique = (values: unknown[]) =>
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);

/** Every string within a value, with its path. */
const stringsOf = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => stringsOf(inner, `${path}/${name}`));
};

const allStrings = sets.flatMap(({ collection, items }) =>
  items.flatMap((item, index) => stringsOf(item, `${collection}[${index}]`)),
);

/** The translated fields of a collection according to the content model. */
const translatedFieldsOf = (collection: string): string[] =>
  (contentModelCollections.find(({ name }) => name === `${collection}_translations`)?.fields ?? [])
    .map(({ name }) => name)
    .filter((name) => !['id', 'language', collection].includes(name));

const expectTranslated = (collection: string, item: SeedItem) => {
  const name = `${collection} ${String(item['display_name'] ?? item['name'] ?? item['id'])}`;
  expect(valuesOf(listOf(item, 'translations'), 'language'), name).toEqual(['en', 'fr']);
  for (const field of translatedFieldsOf(collection).filter((entry) => item[entry] !== undefined)) {
    for (const entry of listOf(item, 'translations')) expect(entry[field], `${name}: ${field}`).toBeTruthy();
  }
};

describe('range', () => {
  it('has at least 42 published products in at least five categories', () => {
    expect(published.length).toBeGreaterThanOrEqual(42);
    expect(new Set(valuesOf(published, 'category')).size).toBeGreaterThanOrEqual(5);
  });

  it('has drafts and an archived product, which must stay hidden', () => {
    expect(products.filter(({ status }) => status === 'draft').length).toBeGreaterThanOrEqual(2);
    expect(products.filter(({ status }) => status === 'archived').length).toBeGreaterThanOrEqual(1);
  });

  it('covers every stock state, a reduced price, a lower tax rate, batteries, warnings and personalization', () => {
    const single = published.filter((product) => variantsOf(product).length === 0);
    const stockOf = (item: SeedItem): number => Number(item['stock']);
    expect(single.some((item) => stockOf(item) > 0 && stockOf(item) <= 2)).toBe(true);
    expect(single.some((item) => stockOf(item) === 0)).toBe(true);
    expect(published.some((item) => stockOf(item) === 0 && item['reorder_possible'] === true)).toBe(true);
    expect(published.some((item) => stockOf(item) === 0 && item['reorder_possible'] === false)).toBe(true);
    expect(published.flatMap(variantsOf).some((variant) => variant['active'] === false)).toBe(true);
    expect(published.filter((item) => item['is_reduced'] === true)).toHaveLength(2);
    expect(valuesOf(published, 'tax_percent')).toContain('7.00');
    for (const field of ['contains_battery', 'warnings', 'personalization', 'size_guide']) {
      expect(valuesOf(published, field).some(Boolean), field).toBe(true);
    }
  });

  it('shows products in every branch of the project, and some in both', () => {
    const branchesOf = (item: SeedItem): unknown[] => valuesOf(listOf(item, 'branches'), 'branch_id');
    const [main, yard] = [
      toDemoRecordId('arnsberg/branch/rosenwirtgasse'),
      toDemoRecordId('arnsberg/branch/kranichplatz'),
    ];
    expect(new Set(published.flatMap(branchesOf))).toEqual(new Set([main, yard]));
    expect(published.some((item) => branchesOf(item).length === 2)).toBe(true);
  });

  it('names products that go with others, and never the product itself or a draft', () => {
    const links = itemsOf('ecommerce_product_related');
    const publishedIds = valuesOf(published, 'id');
    expect(new Set(valuesOf(links, 'product')).size).toBeGreaterThanOrEqual(8);
    for (const { product, related_product_id: related } of links) {
      expect(related).not.toBe(product);
      expect(publishedIds).toContain(related);
    }
  });

  it('has at least 40 ratings of 3 to 5 stars across at least 18 products, in all languages', () => {
    const ratings = itemsOf('ecommerce_product_rating');
    expect(ratings.length).toBeGreaterThanOrEqual(40);
    expect(new Set(valuesOf(ratings, 'product')).size).toBeGreaterThanOrEqual(18);
    expect(new Set(valuesOf(ratings, 'language'))).toEqual(new Set(locales));
    for (const { rating } of ratings) expect([3, 4, 5]).toContain(rating);
    for (const { date_created: written } of ratings) expect(Date.parse(String(written))).toBeLessThan(Date.now());
    expect(valuesOf(ratings, 'verified')).toEqual(expect.arrayContaining([true, false]));
    expect(valuesOf(ratings, 'status')).toEqual(expect.arrayContaining(['published', 'draft']));
  });

  it('names a responsible person in the EU for every manufacturer outside the EU', () => {
    const outside = itemsOf('ecommerce_manufacturer').filter(({ postal_address: address }) =>
      /Schweiz|Japan|Vereinigtes Königreich/.test(String(address)),
    );
    expect(outside.length).toBeGreaterThanOrEqual(1);
    for (const manufacturer of outside)
      expect(manufacturer['responsible_person'], String(manufacturer['display_name'])).toBeTruthy();
  });
});

describe('keys', () => {
  it('are unique for items and variants', () => {
    const ids = [...sets.flatMap((set) => set.items), ...products.flatMap(variantsOf)].map(({ id }) => id);
    expectUnique(ids);
    for (const id of ids.filter((value) => typeof value === 'string')) expect(id).toMatch(uuid);
  });

  it.each(['ecommerce_category', 'ecommerce_subcategory', 'ecommerce_manufacturer', 'ecommerce_product'])(
    'include unique slugs for %s, of lower-case letters, digits and hyphens',
    (collection) => {
      const slugs = valuesOf(itemsOf(collection), 'slug');
      expectUnique(slugs);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/);
    },
  );

  it('include unique reference numbers of products and unique suffixes of variants', () => {
    expectUnique(valuesOf(products, 'reference_number'));
    for (const product of products) expectUnique(valuesOf(variantsOf(product), 'reference_number_suffix'));
  });

  it('reference only items of preceding sets, the project, its branches, or files', () => {
    const known = new Set<unknown>([
      toDemoRecordId('arnsberg/project'),
      ...branchIds,
      ...demoSeedContent.files.map(({ id }) => id),
    ]);
    for (const { collection, items } of sets) {
      for (const item of items) known.add(item['id']);
      for (const variant of items.flatMap(variantsOf)) known.add(variant['id']);
      const strings = items.flatMap((item) => stringsOf(item, collection));
      expect(strings.filter(([, text]) => uuid.test(text) && !known.has(text))).toEqual([]);
    }
    const methodIds = valuesOf(itemsOf('ecommerce_payment_method'), 'id');
    for (const item of [...itemsOf('ecommerce_settings'), ...itemsOf('ecommerce_shipping_config')]) {
      for (const row of listOf(item, 'payment_methods')) expect(methodIds).toContain(row['payment_method_id']);
    }
  });

  it('exist only for fields of the content model', () => {
    for (const { collection, items } of sets) {
      const fields =
        contentModelCollections.find(({ name }) => name === collection)?.fields.map(({ name }) => name) ?? [];
      for (const item of items) expect(fields, collection).toEqual(expect.arrayContaining(Object.keys(item)));
    }
  });
});

describe('texts', () => {
  it('are translated to English and French in every translatable field', () => {
    for (const { collection, items } of sets) {
      if (translatedFieldsOf(collection).length === 0) continue;
      for (const item of items) expectTranslated(collection, item);
    }
    for (const variant of products.flatMap(variantsOf)) expectTranslated('ecommerce_product_variant', variant);
    for (const image of products.flatMap(imagesOf)) expectTranslated('ecommerce_product_image', image);
  });

  it('describe every product in 60 to 120 German words', () => {
    for (const { description, slug } of products) {
      const words = String(description)
        .replaceAll(/<[^>]+>/g, ' ')
        .match(/[\p{L}\d][^\s]*/gu)?.length;
      expect(words, String(slug)).toBeGreaterThanOrEqual(60);
      expect(words, String(slug)).toBeLessThanOrEqual(120);
    }
  });

  it('state the delivery time of every product and variant', () => {
    for (const item of products) {
      expect(item['shipping_time']).toBeTruthy();
      // Sent by email, without days.
      if (item['is_gift_voucher'] === true) continue;
      expect(item).toMatchObject({ delivery_days_min: 2, delivery_days_max: 3 });
      // Variants inherit the product's value.
      expect(typeof item['made_to_order_days_max'] === 'number').toBe(item['reorder_possible']);
    }
    for (const item of products.flatMap(variantsOf)) expect(item).not.toHaveProperty('shipping_time');
  });

  it('mention the online withdrawal function, the model form and § 36 VSBG, and no dispute platform', () => {
    const [terms, withdrawal] = itemsOf('ecommerce_legal_page').map(({ content }) => String(content));
    expect(terms).toContain('§\u00a036 VSBG');
    expect(withdrawal).toContain('href="/vertrag-widerrufen"');
    expect(withdrawal).toContain('Muster-Widerrufsformular');
    for (const [path, text] of allStrings) expect(text, path).not.toMatch(/ec\.europa\.eu/i);
  });
});

describe('personalizations', () => {
  it('are valid in every language and have a surface to draw on', () => {
    const records = itemsOf('ecommerce_personalization').map((item) => personalizationRecordSchema.parse(item));
    expect(records.length).toBeGreaterThanOrEqual(5);
    for (const record of records) {
      expect(record.surface, record.display_name).not.toBe('none');
      for (const locale of locales) expect(parsePersonalizationRecord(record, locale)).toMatchObject({ ok: true });
    }
  });
});

it('uses the accounts of the payment stand-ins', () => {
  expect(itemsOf('ecommerce_settings')).toMatchObject([
    {
      paypal_client_id: demoPaypalCredentials.clientId,
      paypal_client_secret: demoPaypalCredentials.clientSecret,
      paypal_webhook_id: demoPaypalCredentials.webhookId,
      klarna_username: demoKlarnaAccount.username,
      klarna_password: demoKlarnaAccount.password,
    },
  ]);
});

describe('images', () => {
  const pathOf = new Map(demoSeedContent.files.map(({ id, path }) => [id, path]));

  it('show every product from the front first, and no view twice', () => {
    expect(products.filter((product) => imagesOf(product).length > 0).length).toBeGreaterThanOrEqual(50);
    for (const product of products) {
      const paths = imagesOf(product).map(({ directus_files_id: id }) => pathOf.get(String(id)));
      if (paths.length > 0) expect(paths[0]).toBe(`arnsberg/products/${String(product['slug'])}/front.jpg`);
      expectUnique(paths);
    }
  });

  it('have a focal point inside the image', () => {
    for (const { path, focalPoint } of demoSeedContent.files.filter((file) => file.path.includes('/products/'))) {
      for (const share of [focalPoint?.x, focalPoint?.y]) {
        expect(share, path).toBeGreaterThanOrEqual(0);
        expect(share, path).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('prices', () => {
  it('are decimal strings with two places', () => {
    const priced = allStrings.filter(([path]) => /(?:price_brutto|_percent|shipping_cost)$/.test(path));
    expect(priced.length).toBeGreaterThan(products.length);
    for (const [path, amount] of priced) expect(amount, path).toMatch(money);
  });

  it('are set either on the product or on each of its variants', () => {
    for (const product of products) {
      expect(product['price_brutto'] === undefined, String(product['slug'])).toBe(variantsOf(product).length > 0);
    }
  });

  it('have a higher previous price in the price history if reduced', () => {
    const history = itemsOf('ecommerce_price_history');
    const reduced = published.filter((item) => item['is_reduced'] === true);
    expect(history).toHaveLength(reduced.length);
    for (const { id, price_brutto: price } of reduced) {
      const before = history.find(({ product }) => product === id);
      expect(Number(before?.['price_brutto'])).toBeGreaterThan(Number(price));
    }
  });
});
