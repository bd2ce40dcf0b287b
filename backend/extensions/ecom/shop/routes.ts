// The routes of buying: quote, orders, payments, withdrawals, and what is asked and rated. Those of refunds stand beside them.
import { klarnaAuthorizationCallbackSchema, paypalEventSchema } from '../../../../contract/payments.ts';
import {
  htmlSchema,
  idParameter,
  klarnaConfirmedSchema,
  plainWithdrawalSchema,
} from '../../../../contract/reference/plain-schemas.ts';
import { productRatingSchema, productRequestSchema } from '../../../../contract/house/messages.ts';
import { orderStatusResponseSchema, orderStatusSchema } from '../../../../contract/shop/order-status.ts';
import {
  orderCancellationSchema,
  klarnaOrderBodySchema,
  orderPaymentSchema,
  orderSchema,
  paypalTransactionBodySchema,
  placedOrderSchema,
} from '../../../../contract/shop/order.ts';
import { cartQuoteResponseSchema, cartQuoteBodySchema } from '../../../../contract/shop/quote.ts';
import { withdrawalResponseSchema, withdrawalSchema } from '../../../../contract/shop/withdrawal.ts';
import type { ServiceRoute } from '../platform/http.ts';
import { defineRoute } from '../platform/routes.ts';
import {
  defineIpRateLimit,
  formGuards,
  requireProofForRepeatedOrders,
  quoteRateLimit,
  orderStatusRateLimit,
  webhookRateLimit,
  withdrawalRateLimit,
} from '../platform/spam-protection.ts';
import { cancelOrder } from './checkout/cancel-order.ts';
import { createOrder } from './checkout/create-order.ts';
import { handleOrderPaymentRequest } from './checkout/respond-with-placed-order.ts';
import { readOrderStatus } from './order-status/read-order-status.ts';
import {
  confirmKlarnaPayment,
  confirmPaypalPayment,
  handleKlarnaCallback,
  handlePaypalWebhook,
} from './payments/payment-routes.ts';
import { createQuote } from './quote/create-quote.ts';
import { createRating } from './ratings.ts';
import { createProductRequest } from './requests/create-product-request.ts';
import { createWithdrawal } from './withdrawals/create-withdrawal.ts';
import {
  createWithdrawalConfirmHandler,
  createWithdrawalFormHandler,
  createWithdrawalReviewHandler,
  createTooManyWithdrawalsHandler,
} from './withdrawals/no-script/no-script-routes.ts';

// Orders have their own limit: visitors who sent many ratings or requests can still buy.
const orderLimit = defineIpRateLimit({ name: 'orders' });

const orderRoutes = [
  defineRoute({
    path: '/quote',
    summary: 'Price a cart',
    description:
      'Prices, stock, delivery times and the ways of shipping and payment. Writes nothing and reserves nothing.',
    guards: [defineIpRateLimit({ name: 'quotes', limit: quoteRateLimit })],
    body: cartQuoteBodySchema,
    answer: { schema: cartQuoteResponseSchema, description: 'The quote.' },
    refusals: ['shop_closed'],
    act: createQuote,
  }),
  defineRoute({
    path: '/order',
    summary: 'Place an order at the figures the shopper saw',
    description:
      'Idempotent: the same body again gets the same order, with the state and the payment step of the moment. ' +
      '`payment_pending` leaves the order standing: send the same body again.',
    guards: [requireProofForRepeatedOrders, orderLimit],
    body: orderSchema,
    answer: { schema: placedOrderSchema, description: 'The order is placed.' },
    refusals: [
      'shop_closed',
      'not_offered',
      'quote_changed',
      'order_uuid_taken',
      'order_closed',
      'payment_refused',
      'payment_pending',
    ],
    act: createOrder,
  }),
  defineRoute({
    path: '/order/payment',
    summary: 'Read how the payment of an order stands, or resume it',
    // Pages poll this while an order awaits its payment. Polling must not use up the limit of placing orders.
    guards: [defineIpRateLimit({ name: 'order-payments', limit: orderStatusRateLimit })],
    body: orderPaymentSchema,
    answer: { schema: placedOrderSchema, description: 'The order with its state and its payment step.' },
    refusals: ['unknown_order', 'order_closed', 'payment_refused', 'payment_pending'],
    act: handleOrderPaymentRequest,
  }),
  defineRoute({
    path: '/order/cancellation',
    summary: 'Cancel an order that waits for its payment',
    description: 'Releases its stock at once. Idempotent.',
    guards: [orderLimit],
    body: orderCancellationSchema,
    refusals: ['unknown_order', 'order_closed', 'payment_pending'],
    act: cancelOrder,
  }),
  defineRoute({
    path: '/order/status',
    summary: 'Read an order by the key in the link of its emails',
    description: 'A malformed key, an unknown key and the key of another project get the same refusal.',
    guards: [defineIpRateLimit({ name: 'order-status', limit: orderStatusRateLimit })],
    body: orderStatusSchema,
    answer: { schema: orderStatusResponseSchema, description: 'The order, in the language in which it was placed.' },
    refusals: ['unknown_link'],
    act: readOrderStatus,
  }),
];

