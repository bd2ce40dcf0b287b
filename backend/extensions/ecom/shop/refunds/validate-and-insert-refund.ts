// Stores a refund that the staff requests, with its idempotency key and a history entry, in one transaction with the
// order locked. process-refund.ts sends it to the provider.
import { randomUUID } from 'node:crypto';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { Knex } from 'knex';
import { type Cents, centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { RefundMethod, RefundRequest } from '../../../../../contract/shop/refund.ts';
import {
  type RefundCalculation,
  calculateRefund,
  toVoucherRefundCents,
} from '../../../../../domain/refund-calculation.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { writeOrderHistoryEntry } from '../orders/write-order-history.ts';
import { toRefundsCountedAsRefunded, toRefundablePayments } from '../orders/refundable-payments.ts';
import { lockOrder, type Order, toOrderLineName } from '../orders/read-order.ts';
import { cancelRefundedVouchers } from '../vouchers/cancel-refunded-vouchers.ts';
import { type RefundErrorResult, createRefundErrorResult } from './refund-error-codes.ts';
import { readRefund } from './read-refund.ts';
import { completeRefund } from './record-refund.ts';
import { restockRefundedLines } from './restock-refunded-lines.ts';

export type RefundRequestOutcome = { ok: true; refund: string } | RefundErrorResult;

export interface RefundBankAccount {
  iban: string;
  accountHolder: string;
}

/** Electronic format: no spaces, upper case. */
export const parseRefundBankAccount = ({
  iban,
  account_holder: holder,
}: Partial<RefundRequest>): RefundBankAccount | RefundErrorResult => {
  const electronic = electronicFormatIBAN(iban ?? '') ?? '';
  if (!isValidIBAN(electronic)) return createRefundErrorResult('iban_invalid', 'iban');
  return holder
    ? { iban: electronic, accountHolder: holder }
    : createRefundErrorResult('account_holder_missing', 'account_holder');
};

type Priced = RefundCalculation & { ok: true };

interface ValidatedRefund {
  priced: Priced;
  payment: string | null;
  way: RefundMethod;
  voucherCents: Cents;
  account?: RefundBankAccount;
}

const validateRefund = (order: Order, body: RefundRequest): ValidatedRefund | RefundErrorResult => {
  const source = toRefundablePayments(order).find(({ payment }) => payment === body.payment);
  if (!source) return createRefundErrorResult('unknown_payment', 'payment');
  const priced = calculateRefund(order, toRefundsCountedAsRefunded(order), {
    lines: body.lines,
    isShippingIncluded: body.shipping,
    isPresentWrapIncluded: body.present_wrap,
    otherCents: body.other_cents,
  });
  if (!priced.ok) return createRefundErrorResult(priced.refusal);
  if (priced.amountCents !== body.amount_cents) return createRefundErrorResult('amount_changed', 'amount_cents');
  if (priced.amountCents > source.refundableCents) return createRefundErrorResult('amount_exceeded', 'amount_cents');
  const bought = order.lines.filter(({ isGiftVoucher }) => isGiftVoucher).map(({ id }) => id);
  const boughtCents = priced.parts.lines.reduce(
    (sum, { line, amountCents }) => sum + (bought.includes(line) ? amountCents : 0),
    0,
  );
  const voucherCents = toVoucherRefundCents(priced.amountCents, boughtCents, source);
  const way = voucherCents === priced.amountCents ? 'voucher' : source.way;
  const validated = { priced, payment: way === 'voucher' ? null : source.payment, way, voucherCents };
  if (way !== 'transfer') return validated;
  const account = parseRefundBankAccount(body);
  return 'ok' in account ? account : { ...validated, account };
};

const insertRefund = async (
  transaction: Knex.Transaction,
  order: Order,
  body: RefundRequest,
  { priced: { amountCents, parts }, payment, way, voucherCents, account }: ValidatedRefund,
  actor: string,
): Promise<void> => {
  const lines = parts.lines.map(({ line, quantity, amountCents: lineCents }) => {
    const ordered = order.lines.find(({ id }) => id === line);
    const name = ordered ? toOrderLineName(ordered) : '';
    return { line, name, quantity, amountCents: lineCents, taxPercent: ordered?.taxPercent ?? 0 };
  });
  await transaction('ecommerce_refund').insert({
    id: body.refund,
    order: order.id,
    payment,
    way,
    voucher_brutto: centsToDecimalAmount(voucherCents),
    state: account ? 'to_transfer' : 'requested',
    amount_brutto: centsToDecimalAmount(amountCents),
    lines: JSON.stringify(lines),
    shipping_brutto: centsToDecimalAmount(parts.shippingCents),
    present_wrap_brutto: centsToDecimalAmount(parts.presentWrapCents),
    other_brutto: centsToDecimalAmount(parts.otherCents),
    reason: body.reason || null,
    iban: account?.iban ?? null,
    account_holder: account?.accountHolder ?? null,
    is_release: false,
    idempotency_key: randomUUID(),
    attempts: 0,
    requested_by: actor,
    date_created: transaction.raw('clock_timestamp()'),
    next_attempt_at: account ? null : transaction.fn.now(),
  });
};

/** The staff has nothing left to do about a withdrawal that was refunded. */
const markWithdrawalHandled = async (
  transaction: Knex.Transaction,
  order: string,
  withdrawal: string,
): Promise<void> => {
  await transaction('ecommerce_withdrawal').where({ id: withdrawal, order }).update({ status: 'handled' });
};

/** Idempotent by refund id. */
export const validateAndInsertRefund = (
  { database }: OrderServiceContext,
  orderId: string,
  body: RefundRequest,
  actor: string,
): Promise<RefundRequestOutcome> =>
  database.transaction(async (transaction): Promise<RefundRequestOutcome> => {
    const order = await lockOrder(transaction, orderId);
    if (!order) return createRefundErrorResult('unknown_order');
    const existing = await readRefund(transaction, body.refund);
    if (existing)
      return existing.order === orderId ? { ok: true, refund: existing.id } : createRefundErrorResult('unknown_refund');
    const validated = validateRefund(order, body);
    if ('ok' in validated) return validated;
    const cancelledCodes = await cancelRefundedVouchers(transaction, order, body.lines, actor);
    if (!cancelledCodes) return createRefundErrorResult('voucher_used');
    await insertRefund(transaction, order, body, validated, actor);
    if (body.withdrawal) await markWithdrawalHandled(transaction, orderId, body.withdrawal);
    const amount = formatPrice(validated.priced.amountCents, 'de');
    const reason = body.reason && ` (${body.reason})`;
    const way = getGermanStaffMessage(`refundWays.${validated.way}`);
    const codes = cancelledCodes.map((end) => getGermanStaffMessage('history.voucherCancelled', { end })).join('');
    const note = `${getGermanStaffMessage('history.refundRequested', { amount, way })}${codes}${reason}`;
    await writeOrderHistoryEntry(transaction, order, { actor, cause: 'staff', note });
    const inserted = validated.way === 'voucher' ? await readRefund(transaction, body.refund) : undefined;
    // No provider and no transfer is involved.
    if (inserted) await completeRefund(transaction, inserted, { state: 'succeeded', actor, cause: 'staff' });
    // Last, because orders of the same products wait until this transaction ends.
    if (body.restock) await restockRefundedLines(transaction, order, body.lines);
    return { ok: true, refund: body.refund };
  });
