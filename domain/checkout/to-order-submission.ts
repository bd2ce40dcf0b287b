// Builds the order request from the checkout draft and the cart. Pure.
import type { Cents } from '../../contract/cents.ts';
import type { Locale } from '../../contract/locale.ts';
import type { CartContents } from '../cart.ts';
import { cartItemToQuoteRequestLine } from '../match-cart-with-quote.ts';
import { type CheckoutDraft, toOrderRequestAddress } from './checkout-draft.ts';
import type { OrderRequestContent } from './stored-order-attempt.ts';

export interface OrderSubmissionTotalsAndCodes {
  language: Locale;
  /** The total shown above the order button. */
  totalCents: Cents;
  /** What is left to pay after gift vouchers; the total without any. */
  dueCents?: Cents;
  /** Those that have an effect in the quote. */
  codes?: readonly string[];
  /** Value of the honeypot field, which is hidden from people. */
  homepage: string;
}

/** `null` while the shipping option is missing, or the payment method although something is due. */
export const toOrderSubmission = (
  draft: CheckoutDraft,
  cart: CartContents,
  context: OrderSubmissionTotalsAndCodes,
): OrderRequestContent | null => {
  const { shippingMethod, paymentMethod, invoiceAddress } = draft;
  const { codes = [], dueCents = context.totalCents } = context;
  if (shippingMethod === null || (paymentMethod === null && dueCents > 0)) return null;
  return {
    language: context.language,
    email: draft.customerEmail.trim(),
    shipping_address: toOrderRequestAddress(draft.shippingAddress),
    invoice_address: invoiceAddress && toOrderRequestAddress(invoiceAddress),
    lines: cart.products.flatMap((item) => {
      const line = cartItemToQuoteRequestLine(item);
      return line ? [{ ...line, previews: item.personalization?.previews ?? [] }] : [];
    }),
    shipping: shippingMethod,
    payment_method: dueCents === 0 ? null : paymentMethod,
    present_wrap: draft.presentWrap,
    comment: draft.comment.trim(),
    ...(codes.length > 0 && { codes: [...codes] }),
    total_cents: context.totalCents,
    ...(dueCents !== context.totalCents && { due_cents: dueCents }),
    homepage: context.homepage,
  };
};
