import { describe, expect, it } from 'vitest';
import {
  type ChargedOrderAmounts,
  areAllLinesRefundedWithSelection,
  calculateRefund,
  type RefundSelection,
  type RefundedLinesAndFees,
  toRefundableShippingAndWrapping,
  toRefundableCents,
  toRefundedQuantity,
  toVoucherRefundCents,
} from './refund-calculation.ts';

const order: ChargedOrderAmounts = {
  lines: [
    { id: 'ring', quantity: 1, totalCents: 69_000 },
    { id: 'earring', quantity: 2, totalCents: 9_990 },
  ],
  shippingCents: 490,
  presentWrapCents: 650,
};

const toSelection = (changes: Partial<RefundSelection> = {}): RefundSelection => ({
  lines: [],
  isShippingIncluded: false,
  isPresentWrapIncluded: false,
  otherCents: 0,
  ...changes,
});

const toParts = (changes: Partial<RefundedLinesAndFees> = {}): RefundedLinesAndFees => ({
  lines: [],
  shippingCents: 0,
  presentWrapCents: 0,
  otherCents: 0,
  ...changes,
});

const ring = { line: 'ring', quantity: 1 };
const earring = { line: 'earring', quantity: 1 };
const earrings = { line: 'earring', quantity: 2 };

describe('a selection', () => {
  it.each<[string, RefundSelection, RefundedLinesAndFees[], number]>([
    ['one line', toSelection({ lines: [ring] }), [], 69_000],
    ['one unit of two', toSelection({ lines: [earring] }), [], 4_995],
    ['the second unit of two', toSelection({ lines: [earring] }), [toParts({ lines: [earring] })], 4_995],
    ['a line with shipping', toSelection({ lines: [ring], isShippingIncluded: true }), [], 69_490],
    ['shipping only', toSelection({ isShippingIncluded: true }), [], 490],
    ['gift wrapping only', toSelection({ isPresentWrapIncluded: true }), [], 650],
    ['a free amount', toSelection({ otherCents: 1 }), [], 1],
    [
      'everything',
      toSelection({ lines: [ring, earrings], isShippingIncluded: true, isPresentWrapIncluded: true }),
      [],
      69_000 + 9_990 + 490 + 650,
    ],
  ])('of %s has the right amount', (_name, selection, refunds, amountCents) => {
    expect(calculateRefund(order, refunds, selection)).toMatchObject({ ok: true, amountCents });
  });

  it.each<[string, RefundSelection, RefundedLinesAndFees[]]>([
    ['nothing_chosen', toSelection(), []],
    ['nothing_chosen', toSelection({ lines: [ring], otherCents: -1 }), []],
    ['unknown_line', toSelection({ lines: [{ line: 'brooch', quantity: 1 }] }), []],
    ['quantity_exceeded', toSelection({ lines: [{ line: 'ring', quantity: 2 }] }), []],
    ['quantity_exceeded', toSelection({ lines: [{ line: 'ring', quantity: 0 }] }), []],
    ['quantity_exceeded', toSelection({ lines: [ring, ring] }), []],
    ['quantity_exceeded', toSelection({ lines: [earrings] }), [toParts({ lines: [earring] })]],
    ['shipping_refunded', toSelection({ isShippingIncluded: true }), [toParts({ shippingCents: 490 })]],
    ['present_wrap_refunded', toSelection({ isPresentWrapIncluded: true }), [toParts({ presentWrapCents: 650 })]],
  ])('is rejected as %s', (refusal, selection, refunds) => {
    expect(calculateRefund(order, refunds, selection)).toEqual({ ok: false, refusal });
  });
});

it('refunds what was paid for a discounted line, one by one, to the cent', () => {
  const discounted: ChargedOrderAmounts = { ...order, lines: [{ id: 'ring', quantity: 3, totalCents: 1_000 }] };
  const refunds: RefundedLinesAndFees[] = [];
  const amounts = [1, 2, 3].map(() => {
    const refund = calculateRefund(discounted, refunds, toSelection({ lines: [ring] }));
    if (refund.ok) refunds.push(refund.parts);
    return refund.ok && refund.amountCents;
  });
  expect(amounts).toEqual([333, 334, 333]);
});

it('detects a full refund of all lines', () => {
  expect(areAllLinesRefundedWithSelection(order, [], [ring])).toBe(false);
  expect(areAllLinesRefundedWithSelection(order, [], [ring, earring])).toBe(false);
  expect(areAllLinesRefundedWithSelection(order, [], [ring, earrings])).toBe(true);
  expect(areAllLinesRefundedWithSelection(order, [toParts({ lines: [earring] })], [ring, earring])).toBe(true);
});

it('limits the refundable amount to between zero and the captured amount', () => {
  expect(toRefundableCents(69_490, [])).toBe(69_490);
  expect(toRefundableCents(69_490, [490, 9_000])).toBe(60_000);
  expect(toRefundableCents(100, [60, 60])).toBe(0);
});

it('returns the parts of the refund: lines with quantity and cents, shipping, gift wrapping, other amount', () => {
  const selection = toSelection({ lines: [earrings, ring], isShippingIncluded: true, otherCents: 5 });
  expect(calculateRefund(order, [toParts({ shippingCents: 90 })], selection)).toEqual({
    ok: true,
    amountCents: 9_990 + 69_000 + 400 + 5,
    parts: {
      lines: [
        { ...earrings, amountCents: 9_990 },
        { ...ring, amountCents: 69_000 },
      ],
      shippingCents: 400,
      presentWrapCents: 0,
      otherCents: 5,
    },
  });
});

it('counts refunded quantities per line', () => {
  const refunds = [toParts({ lines: [earring, ring] }), toParts({ lines: [earring] })];
  expect(toRefundedQuantity('earring', refunds)).toBe(2);
  expect(toRefundedQuantity('ring', refunds)).toBe(1);
  expect(toRefundedQuantity('brooch', refunds)).toBe(0);
});

it('never has a negative remainder of shipping and gift wrapping', () => {
  const refunds = [toParts({ shippingCents: 400, presentWrapCents: 650 }), toParts({ shippingCents: 400 })];
  expect(toRefundableShippingAndWrapping(order, refunds)).toEqual({ shippingCents: 0, presentWrapCents: 0 });
  expect(toRefundableShippingAndWrapping(order, [])).toEqual({ shippingCents: 490, presentWrapCents: 650 });
});

it.each([
  ['goods', 4_000, 0, 3_000],
  ['less than the vouchers paid', 1_000, 0, 1_000],
  ['a bought voucher', 5_000, 5_000, 0],
  ['a bought voucher and goods', 9_000, 5_000, 3_000],
  ['more than the money that is left', 10_000, 10_000, 2_000],
])('gives back to redeemed vouchers first, but not the price of bought ones: %s', (_name, amount, bought, expected) => {
  expect(toVoucherRefundCents(amount, bought, { refundableCents: 11_000, voucherCents: 3_000 })).toBe(expected);
});
