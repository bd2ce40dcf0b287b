// POST /ecom/quote: current prices of a cart with shipping and payment options. Cart, drawer and checkout share the
// query.
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-response.ts';
import {
  type CartQuote,
  type CartQuoteResponse,
  cartQuoteResponseSchema,
  type CartQuoteBody,
} from '../../../contract/shop/quote.ts';
import { type CartQuoteLinesByKey, toCartLineKey, toCartQuoteLinesByKey } from '../../../domain/cart-quote.ts';
import { queryClient } from '../query-client.tsx';
import { createOrderServicePost } from './post.ts';

/** Reads the quote of a cart. @throws OrderServiceError 'Could not post order' */
const postQuote = createOrderServicePost<CartQuoteBody, CartQuoteResponse>(
  'quote',
  cartQuoteResponseSchema,
  'Could not post order',
);

export type QuoteResult =
  { ok: true; quote: CartQuote; lines: CartQuoteLinesByKey } | { ok: false; code: OrderServiceErrorCode };

/**
 * React Query options of a quote. The prices known to the shopper are not part of the key, so updating them sends no
 * new request.
 */
export const cartQuoteQueryOptions = (body: Omit<CartQuoteBody, 'project'>) => ({
  queryKey: [
    'quote',
    body.language,
    body.country,
    body.invoice_country ?? null,
    body.shipping,
    body.present_wrap,
    ...body.lines.map((line) => `${toCartLineKey(line)} ${line.count}`),
  ],
  queryFn: async (): Promise<QuoteResult> => {
    const outcome = await postQuote(body);
    if (!outcome.ok) return outcome;
    const { quote } = outcome.answer;
    return { ok: true, quote, lines: toCartQuoteLinesByKey(body.lines, quote) };
  },
});

/** After a change in availability: refetches visible quotes immediately, others when they are next shown. */
export const invalidateQuotes = async (): Promise<void> => {
  queryClient.removeQueries({ queryKey: ['quote'], type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: ['quote'] });
};
