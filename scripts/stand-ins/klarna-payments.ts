// Klarna Payments v1: sessions, and authorizations that become orders. The buttons of Klarna's form create the
// authorizations (payment-sdk-stand-ins.ts).
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { toStandInKlarnaBadValueResponse, toStandInKlarnaErrorResponse } from './klarna-error-responses.ts';
import { toKlarnaOrderFields } from './klarna-order-management.ts';
import {
  klarnaOrderRequestSchema,
  klarnaSessionRequestSchema,
  type KlarnaApiSessionRequestBody,
} from './klarna-request-schemas.ts';
import type {
  PaymentStandInRequest,
  PaymentStandInResponse,
  PaymentStandInRoute,
  PaymentStandInState,
} from './payment-stand-in-state.ts';

interface Session {
  id: string;
  clientToken: string;
  body: KlarnaApiSessionRequestBody;
  /** Set while the shopper's approval can be used. */
  authorizationToken: string | undefined;
  isOrderPlaced: boolean;
}

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

const toClientToken = (sessionId: string): string =>
  ['{"alg":"none"}', JSON.stringify({ session_id: sessionId }), 'demo']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const decisionSchema = z.strictObject({ client_token: z.string(), decision: z.enum(['approve', 'refuse']) });

const sendAuthorizationCallbacks = ({ id, body, authorizationToken }: Session, count: number): void => {
  for (let sent = 0; sent < count; sent += 1) {
    void fetch(body.merchant_urls.authorization, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authorization_token: authorizationToken, session_id: id }),
    }).catch(() => undefined);
  }
};

export const createKlarnaPaymentsStandIn = (
  state: PaymentStandInState,
  /** Returns the id of the order. */
  placeOrder: (body: KlarnaApiSessionRequestBody) => string,
) => {
  const sessions = new Map<string, Session>();
  const orderIdsByIdempotencyKey = new Map<string, string>();
  const findSession = (matches: (session: Session) => boolean) => [...sessions.values()].find(matches);
  const findAuthorizedSession = (token: string) =>
    findSession(({ authorizationToken }) => authorizationToken === token);

  const createSession = ({ body }: PaymentStandInRequest): PaymentStandInResponse => {
    const parsed = klarnaSessionRequestSchema.safeParse(body);
    if (!parsed.success) return toStandInKlarnaBadValueResponse(parsed.error);
    const id = randomUUID();
    const clientToken = toClientToken(id);
    sessions.set(id, { id, clientToken, body: parsed.data, authorizationToken: undefined, isOrderPlaced: false });
    return {
      status: 200,
      json: {
        session_id: id,
        client_token: clientToken,
        payment_method_categories: toMockedCategories(parsed.data) ?? state.behaviors.klarna.categories,
      },
    };
  };

  const readSession = ({ clientToken, authorizationToken, body, isOrderPlaced }: Session): PaymentStandInResponse => {
    const { overrides, overridesApplyTo } = state.behaviors.klarna;
    return {
      status: 200,
      json: {
        client_token: clientToken,
        status: isOrderPlaced ? 'complete' : 'incomplete',
        ...(authorizationToken !== undefined && { authorization_token: authorizationToken }),
        ...toKlarnaOrderFields(body),
        ...((overridesApplyTo === 'all' || isOrderPlaced) && overrides),
      },
    };
  };

  const placeAuthorizedOrder = (token: string, { body, headers }: PaymentStandInRequest): PaymentStandInResponse => {
    const { fraudStatus, isDeclining, overrides } = state.behaviors.klarna;
    const idempotencyKey = String(headers['klarna-idempotency-key'] ?? randomUUID());
    const earlierId = orderIdsByIdempotencyKey.get(idempotencyKey);
    if (earlierId !== undefined) return { status: 200, json: { order_id: earlierId, fraud_status: fraudStatus } };
    const session = findAuthorizedSession(token);
    if (!session) return toStandInKlarnaErrorResponse(404, 'NOT_FOUND');
    const parsed = klarnaOrderRequestSchema.safeParse(body);
    if (!parsed.success) return toStandInKlarnaBadValueResponse(parsed.error);
    if (!isDeepStrictEqual({ ...session.body, ...parsed.data }, session.body))
      return toStandInKlarnaErrorResponse(409, 'CONFLICT');
    if (isDeclining) return toStandInKlarnaErrorResponse(403, 'NOT_ALLOWED');
    const id = placeOrder(session.body);
    session.isOrderPlaced = true;
    session.authorizationToken = undefined;
    orderIdsByIdempotencyKey.set(idempotencyKey, id);
    return { status: 200, json: { order_id: overrides['order_id'] ?? id, fraud_status: fraudStatus } };
  };

  const releaseAuthorization = (token: string): PaymentStandInResponse => {
    const session = findAuthorizedSession(token);
    if (!session) return toStandInKlarnaErrorResponse(404, 'NOT_FOUND');
    session.authorizationToken = undefined;
    return { status: 204 };
  };

  return {
    /** Handles the shopper's decision in Klarna's form. */
    handleDecision: ({ body }: PaymentStandInRequest): PaymentStandInResponse => {
      const { data } = decisionSchema.safeParse(body);
      const session = findSession(({ clientToken }) => clientToken === data?.client_token);
      if (!data || !session || session.isOrderPlaced) return { status: 400 };
      if (data.decision === 'refuse' || isDeniedShopper(session.body))
        return { status: 200, json: { approved: false, show_form: false } };
      session.authorizationToken = randomUUID();
      sendAuthorizationCallbacks(session, state.behaviors.klarna.notificationCount);
      return {
        status: 200,
        json: { approved: true, show_form: true, authorization_token: session.authorizationToken },
      };
    },
    findRoute: (request: PaymentStandInRequest): PaymentStandInRoute => {
      const { method, path } = request;
      const [, resource = '', id = '', action = ''] =
        /^\/payments\/v1\/(sessions|authorizations)(?:\/([^/]+))?(\/[a-z-]+)?$/.exec(path) ?? [];
      if (resource === 'authorizations') {
        if (method === 'POST' && action === '/order') return ['place', () => placeAuthorizedOrder(id, request)];
        return method === 'DELETE' ? ['release', () => releaseAuthorization(id)] : undefined;
      }
      if (resource === 'sessions' && method === 'POST' && !id) return ['create', () => createSession(request)];
      const session = sessions.get(id);
      return session && method === 'GET' && !action ? ['read', () => readSession(session)] : undefined;
    },
  };
};
