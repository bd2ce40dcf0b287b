// The routes of the order service. Each is thin: count the address, read the body, one function, its answer.
import { klarnaCallbackSchema } from '../../../contract/payments/klarna.ts';
import { paypalEventSchema } from '../../../contract/payments/paypal.ts';
import {
  cancellationSchema,
  klarnaOrderSchema,
  orderPaymentSchema,
  orderSchema,
  paypalTransactionSchema,
} from '../../../contract/shop/order.ts';
import { quoteBodySchema } from '../../../contract/shop/quote.ts';
import { ratingSchema } from '../../../contract/shop/rating.ts';
import { requestSchema } from '../../../contract/shop/request.ts';
import { createAddressLimit, hintsPerAddress, quotesPerAddress, statusesPerAddress } from './address-limit.ts';
import { registerAppointments } from './appointments/routes.ts';
import { registerContact } from './contact/routes.ts';
import { createHandler, type Router } from './create-handler.ts';
import { createRating } from './ratings/create-rating.ts';
import { createRequest } from './requests/create-request.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { createOrder } from './orders/create-order.ts';
import { answerOrderPayment } from './orders/placed-order.ts';
import { registerReadiness } from './readiness.ts';
import { registerNewsletter } from './newsletter/routes.ts';
import { registerOrderStatus } from './order-status/routes.ts';
import { hearKlarna } from './payments/hear-klarna.ts';
import { hearPaypal } from './payments/hear-paypal.ts';
import { postKlarnaOrder } from './payments/post-klarna-order.ts';
import { postPaypalTransaction } from './payments/post-paypal-transaction.ts';
import { registerPreview } from './preview/routes.ts';
import type { ReadingContext } from './preview/directus-parts.ts';
import { registerPublishing } from './publishing/routes.ts';
import { createQuote } from './quote/create-quote.ts';
import { registerRefunds } from './refunds/routes.ts';
import { useVisitorCacheOf } from './refresh-visitors.ts';
import { formGuard, orderProof } from './spam/form-guard.ts';
import { registerWithdrawals } from './withdrawals/routes.ts';
import type { Context } from './http.ts';

export const registerRoutes = (router: Router, context: Context & ReadingContext): void => {
  registerReadiness(router, context);
  const guard = formGuard(context);
  router.post('/rating', ...guard, createHandler(ratingSchema, createRating, context));
  router.post('/request', ...guard, createHandler(requestSchema, createRequest, context));
  registerContact(router, context);
  registerNewsletter(router, context);
  registerAppointments(router, context);
  registerWithdrawals(router, context);
  registerOrderStatus(router, context);
  registerRefunds(router, context);
  registerPreview(router, context);
  registerPublishing(router, context);
  useVisitorCacheOf(context);
  const quoteLimit = createAddressLimit(context, { name: 'quotes', limit: quotesPerAddress });
  router.post('/quote', quoteLimit, createHandler(quoteBodySchema, createQuote, context));
  // Orders count for themselves: whoever rated or asked a lot can still buy.
  const orderLimit = createAddressLimit(context, { name: 'orders' });
  router.post('/order', orderProof(context), orderLimit, createHandler(orderSchema, createOrder, context));
  router.post('/order/cancellation', orderLimit, createHandler(cancellationSchema, cancelOrder, context));
  router.post(
    '/order/paypal_transaction',
    orderLimit,
    createHandler(paypalTransactionSchema, postPaypalTransaction, context),
  );
  router.post('/klarna/order', orderLimit, createHandler(klarnaOrderSchema, postKlarnaOrder, context));
  // Asked for as long as a page with a waiting order is open: it must not use up what ordering needs.
  const orderPaymentLimit = createAddressLimit(context, { name: 'order-payments', limit: statusesPerAddress });
  router.post('/order/payment', orderPaymentLimit, createHandler(orderPaymentSchema, answerOrderPayment, context));
  // What the providers say by themselves: for every order of the shop, from a few addresses.
  const hintLimit = createAddressLimit(context, { name: 'payment-hints', limit: hintsPerAddress });
  router.post('/paypal/webhook', hintLimit, createHandler(paypalEventSchema, hearPaypal, context));
  router.post('/klarna/callback/:payment', hintLimit, createHandler(klarnaCallbackSchema, hearKlarna, context));
};
