import { describe, expect, it, vi } from 'vitest';
import { productListItemSchema } from '../../contract/shop/product-list-item-record.ts';
import { productRecordSchema } from '../../contract/shop/product-record.ts';
import { createRecordFieldTranslator } from '../record-translation.ts';
import { type ProductMappingContext, toProductSummary, toProduct } from './product.ts';

const mapping = (changes: Partial<ProductMappingContext> = {}): ProductMappingContext => ({
  locale: 'en',
  translate: createRecordFieldTranslator(vi.fn()),
  toFiles: ({ id }) =>
    id === 'lost' ? null : { images: { sources: [], fallback: { src: '/ring.webp' } }, width: 4, height: 5 },
  ...changes,
});

const named = (id: string, name: string, english: string) => ({
  id,
  display_name: name,
  translations: [{ language: 'en', display_name: english }],
});

const variant = (id: string, changes: object) => ({
  ...named(id, `Größe ${id}`, `Size ${id}`),
  price_brutto: '940.00',
  price_brutto_old: null,
  stock: 1,
  reference_number_suffix: `-${id}`,
  active: true,
  shipping_time: '2–3 Werktage',
  reorder_possible: false,
  ...changes,
});

const image = (id: string) => ({
  id: 7,
  alt: 'Ring, von vorn',
  translations: [{ language: 'en', alt: 'Ring from the front' }],
  directus_files_id: { id, width: 800, height: 1000, focal_point_x: 200, focal_point_y: 500 },
});

const record = {
  ...named('p1', 'Vorsteckring', 'Contour band'),
  slug: 'saum',
  reference_number: 'AT-T205',
  description: '<p>Ein Ring.</p>',
  identifier: 'Saum',
  warnings: null,
  price_brutto: null,
  price_brutto_old: null,
  tax_percent: '7.00',
  stock: 3,
  reorder_possible: false,
  shipping_time: null,
  variant_display_name: 'Ringgröße',
  contains_battery: false,
  category: { ...named('c1', 'Trauringe', 'Wedding rings'), slug: 'trauringe' },
  manufacturer: { id: 'm1', slug: 'arnsberg', display_name: 'Arnsberg', postal_address: 'Gasse 1\n80331 München' },
  attributes: [
    {
      attribute_id: {
        ...named('a1', 'Poliert', 'Polished'),
        attribute_group: { sort: 5, ...named('g2', 'Oberfläche', 'Finish') },
      },
    },
    {
      attribute_id: {
        ...named('a2', 'Weißgold', 'White gold'),
        attribute_group: { sort: 1, ...named('g1', 'Material', 'Material') },
      },
    },
    {
      attribute_id: {
        ...named('a3', 'Roségold', 'Rose gold'),
        attribute_group: { sort: 1, ...named('g1', 'Material', 'Material') },
      },
    },
    { attribute_id: null },
  ],
  tags: [
    { tag_id: { id: 't1', name: 'Gravierbar', translations: [{ language: 'en', name: 'Can be engraved' }] } },
    { tag_id: null },
  ],
  branches: [{ branch_id: named('b1', 'Stammhaus', 'Main house') }, { branch_id: null }],
  product_variants: [
    variant('52', { stock: 0 }),
    variant('54', { price_brutto: '990.50' }),
    variant('56', { active: false, price_brutto: '1.00' }),
  ],
  personalization: null,
  size_guide: {
    id: 's1',
    display_name: 'Ringgrößen',
    introduction: null,
    table: { head: ['EU'], rows: [['52']] },
    translations: [
      { language: 'en', display_name: 'Ring sizes', introduction: null, table: { head: ['EU', 'US'], rows: [['52']] } },
    ],
  },
  ratings: [
    {
      id: 'r1',
      rating: 4,
      title: null,
      comment: 'Schön',
      author: null,
      language: 'xx',
      verified: true,
      date_created: '2026-05-01T10:00:00Z',
    },
  ],
  images: [image('f1'), image('lost')],
};

const toEnglish = (changes: object = {}, more: Partial<ProductMappingContext> = {}) =>
  toProduct(productRecordSchema.parse({ ...record, ...changes }), mapping(more));

