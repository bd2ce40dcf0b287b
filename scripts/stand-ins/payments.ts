// Stand-ins for PayPal and Klarna on one port: their REST interfaces, their browser scripts, and a control address by which
// tests put them into a mood. Started by npm start and npm run dev with the demo content, and by the tests. No money moves.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createKlarna } from './klarna.ts';
import { runKlarna, runPaypal } from './payment-scripts.ts';
import { createPaymentWorld, moodsSchema, type Reply, type PaymentWorld } from './payment-world.ts';
import { createPaypal } from './paypal.ts';

export interface PaymentsOptions {
  /** Where PayPal's webhooks go. */
  webhookUrl: string;
  /** For tests that look inside. */
  world?: PaymentWorld;
}

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const toScript = (run: () => void): Reply => ({ script: `(${run.toString()})()` });

/** GET tells what has been asked and taken; POST sets moods, and `{}` the usual ones again. */
const control = (world: PaymentWorld, method: string, body: unknown): Reply => {
  if (method === 'POST') world.moods = moodsSchema.parse(body);
  const { moods, asked, begun, taken, refunded } = world;
  return { status: 200, json: { moods, asked, begun, taken, refunded } };
};

/** The caller listens and closes. */
export const createPayments = ({ webhookUrl, world = createPaymentWorld() }: PaymentsOptions): Server => {
  const paypal = createPaypal(world, webhookUrl);
  const klarna = createKlarna(world);
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const text = await readText(request);
    if (method === 'OPTIONS') return { status: 204 };
    if (pathname === '/control') return control(world, method, parse(text) ?? {});
    if (pathname === '/paypal/web-sdk/v6/core') return toScript(runPaypal);
    if (pathname === '/klarna/kp/lib/v1/api.js') return toScript(runKlarna);
    const [, provider = '', ...rest] = pathname.split('/');
    const asked = { method, path: `/${rest.join('/')}`, headers: request.headers, text, body: parse(text) };
    if (provider === 'paypal') return paypal(asked);
    return provider === 'klarna' ? klarna(asked) : { status: 404 };
  };
  return createServer((request, response) => {
    answer(request).then(
      (reply) => {
        if ('drop' in reply) {
          request.socket.destroy();
          return;
        }
        const headers = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'content-type',
          'content-type': 'script' in reply ? 'text/javascript' : 'application/json',
        };
        response.writeHead('script' in reply ? 200 : reply.status, headers);
        response.end('script' in reply ? reply.script : reply.json && JSON.stringify(reply.json));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
};
