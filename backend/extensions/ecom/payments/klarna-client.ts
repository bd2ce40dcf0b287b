// Klarna's REST interface (Payments v1, Order Management v1), as far as the shop uses it. Called by the steps of a Klarna
// payment. Amounts are in cents.
import { z } from 'zod';
import { callProvider, type Called } from './call-provider.ts';

/** What a project has entered into its settings, and where Klarna is. */
export interface KlarnaAccount {
  apiUrl: string;
  username: string;
  password: string;
}

const createdSessionSchema = z.object({
  session_id: z.string().min(1),
  client_token: z.string().min(1),
  payment_method_categories: z.array(z.object({ identifier: z.string() })).optional(),
});

export type CreatedKlarnaSession = z.infer<typeof createdSessionSchema>;

const sessionSchema = z.object({
  status: z.string().optional(),
  authorization_token: z.string().optional(),
  client_token: z.string().optional(),
  order_amount: z.int(),
  purchase_currency: z.string(),
  intent: z.string().optional(),
  merchant_reference1: z.string().optional(),
  merchant_reference2: z.string().optional(),
});

/** A session as Klarna tells it. */
export type KlarnaSession = z.infer<typeof sessionSchema>;

const placedSchema = z.object({ order_id: z.string().min(1), fraud_status: z.string().optional() });

const orderSchema = z.object({
  order_id: z.string().min(1),
  status: z.string(),
  fraud_status: z.string(),
  order_amount: z.int(),
  purchase_currency: z.string(),
  merchant_reference1: z.string().nullish(),
  merchant_reference2: z.string().nullish(),
});

/** A placed order as Klarna tells it. */
export type KlarnaOrder = z.infer<typeof orderSchema>;

interface KlarnaCall {
  method: 'DELETE' | 'GET' | 'POST';
  path: string;
  body?: object;
  /** Makes a repetition within 24 hours answer what the first one did. */
  idempotencyKey?: string;
}

const call = <Value>(
  { apiUrl, username, password }: KlarnaAccount,
  { method, path, body, idempotencyKey }: KlarnaCall,
  schema: z.ZodType<Value>,
): Promise<Called<Value>> =>
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

export const createKlarnaSession = (account: KlarnaAccount, body: object): Promise<Called<CreatedKlarnaSession>> =>
  call(account, { method: 'POST', path: '/payments/v1/sessions', body }, createdSessionSchema);

export const readKlarnaSession = (account: KlarnaAccount, id: string): Promise<Called<KlarnaSession>> =>
  call(account, { method: 'GET', path: `/payments/v1/sessions/${encodeURIComponent(id)}` }, sessionSchema);

/** Places the order of an authorization; the shopper owes Klarna from here on, and Klarna owes the house. */
export const placeKlarnaOrder = (account: KlarnaAccount, token: string, body: object, idempotencyKey: string) =>
  call(
    account,
    {
      ...{ method: 'POST', path: `/payments/v1/authorizations/${encodeURIComponent(token)}/order` },
      ...{ body, idempotencyKey },
    },
    placedSchema,
  );

export const readKlarnaOrder = (account: KlarnaAccount, id: string): Promise<Called<KlarnaOrder>> =>
  call(account, { method: 'GET', path: `/ordermanagement/v1/orders/${encodeURIComponent(id)}` }, orderSchema);

/** Gives an authorization back that will not become an order. */
export const releaseKlarnaAuthorization = (account: KlarnaAccount, token: string): Promise<Called<unknown>> =>
  call(
    account,
    { method: 'DELETE', path: `/payments/v1/authorizations/${encodeURIComponent(token)}` },
    z.unknown(),
  );
