// Delivery times of a cart and of its lines, by the same rules as the product pages (law row L7). Pure.
import type { DeliveryEstimate, ShippingOption } from '../../../../../contract/shop/cart-quote.ts';
import { toProductAvailability } from '../../../../../domain/product-availability.ts';
import {
  type DefaultRateShippingTime,
  type DeliveryTime,
  type ShippingRateDeliveryTimeFields,
  toDefaultRateShippingTime,
  toDeliveryDateRange,
  toDeliveryTime,
  toShippingRateDeliveryFields,
  type WorkingDayRange,
} from '../../../../../domain/delivery-time.ts';
import { hasEngravedText } from '../../../../../domain/personalization.ts';
import type { CartLineWithProduct } from './read-quotable-products.ts';
import type { ShippingOptionWithAdditionalDays, CheckoutSettings } from './read-checkout-settings.ts';

/** The day of the order, and which days are holidays. */
export interface OrderDayAndHolidays {
  /** `YYYY-MM-DD` in the project's time zone. */
  orderedOn: string;
  isHoliday: (day: string) => boolean;
}

/** The delivery time of a line; `totalQuantity` is the quantity of the item over all lines. */
export const toCartLineDeliveryTime = (
  { line, item }: CartLineWithProduct,
  totalQuantity: number,
  settings: CheckoutSettings,
  shippingDays: number,
): DeliveryTime => {
  if (!item) return { kind: 'onRequest' };
  const isEngraved = hasEngravedText(item.personalization?.shown.fields ?? [], line.personalization ?? {});
  return toDeliveryTime({
    ...item.delivery,
    availability: toProductAvailability(item, settings, totalQuantity),
    personalizationDays: isEngraved ? (item.personalization?.shown.additionalDays ?? 0) : 0,
    shippingDays,
  });
};

/** The delivery of a quote; `null` if it is not known in days. */
export const toDeliveryEstimate = (
  days: WorkingDayRange | null,
  { orderedOn, isHoliday }: OrderDayAndHolidays,
): DeliveryEstimate | null =>
  days && { days_min: days.min, days_max: days.max, ...toDeliveryDateRange(days, orderedOn, isHoliday) };

const toRateDays = ({ option, additionalDays }: ShippingOptionWithAdditionalDays): ShippingRateDeliveryTimeFields =>
  toShippingRateDeliveryFields({
    countries: option.countries,
    additional_days: additionalDays,
    pickup_branch: option.pickup?.branch ?? null,
  });

/** The working days that shipping adds. `assumedCountry` is set only if no option is selected. */
export const toSelectedOrDefaultShippingTime = (
  rates: readonly ShippingOptionWithAdditionalDays[],
  chosenOption: ShippingOption | undefined,
  country: string | undefined,
): DefaultRateShippingTime => {
  const rate = rates.find(({ option }) => option.id === chosenOption?.id);
  if (rate) return { shippingDays: rate.additionalDays, assumedCountry: null };
  return toDefaultRateShippingTime(rates.map(toRateDays), country);
};
