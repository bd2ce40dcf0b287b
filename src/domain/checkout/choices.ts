// Which ways of shipping and payment are open to a shopper, and what of an earlier choice the newest quote does not offer any
// more: that is taken back and said, never silently replaced by something dearer. Pure.
import type { Cents } from '../../../contract/cents.ts';
import type { Quote, ShippingOption } from '../../../contract/shop/quote.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

export const toChosenShipping = (
  { shippingMethod }: Pick<CheckoutDraft, 'shippingMethod'>,
  options: readonly ShippingOption[],
): ShippingOption | null => options.find(({ id }) => id === shippingMethod) ?? null;

/** The payment methods the chosen way of shipping allows, in the shop's order; all of them while none is chosen. */
export const toOpenPayments = (
  { payment_methods }: Pick<Quote, 'payment_methods'>,
  shipping: Pick<ShippingOption, 'payment_methods'> | null,
): Quote['payment_methods'] =>
  shipping ? payment_methods.filter(({ id }) => shipping.payment_methods.includes(id)) : payment_methods;

/** What has fallen away; the form says it at its group. */
export type LostChoice = 'country' | 'payment' | 'presentWrap' | 'shipping';

type Choices = Pick<CheckoutDraft, 'paymentMethod' | 'presentWrap' | 'shippingCost' | 'shippingMethod'> & {
  country: string;
};

export interface KeptChoices {
  choices: Choices;
  lost: LostChoice[];
}

/**
 * The choices that the quote still offers. Where nothing is chosen yet, the country is the house's first and the way of
 * shipping its first parcel, as both stand at the top of their lists; a payment is always chosen by the shopper, and so is
 * what takes the place of a choice that has fallen away (`lostBefore`).
 */
export const toKeptChoices = (
  draft: CheckoutDraft,
  quote: Quote,
  lostBefore: readonly LostChoice[] = [],
): KeptChoices => {
  const lost: LostChoice[] = [];
  const chosenCountry = draft.shippingAddress.country;
  const isCountryKept = quote.countries.includes(chosenCountry);
  if (chosenCountry !== '' && !isCountryKept) lost.push('country');
  const country = isCountryKept ? chosenCountry : chosenCountry === '' ? (quote.countries[0] ?? '') : '';

  const chosen = toChosenShipping(draft, quote.shipping_options);
  if (draft.shippingMethod !== null && !chosen) lost.push('shipping');
  const first = quote.shipping_options.find(({ pickup }) => pickup === null);
  const isOpen = draft.shippingMethod === null && !lostBefore.includes('shipping');
  const shipping = chosen ?? (isOpen && quote.countries.includes(chosenCountry) ? first : null) ?? null;

  const open = toOpenPayments(quote, shipping).map(({ id }) => id);
  const isPaymentKept = draft.paymentMethod !== null && open.includes(draft.paymentMethod);
  if (draft.paymentMethod !== null && !isPaymentKept) lost.push('payment');

  const presentWrap = draft.presentWrap && quote.present_wrap !== null;
  if (draft.presentWrap && !presentWrap) lost.push('presentWrap');

  const shippingCost: Cents = shipping?.price_brutto ?? 0;
  return {
    choices: {
      country,
      shippingMethod: shipping?.id ?? null,
      shippingCost,
      paymentMethod: isPaymentKept ? draft.paymentMethod : null,
      presentWrap,
    },
    lost,
  };
};