describe('a product', () => {
  it('is mapped in the language of the page, with prices in cents', () => {
    expect(toEnglish()).toMatchObject({
      name: 'Contour band',
      referenceNumber: 'AT-T205',
      taxPercent: 7,
      priceCents: null,
      tags: ['Can be engraved'],
      branches: [{ id: 'b1', name: 'Main house' }],
      category: { name: 'Wedding rings', slug: 'trauringe' },
      maker: { name: 'Arnsberg', postalAddress: 'Gasse 1\n80331 München', responsiblePerson: null },
      variants: [
        { id: '52', name: 'Size 52', priceCents: 94_000, stock: 0, referenceSuffix: '-52' },
        { id: '54', priceCents: 99_050 },
      ],
    });
  });

  it('can be seen nowhere once it is sold out', () => {
    const soldOut = [variant('52', { stock: 0 })];
    expect(toEnglish({ product_variants: soldOut }).branches).toEqual([]);
    expect(
      toEnglish({ product_variants: [variant('52', { stock: 0, reorder_possible: true })] }).branches,
    ).toHaveLength(1);
    expect(toEnglish({ product_variants: [], stock: 0 }).branches).toEqual([]);
    expect(toEnglish({ product_variants: [] }).branches).toHaveLength(1);
  });

  it('falls back to German and logs every untranslated field with its collection', () => {
    const log = vi.fn();
    const text = (fields: object) => ({ ...fields, translations: [] });
    const untranslated = {
      translations: [{ language: 'de', keywords: 'Ring, Gold' }],
      shipping_time: '2–3 Werktage',
      warnings: 'Kleinteile',
      category: text(record.category),
      tags: record.tags.map(({ tag_id: tag }) => ({ tag_id: tag && text(tag) })),
      branches: [{ branch_id: text(named('b1', 'Stammhaus', '')) }, { branch_id: null }],
      attributes: [
        {
          attribute_id: {
            ...text(named('a1', 'Poliert', '')),
            attribute_group: { sort: 5, ...text(named('g2', 'Oberfläche', '')) },
          },
        },
      ],
      product_variants: [text(variant('52', {}))],
      images: [text(image('f1'))],
      size_guide: { ...text(record.size_guide), introduction: 'So messen Sie.' },
    };
    const product = toEnglish(untranslated, { translate: createRecordFieldTranslator(log) });
    expect(product).toMatchObject({
      name: 'Vorsteckring',
      description: '<p>Ein Ring.</p>',
      category: { name: 'Trauringe' },
      tags: ['Gravierbar'],
      branches: [{ name: 'Stammhaus' }],
      attributes: [{ group: 'Oberfläche', values: ['Poliert'] }],
      variantLabel: 'Ringgröße',
      keywords: 'Ring, Gold',
      warnings: 'Kleinteile',
      shippingTime: '2–3 Werktage',
      variesBy: null,
      variants: [{ name: 'Größe 52', shippingTime: '2–3 Werktage' }],
      pictures: [{ alt: 'Ring, von vorn' }],
      sizeGuide: { name: 'Ringgrößen', introduction: 'So messen Sie.', table: { head: ['EU'], rows: [['52']] } },
    });
    const logged = log.mock.calls.map(([message]) => String(message).replace(/ has no text in en;.*/, ''));
    expect(logged.toSorted()).toEqual([
      'branch b1: "display_name"',
      'ecommerce_attribute a1: "display_name"',
      'ecommerce_attribute_group g2: "display_name"',
      'ecommerce_category c1: "display_name"',
      'ecommerce_product p1: "description"',
      'ecommerce_product p1: "display_name"',
      'ecommerce_product p1: "keywords"',
      'ecommerce_product p1: "shipping_time"',
      'ecommerce_product p1: "variant_display_name"',
      'ecommerce_product p1: "warnings"',
      'ecommerce_product_image 7: "alt"',
      'ecommerce_product_variant 52: "display_name"',
      'ecommerce_product_variant 52: "shipping_time"',
      'ecommerce_size_guide s1: "display_name"',
      'ecommerce_size_guide s1: "introduction"',
      'ecommerce_tag t1: "name"',
    ]);
  });

  it('keeps the dimension of its variants, and empty texts of images and reference numbers', () => {
    const plain = { ...image('f1'), alt: null, translations: [] };
    const { variesBy, pictures, variants } = toEnglish({
      varies_by: 'size',
      images: [plain],
      product_variants: [variant('52', { reference_number_suffix: null })],
    });
    expect(variesBy).toBe('size');
    expect(pictures).toMatchObject([{ alt: '' }]);
    expect(variants).toMatchObject([{ referenceSuffix: '' }]);
  });

  it('has the guarantee of its manufacturer, and variants can have their own (L15)', () => {
    const given = { guarantee_model: 'S-1', guarantee_years: 5, guarantee_terms_url: 'https://arnsberg.example/g' };
    const { guarantee, variants } = toEnglish({
      ...given,
      product_variants: [variant('52', {}), variant('54', { guarantee_years: 10 })],
    });
    expect(guarantee).toEqual({ brand: 'Arnsberg', model: 'S-1', years: 5, terms_url: 'https://arnsberg.example/g' });
    expect(variants.map((item) => item.guarantee?.years)).toEqual([5, 10]);
    expect(toEnglish().guarantee).toBeNull();
  });

  it('has a crossed-out price only above the price, separately for each variant (L6)', () => {
    const { variants, priceBeforeCents } = toEnglish({
      price_brutto: '80.00',
      price_brutto_old: '100.00',
      product_variants: [variant('52', { price_brutto_old: '990.00' }), variant('54', { price_brutto_old: '940.00' })],
    });
    expect(priceBeforeCents).toBe(10_000);
    expect(variants.map((item) => item.priceBeforeCents)).toEqual([99_000, null]);
  });

  it('has a unit price if sold by quantity, separately for each variant (L6)', () => {
    const { unitPrice, variants } = toEnglish({
      price_brutto: '48.00',
      unit_quantity: '200.000',
      unit: 'g',
      unit_base: null,
      product_variants: [variant('52', { price_brutto: '48.00' }), variant('54', { unit_quantity: '400.000' })],
    });
    expect(unitPrice).toEqual({ price_cents: 24_000, quantity: 1, unit: 'kg' });
    expect(variants.map((item) => item.unitPrice?.price_cents)).toEqual([24_000, 235_000]);
  });

  it('omits inactive variants and images without files', () => {
    const { variants, pictures } = toEnglish();
    expect(variants.map(({ id }) => id)).toEqual(['52', '54']);
    expect(pictures).toEqual([
      { files: expect.anything() as unknown, alt: 'Ring from the front', focalPoint: { x: 25, y: 50 } },
    ]);
  });

  it('has its attributes by group, sorted by the groups’ sort key', () => {
    expect(toEnglish().attributes).toEqual([
      { group: 'Material', values: ['White gold', 'Rose gold'] },
      { group: 'Finish', values: ['Polished'] },
    ]);
  });

  it('has its size table in the language of the page, with short rows padded, and none if the table is invalid', () => {
    expect(toEnglish().sizeGuide?.table).toEqual({ head: ['EU', 'US'], rows: [['52', '']] });
    expect(
      toEnglish({ size_guide: { ...record.size_guide, translations: [], table: 'no table' } }).sizeGuide,
    ).toBeNull();
  });

  it('has no language for a rating in an unsupported language', () => {
    expect(toEnglish().ratings).toMatchObject([
      { rating: 4, language: null, verified: true, date: '2026-05-01T10:00:00Z' },
    ]);
  });

  it('has no personalization if it is malformed, and reports the problem', () => {
    const personalization = {
      id: 'x1',
      display_name: 'Gravur',
      surface: 'ring',
      fields: [{ key: 'Ä' }],
      translations: [],
    };
    const onMalformed = vi.fn();
    expect(toEnglish({ personalization }, { onMalformed }).personalization).toBeNull();
    expect(onMalformed).toHaveBeenCalledWith('x1', expect.stringContaining('fields (de)'));
  });
});

