// Tests the order service adapter over real HTTP.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postProductRating, postProductRequest } from './post-contact-rating-and-product-request.ts';

const product = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';
const spam = { homepage: '', open_ms: 9_000 };
const rating = { product, rating: 5, title: 'Gut', comment: '', author: '', language: 'de' as const, ...spam };
const asking = { name: 'M. K.', email: 'm@k.example', message: '', privacy: true as const, language: 'fr' as const };
const request = { product, kind: 'availability' as const, ...asking, ...spam };

interface ReceivedRequest {
  path: string | undefined;
  type: string | undefined;
  body: unknown;
}

let server: Server;
let received: ReceivedRequest[];
let reply: { status: number; body: string } | 'break off';

const readBody = async (message: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return JSON.parse(text);
};

beforeEach(async () => {
  received = [];
  server = createServer((message, response) => {
    void readBody(message).then((body) => {
      received.push({ path: message.url, type: message.headers['content-type'], body });
      if (reply === 'break off') response.destroy();
      else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('GATSBY_BACKEND_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('GATSBY_PROJECT_DOMAIN', 'muster.example');
});

afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

it('posts a rating and a request of the site’s own project as JSON', async () => {
  reply = { status: 200, body: '{"status":"ok"}' };
  expect(await postProductRating(rating)).toMatchObject({ ok: true });
  expect(await postProductRequest(request)).toMatchObject({ ok: true });
  expect(received).toEqual([
    { path: '/ecom/rating', type: 'application/json', body: { project: 'muster.example', ...rating } },
    { path: '/ecom/request', type: 'application/json', body: { project: 'muster.example', ...request } },
  ]);
});

it('returns a refusal with its code and field', async () => {
  reply = { status: 400, body: '{"status":"error","code":"invalid_input","field":"email"}' };
  expect(await postProductRequest(request)).toEqual({ ok: false, code: 'invalid_input', field: 'email' });
  reply = { status: 409, body: '{"status":"error","code":"ratings_closed"}' };
  expect(await postProductRating(rating)).toEqual({ ok: false, code: 'ratings_closed' });
});

it('throws if the response is cut off or the service is unreachable', async () => {
  reply = 'break off';
  const failure = { message: 'Could not post rating', code: -1, status: undefined, retryable: true };
  await expect(postProductRating(rating)).rejects.toMatchObject(failure);
  server.close();
  await once(server, 'close');
  await expect(postProductRating(rating)).rejects.toMatchObject(failure);
});

it.each([
  ['a refusal of the backend itself', 503, '{"errors":[{"message":"Under pressure"}]}', 0, true],
  ['a code that is not of the contract', 400, '{"status":"error","code":"why"}', 0, false],
  ['a page of some proxy', 502, '<h1>Bad gateway</h1>', 422, true],
  ['an empty page', 200, '', 422, false],
])('throws for %s', async (_name, status, body, code, retryable) => {
  reply = { status, body };
  const failure = { message: 'Could not post request', code, status, retryable };
  await expect(postProductRequest(request)).rejects.toMatchObject(failure);
});
