// The part of PayPal's REST API that the shop uses, and the effect of the buttons in PayPal's window. Rejects requests
// like PayPal and accepts only the demo shop's credentials.
import { demoPaypalCredentials } from '../../demo/demo-payment-accounts.ts';
import { createStandInPaypalId, toStandInPaypalErrorResponse } from './paypal-error-responses.ts';
import { createPaypalOrdersStandIn } from './paypal-orders.ts';
import { createPaypalRefundStandIn } from './paypal-refunds.ts';
import { respondToPaypalWebhookVerification } from './paypal-webhooks.ts';
import {
  performStandInOperation,
  type PaymentStandInRequest,
  type PaymentStandInResponse,
  type PaymentStandInRoute,
  type PaymentStandInState,
} from './payment-stand-in-state.ts';

const { clientId, clientSecret } = demoPaypalCredentials;
const tokenAuthorizationHeader = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

const findWebhookVerificationRoute = ({ method, path, body }: PaymentStandInRequest): PaymentStandInRoute =>
  method === 'POST' && path === '/v1/notifications/verify-webhook-signature'
    ? ['verify', () => respondToPaypalWebhookVerification(body)]
    : undefined;

export const createPaypalStandIn = (state: PaymentStandInState, webhookUrl: string) => {
  const refunds = createPaypalRefundStandIn(state, (captureId) => orders.findCapture(captureId));
  const orders = createPaypalOrdersStandIn(state, webhookUrl, refunds.listRefunds);
  const accessTokens = new Set<string>();

  const grantToken = ({ headers, text }: PaymentStandInRequest): PaymentStandInResponse => {
    if (headers.authorization !== tokenAuthorizationHeader) return toStandInPaypalErrorResponse(401, 'invalid_client');
    if (text !== 'grant_type=client_credentials') return toStandInPaypalErrorResponse(400, 'unsupported_grant_type');
    const token = createStandInPaypalId();
    accessTokens.add(token);
    return { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  };

  return async (request: PaymentStandInRequest): Promise<PaymentStandInResponse> => {
    const { path, headers } = request;
    if (path === '/window') return orders.handleDecision(request);
    if (state.behaviors.paypal.isUnavailable) return toStandInPaypalErrorResponse(503, 'SERVICE_UNAVAILABLE');
    if (path === '/v1/oauth2/token') return grantToken(request);
    if (!accessTokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return toStandInPaypalErrorResponse(401, 'invalid_token');
    const route = findWebhookVerificationRoute(request) ?? orders.findRoute(request) ?? refunds.findRoute(request);
    if (!route) return toStandInPaypalErrorResponse(404, 'RESOURCE_NOT_FOUND');
    return performStandInOperation(state, 'paypal', request, route);
  };
};
