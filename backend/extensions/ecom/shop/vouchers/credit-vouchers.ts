// Gives back to gift vouchers what an order had redeemed: all of it when the order is cancelled, or what is refunded.
import type { Knex } from 'knex';
import { type Cents, decimalAmountToCents } from '../../../../../contract/cents.ts';
import { toLocalDateTime } from '../../../../../domain/opening-hours/opening-hours.ts';
import { toVoucherValidUntil } from '../../../../../domain/voucher.ts';
import type { Order } from '../orders/read-order.ts';
import { bookVoucherMovement } from './book-voucher-movement.ts';

interface OpenRedemption {
  id: string;
  open: string;
}

/** What the order has redeemed and not given back, by voucher; that which is valid longest comes first. Locks them. */
const lockOpenRedemptions = async (transaction: Knex.Transaction, order: string): Promise<OpenRedemption[]> => {
  const movements = () =>
    transaction('ecommerce_voucher_movement').where({ order }).whereIn('kind', ['redeem', 'refund', 'release']);
  await transaction('ecommerce_voucher')
    .whereIn('id', movements().select('voucher'))
    .orderBy('id')
    .forUpdate()
    .select('id');
  return movements()
    .join('ecommerce_voucher as voucher', 'voucher.id', 'ecommerce_voucher_movement.voucher')
    .groupBy('voucher.id', 'voucher.valid_until')
    .havingRaw('sum(amount_brutto) < 0')
    .orderBy([{ column: 'voucher.valid_until', order: 'desc' }, 'voucher.id'])
    .select<OpenRedemption[]>('voucher.id', transaction.raw('(-sum(amount_brutto))::text as open'));
};

/**
 * The order must be locked. A voucher that has expired in the meantime is valid again as long as a new one: the claim
 * begins anew with the refund.
 * @throws if the order has not redeemed that much
 */
export const creditVouchers = async (
  transaction: Knex.Transaction,
  { id: order, project }: Pick<Order, 'id' | 'project'>,
  { kind, amountCents, actor }: { kind: 'refund' | 'release'; amountCents: Cents; actor: string },
): Promise<void> => {
  if (amountCents === 0) return;
  let remainingCents = amountCents;
  const validUntil = toVoucherValidUntil(toLocalDateTime(new Date(), project.timeZone).date);
  for (const { id: voucher, open } of await lockOpenRedemptions(transaction, order)) {
    const creditedCents = Math.min(remainingCents, decimalAmountToCents(open));
    if (creditedCents === 0) break;
    remainingCents -= creditedCents;
    await bookVoucherMovement(transaction, { voucher, kind, amountCents: creditedCents, order, actor });
    await transaction('ecommerce_voucher')
      .where({ id: voucher })
      .where('valid_until', '<', transaction.raw('current_date'))
      .update({ valid_until: validUntil });
  }
  if (remainingCents > 0) throw new Error(`The order ${order} has not redeemed ${amountCents} cents with vouchers.`);
};

/** What remains redeemed when an unpaid order is cancelled. */
export const releaseVouchers = async (transaction: Knex.Transaction, order: Order, actor: string): Promise<void> => {
  if (order.voucherCents === 0) return;
  const open = await lockOpenRedemptions(transaction, order.id);
  const amountCents = open.reduce((sum, redemption) => sum + decimalAmountToCents(redemption.open), 0);
  await creditVouchers(transaction, order, { kind: 'release', amountCents, actor });
};
