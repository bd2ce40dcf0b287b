// Request schemas according to PayPal's descriptions: github.com/paypal/paypal-rest-api-specifications,
// checkout_orders_v2 2.13 and notifications_webhooks_v1 1.12; only the fields that the shop sends, with their limits.
// Anything else is rejected.
import { z } from 'zod';

const text = (maxLength: number) => z.string().min(1).max(maxLength);

/** Checks PayPal's pattern only; its other rules for amounts follow below. */
const money = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^(-?[0-9]+|-?[0-9]*[.][0-9]+)$/),
});

type Money = z.infer<typeof money>;

const cents = ({ value }: Money): number => Math.round(Number(value) * 100);

/** Maximum amount in euro cents. */
const maxCents = 999_999_999;

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
  breakdown: z.strictObject({ item_total: money, shipping: money, handling: money, discount: money.optional() }),
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

export const paypalOrderRequestSchema = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(unit).length(1),
  payment_source: z.strictObject({ paypal: z.strictObject({ experience_context: experience }) }),
});

export type PaypalCreateOrderRequestBody = z.infer<typeof paypalOrderRequestSchema>;

type Context = z.core.$RefinementCtx;

const refuse = (context: Context, path: PropertyKey[], issue: string): void =>
  context.addIssue({ code: 'custom', path, message: issue });

const checkMoney = (context: Context, path: PropertyKey[], { currency_code, value }: Money, isTotal = false): void => {
  const amount = Number(value);
  if (currency_code !== 'EUR') refuse(context, [...path, 'currency_code'], 'INVALID_CURRENCY_CODE');
  if (/[.][0-9]{3,}$/.test(value)) refuse(context, [...path, 'value'], 'DECIMAL_PRECISION');
  if (isTotal && amount <= 0) refuse(context, [...path, 'value'], 'CANNOT_BE_ZERO_OR_NEGATIVE');
  else if (amount < 0) refuse(context, [...path, 'value'], 'CANNOT_BE_NEGATIVE');
  if (amount * 100 > maxCents) refuse(context, [...path, 'value'], 'MAX_VALUE_EXCEEDED');
};

/** PayPal's rules for orders, which its description states in prose. Violations are answered with 422. */
export const paypalOrderRequestWithRulesSchema = paypalOrderRequestSchema.superRefine(
  ({ purchase_units: units, payment_source }, context) => {
    for (const [index, { amount: total, items, shipping: sent }] of units.entries()) {
      const path = ['purchase_units', index];
      const { item_total, shipping: postage, handling, discount } = total.breakdown;
      checkMoney(context, [...path, 'amount'], total, true);
      for (const [name, part] of Object.entries(total.breakdown))
        if (part) checkMoney(context, [...path, 'amount', 'breakdown', name], part);
      for (const [line, { unit_amount }] of items.entries())
        checkMoney(context, [...path, 'items', line, 'unit_amount'], unit_amount);
      const itemCents = items.reduce((sum, one) => sum + cents(one.unit_amount) * Number(one.quantity), 0);
      if (itemCents !== cents(item_total))
        refuse(context, [...path, 'amount', 'breakdown', 'item_total', 'value'], 'ITEM_TOTAL_MISMATCH');
      const discountCents = discount ? cents(discount) : 0;
      if (cents(total) !== cents(item_total) + cents(postage) + cents(handling) - discountCents)
        refuse(context, [...path, 'amount', 'value'], 'AMOUNT_MISMATCH');
      const preference = payment_source.paypal.experience_context.shipping_preference;
      if ((sent !== undefined) !== (preference === 'SET_PROVIDED_ADDRESS'))
        refuse(context, [...path, 'shipping'], 'SHIPPING_ADDRESS_INVALID');
    }
  },
);

/** Payments v2, refund_request: only the fields that the shop sends. */
export const paypalRefundRequestSchema = z.strictObject({
  amount: money,
  custom_id: text(127),
  note_to_payer: text(255).optional(),
});

export const paypalRefundRequestRulesSchema = paypalRefundRequestSchema.superRefine(({ amount: refunded }, context) =>
  checkMoney(context, ['amount'], refunded, true),
);

const transmission = /^(?!\d+$)\w+\S+/;

export const paypalWebhookVerificationRequestSchema = z.strictObject({
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

/**
 * An error in a body that violates schema or rules: one entry per field with PayPal's issue (error_details of
 * checkout_orders_v2 2.13). `field` is a JSON pointer into the request, `location` the part of the request.
 */
export interface PaypalErrorDetail {
  field: string;
  issue: string;
  location: 'body' | 'header';
  description: string;
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

const descriptions: Readonly<Record<string, string>> = {
  MISSING_REQUIRED_PARAMETER: 'A required field is missing.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long.',
  INVALID_ARRAY_MIN_ITEMS: 'The number of items in an array parameter is too small.',
  INVALID_ARRAY_MAX_ITEMS: 'The number of items in an array parameter is too large.',
  NOT_SUPPORTED: 'A field used is not currently supported.',
};

const toIssue = (issue: z.core.$ZodIssue, value: unknown): string => {
  // A rule about sums provides its issue as the message.
  if (issue.code === 'custom') return issue.message;
  if (value === undefined) return 'MISSING_REQUIRED_PARAMETER';
  if (issue.code === 'unrecognized_keys') return 'NOT_SUPPORTED';
  if (issue.code === 'invalid_value') return 'INVALID_PARAMETER_VALUE';
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return 'INVALID_PARAMETER_SYNTAX';
  if (issue.origin !== 'array') return 'INVALID_STRING_LENGTH';
  return issue.code === 'too_big' ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_ARRAY_MIN_ITEMS';
};

/** One entry per rejected field; an unknown field gets an entry with its own name. */
export const zodErrorToPaypalErrorDetails = (error: z.ZodError, body: unknown): PaypalErrorDetail[] =>
  error.issues.flatMap((refused) => {
    const issue = toIssue(refused, valueAt(body, refused.path));
    const paths =
      refused.code === 'unrecognized_keys' ? refused.keys.map((key) => [...refused.path, key]) : [refused.path];
    return paths.map((path): PaypalErrorDetail => ({
      field: `/${path.map(String).join('/')}`,
      issue,
      location: 'body',
      description: descriptions[issue] ?? issue,
    }));
  });

/** Length limits of PayPal's request id header, in characters. */
const requestIdLength = { min: 1, max: 108 };

/** Errors of an operation's request id. Each operation itself checks whether it requires an id. */
export const findPaypalRequestIdHeaderErrors = (requestId: string | undefined): PaypalErrorDetail[] =>
  requestId === undefined || (requestId.length >= requestIdLength.min && requestId.length <= requestIdLength.max)
    ? []
    : [
        {
          field: 'PayPal-Request-Id',
          issue: 'INVALID_STRING_LENGTH',
          location: 'header',
          description: descriptions['INVALID_STRING_LENGTH'] ?? '',
        },
      ];
