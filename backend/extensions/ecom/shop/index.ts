// What buying is made of: quote, orders, payments, refunds, withdrawals, and what is asked and rated. The routes, jobs and guards of
// this subject.
import { klarnaCallbackSchema, paypalEventSchema } from '../../../../contract/payments.ts';
import { orderStatusSchema } from '../../../../contract/shop/order-status.ts';
import {
  cancellationSchema,
  klarnaOrderBodySchema,
  orderPaymentSchema,
  orderSchema,
  paypalTransactionBodySchema,
} from '../../../../contract/shop/order.ts';
import { quoteBodySchema } from '../../../../contract/shop/quote.ts';
import { ratingSchema, requestSchema } from '../../../../contract/house/messages.ts';
import { withdrawalSchema } from '../../../../contract/shop/withdrawal.ts';
import { createHandler, type Subject } from '../platform/http.ts';
import {
  createAddressLimit,
  formGuard,
  orderProof,
  quotesPerAddress,
  statusesPerAddress,
  webhooksPerAddress,
  withdrawalsPerAddress,
} from '../platform/spam-protection.ts';
import { cancelOrder } from './checkout/cancel-order.ts';
import { createOrder } from './checkout/create-order.ts';
import { answerOrderPayment } from './checkout/placed-order.ts';
import { deadlineJob } from './deadlines/payment-deadlines.ts';
import { readOrderStatus } from './order-status/read-order-status.ts';
import { guardOrderStates } from './orders/order-states-hook.ts';
import { openStates } from './orders/payment.ts';
import { guardPickupBranches } from './orders/plan-pickup.ts';
import {
  handleKlarnaCallback,
  handlePaypalWebhook,
  confirmKlarnaPayment,
  confirmPaypalPayment,
} from './payments/payment-answers.ts';
import { paymentJob } from './payments/settle-payments.ts';
import { createQuote } from './quote/create-quote.ts';
import { figureReportJob } from './quote/report-unusable-figures.ts';
import { createRating } from './ratings.ts';
import { refundJob } from './refunds/refund-job.ts';
import { registerRefunds } from './refunds/routes.ts';
import { backInStockJob } from './requests/back-in-stock.ts';
import { createRequest } from './requests/create-request.ts';
import { createWithdrawal } from './withdrawals/create-withdrawal.ts';
import {
  createConfirmHandler,
  createFormHandler,
  createReviewHandler,
  createTooManyHandler,
} from './withdrawals/plain/plain-routes.ts';

const registerOrders: Subject['routes'] = (router, context) => {
  const quoteLimit = createAddressLimit(context, { name: 'quotes', limit: quotesPerAddress });
  router.post('/quote', quoteLimit, createHandler(quoteBodySchema, createQuote, context));
  // Orders count for themselves: whoever rated or asked a lot can still buy.
  const orderLimit = createAddressLimit(context, { name: 'orders' });
  router.post('/order', orderProof(context), orderLimit, createHandler(orderSchema, createOrder, context));
  router.post('/order/cancellation', orderLimit, createHandler(cancellationSchema, cancelOrder, context));
  router.post(
    '/order/paypal_transaction',
    orderLimit,
    createHandler(paypalTransactionBodySchema, confirmPaypalPayment, context),
  );
  router.post('/klarna/order', orderLimit, createHandler(klarnaOrderBodySchema, confirmKlarnaPayment, context));
  // Asked for as long as a page with a waiting order is open: it must not use up what ordering needs.
  const orderPaymentLimit = createAddressLimit(context, { name: 'order-payments', limit: statusesPerAddress });
  router.post('/order/payment', orderPaymentLimit, createHandler(orderPaymentSchema, answerOrderPayment, context));
  // What the providers say by themselves: for every order of the shop, from a few addresses.
  const webhookLimit = createAddressLimit(context, { name: 'payment-hints', limit: webhooksPerAddress });
  router.post('/paypal/webhook', webhookLimit, createHandler(paypalEventSchema, handlePaypalWebhook, context));
  router.post(
    '/klarna/callback/:payment',
    webhookLimit,
    createHandler(klarnaCallbackSchema, handleKlarnaCallback, context),
  );
  const statusLimit = createAddressLimit(context, { name: 'order-status', limit: statusesPerAddress });
  router.post('/order/status', statusLimit, createHandler(orderStatusSchema, readOrderStatus, context));
};

const registerWithdrawals: Subject['routes'] = (router, context) => {
  const limit = createAddressLimit(context, { name: 'withdrawals', limit: withdrawalsPerAddress });
  router.post('/withdrawal', limit, createHandler(withdrawalSchema, createWithdrawal, context));
  // Looking writes nothing and is not counted.
  router.post('/withdrawal/review', createReviewHandler(context));
  router.post('/withdrawal/form', createFormHandler(context));
  const plainLimit = createAddressLimit(context, {
    name: 'plain-withdrawals',
    limit: withdrawalsPerAddress,
    handler: createTooManyHandler(context),
  });
  router.post('/withdrawal/confirm', plainLimit, createConfirmHandler(context));
};

export const shop: Subject = {
  routes: (router, context) => {
    const guard = formGuard(context);
    router.post('/rating', ...guard, createHandler(ratingSchema, createRating, context));
    router.post('/request', ...guard, createHandler(requestSchema, createRequest, context));
    registerOrders(router, context);
    registerWithdrawals(router, context);
    registerRefunds(router, context);
  },
  hooks: [
    { name: 'ecom-order-expiry', config: deadlineJob },
    { name: 'ecom-order-states', config: guardOrderStates },
    { name: 'ecom-branches', config: guardPickupBranches },
    { name: 'ecom-payment-sweep', config: paymentJob },
    { name: 'ecom-refunds', config: refundJob },
    { name: 'ecom-figure-reports', config: figureReportJob },
    { name: 'ecom-stock-news', config: backInStockJob },
  ],
  gauges: [
    { name: 'order', table: 'ecommerce_order', help: 'Orders', open: ['awaiting_payment'] },
    {
      name: 'payment',
      table: 'ecommerce_payment',
      help: 'Payments at PayPal and Klarna',
      by: 'provider',
      open: openStates,
    },
  ],
};
