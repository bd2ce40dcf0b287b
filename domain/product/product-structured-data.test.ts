import { describe, expect, it } from 'vitest';
import { testMerchantListingSettings, testProductWithoutVariants, testRingProduct } from './to-product.fixture.ts';
import { toSchemaOrgProduct, toMetaDescription } from './product-structured-data.ts';

const source = {
  url: 'https://shop.example/produkte/x',
  imageUrls: ['https://shop.example/x.webp'],
  seller: 'Arnsberg',
  hasRatings: true,
  terms: testMerchantListingSettings,
};

const toVariants = (data: Record<string, unknown>) => data['hasVariant'] as Record<string, unknown>[];

describe('toSchemaOrgProduct', () => {
  it('returns an offer with price and availability for a product without variants', () => {
    expect(toSchemaOrgProduct({ ...testProductWithoutVariants, gtin: '4006381333931' }, source)).toMatchObject({
      '@type': 'Product',
      sku: 'AT-A1',
      gtin: '4006381333931',
      description: 'A locket.',
      offers: { '@type': 'Offer', price: '490.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
  });

  it('contains shipping price and delivery time by country, and the return policy', () => {
    const product = { ...testProductWithoutVariants, deliveryDays: { min: 2, max: 3 } };
    expect(toSchemaOrgProduct(product, source)['offers']).toMatchObject({
      shippingDetails: [
        {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
          deliveryTime: { transitTime: { minValue: 2, maxValue: 3, unitCode: 'DAY' } },
        },
        {
          shippingRate: { value: '9.90' },
          shippingDestination: { addressCountry: 'AT' },
          deliveryTime: { transitTime: { minValue: 4, maxValue: 5 } },
        },
      ],
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['DE', 'AT'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnFees: 'https://schema.org/FreeReturn',
      },
    });
  });

  it('is complete for search engines', () => {
    const [rating] = testRingProduct.ratings;
    if (!rating) throw new Error('The product has no rating.');
    const product = {
      ...testProductWithoutVariants,
      deliveryDays: { min: 2, max: 3 },
      gtin: '4006381333931',
      mpn: 'WG750',
      ratings: [
        { ...rating, author: 'Ada', title: 'Bright', comment: 'Lovely.', date: '2026-05-01T10:00:00Z' },
        { ...rating, rating: 4, author: 'Ben', language: null },
      ],
    };
    const terms = { ...testMerchantListingSettings, countries: ['DE'], returnPaidBy: 'customer' as const };
    const scale = { bestRating: 5, worstRating: 1 };
    expect(toSchemaOrgProduct(product, { ...source, terms })).toEqual({
      '@context': 'https://schema.org',
      '@id': `${source.url}#product`,
      '@type': 'Product',
      name: 'Luise locket',
      url: source.url,
      description: 'A locket.',
      image: source.imageUrls,
      brand: { '@type': 'Brand', name: 'Arnsberg' },
      category: 'Pendants',
      sku: 'AT-A1',
      gtin: '4006381333931',
      mpn: 'WG750',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, ...scale },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Ada' },
          datePublished: '2026-05-01',
          name: 'Bright',
          reviewBody: 'Lovely.',
          inLanguage: 'en',
          reviewRating: { '@type': 'Rating', ratingValue: 5, ...scale },
        },
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Ben' },
          datePublished: '2026-05-01',
          reviewRating: { '@type': 'Rating', ratingValue: 4, ...scale },
        },
      ],
      offers: {
        '@type': 'Offer',
        price: '490.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: source.url,
        seller: { '@type': 'JewelryStore', name: 'Arnsberg' },
        shippingDetails: [
          {
            '@id': `${source.url}#shipping-DE-2-3`,
            '@type': 'OfferShippingDetails',
            shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              businessDays: {
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
              },
              transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitCode: 'DAY' },
            },
          },
        ],
        hasMerchantReturnPolicy: {
          '@id': `${source.url}#returns`,
          '@type': 'MerchantReturnPolicy',
          applicableCountry: ['DE'],
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
    });
  });

  it('omits what the shop has left empty', () => {
    const terms = { ...testMerchantListingSettings, countries: [], rates: [], returnPaidBy: null };
    const product = { ...testProductWithoutVariants, description: null };
    expect(toSchemaOrgProduct(product, { ...source, imageUrls: [], terms })).toEqual({
      '@context': 'https://schema.org',
      '@id': `${source.url}#product`,
      '@type': 'Product',
      name: 'Luise locket',
      url: source.url,
      brand: { '@type': 'Brand', name: 'Arnsberg' },
      category: 'Pendants',
      sku: 'AT-A1',
      offers: {
        '@type': 'Offer',
        price: '490.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: source.url,
        seller: { '@type': 'JewelryStore', name: 'Arnsberg' },
      },
    });
    const unpaid = { ...testMerchantListingSettings, returnPaidBy: null };
    expect(toSchemaOrgProduct(product, { ...source, terms: unpaid })['offers']).toMatchObject({
      shippingDetails: [
        { '@id': `${source.url}#shipping-DE` },
        { '@id': `${source.url}#shipping-AT`, shippingRate: { value: '9.90' } },
      ],
      hasMerchantReturnPolicy: expect.not.objectContaining({ returnFees: expect.anything() as unknown }) as unknown,
    });
  });

  it('describes a variant by its dimension, with the first image', () => {
    const product = { ...testRingProduct, variants: testRingProduct.variants.slice(0, 1), variesBy: 'size' as const };
    const [variant] = toVariants(toSchemaOrgProduct(product, { ...source, hasRatings: false }));
    expect(variant).toEqual({
      '@type': 'Product',
      name: 'Luise locket, Size 52',
      sku: 'AT-A1-52',
      image: source.imageUrls[0],
      size: 'Size 52',
      offers: variant?.['offers'],
    });
    const [plain] = toVariants(toSchemaOrgProduct(testRingProduct, { ...source, imageUrls: [] }));
    expect(plain).not.toHaveProperty('image');
    expect(toSchemaOrgProduct(testRingProduct, source)['variesBy']).toEqual(['Variante']);
  });

  it('describes a variant with its own image', () => {
    const product = {
      ...testRingProduct,
      variants: testRingProduct.variants.slice(0, 2).map((variant, index) => ({ ...variant, imageIndex: 1 - index })),
    };
    const variants = toVariants(toSchemaOrgProduct(product, { ...source, imageUrls: ['first', 'second'] }));
    expect(variants.map(({ image }) => image)).toEqual(['second', 'first']);
  });

  it('contains at most five reviews in full', () => {
    const [rating] = testRingProduct.ratings;
    const ratings = rating ? Array.from({ length: 7 }, () => ({ ...rating, author: 'Ada' })) : [];
    const data = toSchemaOrgProduct({ ...testProductWithoutVariants, ratings }, source);
    expect(data['review']).toHaveLength(5);
    expect(data['aggregateRating']).toMatchObject({ reviewCount: 7 });
  });

  it('contains net quantity and reference quantity of the unit price (L6)', () => {
    const candle = {
      ...testProductWithoutVariants,
      content: { quantity: 200, unit: 'g' as const },
      unitPrice: { price_cents: 245_000, quantity: 1, unit: 'kg' as const },
    };
    expect(toSchemaOrgProduct(candle, source)['offers']).toMatchObject({
      price: '490.00',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '490.00',
        priceCurrency: 'EUR',
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 200,
          unitCode: 'GRM',
          valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
        },
      },
    });
    expect(toSchemaOrgProduct({ ...candle, unitPrice: null }, source)['offers']).not.toHaveProperty(
      'priceSpecification',
    );
    expect(toSchemaOrgProduct(testProductWithoutVariants, source)['offers']).not.toHaveProperty('priceSpecification');
  });

  it('returns a product group for variants, with the mean rating', () => {
    const data = toSchemaOrgProduct({ ...testRingProduct, variesBy: 'size', mpn: 'Saum WG750' }, source);
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'AT-A1',
      variesBy: ['https://schema.org/size'],
      mpn: 'Saum WG750',
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
    expect(data).not.toHaveProperty('offers');
    expect(toVariants(data).map((variant) => [variant['sku'], variant['size'], variant['offers']])).toMatchObject([
      ['AT-A1-52', 'Size 52', { price: '940.00', availability: 'https://schema.org/OutOfStock' }],
      ['AT-A1-54', 'Size 54', { price: '940.00', availability: 'https://schema.org/InStock' }],
      ['AT-A1-60', 'Size 60', { price: '990.00', availability: 'https://schema.org/OutOfStock' }],
    ]);
  });

  it('uses the editor’s variant label if schema.org has no term for the dimension', () => {
    const data = toSchemaOrgProduct({ ...testRingProduct, variantLabel: 'Duft' }, source);
    expect(data['variesBy']).toEqual(['Duft']);
    expect(toVariants(data)[0]).not.toHaveProperty('size');
  });

  it('writes shared terms once and references them afterwards', () => {
    const [first, second] = toVariants(toSchemaOrgProduct(testRingProduct, source)).map(
      ({ offers }) => (offers as Record<string, unknown>)['hasMerchantReturnPolicy'],
    );
    expect(first).toMatchObject({ '@id': `${source.url}#returns`, merchantReturnDays: 14 });
    expect(second).toEqual({ '@id': `${source.url}#returns` });
  });

  it('contains reviews with an author', () => {
    const [rating] = testRingProduct.ratings;
    const named = {
      ...testProductWithoutVariants,
      ratings: rating ? [{ ...rating, author: 'Ada', comment: 'Lovely.' }] : [],
    };
    expect(toSchemaOrgProduct(named, source)['review']).toMatchObject([
      { '@type': 'Review', author: { name: 'Ada' }, reviewBody: 'Lovely.', reviewRating: { ratingValue: 5 } },
    ]);
    expect(toSchemaOrgProduct(testRingProduct, source)).not.toHaveProperty('review');
  });

  it('contains the full description', () => {
    const description = `<p>${'A sentence about a ring. '.repeat(20)}</p>`;
    expect(toSchemaOrgProduct({ ...testProductWithoutVariants, description }, source)['description']).toMatch(
      /ring\.$/,
    );
  });

  it('omits the offer without a price, and ratings if the shop does not show them', () => {
    const data = toSchemaOrgProduct(
      { ...testRingProduct, variants: [], priceCents: null },
      { ...source, hasRatings: false },
    );
    expect(data).not.toHaveProperty('offers');
    expect(data).not.toHaveProperty('aggregateRating');
  });

  it('marks a sold-out product', () => {
    expect(toSchemaOrgProduct({ ...testProductWithoutVariants, stock: 0 }, source)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('marks a reorderable product as BackOrder only if the shop accepts orders beyond stock', () => {
    const product = { ...testProductWithoutVariants, stock: 0, reorderPossible: true };
    expect(toSchemaOrgProduct(product, source)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    const terms = { ...testMerchantListingSettings, purchaseToOrder: true };
    expect(toSchemaOrgProduct(product, { ...source, terms })).toMatchObject({
      offers: { availability: 'https://schema.org/BackOrder' },
    });
  });
});

describe('toMetaDescription', () => {
  it('strips tags and cuts at the end of a word', () => {
    expect(toMetaDescription('<p>Gold &amp; Silber</p><ul><li>fein</li></ul>')).toBe('Gold & Silber fein');
    expect(toMetaDescription('<ul><li>38 mm</li>\n<li>Saphirglas</li></ul>')).toBe('38 mm, Saphirglas');
    expect(toMetaDescription('<p>&lt; 3&nbsp;mm, &quot;fein&quot; &amp;lt;</p>')).toBe('< 3 mm, "fein" &lt;');
    expect(toMetaDescription('<p>1 &gt; 0, l&#39;or, d&apos;argent</p>')).toBe("1 > 0, l'or, d'argent");
    expect(toMetaDescription('<ul><li class="a">rot</li>  <li class="b">blau</li></ul>')).toBe('rot, blau');
    const long = toMetaDescription(`<p>${'Wort '.repeat(60)}</p>`) ?? '';
    expect(long.length).toBeLessThanOrEqual(157);
    expect(long).toMatch(/Wort …$/);
  });

  it('ends with a complete sentence if one fits', () => {
    const sentence = 'A ring of white gold that follows the line of a solitaire ring.';
    expect(toMetaDescription(`<p>${`${sentence} `.repeat(4)}</p>`)).toBe(`${sentence} ${sentence}`);
  });

  it.each([
    [155, 155, 'the whole text of the maximum length'],
    [156, 2, 'a cut text if it is one letter longer'],
  ])('truncates %i letters to %i: %s', (length, kept) => {
    const text = `a ${'b'.repeat(length - 2)}`;
    expect(toMetaDescription(text)).toBe(kept === length ? text : 'a …');
  });

  it.each([
    [60, true],
    [59, false],
  ])('ends with a first sentence of %i letters: %s', (length, isComplete) => {
    const sentence = `${'a'.repeat(length - 1)}.`;
    const word = 'b'.repeat(150 - length);
    expect(toMetaDescription(`${sentence} ${word} cccccccc`)).toBe(isComplete ? sentence : `${sentence} ${word} …`);
  });

  it('keeps a sentence that ends exactly at the maximum length', () => {
    const sentence = `${'a'.repeat(154)}.`;
    expect(toMetaDescription(`${sentence} More.`)).toBe(sentence);
  });

  it('returns null without text', () => {
    expect(toMetaDescription(null)).toBeNull();
    expect(toMetaDescription('<p> </p>')).toBeNull();
  });
});
