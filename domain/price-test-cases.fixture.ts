// Test cases for prices, shared by the tests of the rules, of product page and cart, and of the order service. Amounts in cents;
// database columns are decimals. Engraving has no price, and shipping has no threshold above which it is free (specification §3).
import type { Cents } from '../contract/cents.ts';
import type { UnitOfMeasure, UnitPrice } from '../contract/shop/product-and-variant-field-schemas.ts';

/** The database columns that determine the price of a product or variant. */
export interface ProductPriceColumns {
  price_brutto: string;
  /** The price before a reduction; `null` without one. */
  previousPrice: string | null;
  unit_quantity: string | null;
  unit: UnitOfMeasure | null;
  unit_base: 'hundred' | 'legal' | null;
}

export interface PriceTestCaseOrderLine {
  product: ProductPriceColumns & { tax_percent: string | null };
  /** `null`: the product has no variants. */
  variant: ProductPriceColumns | null;
  quantity: number;
  isEngraved: boolean;
  expected: { priceCents: Cents; previousCents: Cents | null; unitPrice: UnitPrice | null };
}

export interface CartTotalsTestCase {
  name: string;
  lines: PriceTestCaseOrderLine[];
  shipping: keyof typeof testShippingPrices;
  presentWrap: boolean;
  /** `taxes`: percent and amount. */
  expected: { goodsCents: Cents; shippingCents: Cents; totalCents: Cents; taxes: [number, Cents][] };
}

/** The test shop of the order service: 19 % by default, gift wrapping, and its rates. */
export const testTaxPercent = 19;
export const testPresentWrapCents = 650;
export const testShippingPrices = {
  parcel: { rateCents: 490, isFree: false },
  /** A rate with a price, by a method that is free. */
  freeMethod: { rateCents: 490, isFree: true },
  pickup: { rateCents: 0, isFree: false },
} as const;

const price = (price_brutto: string, changes: Partial<ProductPriceColumns> = {}): ProductPriceColumns => ({
  price_brutto,
  previousPrice: null,
  unit_quantity: null,
  unit: null,
  unit_base: null,
  ...changes,
});

const testLine = (
  product: ProductPriceColumns,
  expected: { priceCents: Cents } & Partial<PriceTestCaseOrderLine['expected']>,
  {
    tax_percent = null,
    ...changes
  }: Partial<Pick<PriceTestCaseOrderLine, 'isEngraved' | 'quantity' | 'variant'>> & {
    tax_percent?: string | null;
  } = {},
): PriceTestCaseOrderLine => ({
  product: { ...product, tax_percent },
  variant: null,
  quantity: 1,
  isEngraved: false,
  ...changes,
  expected: { previousCents: null, unitPrice: null, ...expected },
});

const testCase = (
  name: string,
  lines: PriceTestCaseOrderLine[],
  expected: CartTotalsTestCase['expected'],
  changes: Partial<Pick<CartTotalsTestCase, 'presentWrap' | 'shipping'>> = {},
): CartTotalsTestCase => ({ name, lines, shipping: 'parcel', presentWrap: false, ...changes, expected });

const hundred = testLine(price('100.00'), { priceCents: 10_000 });
const withParcel = { shippingCents: 490, taxes: [[19, 1_675]] as [number, Cents][] };

export const priceTestCases: CartTotalsTestCase[] = [
  testCase('one item by parcel', [hundred], { ...withParcel, goodsCents: 10_000, totalCents: 10_490 }),
  testCase('an engraving costs nothing', [{ ...hundred, isEngraved: true }], {
    ...withParcel,
    goodsCents: 10_000,
    totalCents: 10_490,
  }),
  testCase(
    'free by its method',
    [hundred],
    { goodsCents: 10_000, shippingCents: 0, totalCents: 10_000, taxes: [[19, 1_597]] },
    { shipping: 'freeMethod' },
  ),
  testCase(
    'a variant with its own price, three times, picked up',
    [testLine(price('100.00'), { priceCents: 12_995 }, { variant: price('129.95'), quantity: 3 })],
    { goodsCents: 38_985, shippingCents: 0, totalCents: 38_985, taxes: [[19, 6_224]] },
    { shipping: 'pickup' },
  ),
  testCase(
    'a reduced price, twice',
    [
      testLine(
        price('99.99', { previousPrice: '120.00' }),
        { priceCents: 9_999, previousCents: 12_000 },
        { quantity: 2 },
      ),
    ],
    { goodsCents: 19_998, shippingCents: 490, totalCents: 20_488, taxes: [[19, 3_271]] },
  ),
  testCase(
    'a reduced variant',
    [
      testLine(
        price('300.00'),
        { priceCents: 19_999, previousCents: 25_000 },
        { variant: price('199.99', { previousPrice: '250.00' }) },
      ),
    ],
    { goodsCents: 19_999, shippingCents: 490, totalCents: 20_489, taxes: [[19, 3_271]] },
  ),
  testCase(
    'a unit price',
    [
      testLine(price('48.00', { unit_quantity: '220', unit: 'g' }), {
        priceCents: 4_800,
        unitPrice: { price_cents: 21_818, quantity: 1, unit: 'kg' },
      }),
    ],
    { goodsCents: 4_800, shippingCents: 490, totalCents: 5_290, taxes: [[19, 845]] },
  ),
  testCase(
    'a unit price of loose goods',
    [
      testLine(price('4.99', { unit_quantity: '50', unit: 'g', unit_base: 'hundred' }), {
        priceCents: 499,
        unitPrice: { price_cents: 998, quantity: 100, unit: 'g' },
      }),
    ],
    { goodsCents: 499, shippingCents: 490, totalCents: 989, taxes: [[19, 158]] },
  ),
  testCase(
    'a unit price of a variant with its own quantity',
    [
      testLine(
        price('10.00', { unit_quantity: '100', unit: 'ml' }),
        { priceCents: 2_500, unitPrice: { price_cents: 5_000, quantity: 1, unit: 'l' } },
        { variant: price('25.00', { unit_quantity: '0.5', unit: 'l' }) },
      ),
    ],
    { goodsCents: 2_500, shippingCents: 490, totalCents: 2_990, taxes: [[19, 477]] },
  ),
  testCase(
    'two tax rates with shipping and gift wrapping',
    [
      testLine(price('25.00'), { priceCents: 2_500 }, { tax_percent: '7.00' }),
      testLine(price('75.00'), { priceCents: 7_500 }),
    ],
    {
      goodsCents: 10_000,
      shippingCents: 490,
      totalCents: 11_140,
      // 285 and 855 of 1140 cents for shipping and gift wrapping.
      taxes: [
        [19, 1_334],
        [7, 182],
      ],
    },
    { presentWrap: true },
  ),
  testCase(
    'shipping that cannot be divided into equal cents',
    [
      testLine(price('66.67'), { priceCents: 6_667 }, { tax_percent: '7.00' }),
      testLine(price('33.33'), { priceCents: 3_333 }),
    ],
    {
      goodsCents: 10_000,
      shippingCents: 490,
      totalCents: 10_490,
      taxes: [
        [19, 558],
        [7, 458],
      ],
    },
  ),
  testCase('without tax', [testLine(price('5.00'), { priceCents: 500 }, { tax_percent: '0.00' })], {
    goodsCents: 500,
    shippingCents: 490,
    totalCents: 990,
    taxes: [[0, 0]],
  }),
  testCase(
    'the largest quantity of a price with cents',
    [testLine(price('19.99'), { priceCents: 1_999 }, { quantity: 99 })],
    { goodsCents: 197_901, shippingCents: 490, totalCents: 198_391, taxes: [[19, 31_676]] },
  ),
];
