// Which payment of an order can be refunded, and how much of it.
import { describe, expect, it } from 'vitest';
import type { RefundState } from '../../../../../contract/shop/refund.ts';
import type { PaymentRow, PaymentState, RefundRow } from './payment-and-refund-row-schemas.ts';
import type { Order } from './read-order.ts';
import { isOrderFullyRefunded, toRefundsCountedAsRefunded, toRefundablePayments } from './refundable-payments.ts';

const toPayment = (id: string, state: PaymentState, amountCents = 10_000) =>
  ({ id, provider: id === 'k' ? 'klarna' : 'paypal', state, amountCents }) as PaymentRow;
const toRefund = (payment: string | null, state: RefundState, amountCents: number, voucherCents = 0) =>
  ({ id: state, payment, state, amountCents, voucherCents }) as RefundRow;
const toOrder = (payments: PaymentRow[], refunds: RefundRow[] = [], isPaid = true, changes: Partial<Order> = {}) => ({
  payments,
  refunds,
  isPaid,
  state: 'paid' as const,
  history: [],
  dueCents: 20_000,
  voucherCents: 0,
  ...changes,
});

describe('the refund sources', () => {
  it.each<[PaymentState, boolean | undefined]>([
    ['created', undefined],
    ['approved', undefined],
    ['cancelled', undefined],
    ['declined', undefined],
    ['authorized', true],
    ['released', true],
    ['captured', false],
    ['partly_refunded', false],
    ['refunded', false],
  ])('for a payment that is %s: authorized only is %s', (state, isAuthorizedOnly) => {
    const expected = { payment: 'k', way: 'klarna', isAuthorizedOnly, capturedCents: 10_000 };
    const sources = toRefundablePayments(toOrder([toPayment('k', state)], [], false));
    expect(sources).toMatchObject(isAuthorizedOnly === undefined ? [] : [expected]);
    expect(sources).toHaveLength(isAuthorizedOnly === undefined ? 0 : 1);
  });

  it('count every refund of the payment that has not failed', () => {
    const refunds = [
      toRefund('p', 'succeeded', 1_000),
      toRefund('p', 'transferred', 200),
      toRefund('p', 'requested', 30),
      toRefund('p', 'pending', 4),
      toRefund('p', 'to_transfer', 5),
      toRefund('p', 'failed', 5_000),
      toRefund('k', 'succeeded', 7_000),
    ];
    const [paypal, klarna] = toRefundablePayments(
      toOrder([toPayment('p', 'captured'), toPayment('k', 'captured', 6_000)], refunds),
    );
    expect(paypal).toMatchObject({ refundedCents: 1_200, openCents: 39, refundableCents: 10_000 - 1_239 });
    expect(klarna).toMatchObject({ refundedCents: 7_000, openCents: 0, refundableCents: 0 });
    expect(toRefundsCountedAsRefunded({ refunds }).map(({ state }) => state)).not.toContain('failed');
    expect(toRefundsCountedAsRefunded({ refunds })).toHaveLength(6);
  });

  it('are a bank transfer for an order that is paid without a provider', () => {
    const refunds = [toRefund(null, 'transferred', 500)];
    const transfer = { payment: null, way: 'transfer', isAuthorizedOnly: false };
    expect(toRefundablePayments(toOrder([toPayment('p', 'declined')], refunds))).toEqual([
      {
        ...transfer,
        capturedCents: 20_000,
        refundedCents: 500,
        openCents: 0,
        refundableCents: 19_500,
        voucherCents: 0,
      },
    ]);
    expect(toRefundablePayments(toOrder([], refunds, false))).toEqual([]);
  });
});

describe('an order that was partly paid with vouchers', () => {
  const captured = [toPayment('p', 'captured', 7_000)];
  const toVoucherOrder = (refunds: RefundRow[], changes: Partial<Order> = {}) =>
    toOrder(captured, refunds, true, { dueCents: 7_000, voucherCents: 3_000, ...changes });

  it('gives back to its vouchers first', () => {
    expect(toRefundablePayments(toVoucherOrder([]))).toMatchObject([
      { way: 'paypal', capturedCents: 7_000, refundableCents: 10_000, voucherCents: 3_000 },
    ]);
    expect(toRefundablePayments(toVoucherOrder([toRefund('p', 'pending', 5_000, 3_000)]))).toMatchObject([
      { openCents: 2_000, refundableCents: 5_000, voucherCents: 0 },
    ]);
  });

  it('is fully refunded once the vouchers have their part back, too', () => {
    expect(isOrderFullyRefunded(toVoucherOrder([toRefund('p', 'succeeded', 7_000)]))).toBe(false);
    expect(isOrderFullyRefunded(toVoucherOrder([toRefund('p', 'succeeded', 10_000, 3_000)]))).toBe(true);
  });

  it.each([
    ['cancelled', {}],
    ['withdrawn', { isPaid: false }],
  ] as const)('has nothing left to give back once it is %s unpaid', (state, changes) => {
    const cancelled = { state, ...changes };
    expect(toRefundablePayments(toVoucherOrder([], cancelled))).toMatchObject([
      { refundableCents: 7_000, voucherCents: 0 },
    ]);
    expect(toRefundablePayments({ ...toVoucherOrder([], cancelled), payments: [], isPaid: false })).toEqual([]);
  });

  it('that is withdrawn after payment still has to give it back', () => {
    expect(toRefundablePayments(toVoucherOrder([], { state: 'withdrawn' }))).toMatchObject([{ voucherCents: 3_000 }]);
  });

  it('is refunded to the vouchers alone if they paid all of it', () => {
    const order = toOrder([], [], true, { dueCents: 0, voucherCents: 3_000 });
    expect(toRefundablePayments(order)).toMatchObject([{ payment: null, way: 'voucher', refundableCents: 3_000 }]);
    expect(isOrderFullyRefunded({ ...order, refunds: [toRefund(null, 'succeeded', 3_000, 3_000)] })).toBe(true);
  });
});

describe('an order', () => {
  const paypal = toPayment('p', 'captured');
  const both = [paypal, toPayment('k', 'captured')];

  it.each<[string, PaymentRow[], RefundRow[], boolean]>([
    ['without payment', [], [], false],
    ['whose refund is on its way', [paypal], [toRefund('p', 'pending', 10_000)], false],
    ['refunded but for a cent', [paypal], [toRefund('p', 'succeeded', 9_999)], false],
    ['refunded to the cent', [paypal], [toRefund('p', 'succeeded', 10_000)], true],
    ['of which one payment is refunded', both, [toRefund('p', 'succeeded', 10_000)], false],
    ['of which both are', both, [toRefund('p', 'succeeded', 10_000), toRefund('k', 'succeeded', 10_000)], true],
  ])('%s is fully refunded: %s', (_name, payments, refunds, isRefunded) => {
    expect(isOrderFullyRefunded(toOrder(payments, refunds, payments.length > 0))).toBe(isRefunded);
  });
});
