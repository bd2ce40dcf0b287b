import { describe, expect, it } from 'vitest';
import { plainProduct, ringWithSizes } from './product.fixture.ts';
import { toProductData } from './structured-data.ts';
import { toSummary } from './summary.ts';

const source = {
  url: 'https://shop.example/produkte/x',
  imageUrls: [],
  seller: 'House',
  hasRatings: true,
  purchaseToOrder: false,
};

describe('what search engines are told', () => {
  it('is an offer with price and availability for one piece', () => {
    expect(toProductData({ ...plainProduct, identifier: '4006381333931' }, source)).toMatchObject({
      ...{ '@type': 'Product', sku: 'AT-A1', gtin: '4006381333931', description: 'A locket.' },
      offers: { '@type': 'Offer', price: '490.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
  });

  it('names the content and what its unit price is for (L6)', () => {
    const candle = {
      ...plainProduct,
      content: { quantity: 200, unit: 'g' as const },
      unitPrice: { price_brutto: 245_000, quantity: 1, unit: 'kg' as const },
    };
    expect(toProductData(candle, source)['offers']).toMatchObject({
      price: '490.00',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '490.00',
        referenceQuantity: { value: 200, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
      },
    });
    expect(toProductData(plainProduct, source)['offers']).not.toHaveProperty('priceSpecification');
  });

  it('is a range of offers for variants, with the mean of the ratings', () => {
    expect(toProductData({ ...ringWithSizes, identifier: 'Saum WG750' }, source)).toMatchObject({
      mpn: 'Saum WG750',
      offers: { '@type': 'AggregateOffer', lowPrice: '940.00', highPrice: '990.00', offerCount: 3 },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  it('says nothing of a price that is on request, nor of ratings the shop does not show', () => {
    const data = toProductData({ ...ringWithSizes, variants: [], priceCents: null }, { ...source, hasRatings: false });
    expect(data).not.toHaveProperty('offers');
    expect(data).not.toHaveProperty('aggregateRating');
  });

  it('says when a piece is sold out', () => {
    expect(toProductData({ ...plainProduct, stock: 0 }, source)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('promises no order of what the shop takes no orders for', () => {
    const product = { ...plainProduct, stock: 0, reorderPossible: true };
    expect(toProductData(product, source)).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(toProductData(product, { ...source, purchaseToOrder: true })).toMatchObject({
      offers: { availability: 'https://schema.org/BackOrder' },
    });
  });
});

describe('the summary', () => {
  it('is the text without its tags, cut at the end of a word', () => {
    expect(toSummary('<p>Gold &amp; Silber</p><ul><li>fein</li></ul>')).toBe('Gold & Silber fein');
    expect(toSummary('<p>&lt; 3&nbsp;mm, &quot;fein&quot; &amp;lt;</p>')).toBe('< 3 mm, "fein" &lt;');
    const long = toSummary(`<p>${'Wort '.repeat(60)}</p>`) ?? '';
    expect(long.length).toBeLessThanOrEqual(157);
    expect(long).toMatch(/Wort …$/);
  });

  it('is none where there is no text', () => {
    expect(toSummary(null)).toBeNull();
    expect(toSummary('<p> </p>')).toBeNull();
  });
});
