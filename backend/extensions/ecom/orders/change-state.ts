// The one way in which an order changes its state: by the transition table, with what belongs to it (history, stock,
// mails) in the same transaction.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../contract/shop/order-state.ts';

export interface Change {
  /** Who did it, as the history names it: a name of the staff, or a part of the service. */
  actor: string;
  note?: string;
}

/** `false` where the table or a guard refuses the step; the order is then as it was. */
export const changeState = async (
  transaction: Knex.Transaction,
  order: string,
  state: OrderState,
  { actor, note }: Change,
): Promise<boolean> => {
  const rows = await transaction('ecommerce_order').where({ id: order }).update({ state });
  await transaction('ecommerce_order_history').insert({
    ...{ id: transaction.raw('gen_random_uuid()'), order, to_state: state, actor, note: note ?? null },
    date_created: transaction.fn.now(),
  });
  return rows === 1;
};
