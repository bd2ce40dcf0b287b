import { describe, expect, it } from 'vitest';
import {
  availabilityAndDeliveryTimeTestCases,
  type DeliveryTimeColumns,
  testEngravingDays,
  testAdditionalDaysByShippingRate,
} from './availability-and-delivery-time-test-cases.fixture.ts';
import {
  type DeliveryTime,
  isAnyShippingRateSlowerThanDefault,
  toDefaultShippingRateAdditionalDays,
  toDeliveryDateRange,
  toDeliveryTime,
  toExpectedDeliveryDates,
  toJointDeliveryDateRange,
  toDateInTimeZone,
  toLongestDeliveryTime,
  combineVariantDeliveryTimes,
  normalizeWorkingDayRange,
} from './delivery-time.ts';

const toFields = (columns: DeliveryTimeColumns) => ({
  deliveryDays: normalizeWorkingDayRange(columns.delivery_days_min, columns.delivery_days_max),
  madeToOrderDays: normalizeWorkingDayRange(columns.made_to_order_days_min, columns.made_to_order_days_max),
  shippingTime: columns.shipping_time,
});

describe('delivery time (L7)', () => {
  it.each(availabilityAndDeliveryTimeTestCases)('$name', ({ product, variant, isEngraved, route, expected }) => {
    const time = toDeliveryTime({
      product: toFields(product),
      variant: variant && toFields(variant),
      availability: expected.availability,
      personalizationDays: isEngraved ? testEngravingDays : 0,
      shippingDays: testAdditionalDaysByShippingRate[route],
    });
    expect(time).toEqual(expected.delivery);
  });
});

const days = (min: number, max: number): DeliveryTime => ({ kind: 'days', days: { min, max } });
const freeText: DeliveryTime = { kind: 'text', text: 'im Mai', additionalDays: 0 };

it.each([
  [[], null],
  [[days(2, 3)], { min: 2, max: 3 }],
  [[days(2, 9), days(5, 6)], { min: 5, max: 9 }],
  [[days(2, 3), freeText], null],
  [[days(2, 3), { kind: 'onRequest' as const }], null],
])('lines shipped together take the longest delivery time: %j', (times, expected) => {
  expect(toLongestDeliveryTime(times)).toEqual(expected);
});

it.each([
  [[], { kind: 'onRequest' }],
  [[days(2, 3), days(2, 3)], days(2, 3)],
  [[days(2, 3), days(30, 40)], days(2, 40)],
  [[freeText, freeText], freeText],
  [[freeText, days(2, 3)], { kind: 'onRequest' }],
  [[days(2, 3), freeText], { kind: 'onRequest' }],
])('combines the delivery times of all variants: %j', (times, expected) => {
  expect(combineVariantDeliveryTimes(times)).toEqual(expected);
});

