// The cart with its quote, refetched on opening and on every change of a quantity. New prices are stored in the cart's
// snapshot, and the line then shows the old price.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import type { CartQuote } from '../../../contract/shop/cart-quote.ts';
import { updateCartItemPrices } from '../../adapters/browser/cart-store.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { cartQuoteQueryOptions } from '../../adapters/order-service/cart-quote.ts';
import type { CartContents } from '../../../domain/cart.ts';
import {
  type QuotedCartLine,
  toChangedCartPrices,
  toQuotedCartLines,
  cartToQuoteRequestLines,
} from '../../../domain/match-cart-with-quote.ts';

/** Drawer and page share a quote within this time, in milliseconds. */
const staleMs = 5_000;

export interface CartQuoteState {
  lines: QuotedCartLine[];
  quote: CartQuote | null;
  /** `asking` only while there is no quote yet. */
  state: 'asking' | 'failed' | 'known' | 'refused';
  refusal: OrderServiceErrorCode | null;
  /** The quote matches cart and codes, and no newer one is on its way. */
  isFresh: boolean;
  refetchQuote: () => void;
}

export const useCartQuote = (cart: CartContents, language: Locale): CartQuoteState => {
  const lines = cartToQuoteRequestLines(cart);
  const reserved = useCheckoutStore(({ attempt }) => attempt?.content.lines);
  const codes = useCheckoutStore((draft) => draft.codes);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...cartQuoteQueryOptions({
      language,
      lines,
      country: null,
      shipping: null,
      present_wrap: false,
      ...(codes.length > 0 && { codes }),
    }),
    enabled: lines.length > 0,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const cachedQuote = data?.ok ? data : null;
  const checked = toQuotedCartLines(cart, cachedQuote?.lines ?? null, reserved);
  const isFresh = cachedQuote !== null && !isFetching && !isPlaceholderData;
  useEffect(() => {
    const changed = toChangedCartPrices(checked);
    if (isFresh && changed.size > 0) updateCartItemPrices(changed);
  });
  return {
    lines: checked,
    quote: cachedQuote?.quote ?? null,
    state: isError ? 'failed' : data === undefined ? 'asking' : data.ok ? 'known' : 'refused',
    refusal: data?.ok === false ? data.code : null,
    isFresh,
    refetchQuote: () => void refetch(),
  };
};
