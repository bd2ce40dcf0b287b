// Refunds of captures like PayPal's (Payments v2, captures_refund and refunds_get): validates the request, returns the
// same response for the same PayPal-Request-Id, and never refunds more than was captured.
import { randomBytes } from 'node:crypto';
import type {
  PaymentStandInRequest,
  PaymentStandInOperation,
  PaymentStandInResponse,
  PaymentStandInState,
} from './payment-stand-in-state.ts';
import {
  type PaypalErrorDetail,
  paypalRefundRequestRulesSchema,
  paypalRefundRequestSchema,
  zodErrorToPaypalErrorDetails,
  findPaypalRequestIdHeaderErrors,
} from './paypal-request-schemas.ts';

interface Refund {
  id: string;
  captureId: string;
  customId: string;
  amountCents: number;
  status: 'CANCELLED' | 'COMPLETED' | 'FAILED' | 'PENDING';
}

/** A capture of the shop's order. */
export interface StandInPaypalCapture {
  invoiceId: string;
  amountCents: number;
  /** The issue with which the first refund is refused. */
  mockedIssue: string | undefined;
}

const toId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);

const refuse = (
  status: number,
  name: string,
  ...details: (Partial<PaypalErrorDetail> & { issue: string })[]
): PaymentStandInResponse => ({
  status,
  json: { name, message: name, debug_id: toId(), ...(details.length > 0 && { details }) },
});

const unprocessable = (issue: string): PaymentStandInResponse => refuse(422, 'UNPROCESSABLE_ENTITY', { issue });

const toValue = (cents: number): string => (cents / 100).toFixed(2);

/** Whether the money has been refunded or is on its way. */
const isMoving = ({ status }: Refund): boolean => status === 'COMPLETED' || status === 'PENDING';

export const createPaypalRefundStandIn = (
  world: PaymentStandInState,
  findCapture: (id: string) => StandInPaypalCapture | undefined,
) => {
  const refunds = new Map<string, Refund>();
  const byRequestId = new Map<string, string>();
  const mockedCaptures = new Set<string>();

  /** A pending refund ends when the mood changes. */
  const readStatus = (refund: Refund): Refund['status'] => {
    if (refund.status === 'PENDING' && world.moods.paypal.refundStatus !== 'PENDING')
      refund.status = world.moods.paypal.refundStatus;
    return refund.status;
  };

  const toResponse = (refund: Refund) => ({
    id: refund.id,
    status: readStatus(refund),
    ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: { currency_code: 'EUR', value: toValue(refund.amountCents) },
    custom_id: refund.customId,
  });

  const refund = (captureId: string, { headers, body }: PaymentStandInRequest): PaymentStandInResponse => {
    const sentId = headers['paypal-request-id'];
    const requestId = sentId === undefined ? '' : String(sentId);
    const idDetails = findPaypalRequestIdHeaderErrors(sentId === undefined ? undefined : requestId);
    if (idDetails.length > 0) return refuse(400, 'INVALID_REQUEST', ...idDetails);
    const repeated = refunds.get(byRequestId.get(requestId) ?? '');
    if (repeated) return { status: 200, json: toResponse(repeated) };
    const capture = findCapture(captureId);
    if (!capture) return refuse(404, 'RESOURCE_NOT_FOUND');
    const read = paypalRefundRequestSchema.safeParse(body);
    if (!read.success) return refuse(400, 'INVALID_REQUEST', ...zodErrorToPaypalErrorDetails(read.error, body));
    const broken = paypalRefundRequestRulesSchema.safeParse(read.data);
    if (!broken.success)
      return refuse(422, 'UNPROCESSABLE_ENTITY', ...zodErrorToPaypalErrorDetails(broken.error, body));
    const { refusesRefund, refundStatus } = world.moods.paypal;
    if (refusesRefund !== '') return unprocessable(refusesRefund);
    if (capture.mockedIssue !== undefined && !mockedCaptures.has(captureId)) {
      mockedCaptures.add(captureId);
      return unprocessable(capture.mockedIssue);
    }
    const amountCents = Math.round(Number(read.data.amount.value) * 100);
    const given = [...refunds.values()].filter((one) => one.captureId === captureId && isMoving(one));
    const leftCents = capture.amountCents - given.reduce((sum, one) => sum + one.amountCents, 0);
    if (leftCents === 0) return unprocessable('CAPTURE_FULLY_REFUNDED');
    if (amountCents > leftCents) return unprocessable('REFUND_AMOUNT_EXCEEDED');
    const made: Refund = { id: toId(), captureId, customId: read.data.custom_id, amountCents, status: refundStatus };
    refunds.set(made.id, made);
    if (requestId !== '') byRequestId.set(requestId, made.id);
    if (isMoving(made)) {
      const { id, customId } = made;
      world.refunded.push({
        provider: 'paypal',
        kind: 'refund',
        id,
        reference: customId,
        order: capture.invoiceId,
        amountCents,
      });
    }
    return { status: 201, json: toResponse(made) };
  };

  return {
    /** The refunds in an order's GET response. */
    listRefunds: (captureId: string) =>
      [...refunds.values()].filter((one) => one.captureId === captureId).map(toResponse),
    route: (asked: PaymentStandInRequest): [PaymentStandInOperation, () => PaymentStandInResponse] | undefined => {
      const { method, path } = asked;
      const [, captureId = ''] = /^\/v2\/payments\/captures\/([A-Z0-9]{1,36})\/refund$/.exec(path) ?? [];
      if (method === 'POST' && captureId) return ['refund', () => refund(captureId, asked)];
      const [, refundId = ''] = /^\/v2\/payments\/refunds\/([A-Z0-9]{1,36})$/.exec(path) ?? [];
      const refundById = refunds.get(refundId);
      return method === 'GET' && refundById
        ? ['read_refund', () => ({ status: 200, json: toResponse(refundById) })]
        : undefined;
    },
  };
};
