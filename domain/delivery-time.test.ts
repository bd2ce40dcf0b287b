import { describe, expect, it } from 'vitest';
import {
  deliveryTestCases,
  type DeliveryTimeColumns,
  engravingDays,
  shippingRateDays,
} from './delivery-test-cases.fixture.ts';
import {
  type DeliveryTime,
  isLongerDeliveryPossible,
  toDefaultShippingDays,
  toDeliveryDates,
  toDeliveryTime,
  toLatestDeliveryDates,
  toLocalDay,
  toLongestDeliveryTime,
  combineVariantDeliveryTimes,
  toWorkingDays,
} from './delivery-time.ts';

const toFields = (columns: DeliveryTimeColumns) => ({
  deliveryDays: toWorkingDays(columns.delivery_days_min, columns.delivery_days_max),
  madeToOrderDays: toWorkingDays(columns.made_to_order_days_min, columns.made_to_order_days_max),
  shippingTime: columns.shipping_time,
});

describe('delivery time (L7)', () => {
  it.each(deliveryTestCases)('$name', ({ product, variant, isEngraved, route, expected }) => {
    const time = toDeliveryTime({
      product: toFields(product),
      variant: variant && toFields(variant),
      availability: expected.availability,
      personalizationDays: isEngraved ? engravingDays : 0,
      shippingDays: shippingRateDays[route],
    });
    expect(time).toEqual(expected.delivery);
  });
});

const days = (min: number, max: number): DeliveryTime => ({ kind: 'days', days: { min, max } });
const words: DeliveryTime = { kind: 'text', text: 'im Mai', additionalDays: 0 };

it.each([
  [[], null],
  [[days(2, 3)], { min: 2, max: 3 }],
  [[days(2, 9), days(5, 6)], { min: 5, max: 9 }],
  [[days(2, 3), words], null],
  [[days(2, 3), { kind: 'onRequest' as const }], null],
])('lines that leave together arrive with the longest: %j', (times, expected) => {
  expect(toLongestDeliveryTime(times)).toEqual(expected);
});

it.each([
  [[], { kind: 'onRequest' }],
  [[days(2, 3), days(2, 3)], days(2, 3)],
  [[days(2, 3), days(30, 40)], days(2, 40)],
  [[words, words], words],
  [[words, days(2, 3)], { kind: 'onRequest' }],
  [[days(2, 3), words], { kind: 'onRequest' }],
])('before a size is chosen it says what holds for all: %j', (times, expected) => {
  expect(combineVariantDeliveryTimes(times)).toEqual(expected);
});

describe('before country and way are known', () => {
  const rates = [
    { countries: null, additionalDays: 0, isPickup: true },
    { countries: ['AT'], additionalDays: 2, isPickup: false },
    { countries: ['DE'], additionalDays: 1, isPickup: false },
    { countries: ['DE'], additionalDays: -1, isPickup: false },
  ];

  it('counts the first rate to the first country', () => {
    expect(toDefaultShippingDays(rates, 'DE')).toBe(1);
    expect(toDefaultShippingDays(rates, 'FR')).toBe(0);
    expect(toDefaultShippingDays([], undefined)).toBe(0);
    expect(toDefaultShippingDays([{ countries: [], additionalDays: 4, isPickup: false }], 'FR')).toBe(4);
  });

  it('knows whether another way may take longer', () => {
    expect(isLongerDeliveryPossible(rates, 'DE')).toBe(true);
    expect(isLongerDeliveryPossible(rates, 'AT')).toBe(false);
    expect(isLongerDeliveryPossible([], 'DE')).toBe(false);
  });
});

it.each([
  [2, 3, { min: 2, max: 3 }],
  [3, 2, { min: 2, max: 3 }],
  [2, null, { min: 2, max: 2 }],
  [undefined, 3, { min: 3, max: 3 }],
  [0, 0, { min: 0, max: 0 }],
  [0, 2, { min: 0, max: 2 }],
  [-1, 2, { min: 2, max: 2 }],
  [-1, null, null],
  [null, undefined, null],
])('the columns %s and %s are the days %j', (min, max, days) => {
  expect(toWorkingDays(min, max)).toEqual(days);
});

const christmas = (day: string): boolean => ['2026-12-25', '2026-12-26', '2027-01-01'].includes(day);

it.each([
  // 2026-11-22 is a Sunday.
  ['on a Sunday', 2, 3, '2026-11-22', '2026-11-24', '2026-11-25'],
  ['on a Monday', 2, 3, '2026-11-23', '2026-11-25', '2026-11-26'],
  ['over a weekend', 2, 3, '2026-11-26', '2026-11-30', '2026-12-01'],
  ['on a Saturday', 1, 1, '2026-11-28', '2026-11-30', '2026-11-30'],
  ['over Christmas', 2, 3, '2026-12-23', '2026-12-28', '2026-12-29'],
  ['over the turn of the year', 5, 6, '2026-12-28', '2027-01-05', '2027-01-06'],
  ['over the day on which clocks change', 30, 40, '2026-03-09', '2026-04-20', '2026-05-04'],
])('%s', (_case, min, max, orderedOn, from, to) => {
  expect(toDeliveryDates({ min, max }, orderedOn, christmas)).toEqual({ from, to });
});

it('counts holidays as working days where it knows of none', () => {
  expect(toDeliveryDates({ min: 2, max: 2 }, '2026-12-23')).toEqual({ from: '2026-12-25', to: '2026-12-25' });
});

it('ends, whatever an editor has typed', () => {
  expect(toDeliveryDates({ min: 1, max: 10_000_000 }, '2026-11-23').from).toBe('2026-11-24');
});

it('takes the day where the project is', () => {
  const lateInBerlin = new Date('2026-11-22T23:30:00Z');
  expect(toLocalDay(lateInBerlin, 'Europe/Berlin')).toBe('2026-11-23');
  expect(toLocalDay(lateInBerlin, 'UTC')).toBe('2026-11-22');
});

it('arrives together with the last', () => {
  const early = { from: '2026-11-24', to: '2026-12-04' };
  const late = { from: '2026-11-30', to: '2026-12-01' };
  expect(toLatestDeliveryDates([early, late])).toEqual({ from: '2026-11-30', to: '2026-12-04' });
  expect(toLatestDeliveryDates([early, null])).toBeNull();
  expect(toLatestDeliveryDates([])).toBeNull();
});
