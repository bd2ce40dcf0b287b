// PayPal's Orders v2: creating, reading and capturing orders. The buttons of PayPal's window approve them
// (payment-sdk-stand-ins.ts).
import { z } from 'zod';
import {
  createStandInPaypalId,
  toStandInPaypalErrorResponse,
  toStandInPaypalInvalidBodyResponse,
  toStandInPaypalIssueResponse,
} from './paypal-error-responses.ts';
import {
  findPaypalRequestIdHeaderErrors,
  paypalOrderRequestSchema,
  paypalOrderRequestWithRulesSchema,
  type PaypalCreateOrderRequestBody,
} from './paypal-request-schemas.ts';
import type { StandInPaypalCapture } from './paypal-refunds.ts';
import type {
  PaymentStandInRequest,
  PaymentStandInResponse,
  PaymentStandInRoute,
  PaymentStandInState,
} from './payment-stand-in-state.ts';
import type { PaypalApiOperation } from './published-paypal-issues.ts';
import { sendPaypalWebhooks } from './paypal-webhooks.ts';

interface Order {
  id: string;
  body: PaypalCreateOrderRequestBody;
  status: 'APPROVED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  captureId: string | undefined;
  /** Whether the shopper has chosen a card that is declined. */
  isCardDeclined: boolean;
  /** The capture was refused and the payer may choose again, although PayPal still reports the order as approved. */
  isReturnedToPayer: boolean;
  /** Whether the refusal that the order requested has already been returned. */
  isMockedRefusalUsed: boolean;
}

const merchantId = 'DEMXMERCHANT2';

/** After these the payer may return to PayPal with the same order. */
const payerCanRetryIssues = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'];

const readRequestId = ({ headers }: PaymentStandInRequest): string | undefined => {
  const value = headers['paypal-request-id'];
  return value === undefined ? undefined : String(value);
};

/**
 * The issue that this order requests, like PayPal-Mock-Response in PayPal's sandbox. The shop sends no such header, so
 * the order's address contains it ("Mock capture TRANSACTION_REFUSED"). A capture and a refund are refused once. A
 * capture that the payer must repair is refused until the payer has decided again, and one in progress until it is
 * completed (`handleDecision`).
 */
const findMockedIssue = (
  { purchase_units: [unit] }: PaypalCreateOrderRequestBody,
  operation: PaypalApiOperation | 'refund',
): string | undefined =>
  new RegExp(`^Mock ${operation} ([A-Z_]+)$`).exec(unit?.shipping?.address.address_line_2 ?? '')?.[1];

const decisionSchema = z.strictObject({ order_id: z.string(), decision: z.enum(['approve', 'decline', 'complete']) });

const toOrderResponseBody = (
  { id, body, status, captureId }: Order,
  { behaviors: { paypal } }: PaymentStandInState,
  refunds: object[] = [],
) => {
  const [unit] = body.purchase_units;
  const overrides = paypal.overridesApplyTo === 'all' || status === 'COMPLETED' ? paypal.overrides : {};
  const amount = {
    currency_code: overrides['currency'] ?? unit?.amount.currency_code,
    value: overrides['amount'] ?? unit?.amount.value,
  };
  const references = {
    custom_id: overrides['custom_id'] ?? unit?.custom_id,
    invoice_id: overrides['invoice_id'] ?? unit?.invoice_id,
  };
  const { capture_reason: reason, response_code } = overrides;
  const capture = {
    id: overrides['capture_id'] ?? captureId,
    status: overrides['capture_status'] ?? 'COMPLETED',
    ...(reason !== undefined && { status_details: { reason } }),
    ...(response_code !== undefined && { processor_response: { response_code } }),
    amount,
    ...references,
  };
  return {
    id: overrides['id'] ?? id,
    intent: overrides['intent'] ?? body.intent,
    status,
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        ...references,
        payee: {
          email_address: 'demo@arnsberg-tochter.example',
          merchant_id: overrides['merchant_id'] ?? merchantId,
        },
        ...(captureId !== undefined && { payments: { captures: [capture], refunds } }),
      },
    ],
  };
};

