// Cases of availability and delivery time that the rules, the product page, the order service and its stock statement must
// decide alike. Each is a product, or a variant of one; used by tests only.
import type { Availability } from './availability.ts';
import type { DeliveryTime, WorkingDays } from './delivery-time.ts';

/** The columns of a record that decide. */
export interface DeliveryTimeColumns {
  delivery_days_min: number | null;
  delivery_days_max: number | null;
  made_to_order_days_min: number | null;
  made_to_order_days_max: number | null;
  shipping_time: string | null;
}

export interface DeliveryTestCase {
  name: string;
  product: DeliveryTimeColumns;
  /** `null`: the product has no variants. */
  variant: DeliveryTimeColumns | null;
  stock: number;
  reorderPossible: boolean;
  purchaseToOrder: boolean;
  quantity: number;
  isEngraved: boolean;
  /** Country and way of shipping. */
  route: 'expressGermany' | 'parcelAustria' | 'parcelGermany';
  expected: { availability: Availability; delivery: DeliveryTime };
}

/** Days that the personalization and the routes of the cases add. */
export const engravingDays = 3;
export const shippingRateDays: Record<DeliveryTestCase['route'], number> = {
  parcelGermany: 0,
  parcelAustria: 2,
  expressGermany: -1,
};

const nothing: DeliveryTimeColumns = {
  delivery_days_min: null,
  delivery_days_max: null,
  made_to_order_days_min: null,
  made_to_order_days_max: null,
  shipping_time: null,
};

const fromStock: DeliveryTimeColumns = { ...nothing, delivery_days_min: 2, delivery_days_max: 3 };
const both: DeliveryTimeColumns = { ...fromStock, made_to_order_days_min: 30, made_to_order_days_max: 40 };

const days = (min: number, max: number): { kind: 'days'; days: WorkingDays } => ({ kind: 'days', days: { min, max } });
const onRequest = { kind: 'onRequest' } as const;

const plain = {
  product: both,
  variant: null,
  stock: 5,
  reorderPossible: true,
  purchaseToOrder: true,
  quantity: 1,
  isEngraved: false,
  route: 'parcelGermany',
} as const;

const of = (
  name: string,
  facts: Partial<Omit<DeliveryTestCase, 'expected' | 'name'>>,
  availability: Availability,
  delivery: DeliveryTime,
): DeliveryTestCase => ({ name, ...plain, ...facts, expected: { availability, delivery } });

export const deliveryTestCases: DeliveryTestCase[] = [
  of('from stock to Germany', {}, 'inStock', days(2, 3)),
  of('from stock, engraved', { isEngraved: true }, 'inStock', days(5, 6)),
  of('from stock to Austria', { route: 'parcelAustria' }, 'inStock', days(4, 5)),
  of('from stock, engraved, to Austria', { isEngraved: true, route: 'parcelAustria' }, 'inStock', days(7, 8)),
  of('from stock by express', { route: 'expressGermany' }, 'inStock', days(1, 2)),
  of(
    'never on the day of the order',
    { product: { ...nothing, delivery_days_min: 1 }, route: 'expressGermany' },
    'inStock',
    days(1, 1),
  ),
  of('one day alone is both ends', { product: { ...nothing, delivery_days_max: 4 } }, 'inStock', days(4, 4)),
  of(
    'the wrong way round',
    { product: { ...nothing, delivery_days_min: 6, delivery_days_max: 4 } },
    'inStock',
    days(4, 6),
  ),
  of('the last ones, all wanted', { quantity: 5, reorderPossible: false }, 'inStock', days(2, 3)),
  of('more than lie there are made', { quantity: 6 }, 'madeToOrder', days(30, 40)),
  of(
    'more than lie there, in a shop that takes no such orders',
    { quantity: 6, purchaseToOrder: false },
    'onRequest',
    onRequest,
  ),
  of('more than there ever will be', { quantity: 6, reorderPossible: false }, 'unavailable', onRequest),
  of('made to order', { stock: 0 }, 'madeToOrder', days(30, 40)),
  of(
    'made to order, engraved, to Austria',
    { stock: 0, isEngraved: true, route: 'parcelAustria' },
    'madeToOrder',
    days(35, 45),
  ),
  of(
    'could be made, in a shop that takes no such orders',
    { stock: 0, purchaseToOrder: false },
    'onRequest',
    onRequest,
  ),
  of('gone, in a shop that takes orders for others', { stock: 0, reorderPossible: false }, 'unavailable', onRequest),
  of('gone', { stock: 0, reorderPossible: false, purchaseToOrder: false }, 'unavailable', onRequest),
  of('made to order, but nobody says how long', { product: fromStock, stock: 0 }, 'madeToOrder', onRequest),
  of('from stock, but nobody says how long', { product: nothing }, 'inStock', onRequest),
  of('words alone stay words', { product: { ...nothing, shipping_time: 'vor Ostern' } }, 'inStock', {
    kind: 'text',
    text: 'vor Ostern',
    additionalDays: 0,
  }),
  of(
    'words alone, engraved, to Austria',
    { product: { ...nothing, shipping_time: 'vor Ostern' }, isEngraved: true, route: 'parcelAustria' },
    'inStock',
    { kind: 'text', text: 'vor Ostern', additionalDays: 5 },
  ),
  of('days before words', { product: { ...both, shipping_time: 'vor Ostern' } }, 'inStock', days(2, 3)),
  of('a size says nothing: the product’s days', { variant: nothing }, 'inStock', days(2, 3)),
  of(
    'a size with days of its own',
    { variant: { ...nothing, delivery_days_min: 8, delivery_days_max: 10 } },
    'inStock',
    days(8, 10),
  ),
  of('a size with words of its own', { variant: { ...nothing, shipping_time: 'im Mai' } }, 'inStock', {
    kind: 'text',
    text: 'im Mai',
    additionalDays: 0,
  }),
  of('a size made to order in the product’s time', { variant: fromStock, stock: 0 }, 'madeToOrder', days(30, 40)),
  of(
    'a size made to order in its own time',
    { variant: { ...nothing, made_to_order_days_min: 15, made_to_order_days_max: 20 }, stock: 0 },
    'madeToOrder',
    days(15, 20),
  ),
  of(
    'a size that could be made, in a shop that takes no such orders',
    { variant: fromStock, stock: 0, purchaseToOrder: false },
    'onRequest',
    onRequest,
  ),
  of('a size that is gone', { variant: fromStock, stock: 0, reorderPossible: false }, 'unavailable', onRequest),
];
