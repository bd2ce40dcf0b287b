// Sends one HTTP request to a payment provider, with a timeout, a validated response, and failures as values.
import { paypalOrKlarnaErrorResponseSchema } from '../../../../../contract/payment-provider-responses.ts';
import { parseJsonOrUndefined } from '../../../../../domain/parse-json-or-undefined.ts';

/**
 * The result of a request. `isFinal`: the provider understood and refused it, so a retry cannot help. Otherwise (no
 * response, overload, an invalid response, rejected credentials) a retry may help. `issue` is the error code of the
 * provider or ours; it never contains data from the request.
 */
export type PaymentProviderResult<Value> =
  { ok: true; value: Value } | { ok: false; isFinal: boolean; status: number | undefined; issue: string };

export interface PaymentProviderRequest {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** Sent unchanged. */
  body?: string;
  timeoutMs?: number;
}

/** Longer than the slowest responses of the providers; shorter than the timeout of the browser for our response. */
const defaultTimeoutMs = 8_000;

/** Refusals that are temporary or caused by the operator's credentials, not by the request. */
const retryableStatuses = [401, 403, 408, 409, 425, 429];

/** A schema of contract/payment-provider-responses.ts. */
export interface PaymentProviderResponseSchema<Value> {
  safeParse: (json: unknown) => { data?: Value | undefined };
}

const maxIssueLength = 80;

/** The error code in a provider's error response; `undefined` where there is none. */
export const parsePaymentProviderErrorCode = (json: unknown): string | undefined => {
  const { data } = paypalOrKlarnaErrorResponseSchema.safeParse(json);
  return data?.details?.[0]?.issue ?? data?.name ?? data?.error_code ?? data?.error;
};

/** Never throws. */
export const callPaymentProvider = async <Value>(
  { method, url, headers, body, timeoutMs = defaultTimeoutMs }: PaymentProviderRequest,
  schema: PaymentProviderResponseSchema<Value>,
): Promise<PaymentProviderResult<Value>> => {
  let status: number | undefined;
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    });
    status = response.status;
    const text = await response.text();
    const json = text === '' ? {} : parseJsonOrUndefined(text);
    if (!response.ok) {
      const isFinal = status < 500 && !retryableStatuses.includes(status);
      return {
        ok: false,
        isFinal,
        status,
        issue: (parsePaymentProviderErrorCode(json) ?? `status ${status}`).slice(0, maxIssueLength),
      };
    }
    const { data } = schema.safeParse(json);
    return data === undefined
      ? { ok: false, isFinal: false, status, issue: 'unreadable answer' }
      : { ok: true, value: data };
  } catch (error) {
    const issue = error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
    return { ok: false, isFinal: false, status, issue };
  }
};

const callsInFlight = new Map<string, Promise<unknown>>();

/** All calls with one key must have the same result type. */
export const singleFlight = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
  const callInFlight = callsInFlight.get(key) as Promise<Result> | undefined;
  if (callInFlight) return callInFlight;
  const newCall = work().finally(() => callsInFlight.delete(key));
  callsInFlight.set(key, newCall);
  return newCall;
};