describe('default shipping rate', () => {
  const rates = [
    { countries: null, additionalDays: 0, isPickup: true },
    { countries: ['AT'], additionalDays: 2, isPickup: false },
    { countries: ['DE'], additionalDays: 1, isPickup: false },
    { countries: ['DE'], additionalDays: -1, isPickup: false },
  ];

  it('is the first rate to the country, excluding pickup', () => {
    expect(toDefaultShippingRateAdditionalDays(rates, 'DE')).toBe(1);
    expect(toDefaultShippingRateAdditionalDays(rates, 'FR')).toBe(0);
    expect(toDefaultShippingRateAdditionalDays([], undefined)).toBe(0);
    expect(toDefaultShippingRateAdditionalDays([{ countries: [], additionalDays: 4, isPickup: false }], 'FR')).toBe(4);
  });

  it('reports whether another rate may take longer', () => {
    expect(isAnyShippingRateSlowerThanDefault(rates, 'DE')).toBe(true);
    expect(isAnyShippingRateSlowerThanDefault(rates, 'AT')).toBe(false);
    expect(isAnyShippingRateSlowerThanDefault([], 'DE')).toBe(false);
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
])('maps the columns %s and %s to the days %j', (min, max, days) => {
  expect(normalizeWorkingDayRange(min, max)).toEqual(days);
});

const christmas = (day: string): boolean => ['2026-12-25', '2026-12-26', '2027-01-01'].includes(day);

it.each([
  // 2026-11-22 is a Sunday.
  ['on a Sunday', 2, 3, '2026-11-22', '2026-11-24', '2026-11-25'],
  ['on a Monday', 2, 3, '2026-11-23', '2026-11-25', '2026-11-26'],
  ['over a weekend', 2, 3, '2026-11-26', '2026-11-30', '2026-12-01'],
  ['on a Saturday', 1, 1, '2026-11-28', '2026-11-30', '2026-11-30'],
  ['over Christmas', 2, 3, '2026-12-23', '2026-12-28', '2026-12-29'],
  ['over New Year', 5, 6, '2026-12-28', '2027-01-05', '2027-01-06'],
  ['over the change to daylight saving time', 30, 40, '2026-03-09', '2026-04-20', '2026-05-04'],
])('computes the delivery dates of an order %s', (_case, min, max, orderedOn, from, to) => {
  expect(toDeliveryDateRange({ min, max }, orderedOn, christmas)).toEqual({ from, to });
});

it('counts every weekday as a working day without a holiday calendar', () => {
  expect(toDeliveryDateRange({ min: 2, max: 2 }, '2026-12-23')).toEqual({ from: '2026-12-25', to: '2026-12-25' });
});

describe('dates on a page', () => {
  const calendar = {
    timeZone: 'Europe/Berlin',
    holidays: ['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06'].map((date) => ({ date })),
    holidaysUntil: '2027-02-28',
  };

  it.each([
    // 2026-12-03 is a Thursday.
    ['on a weekday', days(2, 3), '2026-12-01T09:00:00Z', '2026-12-03', '2026-12-04'],
    ['on a Saturday', days(2, 3), '2026-12-05T09:00:00Z', '2026-12-08', '2026-12-09'],
    ['the evening before Christmas', days(2, 3), '2026-12-23T20:00:00Z', '2026-12-28', '2026-12-29'],
    ['over Epiphany', days(2, 3), '2027-01-04T09:00:00Z', '2027-01-07', '2027-01-08'],
    ['before midnight in Berlin', days(1, 1), '2026-12-01T22:59:00Z', '2026-12-02', '2026-12-02'],
    ['after midnight in Berlin', days(1, 1), '2026-12-01T23:00:00Z', '2026-12-03', '2026-12-03'],
    ['of what is made to order', days(20, 25), '2026-12-01T09:00:00Z', '2026-12-30', '2027-01-08'],
  ])('of an order %s', (_case, time, now, from, to) => {
    expect(toExpectedDeliveryDates(time, calendar, new Date(now))).toEqual({ from, to });
  });

  it('follow the time zone of the shop', () => {
    const now = new Date('2026-12-01T22:59:00Z');
    const inTokyo = toExpectedDeliveryDates(days(1, 1), { ...calendar, timeZone: 'Asia/Tokyo' }, now);
    expect(inTokyo).toEqual({ from: '2026-12-03', to: '2026-12-03' });
  });

  it.each([
    ['a text', { kind: 'text' as const, text: 'im Mai', additionalDays: 3 }, '2026-12-01T09:00:00Z'],
    ['no delivery time', { kind: 'onRequest' as const }, '2026-12-01T09:00:00Z'],
    ['unknown holidays', days(2, 3), '2027-02-25T09:00:00Z'],
  ])('are not shown for %s', (_case, time, now) => {
    expect(toExpectedDeliveryDates(time, calendar, new Date(now))).toBeNull();
  });
});

it('limits the number of days', () => {
  expect(toDeliveryDateRange({ min: 1, max: 10_000_000 }, '2026-11-23').from).toBe('2026-11-24');
});

it('returns the date in the given time zone', () => {
  const lateInBerlin = new Date('2026-11-22T23:30:00Z');
  expect(toDateInTimeZone(lateInBerlin, 'Europe/Berlin')).toBe('2026-11-23');
  expect(toDateInTimeZone(lateInBerlin, 'UTC')).toBe('2026-11-22');
});

it('takes the latest dates of lines shipped together', () => {
  const early = { from: '2026-11-24', to: '2026-12-04' };
  const late = { from: '2026-11-30', to: '2026-12-01' };
  expect(toJointDeliveryDateRange([early, late])).toEqual({ from: '2026-11-30', to: '2026-12-04' });
  expect(toJointDeliveryDateRange([early, null])).toBeNull();
  expect(toJointDeliveryDateRange([])).toBeNull();
});