export const createPaypalOrdersStandIn = (
  state: PaymentStandInState,
  webhookUrl: string,
  listRefunds: (captureId: string) => object[],
) => {
  const orders = new Map<string, Order>();
  const orderIdsByRequestId = new Map<string, string>();
  /** A retry with the same id gets the same response, even if it is a refusal. */
  const refusalsByRequestId = new Map<string, PaymentStandInResponse>();

  const sendWebhooks = (eventType: string, resource: object): void =>
    sendPaypalWebhooks(webhookUrl, state.behaviors.paypal.notificationCount, eventType, resource);

  const createOrder = (request: PaymentStandInRequest): PaymentStandInResponse => {
    const { body } = request;
    const requestId = readRequestId(request);
    const headerErrors = findPaypalRequestIdHeaderErrors(requestId);
    if (headerErrors.length > 0) return toStandInPaypalErrorResponse(400, 'INVALID_REQUEST', headerErrors);
    const earlier = orders.get(orderIdsByRequestId.get(requestId ?? '') ?? '');
    if (earlier) return { status: 200, json: toOrderResponseBody(earlier, state) };
    const parsed = paypalOrderRequestSchema.safeParse(body);
    if (!parsed.success) return toStandInPaypalInvalidBodyResponse(400, parsed.error, body);
    // With a payment source, PayPal requires the id.
    if (requestId === undefined) return toStandInPaypalIssueResponse('create', 'PAYPAL_REQUEST_ID_REQUIRED');
    const checked = paypalOrderRequestWithRulesSchema.safeParse(parsed.data);
    if (!checked.success) return toStandInPaypalInvalidBodyResponse(422, checked.error, body);
    const issue = state.behaviors.paypal.issues.create ?? findMockedIssue(parsed.data, 'create');
    if (issue !== undefined) return toStandInPaypalIssueResponse('create', issue);
    const order: Order = {
      id: createStandInPaypalId(),
      body: parsed.data,
      status: 'PAYER_ACTION_REQUIRED',
      captureId: undefined,
      isCardDeclined: false,
      isReturnedToPayer: false,
      isMockedRefusalUsed: false,
    };
    orders.set(order.id, order);
    orderIdsByRequestId.set(requestId, order.id);
    const uuid = parsed.data.purchase_units[0]?.custom_id ?? '';
    state.createdPayments.push({ provider: 'paypal', id: order.id, order: uuid });
    return { status: 200, json: toOrderResponseBody(order, state) };
  };

  const readOrder = (order: Order): PaymentStandInResponse => ({
    status: 200,
    json: toOrderResponseBody(order, state, listRefunds(order.captureId ?? '')),
  });

  /** The issue with which this capture is refused. */
  const findCaptureIssue = (order: Order): string | undefined => {
    const { issues, isDeclining } = state.behaviors.paypal;
    const mockedIssue = order.isMockedRefusalUsed ? undefined : findMockedIssue(order.body, 'capture');
    order.isMockedRefusalUsed = ![...payerCanRetryIssues, 'ORDER_COMPLETION_IN_PROGRESS'].includes(mockedIssue ?? '');
    const isDeclined = order.isCardDeclined || isDeclining;
    return issues.capture ?? mockedIssue ?? (isDeclined ? 'INSTRUMENT_DECLINED' : undefined);
  };

  const captureOrder = (order: Order, request: PaymentStandInRequest): PaymentStandInResponse => {
    const sentRequestId = readRequestId(request);
    const headerErrors = findPaypalRequestIdHeaderErrors(sentRequestId);
    if (headerErrors.length > 0) return toStandInPaypalErrorResponse(400, 'INVALID_REQUEST', headerErrors);
    const requestId = `capture ${sentRequestId ?? createStandInPaypalId()}`;
    if (orderIdsByRequestId.get(requestId) === order.id)
      return { status: 201, json: { id: order.id, status: order.status } };
    if (order.status === 'COMPLETED') return toStandInPaypalIssueResponse('capture', 'ORDER_ALREADY_CAPTURED');
    const earlierRefusal = refusalsByRequestId.get(requestId);
    if (earlierRefusal) return earlierRefusal;
    if (order.status !== 'APPROVED') return toStandInPaypalIssueResponse('capture', 'ORDER_NOT_APPROVED');
    const issue = findCaptureIssue(order);
    if (issue !== undefined) {
      order.isReturnedToPayer = payerCanRetryIssues.includes(issue);
      if (issue === 'PAYER_ACTION_REQUIRED') order.status = 'PAYER_ACTION_REQUIRED';
      const refusal = toStandInPaypalIssueResponse('capture', issue);
      if (issue !== 'ORDER_COMPLETION_IN_PROGRESS') refusalsByRequestId.set(requestId, refusal);
      return refusal;
    }
    const [unit] = order.body.purchase_units;
    const number = unit?.invoice_id ?? '';
    if (state.capturedPayments.some((payment) => payment.order === number))
      return toStandInPaypalIssueResponse('capture', 'DUPLICATE_INVOICE_ID');
    const captureId = createStandInPaypalId();
    order.status = 'COMPLETED';
    order.captureId = captureId;
    orderIdsByRequestId.set(requestId, order.id);
    state.capturedPayments.push({
      provider: 'paypal',
      id: captureId,
      order: number,
      amount: unit?.amount.value ?? '',
    });
    sendWebhooks('PAYMENT.CAPTURE.COMPLETED', {
      id: captureId,
      supplementary_data: { related_ids: { order_id: order.id } },
    });
    return { status: 201, json: { id: order.id, status: 'COMPLETED' } };
  };

  return {
    findCapture: (captureId: string): StandInPaypalCapture | undefined => {
      const body = [...orders.values()].find((order) => order.captureId === captureId)?.body;
      const unit = body?.purchase_units[0];
      if (!body || !unit) return undefined;
      const amountCents = Math.round(Number(unit.amount.value) * 100);
      return { invoiceId: unit.invoice_id, amountCents, mockedIssue: findMockedIssue(body, 'refund') };
    },
    /** Handles the payer's decision in PayPal's window; `complete` completes a capture in progress. */
    handleDecision: ({ body }: PaymentStandInRequest): PaymentStandInResponse => {
      const { data } = decisionSchema.safeParse(body);
      const order = orders.get(data?.order_id ?? '');
      if (!data || !order) return { status: 400 };
      if (data.decision === 'complete') {
        order.isMockedRefusalUsed = true;
        return { status: 200, json: {} };
      }
      if (order.status !== 'PAYER_ACTION_REQUIRED' && !order.isReturnedToPayer) return { status: 400 };
      order.status = 'APPROVED';
      if (order.isReturnedToPayer) order.isMockedRefusalUsed = true;
      order.isReturnedToPayer = false;
      order.isCardDeclined = data.decision === 'decline';
      sendWebhooks('CHECKOUT.ORDER.APPROVED', { id: order.id });
      return { status: 200, json: {} };
    },
    findRoute: (request: PaymentStandInRequest): PaymentStandInRoute => {
      const { method, path } = request;
      if (method === 'POST' && path === '/v2/checkout/orders') return ['create', () => createOrder(request)];
      const [, id = '', action = ''] = /^\/v2\/checkout\/orders\/([A-Z0-9]{1,36})(\/capture)?$/.exec(path) ?? [];
      const order = orders.get(id);
      if (!order) return undefined;
      if (method === 'POST' && action) return ['capture', () => captureOrder(order, request)];
      return method === 'GET' && !action ? ['read', () => readOrder(order)] : undefined;
    },
  };
};
