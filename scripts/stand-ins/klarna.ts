// The part of Klarna's REST API that the shop uses, and the effect of the buttons in Klarna's form. Rejects requests
// like Klarna and accepts only the demo shop's credentials.
import { demoKlarnaAccount } from '../../demo/demo-payment-accounts.ts';
import { toStandInKlarnaErrorResponse } from './klarna-error-responses.ts';
import { createKlarnaOrderManagementStandIn } from './klarna-order-management.ts';
import { createKlarnaPaymentsStandIn } from './klarna-payments.ts';
import {
  performStandInOperation,
  type PaymentStandInRequest,
  type PaymentStandInResponse,
  type PaymentStandInState,
} from './payment-stand-in-state.ts';

const { username, password } = demoKlarnaAccount;
const authorizationHeader = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

export const createKlarnaStandIn = (state: PaymentStandInState) => {
  const orderManagement = createKlarnaOrderManagementStandIn(state);
  const payments = createKlarnaPaymentsStandIn(state, orderManagement.placeOrder);
  return async (request: PaymentStandInRequest): Promise<PaymentStandInResponse> => {
    if (request.path === '/window') return payments.handleDecision(request);
    if (state.behaviors.klarna.isUnavailable) return toStandInKlarnaErrorResponse(503, 'SERVICE_UNAVAILABLE');
    if (request.headers.authorization !== authorizationHeader) return toStandInKlarnaErrorResponse(401, 'UNAUTHORIZED');
    const route = payments.findRoute(request) ?? orderManagement.findRoute(request);
    if (!route) return toStandInKlarnaErrorResponse(404, 'NOT_FOUND');
    return performStandInOperation(state, 'klarna', request, route);
  };
};
