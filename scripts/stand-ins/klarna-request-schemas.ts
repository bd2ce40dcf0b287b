// Request schemas according to Klarna's description of Klarna Payments v1 (docs.klarna.com/api/payments, session_create
// and create_order_request): only the fields that the shop sends, with their limits. Anything else is rejected.
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

const maxAmountCents = 200_000_000;

const lineShape = {
  name: text(255),
  reference: z.string().max(255).optional(),
  quantity: z.int().min(0),
  unit_price: z.int().max(maxAmountCents),
  tax_rate: z.int().min(0).max(10_000),
  total_discount_amount: z.int().min(0).max(maxAmountCents).optional(),
  total_amount: z.int().max(maxAmountCents),
  total_tax_amount: z.int(),
};

type LineSums = z.infer<z.ZodObject<typeof lineShape>>;

const isTotal = ({ quantity, unit_price, total_discount_amount = 0, total_amount }: LineSums): boolean =>
  quantity * unit_price - total_discount_amount === total_amount;

/** Tax contained in the amount; Klarna allows a cent of rounding. */
const isTax = ({ total_amount: total, tax_rate: rate, total_tax_amount: tax }: LineSums): boolean =>
  Math.abs(total - (total * 10_000) / (10_000 + rate) - tax) <= 1;

/** Also used by Order Management. The rules for sums are those that Klarna's description states in prose. */
export const klarnaOrderLineSchema = z
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
    ...lineShape,
  })
  .refine(isTotal, { path: ['total_amount'] })
  .refine(isTax, { path: ['total_tax_amount'] });

const orderShape = {
  purchase_country: country,
  purchase_currency: z.string().regex(/^[A-Za-z]{3}$/),
  locale: z.string().regex(/^[A-Za-z]{2}(?:-[A-Za-z]{2})*$/),
  order_amount: z.int().min(0).max(maxAmountCents),
  order_tax_amount: z.int().min(0),
  order_lines: z.array(klarnaOrderLineSchema).min(1).max(1_000),
  billing_address: address,
  shipping_address: address,
  merchant_reference1: z.string().max(255),
  merchant_reference2: z.string().max(255),
  merchant_urls: z.strictObject({ authorization: z.url().max(2_000), confirmation: z.url().max(2_000) }),
};

type OrderBody = z.infer<z.ZodObject<typeof orderShape>>;

/** Klarna's rules for sums and markets: currency and locale of the country, and a billing address in that country. */
const checkRules = (body: OrderBody, context: z.core.$RefinementCtx): void => {
  const market = klarnaMarkets[body.purchase_country];
  const sum = (of: 'total_amount' | 'total_tax_amount') => body.order_lines.reduce((total, one) => total + one[of], 0);
  const rules: [field: PropertyKey[], holds: boolean][] = [
    [['order_amount'], body.order_amount === sum('total_amount')],
    [['order_tax_amount'], body.order_tax_amount === sum('total_tax_amount')],
    [['purchase_country'], market !== undefined],
    [['purchase_currency'], market === undefined || market.currency === body.purchase_currency],
    [['locale'], market === undefined || market.locales.includes(body.locale)],
    [['billing_address', 'country'], body.billing_address.country === body.purchase_country],
  ];
  for (const [path, holds] of rules) if (!holds) context.addIssue({ code: 'custom', path });
};

export const klarnaOrderRequestSchema = z.strictObject(orderShape).superRefine(checkRules);

export const klarnaSessionRequestSchema = z
  .strictObject({ ...orderShape, acquiring_channel: z.literal('ECOMMERCE'), intent: z.literal('buy') })
  .superRefine(checkRules);

/** Order Management v1, capture_object. */
export const klarnaCaptureRequestSchema = z.strictObject({ captured_amount: z.int().min(1).max(maxAmountCents) });

export type KlarnaApiSessionRequestBody = z.infer<typeof klarnaSessionRequestSchema>;
