// Staff actions on an existing refund: retry, switch to bank transfer, mark the transfer as done.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import type { ServiceContext } from '../../platform/http.ts';
import { translateForStaff } from '../../platform/service-translators.ts';
import { writeOrderHistory } from '../orders/order-history.ts';
import { toActiveRefunds, toRefundSources } from '../orders/refund-sources.ts';
import { lockOrder, type Order } from '../orders/order.ts';
import type { Refund } from '../orders/payment-and-refund.ts';
import { completeRefund } from './record-refund.ts';
import { type RefundRefusal, createRefundRefusal } from './refund-refusals.ts';
import { readRefund } from './refund-rows.ts';
import type { BankAccount } from './request-refund.ts';

type Outcome = { ok: true; refund: string } | RefundRefusal;

const withLockedRefund = (
  { database }: ServiceContext,
  id: string,
  update: (transaction: Knex.Transaction, refund: Refund, order: Order) => Promise<Outcome>,
): Promise<Outcome> =>
  database.transaction(async (transaction): Promise<Outcome> => {
    const existing = await readRefund(transaction, id);
    if (!existing) return createRefundRefusal('unknown_refund');
    const order = await lockOrder(transaction, existing.order);
    const refund = order?.refunds.find((one) => one.id === id);
    return refund && order ? update(transaction, refund, order) : createRefundRefusal('unknown_refund');
  });

/** A failed refund does not count, so other refunds may have used its amount or its lines in the meantime. */
const findConflict = (refund: Refund, order: Order): RefundRefusal | undefined => {
  const source = toRefundSources(order).find(({ payment }) => payment === refund.payment);
  if (!source) return createRefundRefusal('unknown_payment');
  if (refund.amountCents > source.refundableCents) return createRefundRefusal('amount_exceeded');
  const activeLines = toActiveRefunds(order).flatMap(({ lines }) => lines);
  const isQuantityAvailable = order.lines.every(({ id, quantity }) => {
    const refundLines = [...activeLines, ...refund.lines].filter(({ line }) => line === id);
    return refundLines.reduce((sum, { quantity: refunded }) => sum + refunded, 0) <= quantity;
  });
  return isQuantityAvailable ? undefined : createRefundRefusal('quantity_exceeded');
};

/**
 * Retries a refund. After a refusal, uses a new idempotency key, because providers repeat their response to a known
 * one. While the last outcome is unknown, keeps the key, so that the money is refunded once.
 */
export const retryRefund = (service: ServiceContext, id: string, actor: string): Promise<Outcome> =>
  withLockedRefund(service, id, async (transaction, refund, order) => {
    const row = transaction('ecommerce_refund').where({ id });
    if (refund.state === 'requested' || refund.state === 'pending') {
      if (refund.failure !== null) await row.update({ next_attempt_at: transaction.fn.now() });
      return { ok: true, refund: id };
    }
    if (refund.state !== 'failed') return createRefundRefusal('not_failed');
    const conflict = findConflict(refund, order);
    if (conflict) return conflict;
    await row.update({
      state: 'requested',
      failure: null,
      provider_id: null,
      idempotency_key: randomUUID(),
      next_attempt_at: transaction.fn.now(),
    });
    const note = translateForStaff('history.refundRetried', { amount: formatPrice(refund.amountCents, 'de') });
    await writeOrderHistory(transaction, order, { actor, cause: 'staff', note });
    return { ok: true, refund: id };
  });

/** For a refund that the provider refused: the staff transfers the money. */
export const switchRefundToBankTransfer = (
  service: ServiceContext,
  id: string,
  account: BankAccount,
  actor: string,
): Promise<Outcome> =>
  withLockedRefund(service, id, async (transaction, refund, order) => {
    if (refund.state !== 'failed') return createRefundRefusal('not_failed');
    const conflict = findConflict(refund, order);
    if (conflict) return conflict;
    await transaction('ecommerce_refund').where({ id }).update({
      state: 'to_transfer',
      way: 'transfer',
      failure: null,
      iban: account.iban,
      account_holder: account.accountHolder,
    });
    const note = translateForStaff('history.refundByTransfer', { amount: formatPrice(refund.amountCents, 'de') });
    await writeOrderHistory(transaction, order, { actor, cause: 'staff', note });
    return { ok: true, refund: id };
  });

/** Idempotent: a second call changes nothing. */
export const markRefundTransferred = (service: ServiceContext, id: string, actor: string): Promise<Outcome> =>
  withLockedRefund(service, id, async (transaction, refund) => {
    if (refund.state === 'transferred') return { ok: true, refund: id };
    if (refund.state !== 'to_transfer') return createRefundRefusal('not_to_transfer');
    await completeRefund(transaction, refund, { state: 'transferred', actor, cause: 'staff' });
    return { ok: true, refund: id };
  });
