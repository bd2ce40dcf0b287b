import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignatureOf, toSignature } from './signed-call.ts';

const secret = 'a secret of both';
const body = '{"project":"arnsberg-tochter.example"}';

it('takes its own signature, and no other body, time or secret', async () => {
  const signature = await toSignature(secret, 1_700_000_000_000, body);
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(await isSignatureOf(signature, secret, 1_700_000_000_000, body)).toBe(true);
  expect(await isSignatureOf(signature, secret, 1_700_000_000_001, body)).toBe(false);
  expect(await isSignatureOf(signature, secret, 1_700_000_000_000, `${body} `)).toBe(false);
  expect(await isSignatureOf(signature, 'another', 1_700_000_000_000, body)).toBe(false);
});

it.each(['', 'abc', 'z'.repeat(64), 'A'.repeat(64)])('refuses %j', async (signature) => {
  expect(await isSignatureOf(signature, secret, 1_700_000_000_000, body)).toBe(false);
});

it('keeps leading zeros of every byte, and signs characters beyond ASCII', async () => {
  // Of 64 signatures some byte is below 16: without its zero the signature would be shorter.
  const bodies = Array.from({ length: 64 }, (_, index) => `${index} “Größe”`);
  for (const text of bodies) {
    const signature = await toSignature(secret, 1, text);
    expect(signature).toHaveLength(64);
    expect(await isSignatureOf(signature, secret, 1, text)).toBe(true);
  }
});

it('refuses a signature with anything before or after it', async () => {
  const signature = await toSignature(secret, 1, body);
  for (const text of [`00${signature}`, `${signature}00`, ` ${signature}`, `${signature}\n`, signature.slice(2)])
    expect(await isSignatureOf(text, secret, 1, body)).toBe(false);
});

it('is HMAC-SHA-256 over time and body, as other hosts can check it', async () => {
  const expected = createHmac('sha256', secret).update(`1700000000000.${body}`).digest('hex');
  expect(await toSignature(secret, 1_700_000_000_000, body)).toBe(expected);
});
