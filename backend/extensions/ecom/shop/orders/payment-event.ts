// What a payment reports about its order, and what the order makes of it: the one thing that payments change about orders
// (.dependency-cruiser.cjs). Called by the steps of a payment, in their transaction, with the order locked.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-codes.ts';
import { transitionOrderState } from './transition-order-state.ts';
import { writeOrderHistory } from './order-history.ts';
import type { Order } from './order.ts';
import type { PaymentProvider } from './payment.ts';

export interface PaymentEvent {
  /** `remark`: something for the staff to know, by which no money came. */
  type: 'authorized' | 'captured' | 'remark';
  provider: PaymentProvider;
  /** As the staff reads it in the order's history. */
  note: string;
}

/** The state to which an event takes the order; `undefined` where the order stays as it is. */
const nextStates: Readonly<Record<PaymentEvent['type'], OrderState | undefined>> = {
  authorized: 'paid',
  captured: 'paid',
  remark: undefined,
};

export const paymentProviderNames: Readonly<Record<PaymentProvider, string>> = { paypal: 'PayPal', klarna: 'Klarna' };

/** `false` where the order takes no such step any more: it is then as it was, and nothing is written. */
export const applyPaymentEvent = async (
  transaction: Knex.Transaction,
  order: Pick<Order, 'id' | 'state'>,
  { type, provider, note }: PaymentEvent,
): Promise<boolean> => {
  const entry = { actor: paymentProviderNames[provider], cause: 'provider', note } as const;
  const state = nextStates[type];
  if (state) return transitionOrderState(transaction, order.id, state, entry);
  await writeOrderHistory(transaction, order, entry);
  return true;
};
