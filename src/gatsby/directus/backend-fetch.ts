// The fetch under every build request: at most ten at a time, a time-out, retries for transport errors,
// and the errors of specification §8. Handed to the Directus SDK by create-client.ts.
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { BackendError } from '../../../contract/backend-error.ts';

/** Specification §9: backend client limits. */
const backendLimits = { maxConcurrent: 10, timeoutMs: 600_000, retries: 3, firstBackOffMs: 500 };

type Fetch = typeof globalThis.fetch;

export interface BackendFetchOptions {
  timeoutMs?: number;
  firstBackOffMs?: number;
}

/**
 * A fetch for the content backend. Answers are JSON, but for files below `/assets/`.
 * @throws BackendError `network` when there is no answer, `invalidJson` when the body is not JSON,
 *   `expiredToken` when the token has run out, `unknown` for any other refusal.
 */
export const createBackendFetch = (options: BackendFetchOptions = {}): Fetch => {
  const { timeoutMs = backendLimits.timeoutMs, firstBackOffMs = backendLimits.firstBackOffMs } = options;
  const limit = pLimit(backendLimits.maxConcurrent);

  const attempt = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : input.toString();
    const request = async () => {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      // The body belongs to the attempt: a connection can break in the middle of it.
      return { response, bytes: await response.arrayBuffer() };
    };
    const { response, bytes } = await request().catch((cause: unknown) => {
      throw new BackendError('network', { url, reason: describe(cause), cause });
    });
    const body = new TextDecoder().decode(bytes);
    if (!response.ok) throw toRefusal(url, response.status, body);
    const expectsJson = !new URL(url).pathname.startsWith('/assets/');
    if (expectsJson && body !== '' && parseJson(body) === undefined) {
      throw new BackendError('invalidJson', { url, status: response.status, reason: `begins with ${excerpt(body)}` });
    }
    return new Response(bytes.byteLength === 0 ? null : bytes, response);
  };

  return (input, init) =>
    limit(() =>
      pRetry(() => attempt(input, init), {
        retries: backendLimits.retries,
        minTimeout: firstBackOffMs,
        factor: 2,
        shouldRetry: ({ error }) => error instanceof BackendError && error.retryable,
      }),
    );
};

const toRefusal = (url: string, status: number, body: string): BackendError => {
  const parsed = parseJson(body) as { errors?: { message?: string; extensions?: { code?: string } }[] } | undefined;
  const first = parsed?.errors?.[0];
  const kind = first?.extensions?.code === 'TOKEN_EXPIRED' ? 'expiredToken' : 'unknown';
  return new BackendError(kind, { url, status, reason: first?.message ?? excerpt(body) });
};

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const excerpt = (body: string): string => JSON.stringify(body.slice(0, 80));

const describe = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message || cause.cause.name : cause.message;
};
