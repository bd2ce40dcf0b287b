// How much of an order was paid through each payment, and how much of it was refunded.
import type { Cents } from '../../../../../contract/cents.ts';
import type { RefundablePayment, RefundMethod } from '../../../../../contract/shop/refund.ts';
import { toRefundableCents } from '../../../../../domain/refund-calculation.ts';
import type { Order } from './read-order.ts';
import {
  activeRefundStates,
  completedRefundStates,
  type Refund,
  succeededPaymentStates,
} from './payment-and-refund-schemas.ts';

const toSource = (
  source: { payment: string | null; way: RefundMethod; isAuthorizedOnly: boolean; capturedCents: Cents },
  refunds: readonly Refund[],
): RefundablePayment => {
  const sourceRefunds = refunds.filter(
    ({ payment, state }) => payment === source.payment && activeRefundStates.includes(state),
  );
  const sum = (of: readonly Refund[]) => of.reduce((total, { amountCents }) => total + amountCents, 0);
  const refundedCents = sum(sourceRefunds.filter(({ state }) => completedRefundStates.includes(state)));
  return {
    ...source,
    refundedCents,
    openCents: sum(sourceRefunds) - refundedCents,
    refundableCents: toRefundableCents(
      source.capturedCents,
      sourceRefunds.map(({ amountCents }) => amountCents),
    ),
  };
};

export const listCompletedRefunds = ({ refunds }: Pick<Order, 'refunds'>): Refund[] =>
  refunds.filter(({ state }) => completedRefundStates.includes(state));

/** All successful payments. An order that is paid without one was paid by bank transfer or in cash. */
export const toRefundablePayments = ({
  payments,
  refunds,
  isPaid,
  totalCents,
}: Pick<Order, 'isPaid' | 'payments' | 'refunds' | 'totalCents'>): RefundablePayment[] => {
  const sources = payments
    .filter(({ state }) => succeededPaymentStates.includes(state))
    .map(({ id, provider, state, amountCents }) =>
      toSource(
        {
          payment: id,
          way: provider,
          isAuthorizedOnly: state === 'authorized' || state === 'released',
          capturedCents: amountCents,
        },
        refunds,
      ),
    );
  if (sources.length > 0 || !isPaid) return sources;
  const bankTransfer = { payment: null, way: 'transfer' as const, isAuthorizedOnly: false };
  return [toSource({ ...bankTransfer, capturedCents: totalCents }, refunds)];
};

/** The refunds that domain/refund-calculation.ts counts as already refunded. */
export const toActiveRefunds = ({ refunds }: Pick<Order, 'refunds'>): Refund[] =>
  refunds.filter(({ state }) => activeRefundStates.includes(state));

/** Whether all received payments are completely refunded. */
export const isOrderFullyRefunded = (order: Parameters<typeof toRefundablePayments>[0]): boolean => {
  const sources = toRefundablePayments(order);
  return sources.length > 0 && sources.every(({ capturedCents, refundedCents }) => refundedCents >= capturedCents);
};
