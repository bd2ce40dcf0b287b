// Checks the choices of a checkout draft against the latest quote: country, shipping, payment, gift wrapping. An
// unavailable parcel option is replaced with the cheapest one; every other unavailable choice is cleared. The form
// shows either. Pure.
import type { Cents } from '../../contract/cents.ts';
import type { CartQuote, ShippingOption } from '../../contract/shop/cart-quote.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { toDueCents } from '../voucher.ts';

export const findSelectedShippingOption = (
  { shippingMethod }: Pick<CheckoutDraft, 'shippingMethod'>,
  options: readonly ShippingOption[],
): ShippingOption | null => options.find(({ id }) => id === shippingMethod) ?? null;

/**
 * The payment methods that the selected shipping option allows, in the order defined by the shop; all methods while
 * none is selected.
 */
export const toPaymentMethodsForShippingOption = (
  { payment_methods }: Pick<CartQuote, 'payment_methods'>,
  shipping: Pick<ShippingOption, 'payment_methods'> | null,
): CartQuote['payment_methods'] =>
  shipping ? payment_methods.filter(({ id }) => shipping.payment_methods.includes(id)) : payment_methods;

/** Whether gift vouchers or a discount leave nothing to pay; `false` while no shipping option is selected. */
export const isNothingLeftToPay = ({ totals }: Pick<CartQuote, 'totals'>): boolean =>
  totals.shipping_cents !== null && toDueCents(totals) === 0;

/** A choice that is no longer offered; the form shows a notice at its field group. */
export type UnavailableCheckoutChoice = 'country' | 'payment' | 'presentWrap' | 'shipping';

type Choices = Pick<CheckoutDraft, 'paymentMethod' | 'presentWrap' | 'shippingCost' | 'shippingMethod'> & {
  country: string;
};

export interface ReconciledCheckoutChoices {
  choices: Choices;
  lost: UnavailableCheckoutChoice[];
  /** The parcel option that replaces an unavailable one; the form must show it. */
  replacement: ShippingOption | null;
}

/**
 * The cheapest parcel option; of several with the same price, the first that allows the selected payment method. Never
 * pickup: a shopper who chose delivery does not want to collect the goods merely because pickup is free.
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
      const isSamePrice = option.price_cents === best.price_cents;
      return isSamePrice && isPayable(option) && !isPayable(best) ? option : best;
    }, null);
};

/**
 * The choices that the quote still offers. The defaults are the shop's first country and its first parcel option. A
 * parcel option that is not offered (any longer, or to the new country) is replaced with the cheapest one. The payment
 * method has no default; any other unavailable choice stays empty until the shopper selects again.
 * @param lostBefore choices that were cleared earlier and must not get a default
 * @param wasPickup whether the unavailable choice was pickup, which is never replaced with a parcel
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
  const isShippingLost = draft.shippingMethod !== null && !chosen;
  const canReplace = isShippingLost && !wasPickup && isCountryKept;
  const replacement = canReplace ? findCheapestParcel(quote.shipping_options, draft.paymentMethod) : null;
  if (isShippingLost && !replacement) lost.push('shipping');
  const first = quote.shipping_options.find(({ pickup }) => pickup === null);
  const needsDefault = draft.shippingMethod === null && !lostBefore.includes('shipping');
  const shipping =
    chosen ?? replacement ?? (needsDefault && quote.countries.includes(chosenCountry) ? first : null) ?? null;

  const paymentIds = toPaymentMethodsForShippingOption(quote, shipping).map(({ id }) => id);
  const isPaymentKept = draft.paymentMethod !== null && paymentIds.includes(draft.paymentMethod);
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
