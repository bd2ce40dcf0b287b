import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRequestSignature, isValidRequestSignature } from './request-signature.ts';

const secret = 'a secret of both';
const body = '{"project":"arnsberg-tochter.example"}';

it('accepts a signature only with the same body, time and secret', async () => {
  const signature = await createRequestSignature(secret, 1_700_000_000_000, body);
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(await isValidRequestSignature(signature, secret, 1_700_000_000_000, body)).toBe(true);
  expect(await isValidRequestSignature(signature, secret, 1_700_000_000_001, body)).toBe(false);
  expect(await isValidRequestSignature(signature, secret, 1_700_000_000_000, `${body} `)).toBe(false);
  expect(await isValidRequestSignature(signature, 'another', 1_700_000_000_000, body)).toBe(false);
});

it.each(['', 'abc', 'z'.repeat(64), 'A'.repeat(64)])('rejects %j', async (signature) => {
  expect(await isValidRequestSignature(signature, secret, 1_700_000_000_000, body)).toBe(false);
});

it('pads every byte with a leading zero, and signs non-ASCII characters', async () => {
  // Some of the 64 signatures contain a byte below 16, which would be shorter without padding.
  const bodies = Array.from({ length: 64 }, (_, index) => `${index} “Größe”`);
  for (const text of bodies) {
    const signature = await createRequestSignature(secret, 1, text);
    expect(signature).toHaveLength(64);
    expect(await isValidRequestSignature(signature, secret, 1, text)).toBe(true);
  }
});

it('rejects a signature with additional or missing characters', async () => {
  const signature = await createRequestSignature(secret, 1, body);
  for (const text of [`00${signature}`, `${signature}00`, ` ${signature}`, `${signature}\n`, signature.slice(2)])
    expect(await isValidRequestSignature(text, secret, 1, body)).toBe(false);
});

it('is HMAC-SHA-256 over time and body', async () => {
  const expected = createHmac('sha256', secret).update(`1700000000000.${body}`).digest('hex');
  expect(await createRequestSignature(secret, 1_700_000_000_000, body)).toBe(expected);
});
