import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  testMerchantListingSettings,
  testProductWithoutVariants,
  testRingProduct,
} from '../../../domain/product/to-product.fixture.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import { type ProductFeedSettings, toProductFeedXml } from './to-product-feed-xml.ts';

type Element = DefaultTreeAdapterMap['element'];

const source: ProductFeedSettings = {
  language: 'en',
  siteUrl: 'https://shop.example',
  siteName: 'Arnsberg & Tochter',
  description: null,
  terms: testMerchantListingSettings,
  now: new Date('2026-11-22T12:00:00Z'),
};

const image = {
  files: { images: { sources: [], fallback: { src: '/static/ring-1280.webp' } }, width: 4, height: 5 },
  alt: 'Ring',
  focalPoint: { x: 50, y: 50 },
};

const locket: Product = { ...testProductWithoutVariants, images: [image, image], deliveryDays: { min: 2, max: 3 } };
const ring: Product = { ...testRingProduct, images: [image], variesBy: 'size' };

const isElement = (node: DefaultTreeAdapterMap['childNode']): node is Element => 'tagName' in node;
const find = (element: Element | DefaultTreeAdapterMap['document'], name: string): Element[] =>
  element.childNodes
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === name ? [child] : []), ...find(child, name)]);
const toText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : isElement(node) ? toText(node) : '')).join('');

/** The attributes of each feed item; repeated ones become lists. */
const toItems = (products: readonly Product[], changes: Partial<ProductFeedSettings> = {}) =>
  find(parse(toProductFeedXml(products, { ...source, ...changes })), 'item').map((item) => {
    const entries = new Map<string, string[]>();
    for (const child of item.childNodes.filter(isElement)) {
      entries.set(child.tagName, [...(entries.get(child.tagName) ?? []), toText(child)]);
    }
    return Object.fromEntries(entries);
  });

it('starts with the image of the variant', () => {
  const steel = {
    ...image,
    files: { ...image.files, images: { sources: [], fallback: { src: '/static/steel.webp' } } },
  };
  const variants = ring.variants.slice(0, 2).map((variant, index) => ({ ...variant, imageIndex: 1 - index }));
  const items = toItems([{ ...ring, images: [image, steel], variants }]);
  expect(items.map((item) => [item['g:image_link'], item['g:additional_image_link']])).toEqual([
    [['https://shop.example/static/steel.webp'], ['https://shop.example/static/ring-1280.webp']],
    [['https://shop.example/static/ring-1280.webp'], ['https://shop.example/static/steel.webp']],
  ]);
});

/** Attributes that Google requires for an item (https://support.google.com/merchants/answer/7052112). */
const required = [
  'g:id',
  'g:title',
  'g:description',
  'g:link',
  'g:image_link',
  'g:availability',
  'g:price',
  'g:brand',
  'g:condition',
  'g:shipping',
];

describe('the product feed', () => {
  it('has an item per variant, with everything that Google requires', () => {
    const items = toItems([locket, ring]);
    expect(items.map((item) => item['g:id']?.[0])).toEqual(['p1', 'v52', 'v54']);
    for (const item of items) {
      for (const name of required) expect(item[name]?.[0], name).toBeTruthy();
      const isIdentified = 'g:gtin' in item || 'g:mpn' in item || item['g:identifier_exists']?.[0] === 'no';
      expect(isIdentified).toBe(true);
      expect(item['g:price']?.[0]).toMatch(/^\d+\.\d{2} EUR$/);
    }
    expect(new Set(items.map((item) => item['g:id']?.[0])).size).toBe(items.length);
  });

  it('groups variants, with the attributes in which they differ', () => {
    const [single, ...variants] = toItems([locket, ring]);
    expect(single).not.toHaveProperty('g:item_group_id');
    for (const item of variants) expect(item['g:item_group_id']).toEqual(['AT-A1']);
    expect(variants.map((item) => item['g:size']?.[0])).toEqual(['Size 52', 'Size 54']);
  });

  it('links page and images in its own language', () => {
    const [item] = toItems([locket]);
    expect(item?.['g:link']).toEqual(['https://shop.example/en/products/medaillon-luise']);
    expect(item?.['g:image_link']).toEqual(['https://shop.example/static/ring-1280.webp']);
    expect(item?.['g:additional_image_link']).toHaveLength(1);
    expect(toItems([locket], { language: 'fr' })[0]?.['g:link']?.[0]).toContain('/fr/produits/');
  });

  it('has the price before a reduction as price and the reduced one as sale price (L6)', () => {
    const [item] = toItems([{ ...locket, priceBeforeCents: 59_000 }]);
    expect(item?.['g:price']).toEqual(['590.00 EUR']);
    expect(item?.['g:sale_price']).toEqual(['490.00 EUR']);
    expect(toItems([locket])[0]).not.toHaveProperty('g:sale_price');
  });

  it('includes measure and base measure of a unit price (L6)', () => {
    const candle: Product = {
      ...locket,
      content: { quantity: 200, unit: 'g' },
      unitPrice: { price_cents: 245_000, quantity: 1, unit: 'kg' },
    };
    expect(toItems([candle])[0]).toMatchObject({
      'g:unit_pricing_measure': ['200 g'],
      'g:unit_pricing_base_measure': ['1 kg'],
    });
  });

  it('marks sold-out variants, and includes the availability date of made-to-order ones', () => {
    expect(toItems([{ ...locket, stock: 0 }])[0]?.['g:availability']).toEqual(['out_of_stock']);
    const made: Product = { ...locket, stock: 0, reorderPossible: true, madeToOrderDays: { min: 10, max: 15 } };
    const [item] = toItems([made], { terms: { ...testMerchantListingSettings, purchaseToOrder: true } });
    expect(item).toMatchObject({
      'g:availability': ['backorder'],
      'g:availability_date': ['2026-12-13T00:00Z'],
    });
  });

  it('omits products without a price, on request or without an image', () => {
    expect(toItems([{ ...locket, priceCents: null }])).toEqual([]);
    expect(toItems([{ ...locket, stock: 0, reorderPossible: true }])).toEqual([]);
    expect(toItems([{ ...locket, images: [] }])).toEqual([]);
  });

  it('includes the standard shipping rate for each country of the shop', () => {
    const [item] = toItems([locket]);
    expect(item?.['g:shipping']).toEqual(['DE0.00 EUR2300', 'AT9.90 EUR4500']);
  });

  it('escapes XML markup', () => {
    const feed = toProductFeedXml([{ ...locket, name: 'Ring <A> & "B"' }], source);
    expect(feed).toContain('<g:title>Ring &lt;A&gt; &amp; &quot;B&quot;</g:title>');
    expect(feed).toContain('<title>Arnsberg &amp; Tochter</title>');
  });
});
