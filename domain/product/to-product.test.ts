import { describe, expect, it, vi } from 'vitest';
import { productListItemSchema } from '../../contract/shop/product-list-item-record.ts';
import { productRecordSchema } from '../../contract/shop/product-record.ts';
import { createRecordFieldTranslator } from '../record-translation.ts';
import {
  testProductRecord,
  toTestImageRecord,
  toTestNamedRecord,
  toTestVariantRecord,
} from './product-record.fixture.ts';
import { type ProductMappingContext, toProductSummary, toProduct } from './to-product.ts';
import { toProductImagesVariantFirst } from './variant-images.ts';

const mapping = (changes: Partial<ProductMappingContext> = {}): ProductMappingContext => ({
  locale: 'en',
  translate: createRecordFieldTranslator(vi.fn()),
  toFiles: ({ id }) =>
    id === 'lost' ? null : { images: { sources: [], fallback: { src: '/ring.webp' } }, width: 4, height: 5 },
  ...changes,
});

const toEnglish = (changes: object = {}, more: Partial<ProductMappingContext> = {}) =>
  toProduct(productRecordSchema.parse({ ...testProductRecord, ...changes }), mapping(more));

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
      manufacturer: { name: 'Arnsberg', postalAddress: 'Gasse 1\n80331 München', responsiblePerson: null },
      variants: [
        { id: '52', name: 'Size 52', priceCents: 94_000, stock: 0, referenceSuffix: '-52' },
        { id: '54', priceCents: 99_050 },
      ],
    });
  });

  it('can be seen nowhere once it is sold out', () => {
    const soldOut = [toTestVariantRecord('52', { stock: 0 })];
    expect(toEnglish({ product_variants: soldOut }).branches).toEqual([]);
    expect(
      toEnglish({ product_variants: [toTestVariantRecord('52', { stock: 0, reorder_possible: true })] }).branches,
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
      category: text(testProductRecord.category),
      tags: testProductRecord.tags.map(({ tag_id: tag }) => ({ tag_id: tag && text(tag) })),
      branches: [{ branch_id: text(toTestNamedRecord('b1', 'Stammhaus', '')) }, { branch_id: null }],
      attributes: [
        {
          attribute_id: {
            ...text(toTestNamedRecord('a1', 'Poliert', '')),
            attribute_group: { sort: 5, ...text(toTestNamedRecord('g2', 'Oberfläche', '')) },
          },
        },
      ],
      product_variants: [text(toTestVariantRecord('52', {}))],
      images: [text(toTestImageRecord('f1'))],
      size_guide: { ...text(testProductRecord.size_guide), introduction: 'So messen Sie.' },
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
      images: [{ alt: 'Ring, von vorn' }],
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
    const plain = { ...toTestImageRecord('f1'), alt: null, translations: [] };
    const { variesBy, images, variants } = toEnglish({
      varies_by: 'size',
      images: [plain],
      product_variants: [toTestVariantRecord('52', { reference_number_suffix: null })],
    });
    expect(variesBy).toBe('size');
    expect(images).toMatchObject([{ alt: '' }]);
    expect(variants).toMatchObject([{ referenceSuffix: '' }]);
  });

  it('has the guarantee of its manufacturer, and variants can have their own (L15)', () => {
    const given = { guarantee_model: 'S-1', guarantee_years: 5, guarantee_terms_url: 'https://arnsberg.example/g' };
    const { guarantee, variants } = toEnglish({
      ...given,
      product_variants: [toTestVariantRecord('52', {}), toTestVariantRecord('54', { guarantee_years: 10 })],
    });
    expect(guarantee).toEqual({ brand: 'Arnsberg', model: 'S-1', years: 5, terms_url: 'https://arnsberg.example/g' });
    expect(variants.map((item) => item.guarantee?.years)).toEqual([5, 10]);
    expect(toEnglish().guarantee).toBeNull();
  });

  it('has a crossed-out price only above the price, separately for each variant (L6)', () => {
    const { variants, priceBeforeCents } = toEnglish({
      price_brutto: '80.00',
      price_brutto_old: '100.00',
      product_variants: [
        toTestVariantRecord('52', { price_brutto_old: '990.00' }),
        toTestVariantRecord('54', { price_brutto_old: '940.00' }),
      ],
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
      product_variants: [
        toTestVariantRecord('52', { price_brutto: '48.00' }),
        toTestVariantRecord('54', { unit_quantity: '400.000' }),
      ],
    });
    expect(unitPrice).toEqual({ price_cents: 24_000, quantity: 1, unit: 'kg' });
    expect(variants.map((item) => item.unitPrice?.price_cents)).toEqual([24_000, 235_000]);
  });

  it('omits inactive variants and images without files', () => {
    const { variants, images } = toEnglish();
    expect(variants.map(({ id }) => id)).toEqual(['52', '54']);
    expect(images).toEqual([
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
      toEnglish({ size_guide: { ...testProductRecord.size_guide, translations: [], table: 'no table' } }).sizeGuide,
    ).toBeNull();
  });

  it('has no language for a rating in an unsupported language', () => {
    expect(toEnglish().ratings).toMatchObject([
      { rating: 4, language: null, verified: true, date: '2026-05-01T10:00:00Z' },
    ]);
  });

  it('has no personalization if it is malformed', () => {
    const personalization = {
      id: 'x1',
      display_name: 'Gravur',
      surface: 'ring',
      fields: [{ key: 'Ä' }],
      translations: [],
    };
    expect(toEnglish({ personalization }).personalization).toBeNull();
  });
});

