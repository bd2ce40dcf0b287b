// The part of Klarna's REST API that the shop uses, and the effect of the buttons in Klarna's form. Rejects requests
// like Klarna and accepts only the demo shop's credentials.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { demoKlarnaAccount } from '../../demo/demo-payment-accounts.ts';
import {
  createKlarnaOrderManagementStandIn,
  toStandInKlarnaOrderResponse,
  type StandInKlarnaOrder,
} from './klarna-order-management.ts';
import {
  klarnaCaptureRequestSchema,
  klarnaOrderRequestSchema,
  klarnaSessionRequestSchema,
  zodErrorToKlarnaErrorMessages,
  type KlarnaApiSessionRequestBody,
} from './klarna-request-schemas.ts';
import {
  type PaymentStandInRequest,
  type PaymentStandInOperation,
  type PaymentStandInResponse,
  consumeConnectionDrop,
  delayStandInResponse,
  type PaymentStandInState,
} from './payment-stand-in-state.ts';
import { dayMs } from '../../domain/durations.ts';

interface Session {
  id: string;
  clientToken: string;
  body: KlarnaApiSessionRequestBody;
  authorizationToken: string | undefined;
  orderId: string | undefined;
  /** End of the authorization; set once the order is placed. */
  endsAt: Date | undefined;
  /** Set once the order is placed. */
  books: StandInKlarnaOrder | undefined;
}

const refuse = (status: number, code: string, ...messages: string[]): PaymentStandInResponse => ({
  status,
  json: {
    error_code: code,
    error_messages: messages.length > 0 ? messages : [code],
    correlation_id: randomUUID(),
  },
});

/**
 * The categories of this order's session, if its address requests them ("Mock categories pay_later pay_over_time"). The
 * real Klarna decides by country, amount and shopper.
 */
const toMockedCategories = ({ billing_address: { street_address2: addition = '' } }: KlarnaApiSessionRequestBody) =>
  /^Mock categories ([a-z_ ]+)$/
    .exec(addition)?.[1]
    ?.split(' ')
    .map((identifier) => ({ identifier, name: `Klarna ${identifier}` }));

/** As in Klarna's playground, which denies the shopper `name+denied@…`. */
const isDeniedShopper = ({ billing_address: { email = '' } }: KlarnaApiSessionRequestBody): boolean =>
  email.includes('+denied@');

const toClientToken = (session: string): string =>
  ['{"alg":"none"}', JSON.stringify({ session_id: session }), 'demo']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** Authorization period of the demo shop's account: 28 days. */
const authorizedMs = 28 * dayMs;

const decisionSchema = z.strictObject({ client_token: z.string(), decision: z.enum(['approve', 'refuse']) });

