// Test cases for availability and delivery time, shared by the tests of the rules, the product page, the order service and its
// SQL stock statement. Each case is a product or a variant.
import type { ProductDeliveryTimeFields } from '../contract/shop/product-and-variant-field-schemas.ts';
import type { ProductAvailability } from './product-availability.ts';
import type { DeliveryTime, WorkingDayRange } from './delivery-time.ts';

/** The database columns that determine the delivery time. */
export interface DeliveryTimeColumns extends ProductDeliveryTimeFields {
  shipping_time: string | null;
}

export interface DeliveryTimeTestCase {
  name: string;
  product: DeliveryTimeColumns;
  /** `null`: the product has no variants. */
  variant: DeliveryTimeColumns | null;
  stock: number;
  reorderPossible: boolean;
  purchaseToOrder: boolean;
  quantity: number;
  isEngraved: boolean;
  /** Country and shipping method. */
  route: 'expressGermany' | 'parcelAustria' | 'parcelGermany';
  expected: { availability: ProductAvailability; delivery: DeliveryTime };
}

/** Working days added by engraving and by each route. */
export const testEngravingDays = 3;
export const testAdditionalDaysByShippingRate: Record<DeliveryTimeTestCase['route'], number> = {
  parcelGermany: 0,
  parcelAustria: 2,
  expressGermany: -1,
};

const noColumns: DeliveryTimeColumns = {
  delivery_days_min: null,
  delivery_days_max: null,
  made_to_order_days_min: null,
  made_to_order_days_max: null,
  shipping_time: null,
};

const fromStock: DeliveryTimeColumns = { ...noColumns, delivery_days_min: 2, delivery_days_max: 3 };
const both: DeliveryTimeColumns = { ...fromStock, made_to_order_days_min: 30, made_to_order_days_max: 40 };

const days = (min: number, max: number): { kind: 'days'; days: WorkingDayRange } => ({
  kind: 'days',
  days: { min, max },
});
const onRequest = { kind: 'onRequest' } as const;

const defaults = {
  product: both,
  variant: null,
  stock: 5,
  reorderPossible: true,
  purchaseToOrder: true,
  quantity: 1,
  isEngraved: false,
  route: 'parcelGermany',
} as const;

const testCase = (
  name: string,
  overrides: Partial<Omit<DeliveryTimeTestCase, 'expected' | 'name'>>,
  availability: ProductAvailability,
  delivery: DeliveryTime,
): DeliveryTimeTestCase => ({ name, ...defaults, ...overrides, expected: { availability, delivery } });

export const availabilityAndDeliveryTimeTestCases: DeliveryTimeTestCase[] = [
  testCase('from stock to Germany', {}, 'inStock', days(2, 3)),
  testCase('from stock, engraved', { isEngraved: true }, 'inStock', days(5, 6)),
  testCase('from stock to Austria', { route: 'parcelAustria' }, 'inStock', days(4, 5)),
  testCase('from stock, engraved, to Austria', { isEngraved: true, route: 'parcelAustria' }, 'inStock', days(7, 8)),
  testCase('from stock by express', { route: 'expressGermany' }, 'inStock', days(1, 2)),
  testCase(
    'never on the day testCase the order',
    { product: { ...noColumns, delivery_days_min: 1 }, route: 'expressGermany' },
    'inStock',
    days(1, 1),
  ),
  testCase(
    'a single value is both minimum and maximum',
    { product: { ...noColumns, delivery_days_max: 4 } },
    'inStock',
    days(4, 4),
  ),
  testCase(
    'minimum and maximum swapped',
    { product: { ...noColumns, delivery_days_min: 6, delivery_days_max: 4 } },
    'inStock',
    days(4, 6),
  ),
  testCase('the whole remaining stock', { quantity: 5, reorderPossible: false }, 'inStock', days(2, 3)),
  testCase('more than the stock is made to order', { quantity: 6 }, 'madeToOrder', days(30, 40)),
  testCase(
    'more than the stock, in a shop without orders beyond stock',
    { quantity: 6, purchaseToOrder: false },
    'onRequest',
    onRequest,
  ),
  testCase('more than the stock, not reorderable', { quantity: 6, reorderPossible: false }, 'unavailable', onRequest),
  testCase('made to order', { stock: 0 }, 'madeToOrder', days(30, 40)),
  testCase(
    'made to order, engraved, to Austria',
    { stock: 0, isEngraved: true, route: 'parcelAustria' },
    'madeToOrder',
    days(35, 45),
  ),
  testCase(
    'could be made, in a shop without orders beyond stock',
    { stock: 0, purchaseToOrder: false },
    'onRequest',
    onRequest,
  ),
  testCase(
    'sold out for good, in a shop with orders beyond stock',
    { stock: 0, reorderPossible: false },
    'unavailable',
    onRequest,
  ),
  testCase('sold out for good', { stock: 0, reorderPossible: false, purchaseToOrder: false }, 'unavailable', onRequest),
  testCase('made to order without a delivery time', { product: fromStock, stock: 0 }, 'madeToOrder', onRequest),
  testCase('from stock without a delivery time', { product: noColumns }, 'inStock', onRequest),
  testCase('free text only', { product: { ...noColumns, shipping_time: 'vor Ostern' } }, 'inStock', {
    kind: 'text',
    text: 'vor Ostern',
    additionalDays: 0,
  }),
  testCase(
    'free text only, engraved, to Austria',
    { product: { ...noColumns, shipping_time: 'vor Ostern' }, isEngraved: true, route: 'parcelAustria' },
    'inStock',
    { kind: 'text', text: 'vor Ostern', additionalDays: 5 },
  ),
  testCase(
    'days take precedence over free text',
    { product: { ...both, shipping_time: 'vor Ostern' } },
    'inStock',
    days(2, 3),
  ),
  testCase('a variant without values uses the product’s days', { variant: noColumns }, 'inStock', days(2, 3)),
  testCase(
    'a variant with its own days',
    { variant: { ...noColumns, delivery_days_min: 8, delivery_days_max: 10 } },
    'inStock',
    days(8, 10),
  ),
  testCase('a variant with its own free text', { variant: { ...noColumns, shipping_time: 'im Mai' } }, 'inStock', {
    kind: 'text',
    text: 'im Mai',
    additionalDays: 0,
  }),
  testCase(
    'a variant made to order in the product’s time',
    { variant: fromStock, stock: 0 },
    'madeToOrder',
    days(30, 40),
  ),
  testCase(
    'a variant made to order in its own time',
    { variant: { ...noColumns, made_to_order_days_min: 15, made_to_order_days_max: 20 }, stock: 0 },
    'madeToOrder',
    days(15, 20),
  ),
  testCase(
    'a variant that could be made, in a shop without orders beyond stock',
    { variant: fromStock, stock: 0, purchaseToOrder: false },
    'onRequest',
    onRequest,
  ),
  testCase(
    'a variant sold out for good',
    { variant: fromStock, stock: 0, reorderPossible: false },
    'unavailable',
    onRequest,
  ),
];
