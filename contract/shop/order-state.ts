// The states of an order. Which may follow which is decided by the service's transition table (backend/schema/orders/transitions.ts).

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
export const historyCauses = [
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

export type HistoryCause = (typeof historyCauses)[number];
