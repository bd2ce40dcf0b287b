// POST /ecom/quote, as React Query asks it: what a cart costs now, and how it can be sent and paid. Shared by cart, drawer
// and checkout, so that what two of them show is asked once.
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import { type Quote, type QuoteAnswer, quoteAnswerSchema, type QuoteBody } from '../../../contract/shop/quote.ts';
import { type QuotedLines, toLineKey, toQuotedLines } from '../../../domain/cart-quote.ts';
import { queryClient } from '../query-client.tsx';
import { createOrderServicePost } from './post.ts';

/** Asks for the figures of a cart. @throws OrderServiceError 'Could not post order' */
const postQuote = createOrderServicePost<QuoteBody, QuoteAnswer>('quote', quoteAnswerSchema, 'Could not post order');

export type QuoteResult = { ok: true; quote: Quote; lines: QuotedLines } | { ok: false; code: RefusalCode };

/**
 * React Query's description of the question. The prices that the shopper knows are no part of its key: taking over the new
 * ones asks nothing again.
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

/** After something that changes what can be had: what is on screen is asked again, everything else when it is next shown. */
export const invalidateQuotes = async (): Promise<void> => {
  queryClient.removeQueries({ queryKey: ['quote'], type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: ['quote'] });
};
