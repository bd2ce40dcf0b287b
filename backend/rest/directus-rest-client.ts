// Client for the REST API of the running Directus, for setup with an administrator's token. Visitors and the site build
// have their own clients.
import { setTimeout as sleep } from 'node:timers/promises';

export interface DirectusRestClient {
  get: <Data>(path: string) => Promise<Data>;
  post: <Data>(path: string, body: unknown) => Promise<Data>;
  patch: <Data>(path: string, body: unknown) => Promise<Data>;
  delete: (path: string, body?: unknown) => Promise<void>;
}

/** An error response of Directus; `codes` are its error codes, such as `RECORD_NOT_UNIQUE`. */
export class DirectusRestError extends Error {
  readonly status: number;
  readonly codes: string[];

  constructor(message: string, status: number, codes: string[]) {
    super(message);
    this.name = 'DirectusRestError';
    this.status = status;
    this.codes = codes;
  }
}

interface DirectusError {
  message?: string;
  extensions?: { code?: string };
}

const requestTimeoutMs = 120_000;
/**
 * Statuses of an overloaded or rate-limited Directus. It rejects before it changes anything, so the request can be
 * retried.
 */
const busyStatus = [429, 503];
const busyRetries = 20;
const busyPauseMs = 500;

const toRestError = (method: string, path: string, status: number, body: string): DirectusRestError => {
  let errors: DirectusError[] = [];
  try {
    errors = (JSON.parse(body) as { errors?: DirectusError[] }).errors ?? [];
  } catch {
    errors = [{ message: body.slice(0, 300) }];
  }
  const reasons = errors.map((error) => error.message ?? 'no reason given').join(' ');
  const codes = errors.flatMap((error) => error.extensions?.code ?? []);
  return new DirectusRestError(`Directus answered ${status} to ${method} ${path}: ${reasons}`, status, codes);
};

/**
 * A client for `url`; form bodies are sent unchanged, all others as JSON. Without a token it has a visitor's
 * permissions.
 */
export const createDirectusRestClient = (url: string, token?: string): DirectusRestClient => {
  const send = (method: string, path: string, body: unknown): Promise<Response> => {
    const isForm = body instanceof FormData;
    return fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  };
  const request = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
    let response = await send(method, path, body);
    for (let retry = 0; busyStatus.includes(response.status) && retry < busyRetries; retry += 1) {
      await response.body?.cancel();
      await sleep(busyPauseMs);
      response = await send(method, path, body);
    }
    const answer = await response.text();
    if (!response.ok) throw toRestError(method, path, response.status, answer);
    return (answer === '' ? undefined : (JSON.parse(answer) as { data: Data }).data) as Data;
  };
  return {
    get: (path) => request('GET', path),
    post: (path, body) => request('POST', path, body),
    patch: (path, body) => request('PATCH', path, body),
    delete: (path, body) => request('DELETE', path, body),
  };
};
