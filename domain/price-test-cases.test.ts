// The price test cases in the rules, and on product page and cart as the browser calculates them. The order service runs the same
// cases against its database (backend/tests/orders/prices.test.ts).
import { describe, expect, it } from 'vitest';
import { toCartWithAddedItem, type CartContents, initialCartContents } from './cart.ts';
import { cartToQuoteRequestLines } from './match-cart-with-quote.ts';
import { parseStoredPriceCents } from './parse-stored-price.ts';
import {
  type ProductPriceColumns,
  priceTestCases,
  type PriceTestCaseOrderLine,
  testPresentWrapCents,
  testShippingPrices,
  testTaxPercent,
} from './price-test-cases.fixture.ts';
import { emptyProductSelectionState, productSelectionReducer } from './product/product-selection-reducer.ts';
import { toTestEngravableProduct } from './product/to-product.fixture.ts';
import { toShippingPriceCents } from './shop-settings.ts';
import { breakDownTaxes } from './tax-breakdown.ts';

const productId = (index: number): string => `6b2c1d1e-4b7e-4a64-8a0f-${String(index).padStart(12, '0')}`;
const variantId = '6b2c1d1e-4b7e-4a64-8a0f-ffffffffffff';

const toColumns = ({ previousPrice, ...columns }: ProductPriceColumns) => ({
  ...columns,
  price_brutto_old: previousPrice,
});

/** The product page with the line's variant, quantity and engraving. */
const toPageSelection = ({ product, variant, quantity, isEngraved }: PriceTestCaseOrderLine, id: string) => {
  const item = { stock: 99, reorder_possible: true };
  const page = toTestEngravableProduct(
    { ...toColumns(product), ...item, id, tax_percent: product.tax_percent },
    variant && { ...toColumns(variant), ...item, id: variantId },
    3,
  );
  const added = productSelectionReducer(emptyProductSelectionState, { type: 'add', product: page });
  const chosen = productSelectionReducer(added, { type: 'variantChange', variantId: variant && variantId });
  const value = isEngraved ? 'Anna' : '';
  const engraved = productSelectionReducer(chosen, { type: 'personalizationChange', key: 'engraving', value });
  return productSelectionReducer(engraved, { type: 'countChange', count: quantity });
};

describe.each(priceTestCases)('price test case: $name', ({ lines, shipping, presentWrap, expected }) => {
  it('follows the rules', () => {
    const { rateCents, isFree } = testShippingPrices[shipping];
    const shippingCents = toShippingPriceCents(isFree, rateCents);
    const wrapCents = presentWrap ? testPresentWrapCents : 0;
    const goods = lines.map(({ product, variant, quantity }) => ({
      percent: Number(product.tax_percent ?? testTaxPercent),
      amountCents: (parseStoredPriceCents((variant ?? product).price_brutto) ?? Number.NaN) * quantity,
    }));
    const goodsCents = goods.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect({
      goodsCents,
      shippingCents,
      totalCents: goodsCents + shippingCents + wrapCents,
      taxes: breakDownTaxes(goods, shippingCents + wrapCents, testTaxPercent).map((tax) => [
        tax.percent,
        tax.amountCents,
      ]),
    }).toEqual(expected);
  });

  it('is shown by product page and cart, and requested as a quote', () => {
    const selections = lines.map((line, index) => toPageSelection(line, productId(index)));
    expect(
      selections.map(({ priceCents, priceBeforeCents, unitPrice }) => ({
        priceCents,
        previousCents: priceBeforeCents,
        unitPrice: unitPrice?.unitPrice ?? null,
      })),
    ).toEqual(lines.map((line) => line.expected));
    const cart = selections.reduce<CartContents>((before, { variant, count, priceCents }, index) => {
      const product = { id: productId(index), slug: 'x', name: 'Ring', manufacturer: 'A', imageUrl: null };
      const item = {
        product,
        variant: variant && { id: variant.id, name: variant.name },
        personalization: null,
        count: count ?? 0,
        priceBrutto: priceCents ?? 0,
      };
      return toCartWithAddedItem(before, item) ?? before;
    }, initialCartContents);
    expect(cart.totalPriceBrutto).toBe(expected.goodsCents);
    expect(cartToQuoteRequestLines(cart).map(({ count, price_cents }) => [count, price_cents])).toEqual(
      lines.map((line) => [line.quantity, line.expected.priceCents]),
    );
  });
});
