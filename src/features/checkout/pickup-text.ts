// Where an order is collected and for how long it is kept there, in the details and in the confirm step of the checkout.
import type { TFunction } from 'i18next';
import type { ShippingOption } from '../../../contract/shop/quote.ts';

export const toPickupText = (t: TFunction<'checkout'>, pickup: NonNullable<ShippingOption['pickup']>): string => {
  const place = `${pickup.name}, ${pickup.street}, ${pickup.zip} ${pickup.city}`;
  const { reservation_days: count } = pickup;
  return count === undefined ? t('delivery.pickup', { place }) : t('delivery.pickupDays', { place, count });
};
