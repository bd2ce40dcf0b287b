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
  { line, item }: QuotedItem,
  totalQuantity: number,
  settings: CheckoutSettings,
  shippingDays: number,
): DeliveryTime => {
  if (!item) return { kind: 'onRequest' };
  const isEngraved = isMadeToOrder(item.personalization?.shown.fields ?? [], line.personalization ?? {});
  return toDeliveryTime({
    ...item.delivery,
    availability: toAvailability(item, settings, totalQuantity),
    personalizationDays: isEngraved ? (item.personalization?.shown.additionalDays ?? 0) : 0,
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
  chosenOption: ShippingOption | undefined,
  country: string | undefined,
): { shippingDays: number; assumedCountry: string | null } => {
  const rate = rates.find(({ option }) => option.id === chosenOption?.id);
  if (rate) return { shippingDays: rate.additionalDays, assumedCountry: null };
  const days = rates.map(toRateDays);
  return {
    shippingDays: toDefaultShippingDays(days, country),
    assumedCountry: mayTakeLonger(days, country) ? (country ?? null) : null,
  };
};
