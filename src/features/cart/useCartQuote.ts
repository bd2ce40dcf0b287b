// The cart beside what the service says of it: asked once when cart or drawer open and again with every change of a count.
// New prices are taken over into the cart's snapshot, where the line then tells the old one.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import type { Quote } from '../../../contract/shop/quote.ts';
import { updateItemPrices } from '../../adapters/browser/cart-store.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { quoteQuery } from '../../adapters/order-service/quote.ts';
import type { Cart } from '../../../domain/cart.ts';
import { type CheckedLine, toChangedPrices, toCheckedLines, toQuotedCart } from '../../../domain/cart-quote.ts';

/** What drawer and page both ask within so short a time is one question. */
const staleMs = 5_000;

export interface QuotedCart {
  lines: CheckedLine[];
  quote: Quote | null;
  /** `asking` only while nothing is known yet. */
  state: 'asking' | 'failed' | 'known' | 'refused';
  refusal: RefusalCode | null;
  askAgain: () => void;
}

export const useCartQuote = (cart: Cart, language: Locale): QuotedCart => {
  const lines = toQuotedCart(cart);
  const reserved = useCheckoutStore(({ attempt }) => attempt?.content.lines);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...quoteQuery({ language, lines, country: null, shipping: null, present_wrap: false }),
    enabled: lines.length > 0,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const known = data?.ok ? data : null;
  const checked = toCheckedLines(cart, known?.lines ?? null, reserved);
  const isFresh = known !== null && !isFetching && !isPlaceholderData;
  useEffect(() => {
    const changed = toChangedPrices(checked);
    if (isFresh && changed.size > 0) updateItemPrices(changed);
  });
  return {
    lines: checked,
    quote: known?.quote ?? null,
    state: isError ? 'failed' : data === undefined ? 'asking' : data.ok ? 'known' : 'refused',
    refusal: data?.ok === false ? data.code : null,
    askAgain: () => void refetch(),
  };
};
