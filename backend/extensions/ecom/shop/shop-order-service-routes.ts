// Routes of the shop: quotes, orders, payments, withdrawals, ratings and product requests. The refund routes are in
// refunds/refund-routes.ts.
import {
  klarnaAuthorizationCallbackBodySchema,
  paypalWebhookEventSchema,
} from '../../../../contract/payment-provider-responses.ts';
import {
  htmlResponseSchema,
  idParameterSchema,
  klarnaConfirmationResponseSchema,
  noScriptWithdrawalRequestBodySchema,
} from '../../../../contract/api-reference/documentation-only-schemas.ts';
import {
  productRatingRequestBodySchema,
  productRequestBodySchema,
} from '../../../../contract/visitors/contact-rating-and-product-request.ts';
import {
  orderStatusResponseSchema,
  orderStatusRequestBodySchema,
} from '../../../../contract/shop/order-status-page.ts';
import {
  orderCancellationRequestBodySchema,
  klarnaConfirmationRequestBodySchema,
  paymentStatusRequestBodySchema,
  orderRequestBodySchema,
  paypalConfirmationRequestBodySchema,
  placedOrderResponseSchema,
} from '../../../../contract/shop/order.ts';
import { cartQuoteResponseSchema, cartQuoteRequestBodySchema } from '../../../../contract/shop/cart-quote.ts';
import { withdrawalResponseSchema, withdrawalRequestBodySchema } from '../../../../contract/shop/withdrawal.ts';
import type { OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import { definePostRoute } from '../platform/define-post-route.ts';
import {
  createIpRateLimitGuard,
  publicFormRouteGuards,
  requireProofOfWorkForRepeatedOrders,
  limitUnknownCodes,
  quoteRateLimit,
  orderStatusRateLimit,
  webhookRateLimit,
  withdrawalRateLimit,
} from '../platform/rate-limits-and-proof-of-work.ts';
import { cancelOrderAwaitingPayment } from './checkout/cancel-order-awaiting-payment.ts';
import { createOrderFromRequestBody } from './checkout/create-order-from-request-body.ts';
import { handlePaymentStatusRequest } from './checkout/create-placed-order-response.ts';
import { readOrderStatus } from './order-status/read-order-status.ts';
import {
  confirmKlarnaPayment,
  confirmPaypalPayment,
  handleKlarnaAuthorizationCallback,
  handlePaypalWebhook,
} from './payments/payment-routes.ts';
import { createCartQuote } from './cart-quote/create-cart-quote.ts';
import { createProductRating } from './create-product-rating.ts';
import { saveCustomerProductRequest } from './requests/save-customer-product-request.ts';
import { recordContractWithdrawal } from './withdrawals/record-contract-withdrawal.ts';
import {
  createNoScriptWithdrawalSubmitHandler,
  createBackToWithdrawalFormHandler,
  createWithdrawalReviewPageHandler,
  createWithdrawalRateLimitPageHandler,
} from './withdrawals/no-script/no-script-withdrawal-routes.ts';

// Orders have their own limit: visitors who sent many ratings or requests can still buy.
const orderLimit = createIpRateLimitGuard({ name: 'orders' });

const orderRoutes = [
  definePostRoute({
    path: '/quote',
    summary: 'Price a cart',
    description:
      'Returns prices, stock, delivery times, shipping options and payment methods. Writes nothing, reserves nothing.',
    guards: [createIpRateLimitGuard({ name: 'quotes', limit: quoteRateLimit }), limitUnknownCodes],
    body: cartQuoteRequestBodySchema,
    answer: { schema: cartQuoteResponseSchema, description: 'The quote.' },
    refusals: ['shop_closed'],
    act: createCartQuote,
  }),
  definePostRoute({
    path: '/order',
    summary: 'Place an order at the prices the shopper saw',
    description:
      'Idempotent: the same body returns the same order, with its current state and payment step. ' +
      'After `payment_pending` the order still exists: send the same body again.',
    guards: [requireProofOfWorkForRepeatedOrders, orderLimit, limitUnknownCodes],
    body: orderRequestBodySchema,
    answer: { schema: placedOrderResponseSchema, description: 'The order is placed.' },
    refusals: [
      'shop_closed',
      'not_offered',
      'quote_changed',
      'order_uuid_taken',
      'order_closed',
      'payment_refused',
      'payment_pending',
    ],
    act: createOrderFromRequestBody,
  }),
  definePostRoute({
    path: '/order/payment',
    summary: 'Read the payment state of an order, or resume its payment',
    // Pages poll this while an order awaits its payment. Polling must not use up the limit of placing orders.
    guards: [createIpRateLimitGuard({ name: 'order-payments', limit: orderStatusRateLimit })],
    body: paymentStatusRequestBodySchema,
    answer: { schema: placedOrderResponseSchema, description: 'The order with its state and its payment step.' },
    refusals: ['unknown_order', 'order_closed', 'payment_refused', 'payment_pending'],
    act: handlePaymentStatusRequest,
  }),
  definePostRoute({
    path: '/order/cancellation',
    summary: 'Cancel an order that waits for its payment',
    description: 'Releases its stock at once. Idempotent.',
    guards: [orderLimit],
    body: orderCancellationRequestBodySchema,
    refusals: ['unknown_order', 'order_closed', 'payment_pending'],
    act: cancelOrderAwaitingPayment,
  }),
  definePostRoute({
    path: '/order/status',
    summary: 'Read an order by the key in the link of its emails',
    description: 'A malformed key, an unknown key and the key of another project are rejected with the same error.',
    guards: [createIpRateLimitGuard({ name: 'order-status', limit: orderStatusRateLimit })],
    body: orderStatusRequestBodySchema,
    answer: { schema: orderStatusResponseSchema, description: 'The order, in the language in which it was placed.' },
    refusals: ['unknown_link'],
    act: readOrderStatus,
  }),
];

// Webhooks and callbacks: the calls for all orders come from a few addresses.
const webhookLimit = createIpRateLimitGuard({ name: 'payment-hints', limit: webhookRateLimit });

const paymentRoutes = [
  definePostRoute({
    path: '/order/paypal_transaction',
    summary: 'Confirm a PayPal payment that the shopper has approved',
    description: 'The service checks the payment at PayPal and captures it. Idempotent.',
    guards: [orderLimit],
    body: paypalConfirmationRequestBodySchema,
    refusals: ['unknown_order', 'order_closed', 'payment_refused', 'payment_pending'],
    act: confirmPaypalPayment,
  }),
  definePostRoute({
    path: '/klarna/order',
    summary: 'Confirm a Klarna payment that the shopper has authorized',
    description: 'The service places the order at Klarna. Idempotent.',
    guards: [orderLimit],
    body: klarnaConfirmationRequestBodySchema,
    answer: { schema: klarnaConfirmationResponseSchema, description: 'The order is paid.' },
    refusals: ['unknown_order', 'order_closed', 'payment_refused', 'payment_pending'],
    act: confirmKlarnaPayment,
  }),
  definePostRoute({
    path: '/paypal/webhook',
    summary: 'Called by PayPal: a payment has changed',
    description:
      'Only a trigger: the service reads the state of the payment from PayPal. PayPal repeats the call until it gets ' +
      'a 200.',
    caller: 'signed_webhook',
    guards: [webhookLimit],
    body: paypalWebhookEventSchema,
    refusals: ['payment_pending'],
    act: handlePaypalWebhook,
  }),
  definePostRoute({
    path: '/klarna/callback/:payment',
    summary: 'Called by Klarna: a payment is authorized',
    description:
      'Only a trigger, in case the browser was closed: the service places the order at Klarna, whose answer counts.',
    parameters: { payment: { schema: idParameterSchema, description: 'Id of the payment.' } },
    guards: [webhookLimit],
    body: klarnaAuthorizationCallbackBodySchema,
    refusals: ['unknown_order', 'payment_pending'],
    act: handleKlarnaAuthorizationCallback,
  }),
];

const page = (status: number, description: string) => ({
  status,
  description,
  schema: htmlResponseSchema,
  mediaType: 'text/html',
});

const formWithErrors = page(400, 'The form with its errors.');

const plainWithdrawal = {
  method: 'post',
  caller: 'anyone',
  body: { schema: noScriptWithdrawalRequestBodySchema, isForm: true },
  refusals: [],
} as const;

const withdrawalRoutes: readonly OrderServiceRoute[] = [
  definePostRoute({
    path: '/withdrawal',
    summary: 'Declare a withdrawal from a contract',
    description:
      'Idempotent: the same attempt with the same content is one withdrawal. A contract that matches no order is ' +
      'accepted, too. Never requires a proof of work.',
    guards: [createIpRateLimitGuard({ name: 'withdrawals', limit: withdrawalRateLimit })],
    body: withdrawalRequestBodySchema,
    answer: {
      schema: withdrawalResponseSchema,
      description: 'The withdrawal is declared; a receipt is sent by email.',
    },
    refusals: ['unknown_project', 'unknown_link'],
    act: recordContractWithdrawal,
  }),
  {
    ...plainWithdrawal,
    path: '/withdrawal/review',
    summary: 'Without scripts: review a withdrawal before it is declared',
    answers: [page(200, 'A page with the declaration and the button that confirms it.'), formWithErrors],
    // The review and the form write nothing, so they have no limit.
    guards: [],
    createHandler: createWithdrawalReviewPageHandler,
  },
  {
    ...plainWithdrawal,
    path: '/withdrawal/form',
    summary: 'Without scripts: return to the withdrawal form',
    answers: [page(200, 'The form with the entered values.'), page(400, 'No project has this domain.')],
    guards: [],
    createHandler: createBackToWithdrawalFormHandler,
  },
  {
    ...plainWithdrawal,
    path: '/withdrawal/confirm',
    summary: 'Without scripts: declare a withdrawal',
    answers: [
      page(200, 'The receipt.'),
      formWithErrors,
      page(429, 'The review page again: too many requests from this address.'),
    ],
    guards: [
      {
        ...createIpRateLimitGuard({
          name: 'plain-withdrawals',
          limit: withdrawalRateLimit,
          createRefusal: createWithdrawalRateLimitPageHandler,
        }),
        // The refusal is a page, listed in `answers`.
        refusals: [],
      },
    ],
    createHandler: createNoScriptWithdrawalSubmitHandler,
  },
];

const messageRoutes = [
  definePostRoute({
    path: '/rating',
    summary: 'Rate a product',
    description:
      'Published after the shop has reviewed it. With a `rating_key` it counts once as the rating of a verified buyer.',
    guards: publicFormRouteGuards,
    body: productRatingRequestBodySchema,
    refusals: ['shop_closed', 'ratings_closed', 'unknown_product', 'unknown_link'],
    act: createProductRating,
  }),
  definePostRoute({
    path: '/request',
    summary: 'Ask about a product, or for a back-in-stock notification',
    guards: publicFormRouteGuards,
    body: productRequestBodySchema,
    refusals: ['shop_closed', 'unknown_product'],
    act: saveCustomerProductRequest,
  }),
];

export const shopOrderServiceRoutes: readonly OrderServiceRoute[] = [
  ...orderRoutes,
  ...paymentRoutes,
  ...withdrawalRoutes,
  ...messageRoutes,
];
