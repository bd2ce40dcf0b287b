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
