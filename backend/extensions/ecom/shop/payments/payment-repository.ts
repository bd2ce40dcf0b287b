// Reads and updates rows of ecommerce_payment: one per payment attempt at a provider. Lock order: the order first, then
// the payment.
import type { Knex } from 'knex';
import { centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { StoredPaymentDetails } from '../../../../../contract/payment-provider-responses.ts';
import { isUuid } from '../../platform/database-helpers.ts';
import { lockOrder, type Order } from '../orders/read-order.ts';
import {
  pendingPaymentStates,
  type PaymentRow,
  paymentRowSchema,
  type PaymentState,
  type PaymentProviderKey,
} from '../orders/payment-and-refund-row-schemas.ts';

/** Oldest first. */
export const readPaymentsByOwnOrProviderId = async (
  database: Knex,
  where: { provider: PaymentProviderKey; provider_id: string } | { id: string },
): Promise<PaymentRow[]> =>
  (await database('ecommerce_payment').where(where).orderBy('date_created').select<unknown[]>('*')).map((row) =>
    paymentRowSchema.parse(row),
  );

export const readPaymentById = async (database: Knex, id: string): Promise<PaymentRow | undefined> =>
  isUuid(id) ? (await readPaymentsByOwnOrProviderId(database, { id }))[0] : undefined;

/**
 * Returns the pending payment of the order at this provider, or creates one. The row is written before the provider is
 * called, so that a crash cannot lose the payment: its id is the request id. Locks the order, so that only one is
 * created.
 */
export const findOrCreatePayment = (
  database: Knex,
  order: Pick<Order, 'dueCents' | 'id'>,
  provider: PaymentProviderKey,
): Promise<PaymentRow> =>
  database.transaction(async (transaction) => {
    const lockedOrder = await lockOrder(transaction, order.id);
    const pendingPayment = lockedOrder?.payments.findLast(
      (payment) => payment.provider === provider && pendingPaymentStates.includes(payment.state),
    );
    if (pendingPayment) return pendingPayment;
    const rows: unknown[] = await transaction('ecommerce_payment')
      .insert({
        id: transaction.raw('gen_random_uuid()'),
        order: order.id,
        provider,
        state: 'created',
        amount_brutto: centsToDecimalAmount(order.dueCents),
        date_created: transaction.fn.now(),
        details: '{}',
      })
      .returning('*');
    return paymentRowSchema.parse(rows[0]);
  });

export interface PaymentUpdate {
  state?: PaymentState;
  provider_id?: string;
  capture_id?: string;
  details?: StoredPaymentDetails;
  /** For the staff: what is unusual about the payment. */
  note?: string;
}

/** Updates a payment that is still in one of `fromStates`; `false` if it is not. */
export const updatePaymentIfInState = async (
  database: Knex,
  id: string,
  fromStates: readonly PaymentState[],
  { details, ...change }: PaymentUpdate,
): Promise<boolean> => {
  const rows = await database('ecommerce_payment')
    .where({ id })
    .whereIn('state', fromStates)
    .update({
      ...change,
      ...(details && { details: JSON.stringify(details) }),
      checked_at: database.fn.now(),
    });
  return rows === 1;
};

/** Whether an update failed because another payment already has this provider id. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || error.code === 'RECORD_NOT_UNIQUE');

/** Records a check without changes, so that the provider is not called again immediately. */
export const recordPaymentCheckTime = async (database: Knex, id: string): Promise<void> => {
  await database('ecommerce_payment').where({ id }).update({ checked_at: database.fn.now() });
};
