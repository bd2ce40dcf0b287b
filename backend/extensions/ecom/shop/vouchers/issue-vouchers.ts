// Issues the gift vouchers of an order in the transaction that marks it as paid.
import type { Knex } from 'knex';
import { centsToDecimalAmount } from '../../../../../contract/cents.ts';
import { toLocalDateTime } from '../../../../../domain/opening-hours/opening-hours.ts';
import { toVoucherValidUntil } from '../../../../../domain/voucher.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { createVoucherCode, encryptVoucherCode, hashVoucherCode } from '../../platform/voucher-codes.ts';
import { enqueueOrderEmail } from '../orders/enqueue-order-emails.ts';
import type { Order, OrderLine } from '../orders/read-order.ts';
import { bookVoucherMovement } from './book-voucher-movement.ts';

const issueVoucher = async (
  transaction: Knex.Transaction,
  { id: order, project }: Order,
  line: OrderLine,
  position: number,
): Promise<void> => {
  const code = createVoucherCode();
  const soldOn = toLocalDateTime(new Date(), project.timeZone).date;
  const [voucher] = await transaction('ecommerce_voucher')
    .insert({
      id: transaction.raw('gen_random_uuid()'),
      project: project.id,
      order,
      order_line: line.id,
      position,
      code_hash: hashVoucherCode(code),
      code_last4: code.slice(-4),
      code_encrypted: encryptVoucherCode(code),
      state: 'active',
      initial_brutto: centsToDecimalAmount(line.priceCents),
      // The movement adds the amount.
      balance_brutto: centsToDecimalAmount(0),
      valid_until: toVoucherValidUntil(soldOn),
      date_created: transaction.fn.now(),
    })
    .onConflict(['order_line', 'position'])
    .ignore()
    .returning<{ id: string }[]>('id');
  if (!voucher) return;
  await bookVoucherMovement(transaction, {
    voucher: voucher.id,
    kind: 'issue',
    amountCents: line.priceCents,
    order,
    actor: getGermanStaffMessage('actors.shop'),
  });
};

/** Idempotent: each of a line's quantity is one voucher, and the order has one email with all of them. */
export const issueVouchers = async (transaction: Knex.Transaction, order: Order): Promise<void> => {
  const lines = order.lines.filter(({ isGiftVoucher }) => isGiftVoucher);
  for (const line of lines)
    for (let position = 1; position <= line.quantity; position += 1)
      await issueVoucher(transaction, order, line, position);
  if (lines.length > 0) await enqueueOrderEmail(transaction, order, 'gift_voucher');
};
