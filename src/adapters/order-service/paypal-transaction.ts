// POST /ecom/order/paypal_transaction. Called by the checkout once the shopper has approved the payment at PayPal.
import type { PaypalTransactionBody } from '../../../contract/shop/order.ts';
import { createPost, okSchema } from './post.ts';

/** Lets the service check and capture the payment. @throws OrderServiceError 'Could not post PayPal Transaction' */
export const postPaypalTransaction = createPost<PaypalTransactionBody, unknown>({
  path: 'order/paypal_transaction',
  answer: okSchema,
  failure: 'Could not post PayPal Transaction',
});
