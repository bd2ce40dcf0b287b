// When the lines of a cart arrive, each and together, by the rules that the pages use, too (law row L7). Pure.
import type { Delivery, ShippingOption } from '../../../../../contract/shop/quote.ts';
import { toAvailability } from '../../../../../domain/availability.ts';
import {
  type DeliveryTime,
  mayTakeLonger,
  type RateDays,
  toDefaultShippingDays,
  toDeliveryDates,
  toDeliveryTime,
  type WorkingDays,
} from '../../../../../domain/delivery-time.ts';
import { isMadeToOrder } from '../../../../../domain/personalization.ts';
import type { QuotedItem } from './read-catalogue-items.ts';
import type { ShippingRate, CheckoutSettings } from './read-checkout-settings.ts';

/** From which day working days are counted, and which of them are none. */
export interface DeliveryCalendar {
  /** `YYYY-MM-DD` in the project's time zone. */
  orderedOn: string;
  isHoliday: (day: string) => boolean;
}

/** The delivery time of a line; `wanted` is how many of the item all lines want together. */
export const toLineDeliveryTime = (
  { line, piece }: QuotedItem,
  wanted: number,
  terms: CheckoutSettings,
  shippingDays: number,
): DeliveryTime => {
  if (!piece) return { kind: 'onRequest' };
  const isEngraved = isMadeToOrder(piece.personalization?.shown.fields ?? [], line.personalization ?? {});
  return toDeliveryTime({
    ...piece.delivery,
    availability: toAvailability(piece, terms, wanted),
    personalizationDays: isEngraved ? (piece.personalization?.shown.additionalDays ?? 0) : 0,
    shippingDays,
  });
};

/** As it stands in a quote; `null` where it is not known in days. */
export const toQuotedDelivery = (
  days: WorkingDays | null,
  { orderedOn, isHoliday }: DeliveryCalendar,
): Delivery | null =>
  days && { days_min: days.min, days_max: days.max, ...toDeliveryDates(days, orderedOn, isHoliday) };

const toRateDays = ({ option, additionalDays }: ShippingRate): RateDays => ({
  countries: option.countries,
  additionalDays,
  isPickup: option.pickup !== null,
});

/** What shipping adds, and for which country that was assumed because the cart does not say (and others may take longer). */
export const toShippingDays = (
  rates: readonly ShippingRate[],
  chosen: ShippingOption | undefined,
  country: string | undefined,
): { shippingDays: number; assumedCountry: string | null } => {
  const rate = rates.find(({ option }) => option.id === chosen?.id);
  if (rate) return { shippingDays: rate.additionalDays, assumedCountry: null };
  const days = rates.map(toRateDays);
  return {
    shippingDays: toDefaultShippingDays(days, country),
    assumedCountry: mayTakeLonger(days, country) ? (country ?? null) : null,
  };
};
