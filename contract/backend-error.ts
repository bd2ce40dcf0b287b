// The errors of a call to the content backend, with the texts and codes of specification §8.
// Thrown by src/gatsby/directus and by the browser's adapter.

/** Texts and codes as the specification lists them. */
export const backendErrorDefinitions = {
  network: { message: 'Network error', code: -1 },
  invalidJson: { message: 'API returned invalid JSON', code: 422 },
  unknown: { message: 'Unknown error occured', code: 0 },
  expiredToken: { message: 'auth_expired_token', code: 102 },
} as const;

export type BackendErrorKind = keyof typeof backendErrorDefinitions;

/**
 * A transport failure: the backend could not be reached or did not answer in its own format.
 * `status` is the HTTP status where there was an answer; `retryable` says whether asking again can help.
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
    const { message, code } = backendErrorDefinitions[kind];
    // The address without its query: fields and filters of a read fill a screen.
    const where = [details.url?.split('?')[0], details.status && `HTTP ${details.status}`, details.reason]
      .filter(Boolean)
      .join(', ');
    super(where ? `${message} (${where})` : message, details.cause === undefined ? {} : { cause: details.cause });
    this.kind = kind;
    this.code = code;
    this.status = details.status;
    this.retryable = kind === 'network' || (details.status !== undefined && isTransient(details.status));
  }
}

/** Answers that a later attempt may turn into a good one: overload, time-outs and gateways. */
const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;
