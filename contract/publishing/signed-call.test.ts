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
