// A line in the history of an order that changes nothing, for the staff.
import type { Knex } from 'knex';
import type { Payment } from './payment-rows.ts';

export const providerNames = { paypal: 'PayPal', klarna: 'Klarna' } as const;

export const writeHistory = async (
  transaction: Knex.Transaction,
  { order, provider }: Pick<Payment, 'order' | 'provider'>,
  state: string,
  note: string,
): Promise<void> => {
  await transaction('ecommerce_order_history').insert({
    id: transaction.raw('gen_random_uuid()'),
    order,
    from_state: state,
    to_state: state,
    actor: providerNames[provider],
    note,
    date_created: transaction.fn.now(),
  });
};
