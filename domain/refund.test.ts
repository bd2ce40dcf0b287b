import { describe, expect, it } from 'vitest';
import {
  type ChargedOrder,
  isFullLineRefund,
  calculateRefund,
  type RefundSelection,
  type RefundAmounts,
  toRefundableExtras,
  toRefundableCents,
  toRefundedQuantity,
} from './refund.ts';

const order: ChargedOrder = {
  lines: [
    { id: 'ring', quantity: 1, priceCents: 69_000 },
    { id: 'earring', quantity: 2, priceCents: 4_995 },
  ],
  shippingCents: 490,
  presentWrapCents: 650,
};

const toChoice = (changes: Partial<RefundSelection> = {}): RefundSelection => ({
  lines: [],
  isShippingIncluded: false,
  isPresentWrapIncluded: false,
  otherCents: 0,
  ...changes,
});

const toParts = (changes: Partial<RefundAmounts> = {}): RefundAmounts => ({
  lines: [],
  shippingCents: 0,
  presentWrapCents: 0,
  otherCents: 0,
  ...changes,
});

const ring = { line: 'ring', quantity: 1 };
const earring = { line: 'earring', quantity: 1 };
const earrings = { line: 'earring', quantity: 2 };

describe('a choice', () => {
  it.each<[string, RefundSelection, RefundAmounts[], number]>([
    ['one line', toChoice({ lines: [ring] }), [], 69_000],
    ['one of two', toChoice({ lines: [earring] }), [], 4_995],
    ['the other of two', toChoice({ lines: [earring] }), [toParts({ lines: [earring] })], 4_995],
    ['a line with shipping', toChoice({ lines: [ring], isShippingIncluded: true }), [], 69_490],
    ['shipping alone', toChoice({ isShippingIncluded: true }), [], 490],
    ['wrapping alone', toChoice({ isPresentWrapIncluded: true }), [], 650],
    ['a free amount', toChoice({ otherCents: 1 }), [], 1],
    [
      'all of it',
      toChoice({ lines: [ring, earrings], isShippingIncluded: true, isPresentWrapIncluded: true }),
      [],
      69_000 + 9_990 + 490 + 650,
    ],
  ])('of %s comes to its cents', (_name, choice, refunds, amountCents) => {
    expect(calculateRefund(order, refunds, choice)).toMatchObject({ ok: true, amountCents });
  });

  it.each<[string, RefundSelection, RefundAmounts[]]>([
    ['nothing_chosen', toChoice(), []],
    ['nothing_chosen', toChoice({ lines: [ring], otherCents: -1 }), []],
    ['unknown_line', toChoice({ lines: [{ line: 'brooch', quantity: 1 }] }), []],
    ['quantity_exceeded', toChoice({ lines: [{ line: 'ring', quantity: 2 }] }), []],
    ['quantity_exceeded', toChoice({ lines: [{ line: 'ring', quantity: 0 }] }), []],
    ['quantity_exceeded', toChoice({ lines: [ring, ring] }), []],
    ['quantity_exceeded', toChoice({ lines: [earrings] }), [toParts({ lines: [earring] })]],
    ['shipping_refunded', toChoice({ isShippingIncluded: true }), [toParts({ shippingCents: 490 })]],
    ['present_wrap_refunded', toChoice({ isPresentWrapIncluded: true }), [toParts({ presentWrapCents: 650 })]],
  ])('is refused as %s', (refusal, choice, refunds) => {
    expect(calculateRefund(order, refunds, choice)).toEqual({ ok: false, refusal });
  });
});

it('knows when nothing stays with the customer', () => {
  expect(isFullLineRefund(order, [], [ring])).toBe(false);
  expect(isFullLineRefund(order, [], [ring, earring])).toBe(false);
  expect(isFullLineRefund(order, [], [ring, earrings])).toBe(true);
  expect(isFullLineRefund(order, [toParts({ lines: [earring] })], [ring, earring])).toBe(true);
});

it('never leaves more than was captured, and never less than nothing', () => {
  expect(toRefundableCents(69_490, [])).toBe(69_490);
  expect(toRefundableCents(69_490, [490, 9_000])).toBe(60_000);
  expect(toRefundableCents(100, [60, 60])).toBe(0);
});

it('says of what it consists: lines with their quantity and cents, shipping, wrapping, and more', () => {
  const choice = toChoice({ lines: [earrings, ring], isShippingIncluded: true, otherCents: 5 });
  expect(calculateRefund(order, [toParts({ shippingCents: 90 })], choice)).toEqual({
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

it('counts each line’s refunds for itself', () => {
  const refunds = [toParts({ lines: [earring, ring] }), toParts({ lines: [earring] })];
  expect(toRefundedQuantity('earring', refunds)).toBe(2);
  expect(toRefundedQuantity('ring', refunds)).toBe(1);
  expect(toRefundedQuantity('brooch', refunds)).toBe(0);
});

it('never has less than nothing of shipping and wrapping left', () => {
  const refunds = [toParts({ shippingCents: 400, presentWrapCents: 650 }), toParts({ shippingCents: 400 })];
  expect(toRefundableExtras(order, refunds)).toEqual({ shippingCents: 0, presentWrapCents: 0 });
  expect(toRefundableExtras(order, [])).toEqual({ shippingCents: 490, presentWrapCents: 650 });
});
