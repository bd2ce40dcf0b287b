import { describe, expect, it } from 'vitest';
import { isPermanentFailure, isServerUnreachable, toRetryDelayMs } from './retry-delay.ts';

describe('toRetryDelayMs', () => {
  it('waits twice as long each time, at most six hours, and gives up after about four days', () => {
    expect([1, 2, 3, 9].map((attempts) => toRetryDelayMs(attempts))).toEqual([60_000, 120_000, 240_000, 256 * 60_000]);
    expect(toRetryDelayMs(10)).toBe(6 * 60 * 60_000);
    expect(toRetryDelayMs(24)).toBeNull();
    const hours =
      Array.from({ length: 23 }, (_, index) => toRetryDelayMs(index + 1) ?? 0).reduce((a, b) => a + b) / 3_600_000;
    expect(hours).toBeGreaterThan(4 * 23);
    expect(hours).toBeLessThan(4 * 25);
  });
});

describe('a refusal', () => {
  it.each([
    ['an address', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
    ['a mail', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
    ['an address for now', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, false],
    ['the sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
    ['the password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
    ['everyone', { code: 'ESOCKET', command: 'CONN', responseCode: undefined }, false],
  ])('of %s', (_what, problem, expected) => {
    expect(isPermanentFailure(problem)).toBe(expected);
  });

  it('that means all mails ends the run', () => {
    expect(isServerUnreachable({ code: 'ESOCKET', command: 'CONN', responseCode: undefined })).toBe(true);
    expect(isServerUnreachable({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })).toBe(false);
  });
});

it.each(['EAUTH', 'ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EPROXY', 'ESOCKET', 'ETIMEDOUT', 'ETLS'])(
  'with %s the server is away',
  (code) => {
    expect(isServerUnreachable({ code, command: undefined, responseCode: undefined })).toBe(true);
  },
);

it('without a code it is there', () => {
  expect(isServerUnreachable({ code: undefined, command: undefined, responseCode: 550 })).toBe(false);
});

it.each([
  [499, false],
  [500, true],
  [undefined, false],
])('the answer %s is for good: %s', (responseCode, isForGood) => {
  expect(isPermanentFailure({ code: 'EMESSAGE', command: 'DATA', responseCode })).toBe(isForGood);
});
