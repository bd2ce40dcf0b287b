// The part of PayPal's REST API that the shop uses, and the effect of the buttons in PayPal's window. Rejects requests
// like PayPal and accepts only the demo shop's credentials.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { demoPaypalCredentials } from '../../demo/demo-payment-accounts.ts';
import {
  type PaymentStandInRequest,
  type PaymentStandInOperation,
  type PaymentStandInResponse,
  consumeConnectionDrop,
  delayStandInResponse,
  type PaymentStandInState,
} from './payment-stand-in-state.ts';
import {
  paypalErrorNameByStatus,
  findPaypalIssueHttpStatus,
  type PaypalApiOperation,
} from './published-paypal-issues.ts';
import { createPaypalRefundStandIn } from './paypal-refunds.ts';
import {
  type PaypalErrorDetail,
  type PaypalCreateOrderRequestBody,
  paypalOrderRequestWithRulesSchema,
  paypalOrderRequestSchema,
  zodErrorToPaypalErrorDetails,
  findPaypalRequestIdHeaderErrors,
  paypalWebhookVerificationRequestSchema,
} from './paypal-request-schemas.ts';

interface Order {
  id: string;
  body: PaypalCreateOrderRequestBody;
  status: 'APPROVED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  captureId: string | undefined;
  /** Whether the shopper has chosen a card that is declined. */
  isDeclining: boolean;
  /** The capture was refused and the payer may choose again, although PayPal still reports the order as approved. */
  isReturned: boolean;
  /** Whether the refusal that the order requested has already been returned. */
  isMockSpent: boolean;
}

const merchantId = 'DEMXMERCHANT2';

const toId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);

const refuse = (
  status: number,
  name: string,
  ...details: (Partial<PaypalErrorDetail> & { issue: string })[]
): PaymentStandInResponse => ({
  status,
  json: { name, message: name, debug_id: toId(), ...(details.length > 0 && { details }) },
});

/** Refuses with a published issue like PayPal, and with any other issue as if it were new. */
const refuseWith = (operation: PaypalApiOperation, issue: string): PaymentStandInResponse => {
  const status = findPaypalIssueHttpStatus(operation, issue) ?? 422;
  return refuse(status, paypalErrorNameByStatus[status] ?? 'UNPROCESSABLE_ENTITY', { issue });
};

/** After these the payer may return to PayPal with the same order. */
const returningIssues = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'];

const readRequestId = (headers: PaymentStandInRequest['headers']): string | undefined => {
  const value = headers['paypal-request-id'];
  return value === undefined ? undefined : String(value);
};

/**
 * The issue that this order requests, like PayPal-Mock-Response in PayPal's sandbox. The shop sends no such header, so
 * the order's address contains it ("Mock capture TRANSACTION_REFUSED"). A capture and a refund are refused once. A
 * capture that the payer must repair is refused until the payer has decided again, and one in progress until it is
 * completed (`decide`).
 */
const toMocked = (
  { purchase_units: [unit] }: PaypalCreateOrderRequestBody,
  operation: PaypalApiOperation | 'refund',
): string | undefined =>
  new RegExp(`^Mock ${operation} ([A-Z_]+)$`).exec(unit?.shipping?.address.address_line_2 ?? '')?.[1];

const decisionSchema = z.strictObject({ order_id: z.string(), decision: z.enum(['approve', 'decline', 'complete']) });

/** The fields of an order's GET response. The mood `lie` overrides them. */
const toResponse = (
  { id, body, status, captureId }: Order,
  { moods: { paypal } }: PaymentStandInState,
  refunds: object[] = [],
) => {
  const [unit] = body.purchase_units;
  const lie = paypal.lieWhen === 'always' || status === 'COMPLETED' ? paypal.lie : {};
  const amount = {
    currency_code: lie['currency'] ?? unit?.amount.currency_code,
    value: lie['amount'] ?? unit?.amount.value,
  };
  const custom = { custom_id: lie['custom_id'] ?? unit?.custom_id, invoice_id: lie['invoice_id'] ?? unit?.invoice_id };
  const capture = {
    id: lie['capture_id'] ?? captureId,
    status: lie['capture_status'] ?? 'COMPLETED',
    ...(lie['capture_reason'] !== undefined && { status_details: { reason: lie['capture_reason'] } }),
    ...(lie['response_code'] !== undefined && { processor_response: { response_code: lie['response_code'] } }),
  };
  return {
    id: lie['id'] ?? id,
    intent: lie['intent'] ?? body.intent,
    status,
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        ...custom,
        payee: { email_address: 'demo@arnsberg-tochter.example', merchant_id: lie['merchant_id'] ?? merchantId },
        ...(captureId !== undefined && { payments: { captures: [{ ...capture, amount, ...custom }], refunds } }),
      },
    ],
  };
};

