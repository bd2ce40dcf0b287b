import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { klarnaCreateOrderResponseSchema } from '../../../../../contract/payment-provider-responses.ts';
import { callPaymentProvider, parsePaymentProviderErrorCode } from './call-payment-provider.ts';

let answer: (response: ServerResponse) => void;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (target = url) =>
  callPaymentProvider(
    { method: 'POST', url: target, headers: {}, body: '{}', timeoutMs: 200 },
    klarnaCreateOrderResponseSchema,
  );

const respondWith = (status: number, body: string) => {
  answer = (response) => response.writeHead(status).end(body);
};

it('returns the validated response', async () => {
  respondWith(200, '{"order_id":"1","more":1}');
  expect(await call()).toEqual({ ok: true, value: { order_id: '1' } });
});

it.each([
  [400, '{"name":"INVALID_REQUEST"}', true, 'INVALID_REQUEST'],
  [422, '{"name":"X","details":[{"issue":"INSTRUMENT_DECLINED"}]}', true, 'INSTRUMENT_DECLINED'],
  [404, '{"error_code":"NOT_FOUND"}', true, 'NOT_FOUND'],
  [401, '{"error":"invalid_token"}', false, 'invalid_token'],
  [429, '', false, 'status 429'],
  [500, '<html>', false, 'status 500'],
  [200, '{"other":1}', false, 'unreadable answer'],
  [200, '<html>', false, 'unreadable answer'],
])('classifies refusals as final and other failures as retryable: %i %s', async (status, body, isFinal, issue) => {
  respondWith(status, body);
  expect(await call()).toEqual({ ok: false, isFinal, status, issue });
});

it('returns a failure for a redirect, a timeout and a closed port', async () => {
  answer = (response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
  expect(await call()).toMatchObject({ ok: false, isFinal: false, issue: 'no connection' });
  answer = () => undefined;
  expect(await call()).toMatchObject({ ok: false, isFinal: false, issue: 'no answer in time' });
  expect(await call('http://127.0.0.1:1/')).toMatchObject({ ok: false, isFinal: false, issue: 'no connection' });
});

describe('parsePaymentProviderErrorCode', () => {
  it.each([
    ['PayPal: the issue', { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'AMOUNT_MISMATCH' }] }, 'AMOUNT_MISMATCH'],
    ['PayPal: the first issue', { details: [{ issue: 'CARD_EXPIRED' }, { issue: 'OTHER' }] }, 'CARD_EXPIRED'],
    ['PayPal: the name if there is no issue', { name: 'NOT_AUTHORIZED', details: [{}] }, 'NOT_AUTHORIZED'],
    [
      'PayPal: the name if there are no details',
      { name: 'INTERNAL_SERVER_ERROR', details: [] },
      'INTERNAL_SERVER_ERROR',
    ],
    ['PayPal: the error of a token request', { error: 'invalid_client' }, 'invalid_client'],
    ['Klarna: the error code', { error_code: 'BAD_VALUE', error: 'bad' }, 'BAD_VALUE'],
    ['undefined for an empty object', {}, undefined],
    ['undefined for text', 'Bad Gateway', undefined],
    ['undefined without a body', undefined, undefined],
    ['undefined if the code is not a string', { name: 7 }, undefined],
  ])('returns %s', (_name, json, code) => {
    expect(parsePaymentProviderErrorCode(json)).toBe(code);
  });
});
