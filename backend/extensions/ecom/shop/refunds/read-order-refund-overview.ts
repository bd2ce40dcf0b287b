// Reads the data of the refund form in the studio.
import type { Knex } from 'knex';
import type { RefundOverviewEntry, OrderRefundOverview } from '../../../../../contract/shop/refund.ts';
import { toRefundableShippingAndWrapping, toRefundedQuantity } from '../../../../../domain/refund-calculation.ts';
import { toRefundsCountedAsRefunded, toRefundablePayments } from '../orders/refundable-payments.ts';
import { hasOrderBeenFulfilled, type Order, readOrder, toOrderLineName } from '../orders/read-order.ts';
import type { RefundRow } from '../orders/payment-and-refund-row-schemas.ts';
import { toRefundFailureText } from './refund-failure-explanations.ts';

const toRecord = (refund: RefundRow): RefundOverviewEntry => ({
  id: refund.id,
  state: refund.state,
  way: refund.way,
  isRelease: refund.isRelease,
  amountCents: refund.amountCents,
  voucherCents: refund.voucherCents,
  lines: refund.lines,
  shippingCents: refund.shippingCents,
  presentWrapCents: refund.presentWrapCents,
  otherCents: refund.otherCents,
  reason: refund.reason,
  iban: refund.iban,
  accountHolder: refund.accountHolder,
  failure: refund.failure === null ? null : toRefundFailureText(refund.failure, refund.way),
  requestedBy: refund.requestedBy,
  createdAt: refund.createdAt.toISOString(),
  nextAttemptAt: refund.nextAttemptAt?.toISOString() ?? null,
  settledAt: refund.settledAt?.toISOString() ?? null,
  settledBy: refund.settledBy,
});

/** Old withdrawals stored no line ids: their lines match by name. */
const toWithdrawnLines = (withdrawnLines: Order['withdrawals'][number]['lines'], { lines }: Order) =>
  withdrawnLines.flatMap(({ id, count, name }) => {
    const line = lines.find((one) => one.id === id) ?? lines.find((one) => toOrderLineName(one) === name);
    return line ? [{ line: line.id, quantity: Math.min(count, line.quantity) }] : [];
  });

const toWithdrawals = (order: Order): OrderRefundOverview['withdrawals'] =>
  order.withdrawals.map(({ id, receivedAt, isHandled, part, lines }) => ({
    id,
    receivedAt: receivedAt.toISOString(),
    isHandled,
    part,
    lines: lines.length > 0 ? toWithdrawnLines(lines, order) : null,
  }));

/** `undefined` if the order does not exist. */
export const readOrderRefundOverview = async (database: Knex, id: string): Promise<OrderRefundOverview | undefined> => {
  const order = await readOrder(database, id);
  if (!order) return undefined;
  const activeRefunds = toRefundsCountedAsRefunded(order);
  const openExtras = toRefundableShippingAndWrapping(order, activeRefunds);
  const { number, state, email, refunds, shippingAddress } = order;
  const customer = [shippingAddress.firstName, shippingAddress.lastName].filter(Boolean).join(' ');
  return {
    order: { id, number, state, email, customer },
    lines: order.lines.map((line) => ({
      id: line.id,
      name: toOrderLineName(line),
      quantity: line.quantity,
      priceCents: line.priceCents,
      totalCents: line.totalCents,
      isMadeToOrder: line.isMadeToOrder,
      refundedQuantity: toRefundedQuantity(line.id, activeRefunds),
    })),
    shipping: { chargedCents: order.shippingCents, openCents: openExtras.shippingCents },
    presentWrap: { chargedCents: order.presentWrapCents, openCents: openExtras.presentWrapCents },
    sources: toRefundablePayments(order),
    refunds: refunds.map(toRecord).toReversed(),
    withdrawals: toWithdrawals(order),
    isRestockUsual: !hasOrderBeenFulfilled(order) && state !== 'cancelled' && state !== 'withdrawn',
  };
};