export const createPaypalStandIn = (world: PaymentStandInState, webhookUrl: string) => {
  const orders = new Map<string, Order>();
  const byRequestId = new Map<string, string>();
  /** A retry with the same id gets the same response, even if it is a refusal. */
  const refusedByRequestId = new Map<string, PaymentStandInResponse>();
  const tokens = new Set<string>();
  const basic = `Basic ${Buffer.from(`${demoPaypalCredentials.clientId}:${demoPaypalCredentials.clientSecret}`).toString('base64')}`;

  const refunds = createPaypalRefundStandIn(world, (captureId) => {
    const body = [...orders.values()].find((order) => order.captureId === captureId)?.body;
    const unit = body?.purchase_units[0];
    if (!body || !unit) return undefined;
    const amountCents = Math.round(Number(unit.amount.value) * 100);
    return { invoiceId: unit.invoice_id, amountCents, mockedIssue: toMocked(body, 'refund') };
  });

  const grantToken = ({ headers, text }: PaymentStandInRequest): PaymentStandInResponse => {
    if (headers.authorization !== basic) return refuse(401, 'invalid_client');
    if (text !== 'grant_type=client_credentials') return refuse(400, 'unsupported_grant_type');
    const token = toId();
    tokens.add(token);
    return { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  };

  const create = ({ headers, body }: PaymentStandInRequest): PaymentStandInResponse => {
    const requestId = readRequestId(headers);
    const idDetails = findPaypalRequestIdHeaderErrors(requestId);
    if (idDetails.length > 0) return refuse(400, 'INVALID_REQUEST', ...idDetails);
    const known = orders.get(byRequestId.get(requestId ?? '') ?? '');
    if (known) return { status: 200, json: toResponse(known, world) };
    const read = paypalOrderRequestSchema.safeParse(body);
    if (!read.success) return refuse(400, 'INVALID_REQUEST', ...zodErrorToPaypalErrorDetails(read.error, body));
    // With a payment source, PayPal requires the id.
    if (requestId === undefined) return refuseWith('create', 'PAYPAL_REQUEST_ID_REQUIRED');
    const broken = paypalOrderRequestWithRulesSchema.safeParse(read.data);
    if (!broken.success)
      return refuse(422, 'UNPROCESSABLE_ENTITY', ...zodErrorToPaypalErrorDetails(broken.error, body));
    const issue = world.moods.paypal.refuse.create ?? toMocked(read.data, 'create');
    if (issue !== undefined) return refuseWith('create', issue);
    const order: Order = {
      id: toId(),
      body: read.data,
      status: 'PAYER_ACTION_REQUIRED',
      captureId: undefined,
      isDeclining: false,
      isReturned: false,
      isMockSpent: false,
    };
    orders.set(order.id, order);
    world.begun.push({ provider: 'paypal', id: order.id, order: read.data.purchase_units[0]?.custom_id ?? '' });
    byRequestId.set(requestId, order.id);
    return { status: 200, json: toResponse(order, world) };
  };

  const read = (order: Order): PaymentStandInResponse => ({
    status: 200,
    json: toResponse(order, world, refunds.listRefunds(order.captureId ?? '')),
  });

  const capture = (order: Order, { headers }: PaymentStandInRequest): PaymentStandInResponse => {
    const sentId = readRequestId(headers);
    const idDetails = findPaypalRequestIdHeaderErrors(sentId);
    if (idDetails.length > 0) return refuse(400, 'INVALID_REQUEST', ...idDetails);
    const requestId = `capture ${sentId ?? toId()}`;
    if (byRequestId.get(requestId) === order.id) return { status: 201, json: { id: order.id, status: order.status } };
    if (order.status === 'COMPLETED') return refuseWith('capture', 'ORDER_ALREADY_CAPTURED');
    const refused = refusedByRequestId.get(requestId);
    if (refused) return refused;
    if (order.status !== 'APPROVED') return refuseWith('capture', 'ORDER_NOT_APPROVED');
    const isDeclined = order.isDeclining || world.moods.paypal.isDeclining;
    const mocked = order.isMockSpent ? undefined : toMocked(order.body, 'capture');
    order.isMockSpent = ![...returningIssues, 'ORDER_COMPLETION_IN_PROGRESS'].includes(mocked ?? '');
    const issue = world.moods.paypal.refuse.capture ?? mocked ?? (isDeclined ? 'INSTRUMENT_DECLINED' : undefined);
    if (issue !== undefined) {
      order.isReturned = returningIssues.includes(issue);
      if (issue === 'PAYER_ACTION_REQUIRED') order.status = 'PAYER_ACTION_REQUIRED';
      const refusal = refuseWith('capture', issue);
      if (issue !== 'ORDER_COMPLETION_IN_PROGRESS') refusedByRequestId.set(requestId, refusal);
      return refusal;
    }
    const [unit] = order.body.purchase_units;
    const isPaid = world.taken.some(({ order: number }) => number === unit?.invoice_id);
    if (isPaid) return refuseWith('capture', 'DUPLICATE_INVOICE_ID');
    order.status = 'COMPLETED';
    order.captureId = toId();
    byRequestId.set(requestId, order.id);
    world.taken.push({
      provider: 'paypal',
      id: order.captureId,
      order: unit?.invoice_id ?? '',
      amount: unit?.amount.value ?? '',
    });
    sendWebhooks(order, 'PAYMENT.CAPTURE.COMPLETED', {
      id: order.captureId,
      supplementary_data: { related_ids: { order_id: order.id } },
    });
    return { status: 201, json: { id: order.id, status: 'COMPLETED' } };
  };

  const sendWebhooks = ({ id }: Order, type: string, resource: object): void => {
    for (let count = 0; count < world.moods.paypal.hints; count += 1)
      void sendPaypalWebhook(webhookUrl, { id: `WH-${randomUUID()}`, event_type: type, resource: { id, ...resource } });
  };

  /** Handles a decision in the window of payment-sdk-stand-ins.ts; `complete` completes a capture in progress. */
  const decide = ({ body }: PaymentStandInRequest): PaymentStandInResponse => {
    const read = decisionSchema.safeParse(body);
    const order = orders.get(read.data?.order_id ?? '');
    if (order && read.data?.decision === 'complete') {
      order.isMockSpent = true;
      return { status: 200, json: {} };
    }
    const isOpen = order?.status === 'PAYER_ACTION_REQUIRED' || order?.isReturned === true;
    if (!read.data || !order || !isOpen) return { status: 400 };
    order.status = 'APPROVED';
    if (order.isReturned) order.isMockSpent = true;
    order.isReturned = false;
    order.isDeclining = read.data.decision === 'decline';
    sendWebhooks(order, 'CHECKOUT.ORDER.APPROVED', {});
    return { status: 200, json: {} };
  };

  const verify = ({ body }: PaymentStandInRequest): PaymentStandInResponse => {
    const read = paypalWebhookVerificationRequestSchema.safeParse(body);
    if (!read.success) return refuse(400, 'VALIDATION_ERROR', ...zodErrorToPaypalErrorDetails(read.error, body));
    return { status: 200, json: { verification_status: isSigned(read.data) ? 'SUCCESS' : 'FAILURE' } };
  };

  const route = (asked: PaymentStandInRequest): [PaymentStandInOperation, () => PaymentStandInResponse] | undefined => {
    const { method, path } = asked;
    const [, id = '', action = ''] = /^\/v2\/checkout\/orders\/([A-Z0-9]{1,36})(\/capture)?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (method === 'POST' && path === '/v2/checkout/orders') return ['create', () => create(asked)];
    if (method === 'POST' && path === '/v1/notifications/verify-webhook-signature')
      return ['verify', () => verify(asked)];
    if (!order) return refunds.route(asked);
    if (method === 'POST' && action) return ['capture', () => capture(order, asked)];
    return method === 'GET' && !action ? ['read', () => read(order)] : undefined;
  };

  return async (asked: PaymentStandInRequest): Promise<PaymentStandInResponse> => {
    const mood = world.moods.paypal;
    if (asked.path === '/window') return decide(asked);
    if (mood.isDown) return refuse(503, 'SERVICE_UNAVAILABLE');
    if (asked.path === '/v1/oauth2/token') return grantToken(asked);
    if (!tokens.has((asked.headers.authorization ?? '').replace('Bearer ', ''))) return refuse(401, 'invalid_token');
    const found = route(asked);
    if (!found) return refuse(404, 'RESOURCE_NOT_FOUND');
    const [call, act] = found;
    world.asked.push({ provider: 'paypal', call, path: asked.path, body: asked.body });
    await delayStandInResponse(mood, call);
    const reply = act();
    return consumeConnectionDrop(mood, call) ? { drop: true } : reply;
  };
};

/** A random key in place of PayPal's certificate. */
const key = randomBytes(32);

const sign = (id: string, time: string, event: unknown): string =>
  `sig${createHmac('sha256', key)
    .update([id, time, demoPaypalCredentials.webhookId, JSON.stringify(event)].join('|'))
    .digest('base64')}`;

/** Sends a webhook once; PayPal itself retries for three days. */
const sendPaypalWebhook = async (url: string, event: object): Promise<Response | undefined> => {
  const id = randomUUID();
  const time = new Date().toISOString();
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.example/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(id, time, event),
    },
    body: JSON.stringify(event),
  }).catch(() => undefined);
};

const isSigned = (verification: z.infer<typeof paypalWebhookVerificationRequestSchema>): boolean =>
  verification.webhook_id === demoPaypalCredentials.webhookId &&
  verification.transmission_sig ===
    sign(verification.transmission_id, verification.transmission_time, verification.webhook_event);
