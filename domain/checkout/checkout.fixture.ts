// A completed checkout draft, a cart and a quote for unit tests.
import type { CartQuote, ShippingOption, QuotedCode } from '../../contract/shop/cart-quote.ts';
import type { CartContents } from '../cart.ts';
import { type CheckoutDraft, emptyAddressDraft, emptyCheckoutDraft } from './checkout-draft.ts';

export const testParcelShippingOptionId = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a01';
export const testExpressShippingOptionId = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a02';
export const testPickupShippingOptionId = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a03';

export const testCheckoutDraft: CheckoutDraft = {
  ...emptyCheckoutDraft,
  customerEmail: 'anna@example.org',
  shippingAddress: {
    ...emptyAddressDraft,
    first_name: 'Anna',
    last_name: 'König',
    street: 'Rosenweg 1',
    zip: '80331',
    city: 'München',
    country: 'DE',
  },
  paymentMethod: 2,
  shippingMethod: testParcelShippingOptionId,
};

export const testRingCart: CartContents = {
  products: [
    {
      cartId: 1,
      product: {
        id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10',
        slug: 'ring',
        name: 'Ring',
        manufacturer: 'Arnsberg',
        imageUrl: null,
      },
      variant: null,
      personalization: {
        key: 'x',
        values: { engraving: 'Anna' },
        labels: [],
        previews: ['<svg/>'],
        isMadeToOrder: true,
      },
      count: 1,
      priceBrutto: 94_000,
    },
  ],
  totalCount: 1,
  totalPriceBrutto: 94_000,
};

const option = (id: string, details: Partial<ShippingOption>): ShippingOption => ({
  id,
  name: id,
  provider: null,
  price_cents: 0,
  is_free: true,
  additional_days: 0,
  delivery: null,
  countries: ['DE'],
  payment_methods: [1, 2, 4],
  pickup: null,
  ...details,
});

/** A code of a quote, without an effect unless `changes` say otherwise. */
export const toTestQuotedCode = (changes: Partial<QuotedCode> & { code: string }): QuotedCode => ({
  kind: null,
  discount_cents: 0,
  voucher_cents: 0,
  remaining_cents: null,
  percent: null,
  is_shipping_free: false,
  excluded_items: [],
  problem: null,
  missing_cents: null,
  date: null,
  ...changes,
});

export const testCartQuote: CartQuote = {
  lines: [],
  is_orderable: true,
  delivery: null,
  assumed_country: null,
  shipping_options: [
    option(testPickupShippingOptionId, {
      payment_methods: [2, 3],
      pickup: { branch: 'b', name: 'Rosenwirtgasse', street: 'Rosenwirtgasse 3', zip: '80331', city: 'München' },
    }),
    option(testParcelShippingOptionId, {}),
    option(testExpressShippingOptionId, { price_cents: 2_490, is_free: false, payment_methods: [4] }),
  ],
  payment_methods: [1, 2, 3, 4].map((id) => ({ id, method: String(id), name: String(id) })),
  countries: ['DE', 'AT'],
  present_wrap_cents: 650,
  codes: [],
  totals: {
    goods_cents: 94_000,
    discount_cents: 0,
    shipping_cents: 0,
    shipping_discount_cents: 0,
    present_wrap_cents: 0,
    total_cents: 94_000,
    voucher_cents: 0,
    taxes: [],
  },
  paypal_client_id: 'client',
};
