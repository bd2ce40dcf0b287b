// Refunds of captures like PayPal's (Payments v2, captures_refund and refunds_get): validates the request, returns the
// same response for the same PayPal-Request-Id, and never refunds more than was captured.
import {
  createStandInPaypalId,
  toStandInPaypalErrorResponse,
  toStandInPaypalInvalidBodyResponse,
} from './paypal-error-responses.ts';
import type {
  PaymentStandInRequest,
  PaymentStandInResponse,
  PaymentStandInRoute,
  PaymentStandInState,
} from './payment-stand-in-state.ts';
import {
  paypalRefundRequestRulesSchema,
  paypalRefundRequestSchema,
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

const toIssueResponse = (issue: string): PaymentStandInResponse =>
  toStandInPaypalErrorResponse(422, 'UNPROCESSABLE_ENTITY', [{ issue }]);

const toValue = (cents: number): string => (cents / 100).toFixed(2);

/** Whether the money has been refunded or is on its way. */
const isRefunded = ({ status }: Refund): boolean => status === 'COMPLETED' || status === 'PENDING';

export const createPaypalRefundStandIn = (
  state: PaymentStandInState,
  findCapture: (id: string) => StandInPaypalCapture | undefined,
) => {
  const refunds = new Map<string, Refund>();
  const refundIdsByRequestId = new Map<string, string>();
  const capturesWithMockedRefusal = new Set<string>();

  /** A pending refund ends when the behavior changes. */
  const readStatus = (refund: Refund): Refund['status'] => {
    if (refund.status === 'PENDING' && state.behaviors.paypal.refundStatus !== 'PENDING')
      refund.status = state.behaviors.paypal.refundStatus;
    return refund.status;
  };

  const toResponse = (refund: Refund) => ({
    id: refund.id,
    status: readStatus(refund),
    ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: { currency_code: 'EUR', value: toValue(refund.amountCents) },
    custom_id: refund.customId,
  });

  const refundCapture = (captureId: string, { headers, body }: PaymentStandInRequest): PaymentStandInResponse => {
    const sentId = headers['paypal-request-id'];
    const requestId = sentId === undefined ? '' : String(sentId);
    const headerErrors = findPaypalRequestIdHeaderErrors(sentId === undefined ? undefined : requestId);
    if (headerErrors.length > 0) return toStandInPaypalErrorResponse(400, 'INVALID_REQUEST', headerErrors);
    const earlier = refunds.get(refundIdsByRequestId.get(requestId) ?? '');
    if (earlier) return { status: 200, json: toResponse(earlier) };
    const capture = findCapture(captureId);
    if (!capture) return toStandInPaypalErrorResponse(404, 'RESOURCE_NOT_FOUND');
    const parsed = paypalRefundRequestSchema.safeParse(body);
    if (!parsed.success) return toStandInPaypalInvalidBodyResponse(400, parsed.error, body);
    const checked = paypalRefundRequestRulesSchema.safeParse(parsed.data);
    if (!checked.success) return toStandInPaypalInvalidBodyResponse(422, checked.error, body);
    const { refundError, refundStatus } = state.behaviors.paypal;
    if (refundError !== '') return toIssueResponse(refundError);
    if (capture.mockedIssue !== undefined && !capturesWithMockedRefusal.has(captureId)) {
      capturesWithMockedRefusal.add(captureId);
      return toIssueResponse(capture.mockedIssue);
    }
    const amountCents = Math.round(Number(parsed.data.amount.value) * 100);
    const earlierRefunds = [...refunds.values()].filter(
      (refund) => refund.captureId === captureId && isRefunded(refund),
    );
    const remainingCents = capture.amountCents - earlierRefunds.reduce((sum, refund) => sum + refund.amountCents, 0);
    if (remainingCents === 0) return toIssueResponse('CAPTURE_FULLY_REFUNDED');
    if (amountCents > remainingCents) return toIssueResponse('REFUND_AMOUNT_EXCEEDED');
    const refund: Refund = {
      id: createStandInPaypalId(),
      captureId,
      customId: parsed.data.custom_id,
      amountCents,
      status: refundStatus,
    };
    refunds.set(refund.id, refund);
    if (requestId !== '') refundIdsByRequestId.set(requestId, refund.id);
    if (isRefunded(refund)) {
      const { id, customId } = refund;
      state.refunds.push({
        provider: 'paypal',
        kind: 'refund',
        id,
        reference: customId,
        order: capture.invoiceId,
        amountCents,
      });
    }
    return { status: 201, json: toResponse(refund) };
  };

  return {
    /** The refunds in an order's GET response. */
    listRefunds: (captureId: string) =>
      [...refunds.values()].filter((refund) => refund.captureId === captureId).map(toResponse),
    findRoute: (request: PaymentStandInRequest): PaymentStandInRoute => {
      const { method, path } = request;
      const [, captureId = ''] = /^\/v2\/payments\/captures\/([A-Z0-9]{1,36})\/refund$/.exec(path) ?? [];
      if (method === 'POST' && captureId) return ['refund', () => refundCapture(captureId, request)];
      const [, refundId = ''] = /^\/v2\/payments\/refunds\/([A-Z0-9]{1,36})$/.exec(path) ?? [];
      const refundById = refunds.get(refundId);
      return method === 'GET' && refundById
        ? ['read_refund', () => ({ status: 200, json: toResponse(refundById) })]
        : undefined;
    },
  };
};
