// Writes what happened to an order into its history: a step to another state, or a remark that changes nothing.
import type { Knex } from 'knex';
import type { HistoryCause, OrderState } from '../../../../../contract/shop/order-codes.ts';

export interface OrderHistoryEntry {
  /** As the staff reads it: a name of the staff, or a part of the service. */
  actor: string;
  cause: HistoryCause;
  note?: string | undefined;
}

const maxActorLength = 255;

/** `from` is `null` for a new order, and the state itself for a remark. */
export const writeOrderHistory = async (
  transaction: Knex.Transaction,
  { id, state }: { id: string; state: OrderState },
  { actor, cause, note }: OrderHistoryEntry,
  fromState: OrderState | null = state,
): Promise<void> => {
  await transaction('ecommerce_order_history').insert({
    id: transaction.raw('gen_random_uuid()'),
    order: id,
    from_state: fromState,
    to_state: state,
    cause,
    actor: actor.slice(0, maxActorLength),
    note: note ?? null,
    date_created: transaction.raw('clock_timestamp()'),
  });
};
