// HTTP requests to the order service: its address, this site's project, time limits, and the error of a request that
// gets no response. What a response means is up to the caller.
import { BackendError } from '../../../domain/backend-error.ts';
import { parseJsonOrUndefined } from '../../../domain/parse-json-or-undefined.ts';

/** Enough for a few kilobytes over a very slow connection. */
const postTimeoutMs = 30_000;
const getTimeoutMs = 20_000;

interface OrderServiceHttpResponse {
  url: string;
  status: number;
  isOk: boolean;
  /** `undefined` if the body is not JSON. */
  json: unknown;
}

/** @throws BackendError `network` without a complete response */
const request = async (path: string, init: RequestInit, timeoutMs: number): Promise<OrderServiceHttpResponse> => {
  const url = `${process.env.GATSBY_BACKEND_URL ?? ''}/ecom/${path}`;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return { url, status: response.status, isOk: response.ok, json: parseJsonOrUndefined(await response.text()) };
  } catch (cause) {
    throw new BackendError('network', { url, cause });
  }
};

const getOwnProject = (): string => process.env.GATSBY_PROJECT_DOMAIN ?? '';

/** @throws BackendError `network` without a complete response */
export const getFromOrderService = (path: string, parameters: URLSearchParams): Promise<OrderServiceHttpResponse> => {
  const query = new URLSearchParams(parameters);
  query.set('project', getOwnProject());
  return request(`${path}?${query.toString()}`, {}, getTimeoutMs);
};

/** @throws BackendError `network` without a complete response */
export const postJsonToOrderService = (path: string, body: object): Promise<OrderServiceHttpResponse> =>
  request(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ project: getOwnProject(), ...body }),
    },
    postTimeoutMs,
  );
