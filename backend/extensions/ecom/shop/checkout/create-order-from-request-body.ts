// POST /ecom/order: places an order at the prices the shopper saw, or refuses it and returns what has changed.
// Idempotent: the same body always returns the same order.
import { maxOrderTotalCents } from '../../../../../contract/shop/order-constants.ts';
import type { OrderServiceErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { CartQuote, CartQuoteRequestBody } from '../../../../../contract/shop/cart-quote.ts';
import { orderLineToQuoteRequestLine } from '../../../../../domain/match-cart-with-quote.ts';
import { toDueCents } from '../../../../../domain/voucher.ts';
import type { OrderRequestBody, PlacedOrderResponse } from '../../../../../contract/shop/order.ts';
import { retryOnDeadlockOrSerializationFailure } from '../../platform/database-helpers.ts';
import {
  type UnknownCodeRateLimiter,
  createUnknownCodeRateLimiter,
} from '../../platform/rate-limits-and-proof-of-work.ts';
import type { OrderServiceContext, UnparsedOrderServiceRequest } from '../../platform/route-types-and-handlers.ts';
import { readOrder } from '../orders/read-order.ts';
import { priceCart } from '../cart-quote/create-cart-quote.ts';
import { readCheckoutSettings } from '../cart-quote/read-checkout-settings.ts';
import { toOrderRequestBodyHash } from './order-request-body-hash.ts';
import { createPlacedOrderResponse } from './create-placed-order-response.ts';
import { insertOrderAndReserveStock } from './insert-order-and-reserve-stock.ts';

type Outcome = PlacedOrderResponse | OrderServiceErrorResponse;

const refuse = (
  code: OrderServiceErrorResponse['code'],
  field?: keyof OrderRequestBody,
): OrderServiceErrorResponse => ({
  status: 'error',
  code,
  field,
});

/** The response for an existing order; `undefined` if no order has this `order_uuid`. */
const answerExistingOrder = async (
  service: OrderServiceContext,
  body: OrderRequestBody,
  bodyHash: string,
): Promise<Outcome | undefined> => {
  const order = await readOrder(service.database, body.order_uuid);
  if (!order) return undefined;
  if (order.bodyHash !== bodyHash || order.project.domain !== body.project)
    return refuse('order_uuid_taken', 'order_uuid');
  return createPlacedOrderResponse(service, order, { shouldResume: true, includesAccessKey: true });
};

const toQuoteBody = (body: OrderRequestBody): CartQuoteRequestBody => ({
  project: body.project,
  language: body.language,
  country: body.shipping_address.country,
  invoice_country: body.invoice_address?.country ?? null,
  shipping: body.shipping,
  present_wrap: body.present_wrap,
  codes: body.codes,
  lines: body.lines.map(orderLineToQuoteRequestLine),
});

/** Why the order cannot be placed: something changed since the shopper saw it, or is not offered. */
const findOrderRefusal = (body: OrderRequestBody, quote: CartQuote): OrderServiceErrorResponse | undefined => {
  const shippingOption = quote.shipping_options.find(({ id }) => id === body.shipping);
  if (!shippingOption) return refuse('not_offered', 'shipping');
  if (body.present_wrap && quote.present_wrap_cents === null) return refuse('not_offered', 'present_wrap');
  const isUnchanged =
    [...quote.lines, ...quote.codes].every(({ problem }) => problem === null) &&
    quote.totals.total_cents === body.total_cents &&
    (body.due_cents === undefined || body.due_cents === toDueCents(quote.totals));
  if (!isUnchanged) return { ...refuse('quote_changed'), quote };
  const isPaymentOffered = body.payment_method !== null && shippingOption.payment_methods.includes(body.payment_method);
  if (!isPaymentOffered && toDueCents(quote.totals) > 0) return refuse('not_offered', 'payment_method');
  return quote.totals.total_cents > maxOrderTotalCents ? refuse('invalid_input', 'lines') : undefined;
};

const placeOrder = async (
  body: OrderRequestBody,
  service: OrderServiceContext,
  codeEntry: UnknownCodeRateLimiter,
): Promise<Outcome> => {
  const bodyHash = toOrderRequestBodyHash(body);
  const existing = await answerExistingOrder(service, body, bodyHash);
  if (existing) return existing;
  const { database } = service;
  const settings = await readCheckoutSettings(database, body.project);
  if (!settings?.isOpen) return (await answerExistingOrder(service, body, bodyHash)) ?? refuse('shop_closed');
  const codeHolder = { email: body.email, ...codeEntry };
  const cart = await priceCart(database, settings, toQuoteBody(body), codeHolder);
  const refusal = findOrderRefusal(body, cart.quote);
  // A concurrent retry of this order may have reserved the last item.
  if (refusal) return (await answerExistingOrder(service, body, bodyHash)) ?? refusal;
  const shippingOption = cart.quote.shipping_options.find(({ id }) => id === body.shipping);
  if (!shippingOption) throw new Error('An order was accepted without a shipping option.');
  if ((await insertOrderAndReserveStock(database, { body, bodyHash, settings, cart, shippingOption })) === 'changed') {
    const { quote } = await priceCart(database, settings, toQuoteBody(body), codeHolder);
    return { ...refuse('quote_changed'), quote };
  }
  const answer = await answerExistingOrder(service, body, bodyHash);
  if (!answer) throw new Error(`The order ${body.order_uuid} was inserted but cannot be read.`);
  return answer;
};

export const createOrderFromRequestBody = (
  body: OrderRequestBody,
  service: OrderServiceContext,
  request: UnparsedOrderServiceRequest,
): Promise<Outcome> =>
  retryOnDeadlockOrSerializationFailure(() => placeOrder(body, service, createUnknownCodeRateLimiter(request)));
