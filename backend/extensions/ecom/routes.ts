// The routes of the order service. Each is thin: count the address, read the body, one function, its answer.
import type { RateLimitRequestHandler } from 'express-rate-limit';
import { klarnaCallbackSchema } from '../../../contract/payments/klarna.ts';
import { paypalEventSchema } from '../../../contract/payments/paypal.ts';
import { type Answer, readBody } from '../../../contract/shop/order-answer.ts';
import {
  cancellationSchema,
  klarnaOrderSchema,
  orderSchema,
  paypalTransactionSchema,
} from '../../../contract/shop/order.ts';
import { quoteBodySchema } from '../../../contract/shop/quote.ts';
import { ratingSchema } from '../../../contract/shop/rating.ts';
import { requestSchema } from '../../../contract/shop/request.ts';
import { createAddressLimit, hintsPerAddress, quotesPerAddress } from './address-limit.ts';
import { createRating } from './create-rating.ts';
import { createRequest } from './create-request.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { createOrder } from './orders/create-order.ts';
import { hearKlarna } from './payments/hear-klarna.ts';
import { hearPaypal } from './payments/hear-paypal.ts';
import { postKlarnaOrder } from './payments/post-klarna-order.ts';
import { postPaypalTransaction } from './payments/post-paypal-transaction.ts';
import { createQuote } from './quote/create-quote.ts';
import { useVisitorCacheOf } from './refresh-visitors.ts';
import { type Context, type Next, type Request, type Response, sendAnswer } from './http.ts';

type Handler = (request: Request, response: Response, next: Next) => Promise<void>;

interface Router {
  post: (path: string, limit: RateLimitRequestHandler, handler: Handler) => unknown;
}

/** Whatever is thrown goes to Directus, which logs it and answers 500 without a word about it. */
const createHandler =
  <Body>(
    schema: Parameters<typeof readBody<Body>>[0],
    act: (body: Body, context: Context, request: Request) => Promise<Answer>,
    context: Context,
  ): Handler =>
  async (request, response, next) => {
    try {
      const read = readBody(schema, request.body);
      const answer: Answer = read.ok
        ? await act(read.body, context, request)
        : { status: 'error', code: 'invalid_input', field: read.fields[0] };
      sendAnswer(response, answer);
    } catch (error) {
      next(error);
    }
  };

export const registerRoutes = (router: Router, context: Context): void => {
  // One count for both: who is refused here has sent far more than anyone writes.
  const limit = createAddressLimit();
  router.post('/rating', limit, createHandler(ratingSchema, createRating, context));
  router.post('/request', limit, createHandler(requestSchema, createRequest, context));
  useVisitorCacheOf(context);
  router.post('/quote', createAddressLimit(quotesPerAddress), createHandler(quoteBodySchema, createQuote, context));
  // Orders count for themselves: whoever rated or asked a lot can still buy.
  const orderLimit = createAddressLimit();
  router.post('/order', orderLimit, createHandler(orderSchema, createOrder, context));
  router.post('/order/cancellation', orderLimit, createHandler(cancellationSchema, cancelOrder, context));
  router.post(
    '/order/paypal_transaction',
    orderLimit,
    createHandler(paypalTransactionSchema, postPaypalTransaction, context),
  );
  router.post('/klarna/order', orderLimit, createHandler(klarnaOrderSchema, postKlarnaOrder, context));
  // What the providers say by themselves: for every order of the shop, from a few addresses.
  const hintLimit = createAddressLimit(hintsPerAddress);
  router.post('/paypal/webhook', hintLimit, createHandler(paypalEventSchema, hearPaypal, context));
  router.post('/klarna/callback/:payment', hintLimit, createHandler(klarnaCallbackSchema, hearKlarna, context));
};
