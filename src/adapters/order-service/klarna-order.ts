// POST /ecom/klarna/order. Called by the checkout once Klarna has authorized the payment.
import { z } from 'zod';
import type { KlarnaOrderBody } from '../../../contract/shop/order.ts';
import { createPost } from './post.ts';

/**
 * Lets the service place the order at Klarna. @throws OrderServiceError 'Could not place klarna order' where nobody answers,
 * 'Could not post order' where something else than the service does (specification §8)
 */
export const postKlarnaOrder = createPost<KlarnaOrderBody, unknown>({
  path: 'klarna/order',
  answer: z.object({ message: z.literal('ok') }),
  failure: (kind) => (kind === 'network' ? 'Could not place klarna order' : 'Could not post order'),
});
