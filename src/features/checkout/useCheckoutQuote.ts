// The checkout quote for the selected country, shipping option and gift wrapping. Replaces or resets choices that are
// no longer available, and reports them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import type { CartQuote, ShippingOption } from '../../../contract/shop/cart-quote.ts';
import {
  type QuotedCartLine,
  toChangedCartPrices,
  toQuotedCartLines,
  cartToQuoteRequestLines,
} from '../../../domain/match-cart-with-quote.ts';
import type { CartContents } from '../../../domain/cart.ts';
import type { CheckoutDraft } from '../../../domain/checkout/checkout-draft.ts';
import {
  type UnavailableCheckoutChoice,
  findSelectedShippingOption,
  reconcileCheckoutChoices,
} from '../../../domain/checkout/reconcile-checkout-choices.ts';
import { updateCartItemPrices, useCartStore } from '../../adapters/browser/cart-store.ts';
import {
  reloadCheckoutFromStorage,
  updateCheckoutDraft,
  setAvailableCheckoutOptions,
  useCheckoutStore,
} from '../../adapters/browser/checkout-store.ts';
import { cartQuoteQueryOptions } from '../../adapters/order-service/cart-quote.ts';
import { queryClient } from '../../adapters/query-client.tsx';

export interface CheckoutQuoteState {
  quote: CartQuote | null;
  lines: QuotedCartLine[];
  state: 'asking' | 'failed' | 'known' | 'refused';
  refusal: OrderServiceErrorCode | null;
  /** The quote matches the current choices. */
  isCurrent: boolean;
  /** Current, and no newer quote is on its way. */
  isFresh: boolean;
  /** Choices that became unavailable and were not made again. */
  lostChoices: readonly UnavailableCheckoutChoice[];
  /** The shipping option that replaced an unavailable one, while it is selected. */
  replacement: ShippingOption | null;
  /** The shopper has chosen again. */
  onChoiceChange: (choice: UnavailableCheckoutChoice) => void;
  refetchQuote: () => void;
}

export const useCheckoutQuote = (language: Locale): CheckoutQuoteState => {
  const cart = useCartStore();
  const draft = useCheckoutStore();
  const { lost: lostChoices, replaced } = useLostChoices();
  const { country } = draft.shippingAddress;
  const lines = cartToQuoteRequestLines(cart);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...toQuoteQueryOptions(language, cart, draft),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const known = data?.ok ? data : null;
  // A lost order may have reserved stock that seems sold out; clicking again resolves it.
  const checked = toQuotedCartLines(cart, known?.lines ?? null, draft.attempt?.content.lines);
  const isCurrent = known !== null && !isPlaceholderData;
  const isFresh = isCurrent && !isFetching;
  useEffect(() => {
    if (!isFresh) return;
    const changed = toChangedCartPrices(checked);
    if (changed.size > 0) updateCartItemPrices(changed);
    reconcileChoices(known.quote);
  });
  useEffect(() => clearLostChoices, []);
  return {
    quote: known?.quote ?? null,
    lines: checked,
    state: isError && !known ? 'failed' : data === undefined ? 'asking' : data.ok ? 'known' : 'refused',
    refusal: data?.ok === false ? data.code : null,
    isCurrent,
    isFresh,
    lostChoices,
    replacement:
      replaced && replaced.option.id === draft.shippingMethod && replaced.country === country ? replaced.option : null,
    onChoiceChange: clearLostChoice,
    refetchQuote: () => void refetch(),
  };
};

const toQuoteQueryOptions = (language: Locale, cart: CartContents, draft: CheckoutDraft) =>
  cartQuoteQueryOptions({
    language,
    lines: cartToQuoteRequestLines(cart),
    country: draft.shippingAddress.country || null,
    invoice_country: draft.invoiceAddress?.country || null,
    shipping: draft.shippingMethod,
    present_wrap: draft.presentWrap,
    ...(draft.codes.length > 0 && { codes: draft.codes }),
  });

/** Loads the quote with which the checkout opens. Resolves in any case: the checkout itself says what has failed. */
export const preloadCheckoutQuote = async (language: Locale): Promise<void> => {
  const cart = useCartStore.getState();
  const draft = useCheckoutStore.getState();
  if (cart.products.length === 0 || draft.attempt?.held) return;
  await queryClient.query(toQuoteQueryOptions(language, cart, draft)).catch(() => undefined);
};

/** Aligns the choices with what is offered and reports those that became unavailable. Idempotent. */
const reconcileChoices = (quote: CartQuote): void => {
  const draft = useCheckoutStore.getState();
  // The previous offer contains the name of the lost choice.
  const wasPickup = Boolean(findSelectedShippingOption(draft, draft.availableShippingMethods)?.pickup);
  const { choices, lost, replacement } = reconcileCheckoutChoices(
    draft,
    quote,
    useLostChoices.getState().lost,
    wasPickup,
  );
  const { country, ...others } = choices;
  const isOther =
    country !== draft.shippingAddress.country ||
    others.shippingMethod !== draft.shippingMethod ||
    others.shippingCost !== draft.shippingCost ||
    others.paymentMethod !== draft.paymentMethod ||
    others.presentWrap !== draft.presentWrap;
  if (isOther) {
    // Another tab may have stored an entry meanwhile.
    reloadCheckoutFromStorage();
    updateCheckoutDraft({ ...others, shippingAddress: { ...useCheckoutStore.getState().shippingAddress, country } });
  }
  if (draft.availableShippingMethods !== quote.shipping_options) {
    setAvailableCheckoutOptions(quote.shipping_options, quote.paypal_client_id);
  }
  reportLostChoices(lost);
  if (replacement) reportReplacement(replacement, country);
};

interface LostChoices {
  /** Choices that became unavailable and were not made again. */
  lost: readonly UnavailableCheckoutChoice[];
  /** The shipping option that replaced an unavailable one, and its country. */
  replaced: { option: ShippingOption; country: string } | null;
}

const nothingLost: LostChoices = { lost: [], replaced: null };

/** Choices that became unavailable, until the shopper has seen them. In memory. */
const useLostChoices = create<LostChoices>()(() => nothingLost);

const reportLostChoices = (fallen: readonly UnavailableCheckoutChoice[]): void => {
  if (fallen.length > 0) useLostChoices.setState(({ lost }) => ({ lost: [...new Set([...lost, ...fallen])] }));
};

const reportReplacement = (option: ShippingOption, country: string): void =>
  useLostChoices.setState({ replaced: { option, country } });

/** The shopper has chosen again. */
const clearLostChoice = (choice: UnavailableCheckoutChoice): void =>
  useLostChoices.setState(({ lost, replaced }) => ({
    lost: lost.filter((one) => one !== choice),
    replaced: choice === 'shipping' ? null : replaced,
  }));

/** The shopper has left the checkout. */
const clearLostChoices = (): void => useLostChoices.setState(nothingLost);
