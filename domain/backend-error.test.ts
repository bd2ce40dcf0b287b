import { describe, expect, it } from 'vitest';
import { BackendError, type BackendErrorKind } from './backend-error.ts';

describe('an error of the content backend', () => {
  it.each<[BackendErrorKind, number, string]>([
    ['network', -1, 'Network error'],
    ['invalidJson', 422, 'API returned invalid JSON'],
    ['unknown', 0, 'Unknown error occured'],
    ['expiredToken', 102, 'auth_expired_token'],
  ])('of kind %s has the code %d and the message %j from the specification', (kind, code, message) => {
    expect(new BackendError(kind)).toMatchObject({ name: 'BackendError', kind, code, message, status: undefined });
  });

  it.each([
    [{ url: 'https://cms.example/items/page?fields=*' }, 'Network error (https://cms.example/items/page)'],
    [{ status: 503 }, 'Network error (HTTP 503)'],
    [{ reason: 'timeout' }, 'Network error (timeout)'],
    [
      { url: 'https://cms.example/a?b=c', status: 503, reason: 'busy' },
      'Network error (https://cms.example/a, HTTP 503, busy)',
    ],
  ])('has URL, status and reason in its message: %j', (details, message) => {
    expect(new BackendError('network', details).message).toBe(message);
  });

  it('has its cause only if there is one', () => {
    const cause = new TypeError('fetch failed');
    expect(new BackendError('network', { cause }).cause).toBe(cause);
    expect('cause' in new BackendError('network')).toBe(false);
  });

  it.each<[BackendErrorKind, number | undefined, boolean]>([
    ['network', undefined, true],
    ['network', 400, true],
    ['unknown', undefined, false],
    ['unknown', 400, false],
    ['unknown', 403, false],
    ['unknown', 407, false],
    ['unknown', 408, true],
    ['unknown', 429, true],
    ['unknown', 499, false],
    ['unknown', 500, true],
    ['invalidJson', 502, true],
    ['expiredToken', 401, false],
  ])('of kind %s with status %s is retryable: %s', (kind, status, isRetryable) => {
    const error = new BackendError(kind, status === undefined ? {} : { status });
    expect(error.retryable).toBe(isRetryable);
    expect(error.status).toBe(status);
  });
});