describe('the images of a product', () => {
  const file = (id: string) => ({ id, width: 800, height: 1000, focal_point_x: 200, focal_point_y: 500 });
  const toFiles = ({ id }: { id: string }) =>
    id === 'lost' ? null : { images: { sources: [], fallback: { src: id } }, width: 800, height: 1000 };
  const toProductOf = (variants: object[]) =>
    toEnglish({ images: [toTestImageRecord('f1'), toTestImageRecord('f2')], product_variants: variants }, { toFiles });
  const toShown = (variants: object[]) => {
    const product = toProductOf(variants);
    return {
      images: product.images.map(({ files, alt }) => [files.images.fallback.src, alt]),
      places: product.variants.map(({ imageIndex }) => imageIndex),
    };
  };

  it('include that of a variant, which may be one of the product', () => {
    const shown = toShown([
      toTestVariantRecord('50', { image: file('f2') }),
      toTestVariantRecord('52', { image: file('own') }),
      toTestVariantRecord('54', { image: null }),
      toTestVariantRecord('56', {}),
      toTestVariantRecord('58', { image: file('own') }),
    ]);
    expect(shown.images).toEqual([
      ['f1', 'Ring from the front'],
      ['f2', 'Ring from the front'],
      ['own', 'Contour band, Size 52'],
    ]);
    expect(shown.places).toEqual([1, 2, null, null, 2]);
  });

  it('do not include that of an inactive variant, or one that cannot be read', () => {
    const shown = toShown([
      toTestVariantRecord('50', { image: file('own'), active: false }),
      toTestVariantRecord('52', { image: file('lost') }),
    ]);
    expect(shown).toEqual({ images: toShown([]).images, places: [null] });
  });

  it('start with that of the selected variant', () => {
    const product = toProductOf([toTestVariantRecord('50', { image: file('own') }), toTestVariantRecord('52', {})]);
    const toOrder = (selected: (typeof product.variants)[number] | null) =>
      toProductImagesVariantFirst(product, selected).map(({ files }) => files.images.fallback.src);
    expect(product.variants.map(toOrder)).toEqual([
      ['own', 'f1', 'f2'],
      ['f1', 'f2', 'own'],
    ]);
    expect(toOrder(null)).toEqual(['f1', 'f2', 'own']);
    expect(toProductImagesVariantFirst({ images: [] }, null)).toEqual([]);
  });
});

it.each([
  [{ surface: 'ring_pair' }, true],
  [{ surface: 'ring' }, false],
  [null, false],
])('a product with the personalization %o is a pair: %s', (changes, expected) => {
  const personalization = changes && { id: 'x', display_name: 'Gravur', fields: [], translations: [], ...changes };
  expect(toEnglish({ personalization }).isPair).toBe(expected);
  const listed = productListItemSchema.parse({ ...testProductRecord, images: [], personalization: changes });
  expect(toProductSummary(listed, mapping()).isPair).toBe(expected);
});

it('has the products that editors have chosen to go with it', () => {
  const related = [{ related_product_id: 'p2' }, { related_product_id: null }, { related_product_id: 'p3' }];
  expect(toEnglish({ related_products: related }).relatedProductIds).toEqual(['p2', 'p3']);
  expect(toEnglish().relatedProductIds).toEqual([]);
});

describe('a product in a list', () => {
  const toListed = (changes: object = {}) =>
    toProductSummary(
      productListItemSchema.parse({ ...testProductRecord, images: [toTestImageRecord('f1')], ...changes }),
      mapping(),
    );

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
    [
      { product_variants: [toTestVariantRecord('52', { stock: 0, reorder_possible: true })] },
      { stock: 0, reorderPossible: true },
    ],
  ])('with %o has the merged stock %o', (changes, overall) => {
    expect(toListed(changes).overall).toEqual(overall);
  });

  it('has the lowest unit price of its variants, flagged if they differ (L6)', () => {
    const sold = {
      unit_quantity: '200',
      unit: 'g',
      product_variants: [toTestVariantRecord('52', {}), toTestVariantRecord('54', {})],
    };
    expect(toListed(sold).unitPrice).toEqual({
      unitPrice: { price_cents: 470_000, quantity: 1, unit: 'kg' },
      isFrom: false,
    });
    const differing = [toTestVariantRecord('52', {}), toTestVariantRecord('54', { unit_quantity: '400' })];
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