// Webhooks and callbacks: a few addresses call for every order of the shop.
const webhookLimit = defineIpRateLimit({ name: 'payment-hints', limit: webhookRateLimit });

const paymentRoutes = [
  defineRoute({
    path: '/order/paypal_transaction',
    summary: 'Settle a PayPal payment that the shopper has approved',
    description: 'The service asks PayPal and captures the money. Idempotent.',
    guards: [orderLimit],
    body: paypalTransactionBodySchema,
    refusals: ['unknown_order', 'order_closed', 'payment_refused', 'payment_pending'],
    act: confirmPaypalPayment,
  }),
  defineRoute({
    path: '/klarna/order',
    summary: 'Settle a Klarna payment that the shopper has authorized',
    description: 'The service places the order at Klarna. Idempotent.',
    guards: [orderLimit],
    body: klarnaOrderBodySchema,
    answer: { schema: klarnaConfirmedSchema, description: 'The order is paid.' },
    refusals: ['unknown_order', 'order_closed', 'payment_refused', 'payment_pending'],
    act: confirmKlarnaPayment,
  }),
  defineRoute({
    path: '/paypal/webhook',
    summary: 'Called by PayPal: something has happened to a payment',
    description: 'A hint: the service asks PayPal how the payment stands. PayPal repeats the call until it gets a 200.',
    caller: 'signed_webhook',
    guards: [webhookLimit],
    body: paypalEventSchema,
    refusals: ['payment_pending'],
    act: handlePaypalWebhook,
  }),
  defineRoute({
    path: '/klarna/callback/:payment',
    summary: 'Called by Klarna: a payment is authorized',
    description: 'A hint, in case the browser was lost: the service places the order at Klarna, whose answer counts.',
    parameters: { payment: { schema: idParameter, description: 'Id of the payment.' } },
    guards: [webhookLimit],
    body: klarnaAuthorizationCallbackSchema,
    refusals: ['unknown_order', 'payment_pending'],
    act: handleKlarnaCallback,
  }),
];

const page = (status: number, description: string) => ({
  status,
  description,
  schema: htmlSchema,
  mediaType: 'text/html',
});

const formWithProblems = page(400, 'The form again, with what is wrong in it.');

const plainWithdrawal = {
  method: 'post',
  caller: 'anyone',
  body: { schema: plainWithdrawalSchema, isForm: true },
  refusals: [],
} as const;

const withdrawalRoutes: readonly ServiceRoute[] = [
  defineRoute({
    path: '/withdrawal',
    summary: 'Declare a withdrawal from a contract',
    description:
      'The same attempt with the same content is one withdrawal. A contract that matches no order is accepted, too. ' +
      'Never asks for a proof of work.',
    guards: [defineIpRateLimit({ name: 'withdrawals', limit: withdrawalRateLimit })],
    body: withdrawalSchema,
    answer: {
      schema: withdrawalResponseSchema,
      description: 'The withdrawal is declared; a receipt goes out by email.',
    },
    refusals: ['unknown_project', 'unknown_link'],
    act: createWithdrawal,
  }),
  {
    ...plainWithdrawal,
    path: '/withdrawal/review',
    summary: 'Without scripts: review a withdrawal before it is declared',
    answers: [page(200, 'A page with the declaration and the button that confirms it.'), formWithProblems],
    // The review and the form write nothing, so they have no limit.
    guards: [],
    createHandler: createWithdrawalReviewHandler,
  },
  {
    ...plainWithdrawal,
    path: '/withdrawal/form',
    summary: 'Without scripts: go back to the form of a withdrawal',
    answers: [page(200, 'The form with what was typed.'), page(400, 'No project of that domain.')],
    guards: [],
    createHandler: createWithdrawalFormHandler,
  },
  {
    ...plainWithdrawal,
    path: '/withdrawal/confirm',
    summary: 'Without scripts: declare a withdrawal',
    answers: [
      page(200, 'The receipt.'),
      formWithProblems,
      page(429, 'The review again: the address has sent too many.'),
    ],
    guards: [
      {
        ...defineIpRateLimit({
          name: 'plain-withdrawals',
          limit: withdrawalRateLimit,
          createRefusal: createTooManyWithdrawalsHandler,
        }),
        // A page, which is among the answers.
        refusals: [],
      },
    ],
    createHandler: createWithdrawalConfirmHandler,
  },
];

const messageRoutes = [
  defineRoute({
    path: '/rating',
    summary: 'Rate a product',
    description: 'Appears once the shop has read it. With a `rating_key` it counts as that of a verified buyer, once.',
    guards: formGuards,
    body: productRatingSchema,
    refusals: ['shop_closed', 'ratings_closed', 'unknown_product', 'unknown_link'],
    act: createRating,
  }),
  defineRoute({
    path: '/request',
    summary: 'Ask about a product, or for a back-in-stock notification',
    guards: formGuards,
    body: productRequestSchema,
    refusals: ['shop_closed', 'unknown_product'],
    act: createProductRequest,
  }),
];

export const buyingRoutes: readonly ServiceRoute[] = [
  ...orderRoutes,
  ...paymentRoutes,
  ...withdrawalRoutes,
  ...messageRoutes,
];
