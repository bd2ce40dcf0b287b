// Cancels the gift vouchers of refunded order lines, in the transaction that requests the refund.
import type { Knex } from 'knex';
import { decimalAmountToCents } from '../../../../../contract/cents.ts';
import type { VoucherRecordState } from '../../../../../contract/shop/voucher-states-and-movements.ts';
import type { Order } from '../orders/read-order.ts';
import { bookVoucherMovement } from './book-voucher-movement.ts';

interface VoucherOfLine {
  id: string;
  order_line: string;
  code_last4: string;
  state: VoucherRecordState;
  initial_brutto: string;
  balance_brutto: string;
}

/**
 * Only a voucher with its full balance can be given back. Blocked ones come first, so that the staff can choose one by
 * blocking it. The order must be locked.
 * @returns the last characters of their codes; `null`, and nothing is written, if too few of a line are unused
 */
export const cancelRefundedVouchers = async (
  transaction: Knex.Transaction,
  order: Order,
  lines: readonly { line: string; quantity: number }[],
  actor: string,
): Promise<string[] | null> => {
  const voucherLines = lines.filter(({ line }) =>
    order.lines.some(({ id, isGiftVoucher }) => id === line && isGiftVoucher),
  );
  const vouchers = await transaction('ecommerce_voucher')
    .whereIn(
      'order_line',
      voucherLines.map(({ line }) => line),
    )
    .whereNot({ state: 'cancelled' })
    .orderBy('id')
    .forUpdate()
    .select<VoucherOfLine[]>('id', 'order_line', 'code_last4', 'state', 'initial_brutto', 'balance_brutto');
  const cancelled = voucherLines.flatMap(({ line, quantity }) =>
    vouchers
      .filter((voucher) => voucher.order_line === line && voucher.balance_brutto === voucher.initial_brutto)
      .sort((one, other) => Number(other.state === 'blocked') - Number(one.state === 'blocked'))
      .slice(0, quantity),
  );
  if (cancelled.length < voucherLines.reduce((sum, { quantity }) => sum + quantity, 0)) return null;
  for (const { id: voucher, initial_brutto: initial } of cancelled) {
    const amountCents = -decimalAmountToCents(initial);
    await bookVoucherMovement(transaction, { voucher, kind: 'cancel', amountCents, order: order.id, actor });
    await transaction('ecommerce_voucher').where({ id: voucher }).update({ state: 'cancelled' });
  }
  return cancelled.map(({ code_last4: end }) => end);
};
