// Tests the adapter against a service that requires a proof of work, over real HTTP.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postContactMessage } from './post-contact-rating-and-product-request.ts';

const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };

const message = {
  name: 'M. K.',
  email: 'm@k.example',
  message: 'Guten Tag',
  privacy: true as const,
  language: 'de' as const,
  homepage: '',
  open_ms: 9_000,
  attempt: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10',
};

type Body = Record<string, unknown> & { proof?: string };

let server: Server;
let bodies: Body[];
/** How many challenges the service sends before it accepts the message. */
let challengeCount: number;

const toChallenge = () => createChallenge({ ...secrets, algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 7, deriveKey });

beforeEach(async () => {
  bodies = [];
  const challenges = [await toChallenge(), await toChallenge()];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(JSON.parse(body) as Body);
      const isChallenged = bodies.length <= challengeCount;
      const challenge = challenges[bodies.length % 2];
      const answer = isChallenged ? { status: 'error', code: 'proof_required', challenge } : { status: 'ok' };
      response.writeHead(isChallenged ? 428 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('GATSBY_BACKEND_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('GATSBY_PROJECT_DOMAIN', 'muster.example');
});

afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('sends the same body again, with the challenge solved', async () => {
  challengeCount = 1;
  expect(await postContactMessage(message)).toMatchObject({ ok: true });
  const [first, second] = bodies;
  const { proof = '', ...bodyWithoutProof } = second ?? {};
  expect(bodyWithoutProof).toEqual(first);
  expect(first).toEqual({ project: 'muster.example', ...message });
  const payload = JSON.parse(atob(proof)) as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;
  expect(await verifySolution({ ...payload, ...secrets, deriveKey })).toMatchObject({ verified: true });
});

it('solves the next challenge if the first expires in transit', async () => {
  challengeCount = 2;
  expect(await postContactMessage(message)).toMatchObject({ ok: true });
  expect(bodies).toHaveLength(3);
  expect(bodies[1]?.proof).not.toBe(bodies[2]?.proof);
});

it('gives up after some attempts, and asks the visitor to wait', async () => {
  challengeCount = 100;
  expect(await postContactMessage(message)).toEqual({ ok: false, code: 'too_many_requests' });
  expect(bodies).toHaveLength(4);
});

it('asks the visitor to wait if the browser has no crypto API', async () => {
  challengeCount = 1;
  vi.stubGlobal('crypto', {});
  expect(await postContactMessage(message)).toEqual({ ok: false, code: 'too_many_requests' });
  expect(bodies).toHaveLength(1);
});
