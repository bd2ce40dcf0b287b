// One HTTP call to a payment provider: with a time limit, its answer checked, its failure a value. Called by the two clients.
import { z } from 'zod';

/**
 * What became of a call. `isFinal`: the provider has understood and refuses, so that asking again changes nothing; otherwise
 * (no answer, overload, an answer that makes no sense, credentials it does not know) nothing is known, and asking again may
 * help. `issue` is the provider's own word for it, or ours; never anything that was sent.
 */
export type Called<Value> =
  { ok: true; value: Value } | { ok: false; isFinal: boolean; status: number | undefined; issue: string };

export interface ProviderCall {
  method: 'DELETE' | 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** Sent as it is. */
  body?: string;
  timeoutMs?: number;
}

/** Longer than the providers take on a bad day; shorter than the browser waits for our own answer. */
const defaultTimeoutMs = 8_000;

/** Refusals that are about the moment or about the operator's credentials, not about what was asked. */
const passingStatuses = [401, 403, 408, 409, 425, 429];

const failureSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  error_code: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

const maxIssueLength = 80;

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** PayPal's `details[0].issue` or `name`, Klarna's `error_code`. */
const toIssue = (status: number, json: unknown): string => {
  const { data } = failureSchema.safeParse(json);
  const issue = data?.details?.[0]?.issue ?? data?.name ?? data?.error_code ?? data?.error ?? `status ${status}`;
  return issue.slice(0, maxIssueLength);
};

/** Never throws. */
export const callProvider = async <Value>(
  { method, url, headers, body, timeoutMs = defaultTimeoutMs }: ProviderCall,
  schema: z.ZodType<Value>,
): Promise<Called<Value>> => {
  let status: number | undefined;
  try {
    const response = await fetch(url, {
      ...{ method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) },
      ...(body !== undefined && { body }),
    });
    status = response.status;
    const json = parseJson(await response.text());
    if (!response.ok) {
      const isFinal = status < 500 && !passingStatuses.includes(status);
      return { ok: false, isFinal, status, issue: toIssue(status, json) };
    }
    const read = schema.safeParse(json);
    if (read.success) return { ok: true, value: read.data };
    const [first] = read.error.issues;
    return { ok: false, isFinal: false, status, issue: `unreadable answer: ${first?.path.join('.') ?? ''}` };
  } catch (error) {
    const issue = error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
    return { ok: false, isFinal: false, status, issue };
  }
};
