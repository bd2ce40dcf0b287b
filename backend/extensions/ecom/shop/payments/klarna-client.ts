// Client for Klarna's REST API (Payments v1, Order Management v1). Amounts are in cents.
import {
  klarnaCreateSessionResponseSchema,
  type KlarnaOrder,
  klarnaOrderSchema,
  type KlarnaSession,
  klarnaSessionSchema,
  klarnaCreateOrderResponseSchema,
} from '../../../../../contract/payment-provider-responses.ts';
import {
  type PaymentProviderResult,
  callPaymentProvider,
  type PaymentProviderResponseSchema,
} from './call-payment-provider.ts';

/** Credentials from the shop settings, and the URL of Klarna's API. */
export interface KlarnaAccount {
  apiUrl: string;
  username: string;
  password: string;
}

/** For calls whose response body is not used. */
const unreadResponse: PaymentProviderResponseSchema<unknown> = { safeParse: (json) => ({ data: json ?? {} }) };

interface KlarnaCall {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  path: string;
  body?: object;
  /** Within 24 hours, a repeated request with the same key returns the first response. */
  idempotencyKey?: string;
}

const callKlarna = <Value>(
  { apiUrl, username, password }: KlarnaAccount,
  { method, path, body, idempotencyKey }: KlarnaCall,
  schema: PaymentProviderResponseSchema<Value>,
): Promise<PaymentProviderResult<Value>> =>
  callPaymentProvider(
    {
      method,
      url: `${apiUrl}${path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'klarna-idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    schema,
  );

export const createKlarnaSession = (account: KlarnaAccount, body: object) =>
  callKlarna(account, { method: 'POST', path: '/payments/v1/sessions', body }, klarnaCreateSessionResponseSchema);

export const readKlarnaSession = (account: KlarnaAccount, id: string): Promise<PaymentProviderResult<KlarnaSession>> =>
  callKlarna(account, { method: 'GET', path: `/payments/v1/sessions/${encodeURIComponent(id)}` }, klarnaSessionSchema);

/** Creates the order of an authorization. From here on the customer owes Klarna, and Klarna owes the merchant. */
export const placeKlarnaOrder = (account: KlarnaAccount, token: string, body: object, idempotencyKey: string) =>
  callKlarna(
    account,
    { method: 'POST', path: `/payments/v1/authorizations/${encodeURIComponent(token)}/order`, body, idempotencyKey },
    klarnaCreateOrderResponseSchema,
  );

export const readKlarnaOrder = (account: KlarnaAccount, id: string): Promise<PaymentProviderResult<KlarnaOrder>> =>
  callKlarna(
    account,
    { method: 'GET', path: `/ordermanagement/v1/orders/${encodeURIComponent(id)}` },
    klarnaOrderSchema,
  );

/** Captures the given amount of a placed order. */
export const captureKlarnaOrder = (account: KlarnaAccount, id: string, amountCents: number, idempotencyKey: string) =>
  callKlarna(
    account,
    {
      method: 'POST',
      path: `/ordermanagement/v1/orders/${encodeURIComponent(id)}/captures`,
      body: { captured_amount: amountCents },
      idempotencyKey,
    },
    unreadResponse,
  );

/**
 * Extends the authorization by the account's usual days, up to 180 days after the order was placed; 403 if Klarna does
 * not allow it.
 */
export const extendKlarnaAuthorization = (
  account: KlarnaAccount,
  id: string,
): Promise<PaymentProviderResult<unknown>> =>
  callKlarna(
    account,
    { method: 'POST', path: `/ordermanagement/v1/orders/${encodeURIComponent(id)}/extend-authorization-time` },
    unreadResponse,
  );

/** Cancels an authorization that will not become an order. */
export const cancelKlarnaAuthorization = (
  account: KlarnaAccount,
  token: string,
): Promise<PaymentProviderResult<unknown>> =>
  callKlarna(
    account,
    { method: 'DELETE', path: `/payments/v1/authorizations/${encodeURIComponent(token)}` },
    unreadResponse,
  );

const toOrderPath = (id: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;

/** Refunds captured money, at most the captured amount. */
export const refundKlarnaOrder = (account: KlarnaAccount, id: string, body: object, idempotencyKey: string) =>
  callKlarna(account, { method: 'POST', path: `${toOrderPath(id)}/refunds`, body, idempotencyKey }, unreadResponse);

/** Cancels a placed order without captures: the customer no longer owes anything. */
export const cancelKlarnaOrder = (account: KlarnaAccount, id: string, idempotencyKey: string) =>
  callKlarna(account, { method: 'POST', path: `${toOrderPath(id)}/cancel`, idempotencyKey }, unreadResponse);

/** Replaces amount and lines of a placed order without captures. */
export const adjustKlarnaAuthorization = (account: KlarnaAccount, id: string, body: object, idempotencyKey: string) =>
  callKlarna(
    account,
    { method: 'PATCH', path: `${toOrderPath(id)}/authorization`, body, idempotencyKey },
    unreadResponse,
  );
