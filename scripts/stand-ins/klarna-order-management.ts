// Klarna's Order Management v1 for a placed order, except its capture: refunds, cancellation and a reduced
// authorization. As at Klarna, no amount is captured, released or refunded twice or beyond the limit.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { klarnaOrderLineSchema, zodErrorToKlarnaErrorMessages } from './klarna-request-schemas.ts';
import type {
  PaymentStandInRequest,
  PaymentStandInOperation,
  PaymentStandInResponse,
  PaymentStandInState,
} from './payment-stand-in-state.ts';

/** Amounts of a placed order, in cents. */
export interface StandInKlarnaOrder {
  id: string;
  /** The shop's order number. */
  number: string;
  orderAmountCents: number;
  capturedCents: number;
  isCancelled: boolean;
  refunds: { id: string; reference: string; amountCents: number }[];
}

const lines = z.array(klarnaOrderLineSchema).max(1_000);

const sum = (of: z.infer<typeof lines>): number => of.reduce((total, one) => total + one.total_amount, 0);

const refundSchema = z
  .strictObject({
    refunded_amount: z.int().min(1).max(200_000_000),
    reference: z.string().max(255),
    description: z.string().max(255).optional(),
    order_lines: lines,
  })
  .refine(({ refunded_amount, order_lines }) => sum(order_lines) === refunded_amount, { path: ['refunded_amount'] });

const authorizationSchema = z
  .strictObject({
    order_amount: z.int().min(1).max(200_000_000),
    description: z.string().max(255).optional(),
    order_lines: lines,
  })
  .refine(({ order_amount, order_lines }) => sum(order_lines) === order_amount, { path: ['order_amount'] });

const refuse = (status: number, code: string, ...messages: string[]): PaymentStandInResponse => ({
  status,
  json: {
    error_code: code,
    error_messages: messages.length > 0 ? messages : [code],
    correlation_id: randomUUID(),
  },
});

const toRefundedCents = ({ refunds }: StandInKlarnaOrder): number =>
  refunds.reduce((total, { amountCents }) => total + amountCents, 0);

const toKlarnaStatus = ({ isCancelled, capturedCents, orderAmountCents }: StandInKlarnaOrder): string => {
  if (isCancelled) return 'CANCELLED';
  if (capturedCents === 0) return 'AUTHORIZED';
  return capturedCents < orderAmountCents ? 'PART_CAPTURED' : 'CAPTURED';
};

/** The ledger fields of an order's GET response. */
export const toStandInKlarnaOrderResponse = (books: StandInKlarnaOrder): Record<string, unknown> => ({
  status: toKlarnaStatus(books),
  order_amount: books.orderAmountCents,
  captured_amount: books.capturedCents,
  refunded_amount: toRefundedCents(books),
  remaining_authorized_amount: books.isCancelled ? 0 : books.orderAmountCents - books.capturedCents,
  refunds: books.refunds.map(({ id, reference, amountCents }) => ({
    refund_id: id,
    reference,
    refunded_amount: amountCents,
  })),
});

export const createKlarnaOrderManagementStandIn = (world: PaymentStandInState) => {
  /** By idempotency key. On a retry, only the key counts, not the body. */
  const repliesByKey = new Map<string, PaymentStandInResponse>();

  const replyOnce = (asked: PaymentStandInRequest, act: () => PaymentStandInResponse): PaymentStandInResponse => {
    const key = String(asked.headers['klarna-idempotency-key'] ?? randomUUID());
    const before = repliesByKey.get(key);
    if (before) return before;
    const reply = act();
    repliesByKey.set(key, reply);
    return reply;
  };

  const note = (
    books: StandInKlarnaOrder,
    kind: 'refund' | 'release',
    reference: string,
    amountCents: number,
  ): void => {
    world.refunded.push({ provider: 'klarna', kind, id: books.id, reference, order: books.number, amountCents });
  };

  const refund = (books: StandInKlarnaOrder, { body }: PaymentStandInRequest): PaymentStandInResponse => {
    const read = refundSchema.safeParse(body);
    if (!read.success) return refuse(400, 'BAD_VALUE', ...zodErrorToKlarnaErrorMessages(read.error));
    if (world.moods.klarna.refusesRefund !== '') return refuse(403, world.moods.klarna.refusesRefund);
    const { refunded_amount: amountCents, reference } = read.data;
    if (books.capturedCents === 0) return refuse(403, 'REFUND_NOT_ALLOWED', 'Order is not captured.');
    if (toRefundedCents(books) + amountCents > books.capturedCents)
      return refuse(403, 'REFUND_NOT_ALLOWED', 'Over refund is not allowed. Refund not possible.');
    const id = randomUUID();
    books.refunds.push({ id, reference, amountCents });
    note(books, 'refund', reference, amountCents);
    return { status: 201 };
  };

  const cancel = (books: StandInKlarnaOrder): PaymentStandInResponse => {
    if (world.moods.klarna.refusesRefund !== '') return refuse(403, world.moods.klarna.refusesRefund);
    if (books.capturedCents > 0) return refuse(403, 'CANCEL_NOT_ALLOWED', 'Captured orders cannot be cancelled.');
    if (!books.isCancelled) note(books, 'release', 'cancel', books.orderAmountCents);
    books.isCancelled = true;
    return { status: 204 };
  };

  const adjust = (books: StandInKlarnaOrder, { body }: PaymentStandInRequest): PaymentStandInResponse => {
    const read = authorizationSchema.safeParse(body);
    if (!read.success) return refuse(400, 'BAD_VALUE', ...zodErrorToKlarnaErrorMessages(read.error));
    const { order_amount: amountCents } = read.data;
    const isAllowed = !books.isCancelled && amountCents >= books.capturedCents && amountCents <= books.orderAmountCents;
    if (!isAllowed || books.capturedCents > 0)
      return refuse(403, 'NOT_ALLOWED', 'The authorization cannot be updated.');
    if (world.moods.klarna.refusesRefund !== '') return refuse(403, world.moods.klarna.refusesRefund);
    note(books, 'release', 'authorization', books.orderAmountCents - amountCents);
    books.orderAmountCents = amountCents;
    return { status: 204 };
  };

  return (
    action: string,
    books: StandInKlarnaOrder,
    asked: PaymentStandInRequest,
  ): [PaymentStandInOperation, () => PaymentStandInResponse] | undefined => {
    const { method } = asked;
    if (method === 'POST' && action === '/refunds')
      return ['refund', () => replyOnce(asked, () => refund(books, asked))];
    if (method === 'POST' && action === '/cancel') return ['cancel', () => replyOnce(asked, () => cancel(books))];
    if (method === 'PATCH' && action === '/authorization')
      return ['adjust', () => replyOnce(asked, () => adjust(books, asked))];
    return undefined;
  };
};
