// Staff actions on an existing refund: retry, switch to bank transfer, mark the transfer as done.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { writeOrderHistoryEntry } from '../orders/write-order-history.ts';
import { toRefundsCountedAsRefunded, toRefundablePayments } from '../orders/refundable-payments.ts';
import { lockOrder, type Order } from '../orders/read-order.ts';
import { type RefundRow, toRefundedMoneyCents } from '../orders/payment-and-refund-row-schemas.ts';
import { completeRefund } from './record-refund.ts';
import { type RefundErrorResult, createRefundErrorResult } from './refund-error-codes.ts';
import { readRefund } from './read-refund.ts';
import type { RefundBankAccount } from './validate-and-insert-refund.ts';

type Outcome = { ok: true; refund: string } | RefundErrorResult;

const withLockedRefund = (
  { database }: OrderServiceContext,
  id: string,
  update: (transaction: Knex.Transaction, refund: RefundRow, order: Order) => Promise<Outcome>,
): Promise<Outcome> =>
  database.transaction(async (transaction): Promise<Outcome> => {
    const existing = await readRefund(transaction, id);
    if (!existing) return createRefundErrorResult('unknown_refund');
    const order = await lockOrder(transaction, existing.order);
    const refund = order?.refunds.find((one) => one.id === id);
    return refund && order ? update(transaction, refund, order) : createRefundErrorResult('unknown_refund');
  });

/** A failed refund does not count, so other refunds may have used its amount or its lines in the meantime. */
const findConflict = (refund: RefundRow, order: Order): RefundErrorResult | undefined => {
  const source = toRefundablePayments(order).find(({ payment }) => payment === refund.payment);
  if (!source) return createRefundErrorResult('unknown_payment');
  const isExceeded =
    refund.voucherCents > source.voucherCents ||
    toRefundedMoneyCents(refund) > source.refundableCents - source.voucherCents;
  if (isExceeded) return createRefundErrorResult('amount_exceeded');
  const activeLines = toRefundsCountedAsRefunded(order).flatMap(({ lines }) => lines);
  const isQuantityAvailable = order.lines.every(({ id, quantity }) => {
    const refundLines = [...activeLines, ...refund.lines].filter(({ line }) => line === id);
    return refundLines.reduce((sum, { quantity: refunded }) => sum + refunded, 0) <= quantity;
  });
  return isQuantityAvailable ? undefined : createRefundErrorResult('quantity_exceeded');
};

/**
 * Retries a refund. After a refusal, uses a new idempotency key, because providers repeat their response to a known
 * one. While the last outcome is unknown, keeps the key, so that the money is refunded once.
 */
export const retryRefund = (service: OrderServiceContext, id: string, actor: string): Promise<Outcome> =>
  withLockedRefund(service, id, async (transaction, refund, order) => {
    const row = transaction('ecommerce_refund').where({ id });
    if (refund.state === 'requested' || refund.state === 'pending') {
      if (refund.failure !== null) await row.update({ next_attempt_at: transaction.fn.now() });
      return { ok: true, refund: id };
    }
    if (refund.state !== 'failed') return createRefundErrorResult('not_failed');
    const conflict = findConflict(refund, order);
    if (conflict) return conflict;
    await row.update({
      state: 'requested',
      failure: null,
      provider_id: null,
      idempotency_key: randomUUID(),
      next_attempt_at: transaction.fn.now(),
    });
    const note = getGermanStaffMessage('history.refundRetried', {
      amount: formatPrice(refund.amountCents, 'de'),
    });
    await writeOrderHistoryEntry(transaction, order, { actor, cause: 'staff', note });
    return { ok: true, refund: id };
  });

/** For a refund that the provider refused: the staff transfers the money. */
export const switchRefundToBankTransfer = (
  service: OrderServiceContext,
  id: string,
  account: RefundBankAccount,
  actor: string,
): Promise<Outcome> =>
  withLockedRefund(service, id, async (transaction, refund, order) => {
    if (refund.state !== 'failed') return createRefundErrorResult('not_failed');
    const conflict = findConflict(refund, order);
    if (conflict) return conflict;
    await transaction('ecommerce_refund').where({ id }).update({
      state: 'to_transfer',
      way: 'transfer',
      failure: null,
      iban: account.iban,
      account_holder: account.accountHolder,
    });
    const note = getGermanStaffMessage('history.refundByTransfer', {
      amount: formatPrice(refund.amountCents, 'de'),
    });
    await writeOrderHistoryEntry(transaction, order, { actor, cause: 'staff', note });
    return { ok: true, refund: id };
  });

/** Idempotent: a second call changes nothing. */
export const markRefundTransferred = (service: OrderServiceContext, id: string, actor: string): Promise<Outcome> =>
  withLockedRefund(service, id, async (transaction, refund) => {
    if (refund.state === 'transferred') return { ok: true, refund: id };
    if (refund.state !== 'to_transfer') return createRefundErrorResult('not_to_transfer');
    await completeRefund(transaction, refund, { state: 'transferred', actor, cause: 'staff' });
    return { ok: true, refund: id };
  });
