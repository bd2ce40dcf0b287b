// How much one cart or order may hold, and the codes of its states and payment methods. A file of its own: pages read it before zod is
// there.

export const orderLimits = {
  lines: 100,
  /** Of one line. */
  count: 99,
  valueLength: 500,
  previews: 4,
  previewLength: 60_000,
  comment: 1_000,
} as const;

export const orderStates = [
  /** Ordered, nothing to be paid before the house begins (invoice, cash on pickup). */
  'new',
  /** Stock is held until the money is there or the hold ends. */
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

/** What made an entry in an order's history: control flow asks for it, never for the displayed name of who did it. */
export const orderHistoryCauses = [
  'placed',
  /** The shopper has given the order up. */
  'customer',
  'staff',
  /** The payment provider, or what it has said. */
  'provider',
  'withdrawal',
  'payment_deadline',
  'pickup_deadline',
] as const;

export type OrderHistoryCause = (typeof orderHistoryCauses)[number];

/** The fixed numbers of the payment methods, by their technical name. */
export const paymentMethodIds = { prepayment: 1, invoice: 2, cash_on_pickup: 3, paypal: 4, klarna: 5 } as const;

export type PaymentMethod = keyof typeof paymentMethodIds;

export type PaymentMethodId = (typeof paymentMethodIds)[PaymentMethod];
