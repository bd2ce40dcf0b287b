// POST /ecom/quote: current prices of a cart with shipping and payment options. Cart, drawer and checkout share the
// query.
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import { type Quote, type QuoteAnswer, quoteAnswerSchema, type QuoteBody } from '../../../contract/shop/quote.ts';
import { type QuotedLines, toLineKey, toQuotedLines } from '../../../domain/cart-quote.ts';
import { queryClient } from '../query-client.tsx';
import { createOrderServicePost } from './post.ts';

/** Reads the quote of a cart. @throws OrderServiceError 'Could not post order' */
const postQuote = createOrderServicePost<QuoteBody, QuoteAnswer>('quote', quoteAnswerSchema, 'Could not post order');

export type QuoteResult = { ok: true; quote: Quote; lines: QuotedLines } | { ok: false; code: RefusalCode };

/**
 * React Query options of a quote. The prices known to the shopper are not part of the key, so updating them sends no
 * new request.
 */
export const quoteQuery = (body: Omit<QuoteBody, 'project'>) => ({
  queryKey: [
    'quote',
    body.language,
    body.country,
    body.invoice_country ?? null,
    body.shipping,
    body.present_wrap,
    ...body.lines.map((line) => `${toLineKey(line)} ${line.count}`),
  ],
  queryFn: async (): Promise<QuoteResult> => {
    const outcome = await postQuote(body);
    if (!outcome.ok) return outcome;
    const { quote } = outcome.answer;
    return { ok: true, quote, lines: toQuotedLines(body.lines, quote) };
  },
});

/** After a change in availability: refetches visible quotes at once, others when they are next shown. */
export const invalidateQuotes = async (): Promise<void> => {
  queryClient.removeQueries({ queryKey: ['quote'], type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: ['quote'] });
};
