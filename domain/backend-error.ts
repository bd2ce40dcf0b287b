// Errors of requests to the content backend, with the messages and codes of specification §8.

/** Messages and codes from the specification, including its spelling. */
export const backendErrorMessagesAndCodes = {
  network: { message: 'Network error', code: -1 },
  invalidJson: { message: 'API returned invalid JSON', code: 422 },
  unknown: { message: 'Unknown error occured', code: 0 },
  expiredToken: { message: 'auth_expired_token', code: 102 },
} as const;

export type BackendErrorKind = keyof typeof backendErrorMessagesAndCodes;

/**
 * A transport failure: the backend could not be reached or returned an unexpected format. `status` is the HTTP status
 * of the response, if any; `retryable` is whether a retry may succeed.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly kind: BackendErrorKind;
  readonly code: number;
  readonly status: number | undefined;
  readonly retryable: boolean;

  constructor(
    kind: BackendErrorKind,
    details: { status?: number; reason?: string; url?: string; cause?: unknown } = {},
  ) {
    const { message, code } = backendErrorMessagesAndCodes[kind];
    // Excludes the query, whose fields and filters would fill a screen.
    const context = [details.url?.split('?')[0], details.status && `HTTP ${details.status}`, details.reason]
      .filter(Boolean)
      .join(', ');
    super(context ? `${message} (${context})` : message, details.cause === undefined ? {} : { cause: details.cause });
    this.kind = kind;
    this.code = code;
    this.status = details.status;
    this.retryable = kind === 'network' || (details.status !== undefined && isTransient(details.status));
  }
}

/** Overload, timeout and gateway errors. */
const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;