export const createKlarnaStandIn = (world: PaymentStandInState) => {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const placed = createKlarnaOrderManagementStandIn(world);
  const basic = `Basic ${Buffer.from(`${demoKlarnaAccount.username}:${demoKlarnaAccount.password}`).toString('base64')}`;
  const find = (matches: (session: Session) => boolean): Session | undefined => [...sessions.values()].find(matches);

  const create = ({ body }: PaymentStandInRequest): PaymentStandInResponse => {
    const read = klarnaSessionRequestSchema.safeParse(body);
    if (!read.success) return refuse(400, 'BAD_VALUE', ...zodErrorToKlarnaErrorMessages(read.error));
    const id = randomUUID();
    const session: Session = {
      id,
      body: read.data,
      clientToken: toClientToken(id),
      authorizationToken: undefined,
      orderId: undefined,
      endsAt: undefined,
      books: undefined,
    };
    sessions.set(id, session);
    return {
      status: 200,
      json: {
        session_id: id,
        client_token: session.clientToken,
        payment_method_categories: toMockedCategories(read.data) ?? world.moods.klarna.categories,
      },
    };
  };

  /** Fields of both a session and a placed order. The mood `lie` overrides them. */
  const toOrderFields = ({ body, orderId }: Session): Record<string, unknown> => {
    const { lie, lieWhen } = world.moods.klarna;
    const { order_amount, purchase_currency, merchant_reference1, merchant_reference2, intent } = body;
    return {
      order_amount,
      purchase_currency,
      merchant_reference1,
      merchant_reference2,
      intent,
      ...((lieWhen === 'always' || orderId !== undefined) && lie),
    };
  };

  const readSession = (session: Session): PaymentStandInResponse => ({
    status: 200,
    json: {
      client_token: session.clientToken,
      status: session.orderId === undefined ? 'incomplete' : 'complete',
      ...(session.authorizationToken !== undefined && { authorization_token: session.authorizationToken }),
      ...toOrderFields(session),
    },
  });

  const place = (token: string, { body, headers }: PaymentStandInRequest): PaymentStandInResponse => {
    const key = String(headers['klarna-idempotency-key'] ?? randomUUID());
    const repeated = byKey.get(key);
    if (repeated !== undefined)
      return { status: 200, json: { order_id: repeated, fraud_status: world.moods.klarna.fraudStatus } };
    const session = find(({ authorizationToken }) => authorizationToken === token);
    if (!session) return refuse(404, 'NOT_FOUND');
    const read = klarnaOrderRequestSchema.safeParse(body);
    if (!read.success) return refuse(400, 'BAD_VALUE', ...zodErrorToKlarnaErrorMessages(read.error));
    if (!isDeepStrictEqual({ ...session.body, ...read.data }, session.body)) return refuse(409, 'CONFLICT');
    if (world.moods.klarna.isDeclining) return refuse(403, 'NOT_ALLOWED');
    const id = randomUUID();
    session.orderId = id;
    session.endsAt = new Date(Date.now() + authorizedMs);
    session.authorizationToken = undefined;
    byKey.set(key, id);
    const { merchant_reference1: number, order_amount: amount } = session.body;
    session.books = { id, number, orderAmountCents: amount, capturedCents: 0, isCancelled: false, refunds: [] };
    world.taken.push({ provider: 'klarna', id, order: number, amount: String(amount) });
    const orderId = world.moods.klarna.lie['order_id'] ?? id;
    return { status: 200, json: { order_id: orderId, fraud_status: world.moods.klarna.fraudStatus } };
  };

  const readOrder = (session: Session): PaymentStandInResponse => ({
    status: 200,
    json: {
      order_id: session.orderId,
      expires_at: session.endsAt?.toISOString(),
      fraud_status: world.moods.klarna.fraudStatus,
      ...toOrderFields(session),
      ...(session.books && toStandInKlarnaOrderResponse(session.books)),
      ...(world.moods.klarna.lie['order_amount'] !== undefined && toOrderFields(session)),
    },
  });

  const capture = (session: Session, { body }: PaymentStandInRequest): PaymentStandInResponse => {
    const read = klarnaCaptureRequestSchema.safeParse(body);
    const { books } = session;
    if (!books || !read.data) return refuse(400, 'BAD_VALUE');
    const isAllowed = !books.isCancelled && books.capturedCents === 0;
    if (!isAllowed || world.moods.klarna.isDeclining || read.data.captured_amount > books.orderAmountCents)
      return refuse(403, 'CAPTURE_NOT_ALLOWED');
    // The shop captures the entire remaining authorization.
    if (read.data.captured_amount !== books.orderAmountCents) return refuse(400, 'BAD_VALUE');
    books.capturedCents = read.data.captured_amount;
    return { status: 201 };
  };

  /** Extends the authorization by the account's period, starting now. */
  const extend = (session: Session): PaymentStandInResponse => {
    if (world.moods.klarna.isDeclining || session.books?.isCancelled) return refuse(403, 'NOT_ALLOWED');
    session.endsAt = new Date(Date.now() + authorizedMs);
    // Klarna reports the new end, even if a test has changed the old one.
    delete world.moods.klarna.lie['expires_at'];
    return { status: 204 };
  };

  const release = (token: string): PaymentStandInResponse => {
    const session = find(({ authorizationToken }) => authorizationToken === token);
    if (!session) return refuse(404, 'NOT_FOUND');
    session.authorizationToken = undefined;
    return { status: 204 };
  };

  const callBack = ({ id, body, authorizationToken }: Session): void => {
    for (let count = 0; count < world.moods.klarna.hints; count += 1) {
      void fetch(body.merchant_urls.authorization, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ authorization_token: authorizationToken, session_id: id }),
      }).catch(() => undefined);
    }
  };

  /** Handles a decision in the form of payment-sdk-stand-ins.ts. */
  const decide = ({ body }: PaymentStandInRequest): PaymentStandInResponse => {
    const read = decisionSchema.safeParse(body);
    const session = find(({ clientToken }) => clientToken === read.data?.client_token);
    if (!read.data || !session || session.orderId !== undefined) return { status: 400 };
    if (read.data.decision === 'refuse' || isDeniedShopper(session.body))
      return { status: 200, json: { approved: false, show_form: false } };
    session.authorizationToken = randomUUID();
    callBack(session);
    const answer = { approved: true, show_form: true, authorization_token: session.authorizationToken };
    return { status: 200, json: answer };
  };

  const route = (asked: PaymentStandInRequest): [PaymentStandInOperation, () => PaymentStandInResponse] | undefined => {
    const { method, path } = asked;
    const [, kind = '', id = '', action = ''] =
      /^\/(payments\/v1\/sessions|payments\/v1\/authorizations|ordermanagement\/v1\/orders)(?:\/([^/]+))?(\/[a-z-]+)?$/.exec(
        path,
      ) ?? [];
    if (kind.endsWith('sessions') && method === 'POST' && !id) return ['create', () => create(asked)];
    if (kind.endsWith('authorizations') && method === 'POST' && action === '/order')
      return ['place', () => place(id, asked)];
    if (kind.endsWith('authorizations') && method === 'DELETE') return ['release', () => release(id)];
    const session = kind.endsWith('sessions') ? sessions.get(id) : find(({ orderId }) => orderId === id);
    const refundCall = session?.books && action && placed(action, session.books, asked);
    if (refundCall) return refundCall;
    if (session && method === 'POST' && action === '/extend-authorization-time')
      return ['extend', () => extend(session)];
    if (session && method === 'POST' && action === '/captures') return ['capture', () => capture(session, asked)];
    if (method !== 'GET' || !session || action) return undefined;
    return ['read', () => (kind.endsWith('sessions') ? readSession(session) : readOrder(session))];
  };

  return async (asked: PaymentStandInRequest): Promise<PaymentStandInResponse> => {
    const mood = world.moods.klarna;
    if (asked.path === '/window') return decide(asked);
    if (mood.isDown) return refuse(503, 'SERVICE_UNAVAILABLE');
    if (asked.headers.authorization !== basic) return refuse(401, 'UNAUTHORIZED');
    const found = route(asked);
    if (!found) return refuse(404, 'NOT_FOUND');
    const [call, act] = found;
    world.asked.push({ provider: 'klarna', call, path: asked.path, body: asked.body });
    await delayStandInResponse(mood, call);
    const reply = act();
    return consumeConnectionDrop(mood, call) ? { drop: true } : reply;
  };
};
