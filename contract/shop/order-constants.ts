// Limits of carts and orders, and the codes of order states and payment methods. Separate from the schemas, so that
// pages can use them before zod is loaded.

export const orderLimits = {
  lines: 100,
  /** Quantity per line. */
  count: 99,
  valueLength: 500,
  previews: 4,
  previewLength: 60_000,
  comment: 1_000,
  codes: 5,
  codeLength: 40,
} as const;

/** Maximum lengths of an address in UTF-16 units, for the `maxlength` of form fields. */
export const addressFieldMaxLengths = {
  company: 120,
  first_name: 80,
  last_name: 80,
  street: 120,
  address_addition: 120,
  zip: 16,
  city: 80,
  phone: 20,
} as const;

/** Maximum of the database's money columns, and therefore of an order and of a refund, in cents. */
export const maxOrderTotalCents = 9_999_999_999;

/** Invoices or delivery notes in one file; their ids are part of its address. */
export const maxPrintedDocuments = 100;

/** The shipping option of an order of gift vouchers only, which is delivered by email. */
export const emailShippingOptionId = '7b1f0e52-5c1e-4c53-9d0a-6f1b8a3e2d47';

export const orderStates = [
  /** Ordered; no payment is needed before the order is processed (invoice, cash on pickup). */
  'new',
  /** Stock is reserved until the payment is received or the reservation expires. */
  'awaiting_payment',
  'paid',
  'in_progress',
  'ready_for_pickup',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'withdrawn',
] as const;

export type OrderState = (typeof orderStates)[number];

/**
 * Cause of an entry in an order's history. Control flow must use the cause instead of the displayed name of the actor.
 */
export const orderHistoryCauses = [
  'placed',
  /** Cancelled by the shopper. */
  'customer',
  'staff',
  /** A response or webhook of the payment provider. */
  'provider',
  'withdrawal',
  'payment_deadline',
  'pickup_deadline',
] as const;

export type OrderHistoryCause = (typeof orderHistoryCauses)[number];

/** Ids of the payment methods, by their technical names. Never change them. */
export const paymentMethodIds = { prepayment: 1, invoice: 2, cash_on_pickup: 3, paypal: 4, klarna: 5 } as const;

export type PaymentMethod = keyof typeof paymentMethodIds;

export type PaymentMethodId = (typeof paymentMethodIds)[PaymentMethod];
