// Which parts of an order can still be refunded, and the amount of a staff member's selection. Pure; all amounts are
// gross cents. The order service must hold the lock on the order when it calls these functions.
import type { Cents } from '../contract/cents.ts';

export interface ChargedOrderLineAmounts {
  id: string;
  quantity: number;
  /** Of the whole quantity, after a discount. */
  totalCents: Cents;
}

/** The charged parts of an order. */
export interface ChargedOrderAmounts {
  lines: readonly ChargedOrderLineAmounts[];
  shippingCents: Cents;
  presentWrapCents: Cents;
}

export interface RefundLineQuantity {
  line: string;
  quantity: number;
}

/** The parts of a refund. Callers must exclude failed refunds. */
export interface RefundedLinesAndFees {
  lines: readonly RefundLineQuantity[];
  shippingCents: Cents;
  presentWrapCents: Cents;
  /** Any other amount, such as a goodwill payment. */
  otherCents: Cents;
}

/** A staff member's selection in the refund form. */
export interface RefundSelection {
  lines: readonly RefundLineQuantity[];
  isShippingIncluded: boolean;
  isPresentWrapIncluded: boolean;
  otherCents: Cents;
}

export type RefundSelectionError =
  /** The amount is zero. */
  | 'nothing_chosen'
  | 'unknown_line'
  /** More than the part of a line's quantity that has not been refunded. */
  | 'quantity_exceeded'
  | 'shipping_refunded'
  | 'present_wrap_refunded';

/** The quantity of a line that has already been refunded. */
export const toRefundedQuantity = (line: string, refunds: readonly Pick<RefundedLinesAndFees, 'lines'>[]): number =>
  refunds
    .flatMap(({ lines }) => lines)
    .filter((refunded) => refunded.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const sumOf = (
  refunds: readonly RefundedLinesAndFees[],
  part: 'otherCents' | 'presentWrapCents' | 'shippingCents',
): Cents => refunds.reduce((sum, refund) => sum + refund[part], 0);

/** Shipping and gift wrapping that have not been refunded. */
export const toRefundableShippingAndWrapping = (
  order: ChargedOrderAmounts,
  refunds: readonly RefundedLinesAndFees[],
) => ({
  shippingCents: Math.max(0, order.shippingCents - sumOf(refunds, 'shippingCents')),
  presentWrapCents: Math.max(0, order.presentWrapCents - sumOf(refunds, 'presentWrapCents')),
});

const findSelectionError = (
  order: ChargedOrderAmounts,
  refunds: readonly RefundedLinesAndFees[],
  selection: RefundSelection,
): RefundSelectionError | undefined => {
  const remaining = toRefundableShippingAndWrapping(order, refunds);
  for (const { line, quantity } of selection.lines) {
    const charged = order.lines.find(({ id }) => id === line);
    if (!charged) return 'unknown_line';
    const selected = toRefundedQuantity(line, [selection]);
    if (quantity < 1 || selected > charged.quantity - toRefundedQuantity(line, refunds)) return 'quantity_exceeded';
  }
  if (selection.isShippingIncluded && remaining.shippingCents === 0) return 'shipping_refunded';
  return selection.isPresentWrapIncluded && remaining.presentWrapCents === 0 ? 'present_wrap_refunded' : undefined;
};

/** What the first `quantity` units of a line cost: shares of a discount differ by a cent, and add up to the total. */
const toShareCents = ({ totalCents, quantity }: ChargedOrderLineAmounts, units: number): Cents =>
  Math.round((totalCents * units) / quantity);

export type RefundCalculation =
  | {
      ok: true;
      amountCents: Cents;
      parts: Omit<RefundedLinesAndFees, 'lines'> & { lines: (RefundLineQuantity & { amountCents: Cents })[] };
    }
  | { ok: false; refusal: RefundSelectionError };

/**
 * The amount of a selection: lines at their charged price, and the shipping and gift wrapping that have not been
 * refunded. Does not check whether the payment covers the amount ({@link toRefundableCents}).
 */
export const calculateRefund = (
  order: ChargedOrderAmounts,
  refunds: readonly RefundedLinesAndFees[],
  selection: RefundSelection,
): RefundCalculation => {
  const problem = findSelectionError(order, refunds, selection);
  if (problem) return { ok: false, refusal: problem };
  const remaining = toRefundableShippingAndWrapping(order, refunds);
  const lines = selection.lines.map(({ line, quantity }) => {
    const charged = order.lines.find(({ id }) => id === line);
    const refunded = toRefundedQuantity(line, refunds);
    const amountCents = charged ? toShareCents(charged, refunded + quantity) - toShareCents(charged, refunded) : 0;
    return { line, quantity, amountCents };
  });
  const shippingCents = selection.isShippingIncluded ? remaining.shippingCents : 0;
  const presentWrapCents = selection.isPresentWrapIncluded ? remaining.presentWrapCents : 0;
  const { otherCents } = selection;
  const goodsCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const amountCents = goodsCents + shippingCents + presentWrapCents + otherCents;
  if (amountCents <= 0 || otherCents < 0) return { ok: false, refusal: 'nothing_chosen' };
  return { ok: true, amountCents, parts: { lines, shippingCents, presentWrapCents, otherCents } };
};

/**
 * Whether all lines are refunded in full, in which case the standard shipping cost must be refunded as well (§ 357 (2)
 * BGB).
 */
export const areAllLinesRefundedWithSelection = (
  order: ChargedOrderAmounts,
  refunds: readonly Pick<RefundedLinesAndFees, 'lines'>[],
  selected: readonly RefundLineQuantity[],
): boolean =>
  order.lines.every(({ id, quantity }) => toRefundedQuantity(id, [...refunds, { lines: selected }]) >= quantity);

/**
 * What a refund gives back to redeemed vouchers: as much as possible, but not the price of bought vouchers, which were
 * paid with money; and all that exceeds the refundable money.
 */
export const toVoucherRefundCents = (
  amountCents: Cents,
  boughtCents: Cents,
  source: { refundableCents: Cents; voucherCents: Cents },
): Cents =>
  Math.max(
    Math.min(amountCents - boughtCents, source.voucherCents),
    amountCents - (source.refundableCents - source.voucherCents),
  );

/** The captured amount minus all completed, pending and planned refunds; never negative. */
export const toRefundableCents = (capturedCents: Cents, refundedCents: readonly Cents[]): Cents =>
  Math.max(0, capturedCents - refundedCents.reduce((sum, cents) => sum + cents, 0));
