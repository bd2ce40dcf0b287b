// The quote of the checkout: for the country, the way of shipping and the wrapping as they are chosen. What of a choice is not
// offered any more is replaced or taken back, and told.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Locale } from '../../../contract/locale.ts';
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import type { Quote, ShippingOption } from '../../../contract/shop/quote.ts';
import { type CheckedLine, toChangedPrices, toCheckedLines, toQuotedCart } from '../../../domain/cart-quote.ts';
import { type LostChoice, toChosenShipping, toKeptChoices } from '../../../domain/checkout/choices.ts';
import { updateItemPrices, useCartStore } from '../../adapters/browser/cart-store.ts';
import { updateCheckoutDraft, setCheckoutOptions, useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { quoteQuery } from '../../adapters/order-service/quote.ts';

export interface CheckoutQuote {
  quote: Quote | null;
  lines: CheckedLine[];
  state: 'asking' | 'failed' | 'known' | 'refused';
  refusal: RefusalCode | null;
  /** The figures are those of the choices as they stand. */
  isCurrent: boolean;
  /** Choices that have fallen away and were not made anew. */
  lost: readonly LostChoice[];
  /** The way of shipping that took the place of one that has fallen away, as long as it is the choice. */
  replacement: ShippingOption | null;
  /** The shopper has chosen again. */
  onChosen: (choice: LostChoice) => void;
  askAgain: () => void;
}

export const useCheckoutQuote = (language: Locale): CheckoutQuote => {
  const cart = useCartStore();
  const draft = useCheckoutStore();
  const { lost, replaced } = useLostChoices();
  const { country } = draft.shippingAddress;
  const lines = toQuotedCart(cart);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...quoteQuery({
      language,
      lines,
      country: country || null,
      invoice_country: draft.invoiceAddress?.country || null,
      shipping: draft.shippingMethod,
      present_wrap: draft.presentWrap,
    }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const known = data?.ok ? data : null;
  // An order whose answer was lost may have reserved what seems to be sold: the same press tells.
  const checked = toCheckedLines(cart, known?.lines ?? null, draft.attempt?.content.lines);
  const isCurrent = known !== null && !isPlaceholderData;
  useEffect(() => {
    if (!isCurrent || isFetching) return;
    const changed = toChangedPrices(checked);
    if (changed.size > 0) updateItemPrices(changed);
    keepChoices(known.quote);
  });
  useEffect(() => forgetLostChoices, []);
  return {
    quote: known?.quote ?? null,
    lines: checked,
    state: isError && !known ? 'failed' : data === undefined ? 'asking' : data.ok ? 'known' : 'refused',
    refusal: data?.ok === false ? data.code : null,
    isCurrent,
    lost,
    replacement:
      replaced && replaced.option.id === draft.shippingMethod && replaced.country === country ? replaced.option : null,
    onChosen: forgetLostChoice,
    askAgain: () => void refetch(),
  };
};

/** Brings the choices in line with what is offered, and tells which have fallen away. Changes nothing twice. */
const keepChoices = (quote: Quote): void => {
  const draft = useCheckoutStore.getState();
  // What was offered before knows what the lost choice was.
  const wasPickup = Boolean(toChosenShipping(draft, draft.availableShippingMethods)?.pickup);
  const { choices, lost, replacement } = toKeptChoices(draft, quote, useLostChoices.getState().lost, wasPickup);
  const { country, ...others } = choices;
  const isOther =
    country !== draft.shippingAddress.country ||
    others.shippingMethod !== draft.shippingMethod ||
    others.shippingCost !== draft.shippingCost ||
    others.paymentMethod !== draft.paymentMethod ||
    others.presentWrap !== draft.presentWrap;
  if (isOther) updateCheckoutDraft({ ...others, shippingAddress: { ...draft.shippingAddress, country } });
  if (draft.availableShippingMethods !== quote.shipping_options) {
    setCheckoutOptions(quote.shipping_options, quote.paypal_client_id);
  }
  tellLostChoices(lost);
  if (replacement) tellReplacement(replacement, country);
};

interface LostChoices {
  /** Choices that have fallen away and were not made anew. */
  lost: readonly LostChoice[];
  /** The way of shipping that took the place of one that is not offered, and the country for which it did. */
  replaced: { option: ShippingOption; country: string } | null;
}

const nothingLost: LostChoices = { lost: [], replaced: null };

/** What has fallen away since the shopper chose it, for as long as it has to be told. In memory. */
const useLostChoices = create<LostChoices>()(() => nothingLost);

const tellLostChoices = (fallen: readonly LostChoice[]): void => {
  if (fallen.length > 0) useLostChoices.setState(({ lost }) => ({ lost: [...new Set([...lost, ...fallen])] }));
};

const tellReplacement = (option: ShippingOption, country: string): void =>
  useLostChoices.setState({ replaced: { option, country } });

/** The shopper has chosen again. */
const forgetLostChoice = (choice: LostChoice): void =>
  useLostChoices.setState(({ lost, replaced }) => ({
    lost: lost.filter((one) => one !== choice),
    replaced: choice === 'shipping' ? null : replaced,
  }));

/** The checkout has been left. */
const forgetLostChoices = (): void => useLostChoices.setState(nothingLost);
