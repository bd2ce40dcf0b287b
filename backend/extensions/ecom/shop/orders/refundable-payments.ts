// How much of an order was paid through each payment, and how much of it was refunded.
import type { Cents } from '../../../../../contract/cents.ts';
import type { PaymentRefundAmounts, RefundMethod } from '../../../../../contract/shop/refund.ts';
import { toRefundableCents } from '../../../../../domain/refund-calculation.ts';
import { hasOrderBeenFulfilled, type Order } from './read-order.ts';
import {
  refundStatesCountedAsRefunded,
  completedRefundStates,
  type RefundRow,
  authorizedOrLaterPaymentStates,
  toRefundedMoneyCents,
} from './payment-and-refund-row-schemas.ts';

type RefundedOrder = Pick<Order, 'dueCents' | 'history' | 'isPaid' | 'payments' | 'refunds' | 'state' | 'voucherCents'>;

const sumOf = (refunds: readonly RefundRow[], toCents: (refund: RefundRow) => Cents): Cents =>
  refunds.reduce((total, refund) => total + toCents(refund), 0);

/** Whether the order gives everything back to its vouchers: when it is cancelled, or withdrawn before its payment. */
export const areVoucherRedemptionsReleased = (order: Pick<Order, 'history' | 'isPaid' | 'state'>): boolean =>
  order.state === 'cancelled' || (order.state === 'withdrawn' && !order.isPaid && !hasOrderBeenFulfilled(order));

const toRedeemedCents = (order: RefundedOrder): Cents =>
  areVoucherRedemptionsReleased(order) ? 0 : order.voucherCents;

/** What a refund gives back to gift vouchers before any money. */
const toRefundableVoucherCents = (order: RefundedOrder): Cents =>
  toRefundableCents(
    toRedeemedCents(order),
    toRefundsCountedAsRefunded(order).map(({ voucherCents }) => voucherCents),
  );

const toSource = (
  source: { payment: string | null; way: RefundMethod; isAuthorizedOnly: boolean; capturedCents: Cents },
  order: RefundedOrder,
): PaymentRefundAmounts => {
  const refunds = toRefundsCountedAsRefunded(order).filter(({ payment }) => payment === source.payment);
  const refundedCents = sumOf(toCompletedRefunds({ refunds }), toRefundedMoneyCents);
  const voucherCents = toRefundableVoucherCents(order);
  return {
    ...source,
    refundedCents,
    openCents: sumOf(refunds, toRefundedMoneyCents) - refundedCents,
    refundableCents: toRefundableCents(source.capturedCents, refunds.map(toRefundedMoneyCents)) + voucherCents,
    voucherCents,
  };
};

export const toCompletedRefunds = ({ refunds }: Pick<Order, 'refunds'>): RefundRow[] =>
  refunds.filter(({ state }) => completedRefundStates.includes(state));

/**
 * All successful payments. An order that is paid without one was paid by bank transfer or in cash; one that is not paid,
 * or not in money, may have been paid with gift vouchers.
 */
export const toRefundablePayments = (order: RefundedOrder): PaymentRefundAmounts[] => {
  const { payments, isPaid, dueCents } = order;
  const redeemedCents = toRedeemedCents(order);
  const sources = payments
    .filter(({ state }) => authorizedOrLaterPaymentStates.includes(state))
    .map(({ id, provider, state, amountCents }) =>
      toSource(
        {
          payment: id,
          way: provider,
          isAuthorizedOnly: state === 'authorized' || state === 'released',
          capturedCents: amountCents,
        },
        order,
      ),
    );
  if (sources.length > 0) return sources;
  const withoutPayment = { payment: null, isAuthorizedOnly: false };
  if (isPaid && (dueCents > 0 || redeemedCents === 0))
    return [toSource({ ...withoutPayment, way: 'transfer', capturedCents: dueCents }, order)];
  return redeemedCents > 0 ? [toSource({ ...withoutPayment, way: 'voucher', capturedCents: 0 }, order)] : [];
};

/** The refunds that domain/refund-calculation.ts counts as already refunded. */
export const toRefundsCountedAsRefunded = ({ refunds }: Pick<Order, 'refunds'>): RefundRow[] =>
  refunds.filter(({ state }) => refundStatesCountedAsRefunded.includes(state));

/** Whether all received payments are completely refunded, and the gift vouchers have their part back. */
export const isOrderFullyRefunded = (order: RefundedOrder): boolean => {
  const sources = toRefundablePayments(order);
  return (
    sources.length > 0 &&
    sources.every(({ capturedCents, refundedCents }) => refundedCents >= capturedCents) &&
    sumOf(toCompletedRefunds(order), (refund) => refund.voucherCents) >= toRedeemedCents(order)
  );
};
