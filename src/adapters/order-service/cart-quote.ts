// POST /ecom/quote: current prices of a cart with shipping and payment options. Cart, drawer and checkout share the
// query.
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import {
  type CartQuote,
  type CartQuoteResponse,
  cartQuoteResponseSchema,
  type CartQuoteRequestBody,
} from '../../../contract/shop/cart-quote.ts';
import {
  type CartQuoteLinesByKey,
  toCartLineKey,
  toCartQuoteLinesByKey,
} from '../../../domain/match-cart-with-quote.ts';
import { queryClient } from '../query-client.tsx';
import { createOrderServicePostWithResponse } from './order-service-post.ts';

/** Reads the quote of a cart. @throws OrderServiceError 'Could not post order' */
const postQuote = createOrderServicePostWithResponse<CartQuoteRequestBody, CartQuoteResponse>(
  'quote',
  'Could not post order',
  cartQuoteResponseSchema,
);

export type CartQuoteResult =
  { ok: true; quote: CartQuote; lines: CartQuoteLinesByKey } | { ok: false; code: OrderServiceErrorCode };

/**
 * React Query options of a quote. The prices known to the shopper are not part of the key, so updating them sends no
 * new request.
 */
export const cartQuoteQueryOptions = (body: Omit<CartQuoteRequestBody, 'project'>) => ({
  queryKey: [
    'quote',
    body.language,
    body.country,
    body.invoice_country ?? null,
    body.shipping,
    body.present_wrap,
    (body.codes ?? []).join(' '),
    ...body.lines.map((line) => `${toCartLineKey(line)} ${line.count}`),
  ],
  // A component that mounts with a quote that has just been loaded does not ask again.
  staleTime: 2_000,
  queryFn: async (): Promise<CartQuoteResult> => {
    const outcome = await postQuote(body);
    if (!outcome.ok) return outcome;
    const { quote } = outcome.answer;
    return { ok: true, quote, lines: toCartQuoteLinesByKey(body.lines, quote) };
  },
});

/** After a change in availability: refetches visible quotes immediately, others when they are next shown. */
export const invalidateCartQuotes = async (): Promise<void> => {
  queryClient.removeQueries({ queryKey: ['quote'], type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: ['quote'] });
};
