// Klarna's Order Management v1: reading, capturing, extending, cancelling, reducing and refunding a placed order. As at
// Klarna, no amount is captured, released or refunded twice or beyond the limit.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { dayMs } from '../../domain/durations.ts';
import { toStandInKlarnaBadValueResponse, toStandInKlarnaErrorResponse } from './klarna-error-responses.ts';
import {
  klarnaCaptureRequestSchema,
  klarnaOrderLineSchema,
  type KlarnaApiSessionRequestBody,
} from './klarna-request-schemas.ts';
import type {
  PaymentStandInRequest,
  PaymentStandInResponse,
  PaymentStandInRoute,
  PaymentStandInState,
} from './payment-stand-in-state.ts';

/** A placed order. Amounts are in cents. */
interface PlacedOrder {
  id: string;
  body: KlarnaApiSessionRequestBody;
  authorizationExpiresAt: Date;
  orderAmountCents: number;
  capturedCents: number;
  isCancelled: boolean;
  refunds: { id: string; reference: string; amountCents: number }[];
}

/** Authorization period of the demo shop's account: 28 days. */
const authorizationPeriodMs = 28 * dayMs;

const orderLines = z.array(klarnaOrderLineSchema).max(1_000);

const sumOrderLines = (lines: z.infer<typeof orderLines>): number =>
  lines.reduce((total, line) => total + line.total_amount, 0);

const refundSchema = z
  .strictObject({
    refunded_amount: z.int().min(1).max(200_000_000),
    reference: z.string().max(255),
    description: z.string().max(255).optional(),
    order_lines: orderLines,
  })
  .refine(({ refunded_amount, order_lines }) => sumOrderLines(order_lines) === refunded_amount, {
    path: ['refunded_amount'],
  });

const authorizationSchema = z
  .strictObject({
    order_amount: z.int().min(1).max(200_000_000),
    description: z.string().max(255).optional(),
    order_lines: orderLines,
  })
  .refine(({ order_amount, order_lines }) => sumOrderLines(order_lines) === order_amount, { path: ['order_amount'] });

/** Fields of both a session and a placed order. */
export const toKlarnaOrderFields = ({
  order_amount,
  purchase_currency,
  merchant_reference1,
  merchant_reference2,
  intent,
}: KlarnaApiSessionRequestBody): Record<string, unknown> => ({
  order_amount,
  purchase_currency,
  merchant_reference1,
  merchant_reference2,
  intent,
});

const sumRefundedCents = ({ refunds }: PlacedOrder): number =>
  refunds.reduce((total, { amountCents }) => total + amountCents, 0);

const toOrderStatus = ({ isCancelled, capturedCents, orderAmountCents }: PlacedOrder): string => {
  if (isCancelled) return 'CANCELLED';
  if (capturedCents === 0) return 'AUTHORIZED';
  return capturedCents < orderAmountCents ? 'PART_CAPTURED' : 'CAPTURED';
};

const readOrder = (order: PlacedOrder, { behaviors: { klarna } }: PaymentStandInState): PaymentStandInResponse => ({
  status: 200,
  json: {
    order_id: order.id,
    expires_at: order.authorizationExpiresAt.toISOString(),
    fraud_status: klarna.fraudStatus,
    ...toKlarnaOrderFields(order.body),
    status: toOrderStatus(order),
    order_amount: order.orderAmountCents,
    captured_amount: order.capturedCents,
    refunded_amount: sumRefundedCents(order),
    remaining_authorized_amount: order.isCancelled ? 0 : order.orderAmountCents - order.capturedCents,
    refunds: order.refunds.map(({ id, reference, amountCents }) => ({
      refund_id: id,
      reference,
      refunded_amount: amountCents,
    })),
    ...klarna.overrides,
  },
});

const captureOrder = (
  order: PlacedOrder,
  { behaviors: { klarna } }: PaymentStandInState,
  body: unknown,
): PaymentStandInResponse => {
  const { data } = klarnaCaptureRequestSchema.safeParse(body);
  if (!data) return toStandInKlarnaErrorResponse(400, 'BAD_VALUE');
  const isCapturable = !order.isCancelled && order.capturedCents === 0;
  if (!isCapturable || klarna.isDeclining || data.captured_amount > order.orderAmountCents)
    return toStandInKlarnaErrorResponse(403, 'CAPTURE_NOT_ALLOWED');
  // The shop captures the entire remaining authorization.
  if (data.captured_amount !== order.orderAmountCents) return toStandInKlarnaErrorResponse(400, 'BAD_VALUE');
  order.capturedCents = data.captured_amount;
  return { status: 201 };
};

/** Extends the authorization by the account's period, starting now. */
const extendAuthorization = (
  order: PlacedOrder,
  { behaviors: { klarna } }: PaymentStandInState,
): PaymentStandInResponse => {
  if (klarna.isDeclining || order.isCancelled) return toStandInKlarnaErrorResponse(403, 'NOT_ALLOWED');
  order.authorizationExpiresAt = new Date(Date.now() + authorizationPeriodMs);
  // Klarna reports the new end, even if a test has overridden the old one.
  delete klarna.overrides['expires_at'];
  return { status: 204 };
};

