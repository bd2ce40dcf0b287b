// Gives back to gift vouchers what an order had redeemed: all of it when the order is cancelled, or what is refunded.
import type { Knex } from 'knex';
import { type Cents, decimalAmountToCents } from '../../../../../contract/cents.ts';
import { toLocalDateTime } from '../../../../../domain/opening-hours/opening-hours.ts';
import { toVoucherValidUntil } from '../../../../../domain/voucher.ts';
import type { Order } from '../orders/read-order.ts';
import { bookVoucherMovement } from './book-voucher-movement.ts';

interface OpenRedemption {
  voucher: string;
  amountCents: Cents;
}

/** What the order has redeemed and not got back, by voucher, the one that is valid longest first. Locks the vouchers. */
const lockOpenRedemptions = async (transaction: Knex.Transaction, order: string): Promise<OpenRedemption[]> => {
  await transaction.raw(
    `select id from ecommerce_voucher
      where id in (select voucher from ecommerce_voucher_movement where "order" = ?) order by id for update`,
    [order],
  );
  const { rows } = await transaction.raw<{ rows: { id: string; open: string }[] }>(
    `select voucher.id, (-sum(movement.amount_brutto))::text as open
       from ecommerce_voucher_movement movement join ecommerce_voucher voucher on voucher.id = movement.voucher
      where movement."order" = ? and movement.kind in ('redeem', 'refund', 'release')
      group by voucher.id having sum(movement.amount_brutto) < 0
      order by voucher.valid_until desc, voucher.id`,
    [order],
  );
  return rows.map(({ id, open }) => ({ voucher: id, amountCents: decimalAmountToCents(open) }));
};

type CreditedOrder = Pick<Order, 'id' | 'project'>;

/**
 * A voucher that has expired in the meantime is valid again for as long as a new one: the claim begins anew with the
 * refund.
 */
const creditVoucher = async (
  transaction: Knex.Transaction,
  { id: order, project }: CreditedOrder,
  credit: OpenRedemption & { kind: 'refund' | 'release'; actor: string },
): Promise<void> => {
  await bookVoucherMovement(transaction, { ...credit, order });
  await transaction('ecommerce_voucher')
    .where({ id: credit.voucher })
    .where('valid_until', '<', transaction.raw('current_date'))
    .update({ valid_until: toVoucherValidUntil(toLocalDateTime(new Date(), project.timeZone).date) });
};

/**
 * The part of a refund that goes back to vouchers. The order must be locked.
 * @throws if the order has not redeemed that much
 */
export const refundVoucherRedemptions = async (
  transaction: Knex.Transaction,
  order: CreditedOrder,
  amountCents: Cents,
  actor: string,
): Promise<void> => {
  if (amountCents === 0) return;
  let remainingCents = amountCents;
  for (const { voucher, amountCents: openCents } of await lockOpenRedemptions(transaction, order.id)) {
    const creditedCents = Math.min(remainingCents, openCents);
    if (creditedCents === 0) break;
    remainingCents -= creditedCents;
    await creditVoucher(transaction, order, { voucher, kind: 'refund', amountCents: creditedCents, actor });
  }
  if (remainingCents > 0) throw new Error(`The order ${order.id} has not redeemed ${amountCents} cents with vouchers.`);
};

/** What remains redeemed when an unpaid order is cancelled or withdrawn. The order must be locked. */
export const releaseVoucherRedemptions = async (
  transaction: Knex.Transaction,
  order: Order,
  actor: string,
): Promise<void> => {
  if (order.voucherCents === 0) return;
  for (const redemption of await lockOpenRedemptions(transaction, order.id))
    await creditVoucher(transaction, order, { ...redemption, kind: 'release', actor });
};
