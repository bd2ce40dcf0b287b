// What of an order can be given back, and what a choice of the staff amounts to. Pure; all amounts are gross cents. Used by the
// order service, which calls it under the order's lock, and by the studio's form.
import type { Cents } from '../contract/cents.ts';

/** A line as it was charged. */
export interface ChargedOrderLine {
  id: string;
  quantity: number;
  /** Of one. */
  priceCents: Cents;
}

/** What was charged, by its parts. */
export interface ChargedOrder {
  lines: readonly ChargedOrderLine[];
  shippingCents: Cents;
  presentWrapCents: Cents;
}

export interface RefundedLine {
  line: string;
  quantity: number;
}

/** What one refund gives back; of those that failed nothing counts. */
export interface RefundAmounts {
  lines: readonly RefundedLine[];
  shippingCents: Cents;
  presentWrapCents: Cents;
  /** Beyond lines, shipping and wrapping, such as a goodwill payment. */
  otherCents: Cents;
}

/** What the staff ticks. */
export interface RefundSelection {
  lines: readonly RefundedLine[];
  isShippingIncluded: boolean;
  isPresentWrapIncluded: boolean;
  otherCents: Cents;
}

export type RefundSelectionError =
  /** Comes to nothing. */
  | 'nothing_chosen'
  | 'unknown_line'
  /** More of a line than is left of it. */
  | 'quantity_exceeded'
  | 'shipping_refunded'
  | 'present_wrap_refunded';

/** The quantity of a line that is given back already. */
export const toRefundedQuantity = (line: string, refunds: readonly Pick<RefundAmounts, 'lines'>[]): number =>
  refunds
    .flatMap(({ lines }) => lines)
    .filter((refunded) => refunded.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const sumOf = (refunds: readonly RefundAmounts[], part: 'otherCents' | 'presentWrapCents' | 'shippingCents'): Cents =>
  refunds.reduce((sum, refund) => sum + refund[part], 0);

/** What of shipping and wrapping is not given back yet. */
export const toRefundableExtras = (order: ChargedOrder, refunds: readonly RefundAmounts[]) => ({
  shippingCents: Math.max(0, order.shippingCents - sumOf(refunds, 'shippingCents')),
  presentWrapCents: Math.max(0, order.presentWrapCents - sumOf(refunds, 'presentWrapCents')),
});

const findProblem = (
  order: ChargedOrder,
  refunds: readonly RefundAmounts[],
  choice: RefundSelection,
): RefundSelectionError | undefined => {
  const open = toRefundableExtras(order, refunds);
  for (const { line, quantity } of choice.lines) {
    const charged = order.lines.find(({ id }) => id === line);
    if (!charged) return 'unknown_line';
    const wanted = toRefundedQuantity(line, [choice]);
    if (quantity < 1 || wanted > charged.quantity - toRefundedQuantity(line, refunds)) return 'quantity_exceeded';
  }
  if (choice.isShippingIncluded && open.shippingCents === 0) return 'shipping_refunded';
  return choice.isPresentWrapIncluded && open.presentWrapCents === 0 ? 'present_wrap_refunded' : undefined;
};

export type RefundCalculation =
  | {
      ok: true;
      amountCents: Cents;
      parts: Omit<RefundAmounts, 'lines'> & { lines: (RefundedLine & { amountCents: Cents })[] };
    }
  | { ok: false; refusal: RefundSelectionError };

/**
 * A choice in cents: lines at the price they were charged with, shipping and wrapping as far as they are still there. Whether
 * the payment covers it is another question (`toRefundableCents`).
 */
export const calculateRefund = (
  order: ChargedOrder,
  refunds: readonly RefundAmounts[],
  choice: RefundSelection,
): RefundCalculation => {
  const problem = findProblem(order, refunds, choice);
  if (problem) return { ok: false, refusal: problem };
  const open = toRefundableExtras(order, refunds);
  const lines = choice.lines.map(({ line, quantity }) => ({
    line,
    quantity,
    amountCents: quantity * (order.lines.find(({ id }) => id === line)?.priceCents ?? 0),
  }));
  const shippingCents = choice.isShippingIncluded ? open.shippingCents : 0;
  const presentWrapCents = choice.isPresentWrapIncluded ? open.presentWrapCents : 0;
  const { otherCents } = choice;
  const goodsCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const amountCents = goodsCents + shippingCents + presentWrapCents + otherCents;
  if (amountCents <= 0 || otherCents < 0) return { ok: false, refusal: 'nothing_chosen' };
  return { ok: true, amountCents, parts: { lines, shippingCents, presentWrapCents, otherCents } };
};

/** Whether nothing of the lines stays with the customer: then the standard delivery goes back, too (§ 357(2) BGB). */
export const isFullLineRefund = (
  order: ChargedOrder,
  refunds: readonly Pick<RefundAmounts, 'lines'>[],
  chosen: readonly RefundedLine[],
): boolean =>
  order.lines.every(({ id, quantity }) => toRefundedQuantity(id, [...refunds, { lines: chosen }]) >= quantity);

/** What is left of a payment when all that went back, is on its way or is promised is taken off; never below nothing. */
export const toRefundableCents = (capturedCents: Cents, refundedCents: readonly Cents[]): Cents =>
  Math.max(0, capturedCents - refundedCents.reduce((sum, cents) => sum + cents, 0));
