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
  await transaction.raw(
    `select id from ecommerce_voucher
      where id in (select voucher from ecommerce_voucher_movement where "order" = ?) order by id for update`,
    [order],
  );
  const { rows } = await transaction.raw<{ rows: OpenRedemption[] }>(
    `select voucher.id, (-sum(movement.amount_brutto))::text as open
       from ecommerce_voucher_movement movement join ecommerce_voucher voucher on voucher.id = movement.voucher
      where movement."order" = ? and movement.kind in ('redeem', 'refund', 'release')
      group by voucher.id having sum(movement.amount_brutto) < 0
      order by voucher.valid_until desc, voucher.id`,
    [order],
  );
  return rows;
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

/** What remains redeemed when an unpaid order is cancelled or withdrawn. */
export const releaseVouchers = async (transaction: Knex.Transaction, order: Order, actor: string): Promise<void> => {
  if (order.voucherCents === 0) return;
  const open = await lockOpenRedemptions(transaction, order.id);
  const amountCents = open.reduce((sum, redemption) => sum + decimalAmountToCents(redemption.open), 0);
  await creditVouchers(transaction, order, { kind: 'release', amountCents, actor });
};
