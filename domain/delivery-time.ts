// Delivery time in working days (Monday to Friday except public holidays) and as dates: the single rule for product
// page, cart, checkout, order, emails and structured data (law row L7; decisions: Settled since, delivery time). Pure.
import type { ShopSettings } from '../contract/shop-settings.ts';
import { type ProductAvailability, isOrderableAvailability } from './product-availability.ts';
import { toLocalDateTime } from './opening-hours/opening-hours.ts';

/** A range of working days, both ends inclusive. */
export interface WorkingDayRange {
  min: number;
  max: number;
}

/** Delivery time fields of a product or variant. */
export interface ProductOrVariantDeliveryTime {
  /** If in stock; `null` if not set. */
  deliveryDays: WorkingDayRange | null;
  /** If made or reordered for the customer; `null` if not set. */
  madeToOrderDays: WorkingDayRange | null;
  /** Free text, used if neither range is set. */
  shippingTime: string | null;
}

export interface DeliveryTimeInput {
  product: ProductOrVariantDeliveryTime;
  /** `null` for a product without variants, and while none is selected. */
  variant: ProductOrVariantDeliveryTime | null;
  /** Availability in the requested quantity. */
  availability: ProductAvailability;
  /** Working days that the engraving adds; 0 without engraving. */
  personalizationDays: number;
  /** Working days that the shipping rate adds; negative for express. */
  shippingDays: number;
}

/**
 * `text`: an editor's free text, kept separate from additional days. `onRequest`: not orderable, or no delivery time is
 * set.
 */
export type DeliveryTime =
  | { kind: 'days'; days: WorkingDayRange }
  | { kind: 'onRequest' }
  | { kind: 'text'; text: string; additionalDays: number };

/**
 * Two columns as a range. A single value is used for both ends, swapped values are sorted, negative ones ignored.
 * `null` without values.
 */
export const normalizeWorkingDayRange = (
  min: number | null | undefined,
  max: number | null | undefined,
): WorkingDayRange | null => {
  const given = [min, max].flatMap((days) => (typeof days === 'number' && days >= 0 ? days : []));
  return given.length === 0 ? null : { min: Math.min(...given), max: Math.max(...given) };
};

/** At least one day, because nothing arrives on the day of the order. */
const addDays = ({ min, max }: WorkingDayRange, added: number): WorkingDayRange => ({
  min: Math.max(1, min + added),
  max: Math.max(1, max + added),
});

/** The first source with days or a text. A text in addition to days only describes those days and is ignored. */
const findDeliveryTime = (
  sources: readonly ProductOrVariantDeliveryTime[],
  field: 'deliveryDays' | 'madeToOrderDays',
): WorkingDayRange | string | null => {
  for (const source of sources) {
    const days = source[field];
    if (days) return days;
    if (source.shippingTime !== null && !source.deliveryDays && !source.madeToOrderDays) return source.shippingTime;
  }
  return null;
};

/** The delivery time of an item in the requested quantity, with engraving and shipping. */
export const toDeliveryTime = (input: DeliveryTimeInput): DeliveryTime => {
  const { product, variant, availability } = input;
  if (!isOrderableAvailability(availability)) return { kind: 'onRequest' };
  const base = findDeliveryTime(
    variant ? [variant, product] : [product],
    availability === 'inStock' ? 'deliveryDays' : 'madeToOrderDays',
  );
  if (base === null) return { kind: 'onRequest' };
  const additionalDays = Math.max(0, input.personalizationDays) + input.shippingDays;
  if (typeof base === 'string') return { kind: 'text', text: base, additionalDays: Math.max(0, additionalDays) };
  return { kind: 'days', days: addDays(base, additionalDays) };
};

