// The build's connection to Directus: the SDK with a token or a login, on top of a fetch with a concurrency limit, a
// timeout, retries of transport errors, and the errors of specification §8.
import { authentication, createDirectus, type RestClient, rest, staticToken } from '@directus/sdk';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { BackendError } from '../../../domain/backend-error.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import { parseJsonOrUndefined } from '../../../domain/parse-json-or-undefined.ts';

/** Renews a token that expires in less than this (specification §4, content-backend session). */
const refreshUnderMs = 30_000;

export interface BackendClient {
  directus: Pick<RestClient<object>, 'request'>;
  /** Content of a Directus file. */
  readFile: (fileId: string) => Promise<Buffer>;
  /** Logs out; otherwise the SDK's refresh timer keeps the process alive. */
  close: () => Promise<void>;
}

/** Connects to the backend, and logs in if credentials are given. Errors: see {@link createBackendFetchWithRetry}. */
export const createBackendClient = async (
  environment: Pick<BuildEnvironment, 'backendUrl' | 'access'>,
  options: BackendFetchOptions = {},
): Promise<BackendClient> => {
  const { backendUrl, access } = environment;
  const backendFetch = createBackendFetchWithRetry(options);
  const base = createDirectus(backendUrl, { globals: { fetch: backendFetch } });
  const fileReader = (readToken: () => Promise<string | null>) => async (fileId: string) => {
    const response = await backendFetch(`${backendUrl}/assets/${fileId}`, {
      headers: { Authorization: `Bearer ${(await readToken()) ?? ''}` },
    });
    return Buffer.from(await response.arrayBuffer());
  };

  if ('token' in access) {
    const { token } = access;
    return {
      directus: base.with(staticToken(token)).with(rest()),
      readFile: fileReader(() => Promise.resolve(token)),
      close: () => Promise.resolve(),
    };
  }
  const session = base
    .with(authentication('json', { autoRefresh: true, msRefreshBeforeExpires: refreshUnderMs }))
    .with(rest());
  await session.login({ email: access.email, password: access.password });
  return {
    directus: session,
    readFile: fileReader(() => session.getToken()),
    close: () => session.logout(),
  };
};

/** Limits of the backend client (specification §9). */
const backendLimits = { maxConcurrent: 10, timeoutMs: 600_000, retries: 3, initialBackoffMs: 500 };

type Fetch = typeof globalThis.fetch;

/** Options of the fetch below every build request; tests shorten its limits. */
interface BackendFetchOptions {
  timeoutMs?: number;
  initialBackoffMs?: number;
}

/**
 * Creates the fetch for the content backend. Responses are JSON, except for files below `/assets/`.
 * @throws BackendError `network` without a response, `invalidJson` for a body that is not JSON, `expiredToken` for an
 *   expired token, `unknown` for any other error status.
 */
export const createBackendFetchWithRetry = (options: BackendFetchOptions = {}): Fetch => {
  const { timeoutMs = backendLimits.timeoutMs, initialBackoffMs = backendLimits.initialBackoffMs } = options;
  const limit = pLimit(backendLimits.maxConcurrent);

  const attempt = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : input.toString();
    const request = async () => {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      // Read the body inside the attempt: the connection can also break while it is transferred.
      return { response, bytes: await response.arrayBuffer() };
    };
    const { response, bytes } = await request().catch((cause: unknown) => {
      throw new BackendError('network', { url, reason: describe(cause), cause });
    });
    const body = new TextDecoder().decode(bytes);
    if (!response.ok) throw toBackendError(url, response.status, body);
    const expectsJson = !new URL(url).pathname.startsWith('/assets/');
    if (expectsJson && body !== '' && parseJsonOrUndefined(body) === undefined) {
      throw new BackendError('invalidJson', { url, status: response.status, reason: `begins with ${excerpt(body)}` });
    }
    return new Response(bytes.byteLength === 0 ? null : bytes, response);
  };

  return (input, init) =>
    limit(() =>
      pRetry(() => attempt(input, init), {
        retries: backendLimits.retries,
        minTimeout: initialBackoffMs,
        factor: 2,
        shouldRetry: ({ error }) => error instanceof BackendError && error.retryable,
      }),
    );
};

const toBackendError = (url: string, status: number, body: string): BackendError => {
  const parsed = parseJsonOrUndefined(body) as
    { errors?: { message?: string; extensions?: { code?: string } }[] } | undefined;
  const first = parsed?.errors?.[0];
  const kind = first?.extensions?.code === 'TOKEN_EXPIRED' ? 'expiredToken' : 'unknown';
  return new BackendError(kind, { url, status, reason: first?.message ?? excerpt(body) });
};

const excerpt = (body: string): string => JSON.stringify(body.slice(0, 80));

const describe = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message || cause.cause.name : cause.message;
};
