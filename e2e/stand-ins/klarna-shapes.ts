// What Klarna takes, by its own description of Klarna Payments v1 (docs.klarna.com/api/payments, session_create and
// create_order_request); only the fields that the shop sends, with their limits. Anything else is refused here.
import { z } from 'zod';
import { klarnaMarkets } from '../../domain/klarna-markets.ts';

const text = (maxLength: number) => z.string().min(1).max(maxLength);

const country = z.string().regex(/^[A-Za-z]{2}$/);

const address = z.strictObject({
  given_name: text(99),
  family_name: text(99),
  organization_name: text(99).optional(),
  street_address: text(99),
  street_address2: text(99).optional(),
  postal_code: text(10),
  city: text(99),
  country,
  phone: z.string().min(5).max(99).optional(),
  email: text(99).optional(),
});

const maxAmount = 200_000_000;

/** The sums are Klarna's own rules, which its description states in words. */
const line = z
  .strictObject({
    type: z.enum([
      'physical',
      'discount',
      'shipping_fee',
      'sales_tax',
      'digital',
      'gift_card',
      'store_credit',
      'surcharge',
    ]),
    name: text(255),
    reference: z.string().max(255).optional(),
    quantity: z.int().min(0),
    unit_price: z.int().max(maxAmount),
    tax_rate: z.int().min(0).max(10_000),
    total_amount: z.int().max(maxAmount),
    total_tax_amount: z.int(),
  })
  .refine(({ quantity, unit_price, total_amount }) => quantity * unit_price === total_amount, 'total_amount')
  .refine(
    ({ total_amount: total, tax_rate: rate, total_tax_amount: tax }) =>
      Math.abs(total - (total * 10_000) / (10_000 + rate) - tax) <= 1,
    'total_tax_amount',
  );

const orderShape = {
  purchase_country: country,
  purchase_currency: z.string().regex(/^[A-Za-z]{3}$/),
  locale: z.string().regex(/^[A-Za-z]{2}(?:-[A-Za-z]{2})*$/),
  order_amount: z.int().min(0).max(maxAmount),
  order_tax_amount: z.int().min(0),
  order_lines: z.array(line).min(1).max(1_000),
  billing_address: address,
  shipping_address: address,
  merchant_reference1: z.string().max(255),
  merchant_reference2: z.string().max(255),
  merchant_urls: z.strictObject({ authorization: z.url().max(2_000), confirmation: z.url().max(2_000) }),
};

const isSum = (body: z.infer<z.ZodObject<typeof orderShape>>): boolean =>
  body.order_amount === body.order_lines.reduce((sum, one) => sum + one.total_amount, 0) &&
  body.order_tax_amount === body.order_lines.reduce((sum, one) => sum + one.total_tax_amount, 0);

/** Klarna's table: the currency of the country, a locale of the country, and the invoice in that country. */
const isMarket = (body: z.infer<z.ZodObject<typeof orderShape>>): boolean => {
  const market = klarnaMarkets[body.purchase_country];
  return (
    market?.currency === body.purchase_currency &&
    market.locales.includes(body.locale) &&
    body.billing_address.country === body.purchase_country
  );
};

export const klarnaOrderSchema = z
  .strictObject(orderShape)
  .refine(isSum, 'order_amount')
  .refine(isMarket, 'purchase_country, purchase_currency, locale');

export const klarnaSessionSchema = z
  .strictObject({ ...orderShape, acquiring_channel: z.literal('ECOMMERCE'), intent: z.literal('buy') })
  .refine(isSum, 'order_amount')
  .refine(isMarket, 'purchase_country, purchase_currency, locale');

/** Of Order Management v1, capture_object. */
export const klarnaCaptureSchema = z.strictObject({ captured_amount: z.int().min(1).max(maxAmount) });

export type KlarnaSessionBody = z.infer<typeof klarnaSessionSchema>;