describe('a product in a list', () => {
  const toListed = (changes: object = {}) =>
    toProductSummary(productListItemSchema.parse({ ...record, images: [image('f1')], ...changes }), mapping());

  it('has the price range of its active variants, and is in stock if one of them is', () => {
    expect(toListed()).toMatchObject({
      name: 'Contour band',
      manufacturer: 'Arnsberg',
      overall: { stock: 1, reorderPossible: false },
      rating: { count: 1, average: 4 },
      price: { fromCents: 94_000, toCents: 99_050 },
    });
  });

  it.each([
    [
      { product_variants: [], stock: 0, reorder_possible: false },
      { stock: 0, reorderPossible: false },
    ],
    [
      { product_variants: [], stock: 0, reorder_possible: true },
      { stock: 0, reorderPossible: true },
    ],
    [
      { product_variants: [], stock: 2 },
      { stock: 2, reorderPossible: false },
    ],
    [{ product_variants: [variant('52', { stock: 0, reorder_possible: true })] }, { stock: 0, reorderPossible: true }],
  ])('with %o has the merged stock %o', (changes, overall) => {
    expect(toListed(changes).overall).toEqual(overall);
  });

  it('has the lowest unit price of its variants, flagged if they differ (L6)', () => {
    const sold = { unit_quantity: '200', unit: 'g', product_variants: [variant('52', {}), variant('54', {})] };
    expect(toListed(sold).unitPrice).toEqual({
      unitPrice: { price_cents: 470_000, quantity: 1, unit: 'kg' },
      isFrom: false,
    });
    const differing = [variant('52', {}), variant('54', { unit_quantity: '400' })];
    expect(toListed({ ...sold, product_variants: differing }).unitPrice).toMatchObject({
      unitPrice: { price_cents: 235_000 },
      isFrom: true,
    });
    expect(toListed().unitPrice).toBeNull();
  });

  it('has no price if none is set', () => {
    expect(toListed({ product_variants: [] }).price).toBeNull();
  });
});