/** Delivery time of lines shipped together: the longest one; `null` unless every line has a time in days. */
export const toLongestDeliveryTime = (times: readonly DeliveryTime[]): WorkingDayRange | null => {
  const ranges = times.flatMap((time) => (time.kind === 'days' ? time.days : []));
  if (ranges.length === 0 || ranges.length < times.length) return null;
  return { min: Math.max(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
};

/**
 * Delivery time of a product while no variant is selected: from the shortest minimum to the longest maximum, or the
 * text that all variants share; otherwise `onRequest`.
 */
export const combineVariantDeliveryTimes = (times: readonly DeliveryTime[]): DeliveryTime => {
  const [first = { kind: 'onRequest' } as const, ...others] = times;
  const ranges = times.flatMap((time) => (time.kind === 'days' ? time.days : []));
  if (first.kind === 'days' && ranges.length === times.length) {
    const days = { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
    return { kind: 'days', days };
  }
  const isShared = others.every((time) => JSON.stringify(time) === JSON.stringify(first));
  return isShared ? first : { kind: 'onRequest' };
};

/** The fields of a shipping rate that affect the delivery time. */
export interface ShippingRateDeliveryTimeFields {
  /** `null` or empty: all countries of the shop. */
  countries: readonly string[] | null;
  additionalDays: number | null;
  isPickup: boolean;
}

/** The fields of an `ecommerce_shipping_config` record that affect the delivery time. */
export const toShippingRateDeliveryFields = (
  rate: Pick<ShopSettings['shipping_methods_config'][number], 'additional_days' | 'countries' | 'pickup_branch'>,
): ShippingRateDeliveryTimeFields => ({
  countries: rate.countries,
  additionalDays: rate.additional_days,
  isPickup: rate.pickup_branch !== null,
});

/**
 * Additional days while country and shipping rate are not selected: those of {@link findDefaultShippingRate}, 0 without
 * one.
 */
export const toDefaultShippingRateAdditionalDays = (
  rates: readonly ShippingRateDeliveryTimeFields[],
  country: string | undefined,
): number => findDefaultShippingRate(rates, country)?.additionalDays ?? 0;

/** The shop's first rate, excluding pickup, that delivers to the country. */
export const findDefaultShippingRate = <R extends ShippingRateDeliveryTimeFields>(
  rates: readonly R[],
  country: string | undefined,
): R | undefined =>
  rates.find(
    ({ countries, isPickup }) =>
      !isPickup && (!countries || countries.length === 0 || (country !== undefined && countries.includes(country))),
  );

/** Whether any rate takes longer than the default one, so that the displayed delivery time may increase. */
export const isAnyShippingRateSlowerThanDefault = (
  rates: readonly ShippingRateDeliveryTimeFields[],
  country: string | undefined,
): boolean => {
  const defaultDays = toDefaultShippingRateAdditionalDays(rates, country);
  return rates.some(({ additionalDays }) => (additionalDays ?? 0) > defaultDays);
};

/** What shipping adds while no rate is selected. */
export interface DefaultRateShippingTime {
  /** Working days that the default rate to the country adds. */
  shippingDays: number;
  /** The country, if other rates or countries may take longer; otherwise `null`. */
  assumedCountry: string | null;
}

export const toDefaultRateShippingTime = (
  rates: readonly ShippingRateDeliveryTimeFields[],
  country: string | undefined,
): DefaultRateShippingTime => ({
  shippingDays: toDefaultShippingRateAdditionalDays(rates, country),
  assumedCountry: isAnyShippingRateSlowerThanDefault(rates, country) ? (country ?? null) : null,
});

/** Dates as `YYYY-MM-DD`, both inclusive. */
export interface DateRange {
  from: string;
  to: string;
}

/** The date of a moment in a time zone, as `YYYY-MM-DD`. `timeZone` is an IANA name, such as `Europe/Berlin`. */
export const toDateInTimeZone = (moment: Date, timeZone: string): string => toLocalDateTime(moment, timeZone).date;

const toNextDay = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Limits the loop below if an editor has made a typo. */
const maxDays = 1_000;

/** @param orderedOn date of the order (`YYYY-MM-DD`) in the project's time zone */
export const toDeliveryDateRange = (
  { min, max }: WorkingDayRange,
  orderedOn: string,
  isHoliday: (day: string) => boolean = () => false,
): DateRange => {
  let day = orderedOn;
  let from = orderedOn;
  for (let counted = 0; counted < Math.min(max, maxDays);) {
    day = toNextDay(day);
    if (isWeekend(day) || isHoliday(day)) continue;
    counted += 1;
    if (counted <= min) from = day;
  }
  return { from, to: day };
};

/** What a built page knows of the working days of the shop. */
export interface WorkingDayCalendar {
  /** IANA name. */
  timeZone: string;
  /** Public holidays of the shop's region, as in the order service: that of the first branch. */
  holidays: readonly { date: string }[];
  /** Last date for which `holidays` is complete. */
  holidaysUntil: string;
}

/**
 * Dates on which an order placed at `now` arrives, as the order service computes them; `null` unless the delivery time
 * is in days and ends while the holidays are known.
 */
export const toExpectedDeliveryDates = (
  time: DeliveryTime,
  { timeZone, holidays, holidaysUntil }: WorkingDayCalendar,
  now: Date,
): DateRange | null => {
  if (time.kind !== 'days') return null;
  const isHoliday = (day: string): boolean => holidays.some(({ date }) => date === day);
  const dates = toDeliveryDateRange(time.days, toDateInTimeZone(now, timeZone), isHoliday);
  return dates.to <= holidaysUntil ? dates : null;
};

/** Delivery dates of lines shipped together: the latest ones; `null` unless every line has dates. */
export const toJointDeliveryDateRange = (ranges: readonly (DateRange | null)[]): DateRange | null => {
  const known = ranges.flatMap((range) => range ?? []);
  if (known.length === 0 || known.length < ranges.length) return null;
  const latest = (days: string[]): string => days.reduce((one, other) => (one > other ? one : other));
  return { from: latest(known.map(({ from }) => from)), to: latest(known.map(({ to }) => to)) };
};
