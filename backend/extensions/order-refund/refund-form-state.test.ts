import { describe, expect, it } from 'vitest';
import type { OrderRefundOverview } from '../../../contract/shop/refund.ts';
import {
  type RefundFormState,
  parseRefundAmountCents,
  calculateRefundFormAmount,
  createEmptyRefundFormState,
  toRefundRequestFromForm,
  selectAllRefundLines,
  updateRefundFormQuantities,
  toRefundFormStateWithWithdrawnLines,
} from './refund-form-state.ts';

const line = {
  name: 'Ring',
  quantity: 1,
  refundedQuantity: 0,
  priceCents: 69_000,
  totalCents: 69_000,
  isMadeToOrder: false,
};

const view: OrderRefundOverview = {
  order: { id: 'o', number: 'AT-1', state: 'shipped', email: 'anna@example.org', customer: 'Anna König' },
  lines: [
    { ...line, id: 'ring' },
    { ...line, id: 'earring', quantity: 3, refundedQuantity: 1, priceCents: 4_995, totalCents: 14_985 },
  ],
  shipping: { chargedCents: 490, openCents: 490 },
  presentWrap: { chargedCents: 650, openCents: 650 },
  sources: [],
  refunds: [],
  withdrawals: [
    { id: 'all', receivedAt: '', isHandled: false, lines: null, part: null },
    { id: 'part', receivedAt: '', isHandled: false, lines: [{ line: 'earring', quantity: 3 }], part: null },
    {
      id: 'both',
      receivedAt: '',
      isHandled: false,
      part: null,
      lines: [
        { line: 'earring', quantity: 2 },
        { line: 'ring', quantity: 1 },
      ],
    },
    { id: 'foreign', receivedAt: '', isHandled: false, lines: [{ line: 'brooch', quantity: 1 }], part: null },
  ],
  isRestockUsual: true,
};

const empty = createEmptyRefundFormState(view);
const toChoice = (changes: Partial<RefundFormState> = {}): RefundFormState => ({ ...empty, ...changes });

it('starts with nothing selected', () => {
  expect(empty).toEqual({
    quantities: {},
    isShippingIncluded: false,
    isPresentWrapIncluded: false,
    other: '',
    reason: '',
    isRestocked: true,
    iban: '',
    accountHolder: 'Anna König',
    withdrawal: null,
  });
  expect(createEmptyRefundFormState({ ...view, isRestockUsual: false }).isRestocked).toBe(false);
});

describe('shipping and gift wrap are included', () => {
  it.each([
    ['with all remaining quantities', { ring: 1, earring: 2 }, true],
    ['not with a part of them', { ring: 1, earring: 1 }, false],
    ['not with one line', { ring: 1 }, false],
    ['not with nothing', {}, false],
  ])('%s', (_name, quantities, isIncluded) => {
    expect(updateRefundFormQuantities(view, empty, quantities)).toMatchObject({
      quantities,
      isShippingIncluded: isIncluded,
      isPresentWrapIncluded: isIncluded,
    });
  });

  it('not if they were refunded before', () => {
    const shipped = { ...view, shipping: { chargedCents: 490, openCents: 0 } };
    expect(selectAllRefundLines(shipped, empty)).toMatchObject({
      isShippingIncluded: false,
      isPresentWrapIncluded: true,
    });
    const wrapped = { ...view, presentWrap: { chargedCents: 650, openCents: 0 } };
    expect(selectAllRefundLines(wrapped, empty)).toMatchObject({
      isShippingIncluded: true,
      isPresentWrapIncluded: false,
    });
  });

  it('not on their own once all lines were refunded', () => {
    const lines = view.lines.map((one) => ({ ...one, refundedQuantity: one.quantity }));
    expect(updateRefundFormQuantities({ ...view, lines }, empty, {})).toMatchObject({ isShippingIncluded: false });
  });
});

it('selectAllRefundLines selects the remaining quantity of each line', () => {
  expect(selectAllRefundLines(view, toChoice({ reason: 'Kulanz' }))).toEqual(
    toChoice({
      quantities: { ring: 1, earring: 2 },
      isShippingIncluded: true,
      isPresentWrapIncluded: true,
      reason: 'Kulanz',
    }),
  );
});

describe('a withdrawal', () => {
  it.each([
    ['all', { ring: 1, earring: 2 }, true],
    ['both', { ring: 1, earring: 2 }, true],
    // At most the remaining quantity of the line.
    ['part', { earring: 2 }, false],
    ['foreign', { brooch: 0 }, false],
  ])('%s selects its lines', (id, quantities, isShippingIncluded) => {
    expect(toRefundFormStateWithWithdrawnLines(view, empty, id)).toMatchObject({
      quantities,
      isShippingIncluded,
      withdrawal: id,
    });
  });

  it('of another order changes nothing', () => {
    expect(toRefundFormStateWithWithdrawnLines(view, empty, 'unknown')).toBe(empty);
  });
});

describe('the price of a choice', () => {
  it.each<[string, Partial<RefundFormState>, object]>([
    ['two of a line', { quantities: { earring: 2, ring: 0 } }, { ok: true, amountCents: 9_990 }],
    ['shipping and more', { isShippingIncluded: true, other: '1,50 €' }, { ok: true, amountCents: 640 }],
    ['wrapping', { isPresentWrapIncluded: true }, { ok: true, amountCents: 650 }],
    ['nothing', {}, { ok: false, refusal: 'nothing_chosen' }],
    ['more than the remaining quantity', { quantities: { earring: 3 } }, { ok: false, refusal: 'quantity_exceeded' }],
    ['an unknown line', { quantities: { brooch: 1 } }, { ok: false, refusal: 'unknown_line' }],
    ['an unreadable amount', { other: '1.000' }, { ok: false, refusal: 'other_unreadable' }],
  ])('of %s', (_name, changes, priced) => {
    expect(calculateRefundFormAmount(view, toChoice(changes))).toMatchObject(priced);
  });
});

describe('toRefundRequestFromForm', () => {
  const choice = toChoice({
    quantities: { ring: 1, earring: 0 },
    isShippingIncluded: true,
    other: '2,50',
    reason: 'Kulanz',
    iban: 'DE00',
    withdrawal: 'all',
  });
  const sent = {
    refund: 'r',
    lines: [{ line: 'ring', quantity: 1 }],
    shipping: true,
    present_wrap: false,
    other_cents: 250,
    amount_cents: 69_740,
    reason: 'Kulanz',
    restock: true,
    withdrawal: 'all',
  };

  it('includes the bank account only for transfers', () => {
    const refund = { id: 'r', amountCents: 69_740 };
    expect(toRefundRequestFromForm(choice, { ...refund, payment: 'p' })).toEqual({ ...sent, payment: 'p' });
    expect(toRefundRequestFromForm(choice, { ...refund, payment: null })).toEqual({
      ...sent,
      payment: null,
      iban: 'DE00',
      account_holder: 'Anna König',
    });
  });

  it('omits an unreadable additional amount', () => {
    const refund = { id: 'r', payment: 'p', amountCents: 1 };
    expect(toRefundRequestFromForm(toChoice({ other: 'viel' }), refund).other_cents).toBe(0);
  });
});

it.each([
  ['', 0],
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  [' 690,00 € ', 69_000],
  ['690€', 69_000],
])('reads "%s"', (text, cents) => {
  expect(parseRefundAmountCents(text)).toBe(cents);
});

it.each(['5 € 50', '1.290', '1,290', '1.290,50', '-5', 'zehn', '0,005'])('rejects "%s" instead of guessing', (text) => {
  expect(parseRefundAmountCents(text)).toBeUndefined();
});
