// State of the refund form and its amount, computed by the same rule as in the service. Pure.
import type { RefundRequest, OrderRefundOverview } from '../../../contract/shop/refund.ts';
import {
  areAllLinesRefundedWithSelection,
  calculateRefund,
  type RefundCalculation,
} from '../../../domain/refund-calculation.ts';

export interface RefundFormState {
  /** By line id. */
  quantities: Record<string, number>;
  isShippingIncluded: boolean;
  isPresentWrapIncluded: boolean;
  other: string;
  reason: string;
  isRestocked: boolean;
  iban: string;
  accountHolder: string;
  withdrawal: string | null;
}

export const createEmptyRefundFormState = (view: OrderRefundOverview): RefundFormState => ({
  quantities: {},
  isShippingIncluded: false,
  isPresentWrapIncluded: false,
  other: '',
  reason: '',
  isRestocked: view.isRestockUsual,
  iban: '',
  accountHolder: view.order.customer,
  withdrawal: null,
});

const toLines = ({ quantities }: RefundFormState) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line, quantity }));

/** The charged lines, with the shipping and gift wrapping not refunded yet. */
const toOpenOrder = ({ lines, shipping, presentWrap }: OrderRefundOverview) => ({
  lines,
  shippingCents: shipping.openCents,
  presentWrapCents: presentWrap.openCents,
});

const toEarlierRefunds = ({ lines }: OrderRefundOverview) => [
  {
    lines: lines.map(({ id, refundedQuantity }) => ({ line: id, quantity: refundedQuantity })),
    shippingCents: 0,
    presentWrapCents: 0,
    otherCents: 0,
  },
];

/** If no line stays with the customer, shipping is refunded, too, unless the staff unticks it (§ 357 BGB). */
export const updateRefundFormQuantities = (
  view: OrderRefundOverview,
  choice: RefundFormState,
  quantities: Record<string, number>,
): RefundFormState => {
  const changed = { ...choice, quantities };
  const isAll =
    areAllLinesRefundedWithSelection(toOpenOrder(view), toEarlierRefunds(view), toLines(changed)) &&
    toLines(changed).length > 0;
  return {
    ...changed,
    isShippingIncluded: isAll && view.shipping.openCents > 0,
    isPresentWrapIncluded: isAll && view.presentWrap.openCents > 0,
  };
};

export const selectAllRefundLines = (view: OrderRefundOverview, choice: RefundFormState): RefundFormState =>
  updateRefundFormQuantities(
    view,
    choice,
    Object.fromEntries(view.lines.map(({ id, quantity, refundedQuantity }) => [id, quantity - refundedQuantity])),
  );

/** Selects the lines of a withdrawal: all of them, or those the customer ticked. */
export const toRefundFormStateWithWithdrawnLines = (
  view: OrderRefundOverview,
  choice: RefundFormState,
  id: string,
): RefundFormState => {
  const withdrawal = view.withdrawals.find((candidate) => candidate.id === id);
  if (!withdrawal) return choice;
  const open = (line: string) => view.lines.find((candidate) => candidate.id === line);
  const quantities = withdrawal.lines?.map(({ line, quantity }) => {
    const { quantity: charged = 0, refundedQuantity = 0 } = open(line) ?? {};
    return [line, Math.min(quantity, charged - refundedQuantity)] as const;
  });
  const chosen = quantities
    ? updateRefundFormQuantities(view, choice, Object.fromEntries(quantities))
    : selectAllRefundLines(view, choice);
  return { ...chosen, withdrawal: id };
};

export type RefundFormCalculation = RefundCalculation | { ok: false; refusal: 'other_unreadable' };

export const calculateRefundFormAmount = (
  view: OrderRefundOverview,
  choice: RefundFormState,
): RefundFormCalculation => {
  const otherCents = parseRefundAmountCents(choice.other);
  if (otherCents === undefined) return { ok: false, refusal: 'other_unreadable' };
  const { isShippingIncluded, isPresentWrapIncluded } = choice;
  return calculateRefund(toOpenOrder(view), toEarlierRefunds(view), {
    lines: toLines(choice),
    isShippingIncluded,
    isPresentWrapIncluded,
    otherCents,
  });
};

export const toRefundRequestFromForm = (
  choice: RefundFormState,
  refund: { id: string; payment: string | null; amountCents: number },
): RefundRequest => ({
  refund: refund.id,
  payment: refund.payment,
  lines: toLines(choice),
  shipping: choice.isShippingIncluded,
  present_wrap: choice.isPresentWrapIncluded,
  other_cents: parseRefundAmountCents(choice.other) ?? 0,
  amount_cents: refund.amountCents,
  reason: choice.reason,
  restock: choice.isRestocked,
  ...(refund.payment === null && { iban: choice.iban, account_holder: choice.accountHolder }),
  withdrawal: choice.withdrawal,
});

/** In cents; `undefined` if the text is not an amount or ambiguous. An empty text is 0. */
export const parseRefundAmountCents = (text: string): number | undefined => {
  const trimmed = text.trim().replace(/\s?€$/, '');
  if (trimmed === '') return 0;
  const [, euros, cents = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(trimmed) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
};
