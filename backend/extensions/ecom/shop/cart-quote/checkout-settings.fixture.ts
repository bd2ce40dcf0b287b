// Checkout settings and shipping options for tests of the quote.
import type { ShippingOption } from '../../../../../contract/shop/cart-quote.ts';
import type { CheckoutSettings } from './read-checkout-settings.ts';

export const testCheckoutSettings: CheckoutSettings = {
  project: 'p',
  settingsId: 's',
  isOpen: true,
  purchaseToOrder: false,
  timeZone: 'Europe/Berlin',
  holidayRegion: null,
  defaultTaxPercent: 19,
  presentWrapCents: null,
  paypalClientId: null,
  usableMethods: new Set<number>(),
  prepaymentDays: 7,
  orderPrefix: 'T',
};

export const toTestShippingOption = (id: string, changes: Partial<ShippingOption> = {}): ShippingOption => ({
  id,
  name: id,
  provider: null,
  price_cents: 0,
  is_free: false,
  additional_days: 0,
  delivery: null,
  countries: [],
  payment_methods: [],
  pickup: null,
  ...changes,
});

export const testPickupBranch = { branch: 'b', name: 'B', street: 'S', zip: 'Z', city: 'C' };
