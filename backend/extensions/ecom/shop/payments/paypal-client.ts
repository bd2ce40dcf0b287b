// Client for PayPal's REST API (Orders v2, Payments v2, Webhooks v1).
import { createHash } from 'node:crypto';
import {
  paypalCaptureResponseSchema,
  type PaypalOrder,
  paypalOrderSchema,
  type PaypalRefund,
  paypalRefundSchema,
  paypalAccessTokenSchema,
  paypalWebhookVerificationResponseSchema,
} from '../../../../../contract/payment-provider-responses.ts';
import {
  type PaymentProviderResult,
  callPaymentProvider,
  type PaymentProviderResponseSchema,
} from './call-payment-provider.ts';

/** Credentials from the shop settings, and the URL of PayPal's API. */
export interface PaypalCredentials {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** Id of the webhook in PayPal's dashboard. If empty, no webhook call is accepted. */
  webhookId: string;
}

/** A token is not used during the last minute before it expires. */
const tokenExpiryMarginMs = 60_000;

const tokens = new Map<string, { token: string; endsAt: number }>();

const toTokenKey = ({ apiUrl, clientId, clientSecret }: PaypalCredentials): string =>
  createHash('sha256')
    .update(JSON.stringify([apiUrl, clientId, clientSecret]))
    .digest('hex');

const readToken = async (account: PaypalCredentials): Promise<PaymentProviderResult<string>> => {
  const key = toTokenKey(account);
  const cached = tokens.get(key);
  if (cached && Date.now() < cached.endsAt) return { ok: true, value: cached.token };
  const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
  const result = await callPaymentProvider(
    {
      method: 'POST',
      url: `${account.apiUrl}/v1/oauth2/token`,
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    },
    paypalAccessTokenSchema,
  );
  if (!result.ok) return result;
  const { access_token: token, expires_in: seconds } = result.value;
  tokens.set(key, { token, endsAt: Date.now() + seconds * 1_000 - tokenExpiryMarginMs });
  return { ok: true, value: token };
};

interface PaypalCall {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** A repeated request with the same id returns the first response. */
  requestId?: string;
}

const callPaypal = async <Value>(
  account: PaypalCredentials,
  { method, path, body, requestId }: PaypalCall,
  schema: PaymentProviderResponseSchema<Value>,
): Promise<PaymentProviderResult<Value>> => {
  const token = await readToken(account);
  if (!token.ok) return token;
  const result = await callPaymentProvider(
    {
      method,
      url: `${account.apiUrl}${path}`,
      headers: {
        authorization: `Bearer ${token.value}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    schema,
  );
  // PayPal revoked the token: the next call requests a new one.
  if (!result.ok && result.status === 401) tokens.delete(toTokenKey(account));
  return result;
};

export const createPaypalOrder = (
  account: PaypalCredentials,
  body: object,
  requestId: string,
): Promise<PaymentProviderResult<PaypalOrder>> =>
  callPaypal(account, { method: 'POST', path: '/v2/checkout/orders', body, requestId }, paypalOrderSchema);

export const readPaypalOrder = (account: PaypalCredentials, id: string): Promise<PaymentProviderResult<PaypalOrder>> =>
  callPaypal(account, { method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` }, paypalOrderSchema);

/** Captures an approved order. Idempotent by request id. */
export const capturePaypalOrder = (account: PaypalCredentials, id: string, requestId: string) =>
  callPaypal(
    account,
    { method: 'POST', path: `/v2/checkout/orders/${encodeURIComponent(id)}/capture`, body: {}, requestId },
    paypalCaptureResponseSchema,
  );

/** Refunds a capture. Idempotent by request id for 45 days. */
export const refundPaypalCapture = (
  account: PaypalCredentials,
  captureId: string,
  body: object,
  requestId: string,
): Promise<PaymentProviderResult<PaypalRefund>> =>
  callPaypal(
    account,
    { method: 'POST', path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, body, requestId },
    paypalRefundSchema,
  );

export const readPaypalRefund = (
  account: PaypalCredentials,
  id: string,
): Promise<PaymentProviderResult<PaypalRefund>> =>
  callPaypal(account, { method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(id)}` }, paypalRefundSchema);

/**
 * Whether PayPal sent the event. Uses PayPal's API, because a local check needs the raw body, which is not available
 * here.
 */
export const verifyPaypalWebhook = async (
  account: PaypalCredentials,
  headers: Record<string, unknown>,
  event: unknown,
): Promise<PaymentProviderResult<boolean>> => {
  const readHeader = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const body = {
    auth_algo: readHeader('paypal-auth-algo'),
    cert_url: readHeader('paypal-cert-url'),
    transmission_id: readHeader('paypal-transmission-id'),
    transmission_sig: readHeader('paypal-transmission-sig'),
    transmission_time: readHeader('paypal-transmission-time'),
    webhook_id: account.webhookId,
    webhook_event: event,
  };
  if (Object.values(body).includes('')) return { ok: true, value: false };
  const path = '/v1/notifications/verify-webhook-signature';
  const result = await callPaypal(account, { method: 'POST', path, body }, paypalWebhookVerificationResponseSchema);
  if (result.ok) return { ok: true, value: result.value.verification_status === 'SUCCESS' };
  // A body that PayPal cannot parse was not signed by PayPal.
  return result.isFinal ? { ok: true, value: false } : result;
};
