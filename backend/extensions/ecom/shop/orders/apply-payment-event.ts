// Applies the event of a payment to its order: the only way in which payments change orders (enforced by
// .dependency-cruiser.cjs). Runs in the transaction of the payment, with the order locked.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-constants.ts';
import { transitionOrderState } from './transition-order-state.ts';
import { writeOrderHistoryEntry } from './write-order-history.ts';
import type { Order } from './read-order.ts';
import type { PaymentProviderKey } from './payment-and-refund-row-schemas.ts';

export interface OrderPaymentEvent {
  /** `remark`: information for the staff; no money was received. */
  type: 'authorized' | 'captured' | 'remark';
  provider: PaymentProviderKey;
  /** Shown to the staff in the history of the order. */
  note: string;
}

/** The order state that an event leads to; `undefined` keeps the state. */
const nextStates: Readonly<Record<OrderPaymentEvent['type'], OrderState | undefined>> = {
  authorized: 'paid',
  captured: 'paid',
  remark: undefined,
};

export const paymentProviderNames: Readonly<Record<PaymentProviderKey, string>> = {
  paypal: 'PayPal',
  klarna: 'Klarna',
};

/** `false` if the transition is no longer allowed: nothing is written. */
export const applyPaymentEventToOrder = async (
  transaction: Knex.Transaction,
  order: Pick<Order, 'id' | 'state'>,
  { type, provider, note }: OrderPaymentEvent,
): Promise<boolean> => {
  const entry = { actor: paymentProviderNames[provider], cause: 'provider', note } as const;
  const state = nextStates[type];
  if (state) return transitionOrderState(transaction, order.id, state, entry);
  await writeOrderHistoryEntry(transaction, order, entry);
  return true;
};
