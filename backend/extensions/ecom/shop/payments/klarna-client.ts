// Klarna's REST interface (Payments v1, Order Management v1), as far as the shop uses it. Called by the steps of a Klarna
// payment. Amounts are in cents.
import {
  createdKlarnaSessionSchema,
  type KlarnaOrder,
  klarnaOrderSchema,
  type KlarnaSession,
  klarnaSessionSchema,
  placedKlarnaOrderSchema,
} from '../../../../../contract/payments.ts';
import { type ProviderResult, callProvider, type ProviderResponseSchema } from './call-provider.ts';

/** What a project has entered into its settings, and where Klarna is. */
export interface KlarnaAccount {
  apiUrl: string;
  username: string;
  password: string;
}

/** Nothing of the answer is read. */
const unreadResponse: ProviderResponseSchema<unknown> = { safeParse: (json) => ({ data: json ?? {} }) };

interface KlarnaCall {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  path: string;
  body?: object;
  /** Makes a repetition within 24 hours answer what the first one did. */
  idempotencyKey?: string;
}

const callKlarna = <Value>(
  { apiUrl, username, password }: KlarnaAccount,
  { method, path, body, idempotencyKey }: KlarnaCall,
  schema: ProviderResponseSchema<Value>,
): Promise<ProviderResult<Value>> =>
  callProvider(
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
  callKlarna(account, { method: 'POST', path: '/payments/v1/sessions', body }, createdKlarnaSessionSchema);

export const readKlarnaSession = (account: KlarnaAccount, id: string): Promise<ProviderResult<KlarnaSession>> =>
  callKlarna(account, { method: 'GET', path: `/payments/v1/sessions/${encodeURIComponent(id)}` }, klarnaSessionSchema);

/** Places the order of an authorization; the shopper owes Klarna from here on, and Klarna owes the house. */
export const placeKlarnaOrder = (account: KlarnaAccount, token: string, body: object, idempotencyKey: string) =>
  callKlarna(
    account,
    { method: 'POST', path: `/payments/v1/authorizations/${encodeURIComponent(token)}/order`, body, idempotencyKey },
    placedKlarnaOrderSchema,
  );

export const readKlarnaOrder = (account: KlarnaAccount, id: string): Promise<ProviderResult<KlarnaOrder>> =>
  callKlarna(
    account,
    { method: 'GET', path: `/ordermanagement/v1/orders/${encodeURIComponent(id)}` },
    klarnaOrderSchema,
  );

/** Asks for the money of a placed order, all of it. */
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

/** Adds the account's usual days from today on, up to 180 days after the order was placed; 403 where Klarna does not allow it. */
export const extendKlarnaAuthorization = (account: KlarnaAccount, id: string): Promise<ProviderResult<unknown>> =>
  callKlarna(
    account,
    { method: 'POST', path: `/ordermanagement/v1/orders/${encodeURIComponent(id)}/extend-authorization-time` },
    unreadResponse,
  );

/** Gives an authorization back that will not become an order. */
export const releaseKlarnaAuthorization = (account: KlarnaAccount, token: string): Promise<ProviderResult<unknown>> =>
  callKlarna(
    account,
    { method: 'DELETE', path: `/payments/v1/authorizations/${encodeURIComponent(token)}` },
    unreadResponse,
  );

const toOrderPath = (id: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;

/** Gives captured money back; never more than was captured. */
export const refundKlarnaOrder = (account: KlarnaAccount, id: string, body: object, idempotencyKey: string) =>
  callKlarna(account, { method: 'POST', path: `${toOrderPath(id)}/refunds`, body, idempotencyKey }, unreadResponse);

/** Gives up a placed order of which nothing was captured: the shopper owes nothing any more. */
export const cancelKlarnaOrder = (account: KlarnaAccount, id: string, idempotencyKey: string) =>
  callKlarna(account, { method: 'POST', path: `${toOrderPath(id)}/cancel`, idempotencyKey }, unreadResponse);

/** Replaces amount and lines of a placed order of which nothing was captured. */
export const adjustKlarnaAuthorization = (account: KlarnaAccount, id: string, body: object, idempotencyKey: string) =>
  callKlarna(
    account,
    { method: 'PATCH', path: `${toOrderPath(id)}/authorization`, body, idempotencyKey },
    unreadResponse,
  );
