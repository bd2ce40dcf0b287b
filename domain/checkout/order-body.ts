// The order as it is sent, from what was filled in and what lies in the cart. Pure.
import type { Cents } from '../../contract/cents.ts';
import type { Locale } from '../../contract/locale.ts';
import type { Cart } from '../cart.ts';
import { toQuoteRequestLineOfItem } from '../cart-quote.ts';
import { type CheckoutDraft, toAddressInput } from './checkout-draft.ts';
import type { OrderSubmission } from './order-attempt.ts';

export interface OrderSubmissionContext {
  language: Locale;
  /** The total above the button. */
  totalCents: Cents;
  /** What stood in the field that people do not see. */
  homepage: string;
}

/** `null` while a choice is missing. */
export const toOrderSubmission = (
  draft: CheckoutDraft,
  cart: Cart,
  context: OrderSubmissionContext,
): OrderSubmission | null => {
  const { shippingMethod, paymentMethod, invoiceAddress } = draft;
  if (shippingMethod === null || paymentMethod === null) return null;
  return {
    language: context.language,
    email: draft.customerEmail.trim(),
    shipping_address: toAddressInput(draft.shippingAddress),
    invoice_address: invoiceAddress && toAddressInput(invoiceAddress),
    lines: cart.products.flatMap((item) => {
      const line = toQuoteRequestLineOfItem(item);
      return line ? [{ ...line, previews: item.personalization?.previews ?? [] }] : [];
    }),
    shipping: shippingMethod,
    payment_method: paymentMethod,
    present_wrap: draft.presentWrap,
    comment: draft.comment.trim(),
    total_cents: context.totalCents,
    homepage: context.homepage,
  };
};
