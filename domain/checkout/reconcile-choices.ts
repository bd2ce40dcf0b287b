// Which ways of shipping and payment are open to a shopper, and what of an earlier choice the newest quote does not offer any
// more: a parcel gives way to the cheapest one that fits, everything else is taken back; either is said. Pure.
import type { Cents } from '../../contract/cents.ts';
import type { CartQuote, ShippingOption } from '../../contract/shop/quote.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { paymentMethodIds } from '../../contract/shop/order-codes.ts';

export const findSelectedShippingOption = (
  { shippingMethod }: Pick<CheckoutDraft, 'shippingMethod'>,
  options: readonly ShippingOption[],
): ShippingOption | null => options.find(({ id }) => id === shippingMethod) ?? null;

/** The payment methods the chosen way of shipping allows, in the shop's order; all of them while none is chosen. */
export const toAvailablePaymentMethods = (
  { payment_methods }: Pick<CartQuote, 'payment_methods'>,
  shipping: Pick<ShippingOption, 'payment_methods'> | null,
): CartQuote['payment_methods'] =>
  shipping ? payment_methods.filter(({ id }) => shipping.payment_methods.includes(id)) : payment_methods;

/** What has fallen away; the form says it at its group. */
export type UnavailableCheckoutChoice = 'country' | 'payment' | 'presentWrap' | 'shipping';

type Choices = Pick<CheckoutDraft, 'paymentMethod' | 'presentWrap' | 'shippingCost' | 'shippingMethod'> & {
  country: string;
};

export interface ReconciledCheckoutChoices {
  choices: Choices;
  lost: UnavailableCheckoutChoice[];
  /** What was chosen in the place of a way of shipping that has fallen away; it has to be said. */
  replacement: ShippingOption | null;
}

/**
 * The cheapest parcel, and of several at one price the first that can be paid as chosen. Never a collection: whoever wants the
 * goods sent does not want to fetch them because that is free.
 */
const findCheapestParcel = (
  options: readonly ShippingOption[],
  paymentMethod: number | null,
): ShippingOption | null => {
  const isPayable = ({ payment_methods: ids }: ShippingOption): boolean =>
    paymentMethod !== null && ids.includes(paymentMethod);
  return options
    .filter(({ pickup }) => pickup === null)
    .reduce<ShippingOption | null>((best, option) => {
      if (best === null || option.price_cents < best.price_cents) return option;
      const isEven = option.price_cents === best.price_cents;
      return isEven && isPayable(option) && !isPayable(best) ? option : best;
    }, null);
};

/**
 * The choices that the quote still offers. Where nothing is chosen yet, the country is the house's first and the way of
 * shipping its first parcel, as both stand at the top of their lists. A parcel that is not offered (any more, or to the new
 * country) is replaced by the cheapest one that is. A payment is always chosen by the shopper, and so is what takes the place of
 * any other choice that has fallen away (`lostBefore`). `wasPickup`: what was chosen was a collection, which no parcel replaces.
 */
export const reconcileCheckoutChoices = (
  draft: CheckoutDraft,
  quote: CartQuote,
  lostBefore: readonly UnavailableCheckoutChoice[] = [],
  wasPickup = false,
): ReconciledCheckoutChoices => {
  const lost: UnavailableCheckoutChoice[] = [];
  const chosenCountry = draft.shippingAddress.country;
  const isCountryKept = quote.countries.includes(chosenCountry);
  if (chosenCountry !== '' && !isCountryKept) lost.push('country');
  const country = isCountryKept ? chosenCountry : chosenCountry === '' ? (quote.countries[0] ?? '') : '';

  const chosen = findSelectedShippingOption(draft, quote.shipping_options);
  const hasLostShipping = draft.shippingMethod !== null && !chosen;
  const canReplace = hasLostShipping && !wasPickup && isCountryKept;
  const replacement = canReplace ? findCheapestParcel(quote.shipping_options, draft.paymentMethod) : null;
  if (hasLostShipping && !replacement) lost.push('shipping');
  const first = quote.shipping_options.find(({ pickup }) => pickup === null);
  const isOpen = draft.shippingMethod === null && !lostBefore.includes('shipping');
  const shipping = chosen ?? replacement ?? (isOpen && quote.countries.includes(chosenCountry) ? first : null) ?? null;

  const open = toAvailablePaymentMethods(quote, shipping).map(({ id }) => id);
  const isPaymentKept = draft.paymentMethod !== null && open.includes(draft.paymentMethod);
  if (draft.paymentMethod !== null && !isPaymentKept) lost.push('payment');

  const presentWrap = draft.presentWrap && quote.present_wrap_cents !== null;
  if (draft.presentWrap && !presentWrap) lost.push('presentWrap');

  const shippingCost: Cents = shipping?.price_cents ?? 0;
  return {
    choices: {
      country,
      shippingMethod: shipping?.id ?? null,
      shippingCost,
      paymentMethod: isPaymentKept ? draft.paymentMethod : null,
      presentWrap,
    },
    lost,
    replacement,
  };
};

/** `undefined` where nobody but the shop takes the money. */
export const toPaymentProviderName = (paymentMethod: number | null | undefined): 'Klarna' | 'PayPal' | undefined => {
  if (paymentMethod === paymentMethodIds.paypal) return 'PayPal';
  return paymentMethod === paymentMethodIds.klarna ? 'Klarna' : undefined;
};
