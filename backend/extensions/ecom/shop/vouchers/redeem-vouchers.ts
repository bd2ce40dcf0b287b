// Gift vouchers as a means of payment: found by their code for a quote, and redeemed in the transaction of an order.
import type { Knex } from 'knex';
import { decimalAmountToCents } from '../../../../../contract/cents.ts';
import type { VoucherRecordState } from '../../../../../contract/shop/voucher-states-and-movements.ts';
import { toLocalDateTime } from '../../../../../domain/opening-hours/opening-hours.ts';
import { findVoucherRefusal, type VoucherStateAndBalance, type VoucherPayment } from '../../../../../domain/voucher.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { hashVoucherCode } from '../../platform/voucher-codes.ts';
import { bookVoucherMovement } from './book-voucher-movement.ts';

interface VoucherRow {
  id: string;
  state: VoucherRecordState;
  balance: string;
  valid_until: string;
}

const toRedeemableVoucher = (row: VoucherRow): VoucherStateAndBalance => ({
  id: row.id,
  state: row.state,
  balanceCents: decimalAmountToCents(row.balance),
  validUntil: row.valid_until,
});

const selectVouchers = (database: Knex) =>
  database('ecommerce_voucher').select<VoucherRow[]>(
    'id',
    'state',
    database.raw('balance_brutto::text as balance, valid_until::text as valid_until'),
  );

/** `undefined` for an unknown code, and for one of another project. */
export const findVoucherByCode = async (
  database: Knex,
  project: string,
  code: string,
): Promise<VoucherStateAndBalance | undefined> => {
  const [row] = await selectVouchers(database).where({ project, code_hash: hashVoucherCode(code) });
  return row && toRedeemableVoucher(row);
};

/**
 * Takes the amounts from the vouchers, which stay locked until the end of the transaction, in the order of their ids.
 * @returns `false` if one of them no longer has its amount: the caller rolls back
 */
export const redeemVouchers = async (
  transaction: Knex.Transaction,
  { id: order, timeZone }: { id: string; timeZone: string },
  payments: readonly VoucherPayment[],
): Promise<boolean> => {
  if (payments.length === 0) return true;
  const today = toLocalDateTime(new Date(), timeZone).date;
  const rows = await selectVouchers(transaction)
    .whereIn(
      'id',
      payments.map(({ voucher }) => voucher),
    )
    .orderBy('id')
    .forUpdate();
  const vouchers = new Map(rows.map((row) => [row.id, toRedeemableVoucher(row)]));
  const actor = getGermanStaffMessage('actors.customer');
  for (const { voucher: id, amountCents } of payments) {
    const voucher = vouchers.get(id);
    if (!voucher || findVoucherRefusal(voucher, today) || voucher.balanceCents < amountCents) return false;
    await bookVoucherMovement(transaction, {
      voucher: id,
      kind: 'redeem',
      amountCents: -amountCents,
      order,
      actor,
    });
  }
  return true;
};
