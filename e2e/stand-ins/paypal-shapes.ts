// What PayPal takes, by its own description: github.com/paypal/paypal-rest-api-specifications, checkout_orders_v2 2.13 and
// notifications_webhooks_v1 1.12; only the fields that the shop sends, with their limits. Anything else is refused here.
import { z } from 'zod';

const text = (maxLength: number) => z.string().min(1).max(maxLength);

const money = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^[0-9]+\.[0-9]{2}$/),
});

const cents = ({ value }: z.infer<typeof money>): number => Math.round(Number(value) * 100);

const item = z.strictObject({
  name: text(127),
  quantity: z
    .string()
    .max(10)
    .regex(/^[1-9][0-9]{0,9}$/),
  unit_amount: money,
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']),
  sku: text(127).optional(),
});

const amount = z.strictObject({
  ...money.shape,
  breakdown: z.strictObject({ item_total: money, shipping: money, handling: money }),
});

const shipping = z.strictObject({
  name: z.strictObject({ full_name: text(300) }),
  address: z.strictObject({
    address_line_1: text(300),
    address_line_2: text(300).optional(),
    admin_area_2: text(120),
    postal_code: text(60),
    country_code: z.string().regex(/^([A-Z]{2}|C2)$/),
  }),
});

const unit = z.strictObject({
  custom_id: text(127),
  invoice_id: text(127),
  amount,
  items: z.array(item).min(1),
  shipping: shipping.optional(),
});

const experience = z.strictObject({
  brand_name: text(127),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  shipping_preference: z.enum(['NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']),
});

/** The sums are PayPal's own rules about `amount.breakdown`, which its description states in words. */
export const paypalOrderSchema = z
  .strictObject({
    intent: z.literal('CAPTURE'),
    purchase_units: z.array(unit).length(1),
    payment_source: z.strictObject({ paypal: z.strictObject({ experience_context: experience }) }),
  })
  .refine(({ purchase_units: [first] }) => {
    if (!first) return false;
    const { item_total, shipping: sent, handling } = first.amount.breakdown;
    const items = first.items.reduce((sum, one) => sum + cents(one.unit_amount) * Number(one.quantity), 0);
    return items === cents(item_total) && cents(first.amount) === items + cents(sent) + cents(handling);
  }, 'AMOUNT_MISMATCH')
  .refine(({ purchase_units: [first], payment_source: { paypal } }) => {
    const hasAddress = first?.shipping !== undefined;
    return hasAddress === (paypal.experience_context.shipping_preference === 'SET_PROVIDED_ADDRESS');
  }, 'SHIPPING_ADDRESS');

export type PaypalOrderBody = z.infer<typeof paypalOrderSchema>;

const transmission = /^(?!\d+$)\w+\S+/;

export const verificationSchema = z.strictObject({
  auth_algo: z
    .string()
    .max(100)
    .regex(/^[a-zA-Z0-9]+$/),
  cert_url: z.url().max(500),
  transmission_id: z.string().max(50).regex(transmission),
  transmission_sig: z.string().max(500).regex(transmission),
  transmission_time: z.iso.datetime().max(100),
  webhook_id: z
    .string()
    .max(50)
    .regex(/^[a-zA-Z0-9]+$/),
  webhook_event: z.looseObject({ id: z.string(), event_type: z.string(), resource: z.looseObject({}) }),
});

/** At most this long, of `PayPal-Request-Id`. */
export const maxRequestIdLength = 108;
