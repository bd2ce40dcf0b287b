// A line in an order's history that changes no state: what was done about a refund, and by whom.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-state.ts';

const maxActorLength = 255;

export const noteHistory = async (
  transaction: Knex.Transaction,
  { id, state }: { id: string; state: OrderState },
  actor: string,
  note: string,
): Promise<void> => {
  await transaction('ecommerce_order_history').insert({
    ...{ id: transaction.raw('gen_random_uuid()'), order: id, from_state: state, to_state: state },
    ...{ actor: actor.slice(0, maxActorLength), note, date_created: transaction.raw('clock_timestamp()') },
  });
};
