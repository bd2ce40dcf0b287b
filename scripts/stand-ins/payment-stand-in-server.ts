// Stand-ins for PayPal and Klarna on one port: REST APIs, browser scripts, and a control URL through which tests change
// their behaviour. No money moves.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createKlarnaStandIn } from './klarna.ts';
import { installKlarnaSdkStandIn, installPaypalSdkStandIn } from './payment-sdk-stand-ins.ts';
import {
  createPaymentStandInState,
  paymentStandInBehaviorsSchema,
  type PaymentStandInResponse,
  type PaymentStandInState,
} from './payment-stand-in-state.ts';
import { createPaypalStandIn } from './paypal.ts';
import { parseJsonOrUndefined } from '../../domain/parse-json-or-undefined.ts';

export interface PaymentStandInServerOptions {
  /** Target of PayPal's webhooks. */
  webhookUrl: string;
  /** For tests that inspect the state. */
  state?: PaymentStandInState;
}

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const toScript = (run: () => void): PaymentStandInResponse => ({ script: `(${run.toString()})()` });

/** GET returns requests and payments; POST sets behaviors, `{}` resets them. */
const handleControlRequest = (state: PaymentStandInState, method: string, body: unknown): PaymentStandInResponse => {
  if (method === 'POST') state.behaviors = paymentStandInBehaviorsSchema.parse(body);
  return { status: 200, json: state };
};

/** Creates the server; the caller starts and closes it. */
export const createPaymentStandInServer = ({
  webhookUrl,
  state = createPaymentStandInState(),
}: PaymentStandInServerOptions): Server => {
  const paypal = createPaypalStandIn(state, webhookUrl);
  const klarna = createKlarnaStandIn(state);
  const handleRequest = async (request: IncomingMessage): Promise<PaymentStandInResponse> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const text = await readText(request);
    if (method === 'OPTIONS') return { status: 204 };
    if (pathname === '/control') return handleControlRequest(state, method, parseJsonOrUndefined(text) ?? {});
    if (pathname === '/paypal/web-sdk/v6/core') return toScript(installPaypalSdkStandIn);
    if (pathname === '/klarna/kp/lib/v1/api.js') return toScript(installKlarnaSdkStandIn);
    const [, provider = '', ...rest] = pathname.split('/');
    const standInRequest = {
      method,
      path: `/${rest.join('/')}`,
      headers: request.headers,
      text,
      body: parseJsonOrUndefined(text),
    };
    if (provider === 'paypal') return paypal(standInRequest);
    return provider === 'klarna' ? klarna(standInRequest) : { status: 404 };
  };
  return createServer((request, response) => {
    handleRequest(request).then(
      (standInResponse) => {
        if ('drop' in standInResponse) {
          request.socket.destroy();
          return;
        }
        const headers = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'content-type',
          'content-type': 'script' in standInResponse ? 'text/javascript' : 'application/json',
        };
        response.writeHead('script' in standInResponse ? 200 : standInResponse.status, headers);
        response.end(
          'script' in standInResponse
            ? standInResponse.script
            : standInResponse.json && JSON.stringify(standInResponse.json),
        );
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
};
