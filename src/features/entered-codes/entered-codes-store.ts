// Discount codes and gift vouchers that the visitor has entered. The checkout draft keeps those that have or may get an
// effect; the last one that never will is only in memory, with its reason.
import { create } from 'zustand';
import { orderLimits } from '../../../contract/shop/order-constants.ts';
import type { EnteredCodeProblem, QuotedCode } from '../../../contract/shop/cart-quote.ts';
import { normalizeDiscountCode } from '../../../domain/discount-code.ts';
import type { StoredOrderAttempt } from '../../../domain/checkout/stored-order-attempt.ts';
import { updateCheckoutDraft, useCheckoutStore } from '../../adapters/browser/checkout-store.ts';

/** Another cart, or waiting, solves these: the code stays. */
const solvableProblems: readonly EnteredCodeProblem[] = [
  'minimum_not_reached',
  'no_eligible_items',
  'too_many_attempts',
];

/** Whether it is the visitor's own unpaid order that has used the code up: with it, the code is free again. */
export const isCodeUsedByOwnAttempt = ({ code, problem }: QuotedCode, attempt: StoredOrderAttempt | null): boolean =>
  (problem === 'used_up' || problem === 'empty') && (attempt?.content.codes ?? []).includes(code);

interface EntryState {
  /** The code whose quote is awaited. */
  pending: string | null;
  rejected: QuotedCode | null;
}

export const usePendingAndRejectedCodeStore = create<EntryState>()(() => ({ pending: null, rejected: null }));

export const clearRejectedCode = (): void => usePendingAndRejectedCodeStore.setState({ rejected: null });

/** Ignores an empty text. The quote tells whether the code has an effect. */
export const storeEnteredDiscountOrVoucherCode = (text: string): void => {
  const code = normalizeDiscountCode(text);
  const { codes } = useCheckoutStore.getState();
  if (code === '') return;
  usePendingAndRejectedCodeStore.setState({ pending: code, rejected: null });
  // The last one gives way: the service accepts no more.
  const others = codes.filter((one) => one !== code).slice(0, orderLimits.codes - 1);
  updateCheckoutDraft({ codes: [...others, code] });
};

export const removeCode = (code: string): void => {
  clearRejectedCode();
  updateCheckoutDraft({ codes: useCheckoutStore.getState().codes.filter((one) => one !== code) });
};

/** Removes codes that will never have an effect, so that they are not looked up again, and keeps the reason of the last. */
export const removeRejectedCodes = (quoted: readonly QuotedCode[]): void => {
  const { codes, attempt } = useCheckoutStore.getState();
  const rejected = quoted.filter(
    (one) => one.problem !== null && !solvableProblems.includes(one.problem) && !isCodeUsedByOwnAttempt(one, attempt),
  );
  const last = rejected.at(-1);
  const kept = codes.filter((code) => rejected.every((one) => one.code !== code));
  if (kept.length < codes.length) updateCheckoutDraft({ codes: kept });
  const { pending } = usePendingAndRejectedCodeStore.getState();
  const isAnswered = pending !== null && quoted.some(({ code }) => code === pending);
  if (last || isAnswered) usePendingAndRejectedCodeStore.setState({ pending: null, ...(last && { rejected: last }) });
};
