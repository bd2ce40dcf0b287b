// How long an item takes to arrive, in working days (Monday to Friday without holidays) and as dates: the one rule for product page,
// cart, confirm step, order, mails and structured data (law row L7; decisions: Settled since, delivery time). Pure.
import { type Availability, isOrderable } from './availability.ts';
import { toLocalDateTime } from './opening/opening-times.ts';

/** From and to, both included. */
export interface WorkingDays {
  min: number;
  max: number;
}

/** What a product or a variant says of its delivery time. */
export interface DeliveryFields {
  /** From stock; `null` where it says nothing. */
  deliveryDays: WorkingDays | null;
  /** Without stock, once it is made or ordered; `null` where it says nothing. */
  madeToOrderDays: WorkingDays | null;
  /** Free text, shown where no days are given at all. */
  shippingTime: string | null;
}

export interface DeliveryTimeInput {
  product: DeliveryFields;
  /** `null` for a product without variants, and while none is chosen. */
  variant: DeliveryFields | null;
  /** Of as many as are wanted. */
  availability: Availability;
  /** What the engraving adds; 0 where nothing is engraved. */
  personalizationDays: number;
  /** What the way of shipping adds; less than 0 where it is faster than the usual one. */
  shippingDays: number;
}

/** `text`: an editor's words, to which nothing can be added up. `onRequest`: cannot be ordered, or nobody has said. */
export type DeliveryTime =
  { kind: 'days'; days: WorkingDays } | { kind: 'onRequest' } | { kind: 'text'; text: string; additionalDays: number };

/** Two columns as a span; one alone stands for both, the wrong way round they are turned. `null` where none is given. */
export const toWorkingDays = (min: number | null | undefined, max: number | null | undefined): WorkingDays | null => {
  const given = [min, max].flatMap((days) => (typeof days === 'number' && days >= 0 ? days : []));
  return given.length === 0 ? null : { min: Math.min(...given), max: Math.max(...given) };
};

/** A day at least: nothing arrives on the day on which it is ordered. */
const addDays = ({ min, max }: WorkingDays, added: number): WorkingDays => ({
  min: Math.max(1, min + added),
  max: Math.max(1, max + added),
});

/** The variant's own days or words, else the product's. Words beside days are those of the days, and count no more. */
const findOwn = (
  sources: readonly DeliveryFields[],
  field: 'deliveryDays' | 'madeToOrderDays',
): WorkingDays | string | null => {
  for (const source of sources) {
    const days = source[field];
    if (days) return days;
    if (source.shippingTime !== null && !source.deliveryDays && !source.madeToOrderDays) return source.shippingTime;
  }
  return null;
};

/** The delivery time of an item as it is wanted. */
export const toDeliveryTime = (facts: DeliveryTimeInput): DeliveryTime => {
  const { product, variant, availability } = facts;
  if (!isOrderable(availability)) return { kind: 'onRequest' };
  const own = findOwn(
    variant ? [variant, product] : [product],
    availability === 'inStock' ? 'deliveryDays' : 'madeToOrderDays',
  );
  if (own === null) return { kind: 'onRequest' };
  const added = Math.max(0, facts.personalizationDays) + facts.shippingDays;
  if (typeof own === 'string') return { kind: 'text', text: own, additionalDays: Math.max(0, added) };
  return { kind: 'days', days: addDays(own, added) };
};

/** Several lines that leave together arrive with the longest of them; `null` where one of them is not known in days. */
export const toLongestDeliveryTime = (times: readonly DeliveryTime[]): WorkingDays | null => {
  const spans = times.flatMap((time) => (time.kind === 'days' ? time.days : []));
  if (spans.length === 0 || spans.length < times.length) return null;
  return { min: Math.max(...spans.map(({ min }) => min)), max: Math.max(...spans.map(({ max }) => max)) };
};

/** What holds for every one of some variants while none is chosen: from the shortest to the longest, or the one text of all. */
export const combineVariantDeliveryTimes = (times: readonly DeliveryTime[]): DeliveryTime => {
  const [first = { kind: 'onRequest' } as const, ...others] = times;
  const spans = times.flatMap((time) => (time.kind === 'days' ? time.days : []));
  if (first.kind === 'days' && spans.length === times.length) {
    const days = { min: Math.min(...spans.map(({ min }) => min)), max: Math.max(...spans.map(({ max }) => max)) };
    return { kind: 'days', days };
  }
  const isShared = others.every((time) => JSON.stringify(time) === JSON.stringify(first));
  return isShared ? first : { kind: 'onRequest' };
};

/** A rate of the shop as far as it decides about the delivery time. */
export interface ShippingRateDays {
  /** None or an empty list: to every country of the shop. */
  countries: readonly string[] | null;
  additionalDays: number | null;
  isPickup: boolean;
}

/**
 * What shipping adds while country and way are not chosen: the first rate in the house's order that goes to its first
 * country. 0 where there is none.
 */
export const toDefaultShippingDays = (rates: readonly ShippingRateDays[], country: string | undefined): number =>
  findDefaultShippingRate(rates, country)?.additionalDays ?? 0;

/** The first rate in the house's order that goes to a country; `undefined` where none does. */
export const findDefaultShippingRate = <R extends ShippingRateDays>(
  rates: readonly R[],
  country: string | undefined,
): R | undefined =>
  rates.find(
    ({ countries, isPickup }) =>
      !isPickup && (!countries || countries.length === 0 || (country !== undefined && countries.includes(country))),
  );

/** Whether another country or way of shipping may take longer than what is shown without one. */
export const isLongerDeliveryPossible = (rates: readonly ShippingRateDays[], country: string | undefined): boolean => {
  const usual = toDefaultShippingDays(rates, country);
  return rates.some(({ additionalDays }) => (additionalDays ?? 0) > usual);
};

/** Days as `YYYY-MM-DD`, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** The day of a moment where the project is, as `YYYY-MM-DD`. `timeZone` is an IANA name, such as `Europe/Berlin`. */
export const toLocalDay = (moment: Date, timeZone: string): string => toLocalDateTime(moment, timeZone).date;

const toNextDay = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** No delivery time is longer: an editor's typing error ends here. */
const maxDays = 1_000;

/** @param orderedOn the day of the order (`YYYY-MM-DD`) in the project's time zone */
export const toDeliveryDates = (
  { min, max }: WorkingDays,
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

/** What leaves together arrives with the last of it; `null` where one of the spans is not known. */
export const toLatestDeliveryDates = (spans: readonly (DateRange | null)[]): DateRange | null => {
  const known = spans.flatMap((span) => span ?? []);
  if (known.length === 0 || known.length < spans.length) return null;
  const latest = (days: string[]): string => days.reduce((one, other) => (one > other ? one : other));
  return { from: latest(known.map(({ from }) => from)), to: latest(known.map(({ to }) => to)) };
};
