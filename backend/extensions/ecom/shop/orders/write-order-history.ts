// Writes the history of an order: transitions, and remarks that leave the state unchanged.
import type { Knex } from 'knex';
import type { OrderHistoryCause, OrderState } from '../../../../../contract/shop/order-constants.ts';

export interface OrderHistoryEntry {
  /** Display name for the staff: of a staff member or of a part of the service. */
  actor: string;
  cause: OrderHistoryCause;
  note?: string | undefined;
}

const maxActorLength = 255;

/** `fromState` is `null` for a new order, and the current state for a remark. */
export const writeOrderHistoryEntry = async (
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
