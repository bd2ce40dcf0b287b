import { describe, expect, it } from 'vitest';
import {
  isSmtpRecipientOrMessageRejected,
  isSmtpConnectionOrSignInFailure,
  toMailRetryDelayMs,
} from './retry-delay.ts';

describe('toMailRetryDelayMs', () => {
  it('doubles the delay up to six hours, and gives up after about four days', () => {
    expect([1, 2, 3, 9].map((attempts) => toMailRetryDelayMs(attempts))).toEqual([
      60_000,
      120_000,
      240_000,
      256 * 60_000,
    ]);
    expect(toMailRetryDelayMs(10)).toBe(6 * 60 * 60_000);
    expect(toMailRetryDelayMs(24)).toBeNull();
    const hours =
      Array.from({ length: 23 }, (_, index) => toMailRetryDelayMs(index + 1) ?? 0).reduce((a, b) => a + b) / 3_600_000;
    expect(hours).toBeGreaterThan(4 * 23);
    expect(hours).toBeLessThan(4 * 25);
  });
});

describe('isSmtpRecipientOrMessageRejected', () => {
  it.each([
    ['a recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
    ['a mail', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
    ['a recipient, temporarily', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, false],
    ['the sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
    ['the password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
    ['the connection', { code: 'ESOCKET', command: 'CONN', responseCode: undefined }, false],
  ])('classifies the rejection of %s', (_what, failure, expected) => {
    expect(isSmtpRecipientOrMessageRejected(failure)).toBe(expected);
  });

  it('detects an unreachable server', () => {
    expect(isSmtpConnectionOrSignInFailure({ code: 'ESOCKET', command: 'CONN', responseCode: undefined })).toBe(true);
    expect(isSmtpConnectionOrSignInFailure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })).toBe(false);
  });
});

it.each(['EAUTH', 'ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EPROXY', 'ESOCKET', 'ETIMEDOUT', 'ETLS'])(
  'treats %s as an unreachable server',
  (code) => {
    expect(isSmtpConnectionOrSignInFailure({ code, command: undefined, responseCode: undefined })).toBe(true);
  },
);

it('treats an error without a code as a response of the server', () => {
  expect(isSmtpConnectionOrSignInFailure({ code: undefined, command: undefined, responseCode: 550 })).toBe(false);
});

it.each([
  [499, false],
  [500, true],
  [undefined, false],
])('classifies the response code %s as permanent: %s', (responseCode, isPermanent) => {
  expect(isSmtpRecipientOrMessageRejected({ code: 'EMESSAGE', command: 'DATA', responseCode })).toBe(isPermanent);
});