const recordRefund = (
  state: PaymentStandInState,
  order: PlacedOrder,
  kind: 'refund' | 'release',
  reference: string,
  amountCents: number,
): void => {
  const { id, body } = order;
  state.refunds.push({ provider: 'klarna', kind, id, reference, order: body.merchant_reference1, amountCents });
};

const refundOrder = (order: PlacedOrder, state: PaymentStandInState, body: unknown): PaymentStandInResponse => {
  const parsed = refundSchema.safeParse(body);
  if (!parsed.success) return toStandInKlarnaBadValueResponse(parsed.error);
  const { refundError } = state.behaviors.klarna;
  if (refundError !== '') return toStandInKlarnaErrorResponse(403, refundError);
  const { refunded_amount: amountCents, reference } = parsed.data;
  if (order.capturedCents === 0)
    return toStandInKlarnaErrorResponse(403, 'REFUND_NOT_ALLOWED', ['Order is not captured.']);
  if (sumRefundedCents(order) + amountCents > order.capturedCents)
    return toStandInKlarnaErrorResponse(403, 'REFUND_NOT_ALLOWED', [
      'Over refund is not allowed. Refund not possible.',
    ]);
  order.refunds.push({ id: randomUUID(), reference, amountCents });
  recordRefund(state, order, 'refund', reference, amountCents);
  return { status: 201 };
};

const cancelOrder = (order: PlacedOrder, state: PaymentStandInState): PaymentStandInResponse => {
  const { refundError } = state.behaviors.klarna;
  if (refundError !== '') return toStandInKlarnaErrorResponse(403, refundError);
  if (order.capturedCents > 0)
    return toStandInKlarnaErrorResponse(403, 'CANCEL_NOT_ALLOWED', ['Captured orders cannot be cancelled.']);
  if (!order.isCancelled) recordRefund(state, order, 'release', 'cancel', order.orderAmountCents);
  order.isCancelled = true;
  return { status: 204 };
};

const reduceAuthorization = (order: PlacedOrder, state: PaymentStandInState, body: unknown): PaymentStandInResponse => {
  const parsed = authorizationSchema.safeParse(body);
  if (!parsed.success) return toStandInKlarnaBadValueResponse(parsed.error);
  const { order_amount: amountCents } = parsed.data;
  if (order.isCancelled || order.capturedCents > 0 || amountCents > order.orderAmountCents)
    return toStandInKlarnaErrorResponse(403, 'NOT_ALLOWED', ['The authorization cannot be updated.']);
  const { refundError } = state.behaviors.klarna;
  if (refundError !== '') return toStandInKlarnaErrorResponse(403, refundError);
  recordRefund(state, order, 'release', 'authorization', order.orderAmountCents - amountCents);
  order.orderAmountCents = amountCents;
  return { status: 204 };
};

export const createKlarnaOrderManagementStandIn = (state: PaymentStandInState) => {
  const orders = new Map<string, PlacedOrder>();
  /** On a retry, only the idempotency key counts, not the body. */
  const responsesByIdempotencyKey = new Map<string, PaymentStandInResponse>();

  const respondOnce = (
    { headers }: PaymentStandInRequest,
    perform: () => PaymentStandInResponse,
  ): PaymentStandInResponse => {
    const key = String(headers['klarna-idempotency-key'] ?? randomUUID());
    const response = responsesByIdempotencyKey.get(key) ?? perform();
    responsesByIdempotencyKey.set(key, response);
    return response;
  };

  return {
    placeOrder: (body: KlarnaApiSessionRequestBody): string => {
      const id = randomUUID();
      orders.set(id, {
        id,
        body,
        authorizationExpiresAt: new Date(Date.now() + authorizationPeriodMs),
        orderAmountCents: body.order_amount,
        capturedCents: 0,
        isCancelled: false,
        refunds: [],
      });
      const { merchant_reference1: number, order_amount: amount } = body;
      state.capturedPayments.push({ provider: 'klarna', id, order: number, amount: String(amount) });
      return id;
    },
    findRoute: (request: PaymentStandInRequest): PaymentStandInRoute => {
      const { method, path, body } = request;
      const [, id = '', action = ''] = /^\/ordermanagement\/v1\/orders\/([^/]+)(\/[a-z-]+)?$/.exec(path) ?? [];
      const order = orders.get(id);
      if (!order) return undefined;
      switch (`${method} ${action}`) {
        case 'GET ':
          return ['read', () => readOrder(order, state)];
        case 'POST /captures':
          return ['capture', () => captureOrder(order, state, body)];
        case 'POST /extend-authorization-time':
          return ['extend', () => extendAuthorization(order, state)];
        case 'POST /refunds':
          return ['refund', () => respondOnce(request, () => refundOrder(order, state, body))];
        case 'POST /cancel':
          return ['cancel', () => respondOnce(request, () => cancelOrder(order, state))];
        case 'PATCH /authorization':
          return ['adjust', () => respondOnce(request, () => reduceAuthorization(order, state, body))];
        default:
          return undefined;
      }
    },
  };
};
