// How a cart of gift vouchers alone is delivered: by email, for nothing. Not a rate of the shop, whose rates are for parcels.
import type { Locale } from '../../../../../contract/locale.ts';
import { emailDeliveryId } from '../../../../../contract/shop/order-constants.ts';
import { getDeliveryTranslator } from '../../platform/service-translators.ts';
import type { ShippingRate } from './read-checkout-settings.ts';

/** Every country and payment method of the shop. */
export const toEmailDelivery = (language: Locale): ShippingRate => ({
  additionalDays: 0,
  option: {
    id: emailDeliveryId,
    name: getDeliveryTranslator(language)('byEmail'),
    provider: null,
    price_cents: 0,
    is_free: true,
    additional_days: 0,
    delivery: null,
    countries: [],
    payment_methods: [],
    pickup: null,
  },
});
