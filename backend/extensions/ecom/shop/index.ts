// The shop part of the order service: routes, jobs and hooks for quotes, orders, payments, refunds, withdrawals,
// product requests and ratings.
import { klarnaAuthorizationCallbackSchema, paypalEventSchema } from '../../../../contract/payments.ts';
import { orderStatusSchema } from '../../../../contract/shop/order-status.ts';
import {
  orderCancellationSchema,
  klarnaOrderBodySchema,
  orderPaymentSchema,
  orderSchema,
  paypalTransactionBodySchema,
} from '../../../../contract/shop/order.ts';
import { cartQuoteBodySchema } from '../../../../contract/shop/quote.ts';
import { productRatingSchema, productRequestSchema } from '../../../../contract/house/messages.ts';
import { withdrawalSchema } from '../../../../contract/shop/withdrawal.ts';
import { createJsonHandler, type ServiceModule } from '../platform/http.ts';
import {
  createIpRateLimit,
  protectForm,
  requireProofForRepeatedOrders,
  quoteRateLimit,
  orderStatusRateLimit,
  webhookRateLimit,
  withdrawalRateLimit,
} from '../platform/spam-protection.ts';
import { cancelOrder } from './checkout/cancel-order.ts';
import { createOrder } from './checkout/create-order.ts';
import { handleOrderPaymentRequest } from './checkout/respond-with-placed-order.ts';
import { orderDeadlineJob } from './deadlines/payment-deadlines.ts';
import { readOrderStatus } from './order-status/read-order-status.ts';
import { enforceOrderTransitions } from './orders/enforce-order-transitions.ts';
import { pendingPaymentStates } from './orders/payment.ts';
import { guardPickupBranches } from './orders/last-pickup-day.ts';
import {
  handleKlarnaCallback,
  handlePaypalWebhook,
  confirmKlarnaPayment,
  confirmPaypalPayment,
} from './payments/payment-routes.ts';
import { paymentReconciliationJob } from './payments/reconcile-payments.ts';
import { createQuote } from './quote/create-quote.ts';
import { invalidNumberReportJob } from './quote/report-invalid-numbers.ts';
import { createRating } from './ratings.ts';
import { refundJob } from './refunds/refund-job.ts';
import { registerRefundRoutes } from './refunds/refund-routes.ts';
import { backInStockJob } from './requests/back-in-stock.ts';
import { createProductRequest } from './requests/create-product-request.ts';
import { createWithdrawal } from './withdrawals/create-withdrawal.ts';
import {
  createWithdrawalConfirmHandler,
  createWithdrawalFormHandler,
  createWithdrawalReviewHandler,
  createTooManyWithdrawalsHandler,
} from './withdrawals/no-script/no-script-routes.ts';

const registerOrders: ServiceModule['routes'] = (router, context) => {
  const quoteLimit = createIpRateLimit(context, { name: 'quotes', limit: quoteRateLimit });
  router.post('/quote', quoteLimit, createJsonHandler(cartQuoteBodySchema, createQuote, context));
  // Orders have their own limit: visitors who sent many ratings or requests can still buy.
  const orderLimit = createIpRateLimit(context, { name: 'orders' });
  router.post(
    '/order',
    requireProofForRepeatedOrders(context),
    orderLimit,
    createJsonHandler(orderSchema, createOrder, context),
  );
  router.post('/order/cancellation', orderLimit, createJsonHandler(orderCancellationSchema, cancelOrder, context));
  router.post(
    '/order/paypal_transaction',
    orderLimit,
    createJsonHandler(paypalTransactionBodySchema, confirmPaypalPayment, context),
  );
  router.post('/klarna/order', orderLimit, createJsonHandler(klarnaOrderBodySchema, confirmKlarnaPayment, context));
  // Pages poll this while an order awaits its payment. Polling must not use up the limit of placing orders.
  const orderPaymentLimit = createIpRateLimit(context, { name: 'order-payments', limit: orderStatusRateLimit });
  router.post(
    '/order/payment',
    orderPaymentLimit,
    createJsonHandler(orderPaymentSchema, handleOrderPaymentRequest, context),
  );
  // Webhooks and callbacks: a few addresses call for every order of the shop.
  const webhookLimit = createIpRateLimit(context, { name: 'payment-hints', limit: webhookRateLimit });
  router.post('/paypal/webhook', webhookLimit, createJsonHandler(paypalEventSchema, handlePaypalWebhook, context));
  router.post(
    '/klarna/callback/:payment',
    webhookLimit,
    createJsonHandler(klarnaAuthorizationCallbackSchema, handleKlarnaCallback, context),
  );
  const statusLimit = createIpRateLimit(context, { name: 'order-status', limit: orderStatusRateLimit });
  router.post('/order/status', statusLimit, createJsonHandler(orderStatusSchema, readOrderStatus, context));
};

const registerWithdrawals: ServiceModule['routes'] = (router, context) => {
  const limit = createIpRateLimit(context, { name: 'withdrawals', limit: withdrawalRateLimit });
  router.post('/withdrawal', limit, createJsonHandler(withdrawalSchema, createWithdrawal, context));
  // The review and the form write nothing, so they have no limit.
  router.post('/withdrawal/review', createWithdrawalReviewHandler(context));
  router.post('/withdrawal/form', createWithdrawalFormHandler(context));
  const plainLimit = createIpRateLimit(context, {
    name: 'plain-withdrawals',
    limit: withdrawalRateLimit,
    handler: createTooManyWithdrawalsHandler(context),
  });
  router.post('/withdrawal/confirm', plainLimit, createWithdrawalConfirmHandler(context));
};

export const shopSubject: ServiceModule = {
  routes: (router, context) => {
    const guard = protectForm(context);
    router.post('/rating', ...guard, createJsonHandler(productRatingSchema, createRating, context));
    router.post('/request', ...guard, createJsonHandler(productRequestSchema, createProductRequest, context));
    registerOrders(router, context);
    registerWithdrawals(router, context);
    registerRefundRoutes(router, context);
  },
  hooks: [
    { name: 'ecom-order-expiry', config: orderDeadlineJob },
    { name: 'ecom-order-states', config: enforceOrderTransitions },
    { name: 'ecom-branches', config: guardPickupBranches },
    { name: 'ecom-payment-sweep', config: paymentReconciliationJob },
    { name: 'ecom-refunds', config: refundJob },
    { name: 'ecom-figure-reports', config: invalidNumberReportJob },
    { name: 'ecom-stock-news', config: backInStockJob },
  ],
  gauges: [
    { name: 'order', table: 'ecommerce_order', help: 'Orders', open: ['awaiting_payment'] },
    {
      name: 'payment',
      table: 'ecommerce_payment',
      help: 'Payments at PayPal and Klarna',
      by: 'provider',
      open: pendingPaymentStates,
    },
  ],
};
