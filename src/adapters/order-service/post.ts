// Posts to the order service (specification §7): sends a body of this site's project and reads the answer; where the service
// asks for a proof of work, the same body with it. The operations stand beside.
import { z } from 'zod';
import { BackendError, type BackendErrorKind } from '../../../contract/backend-error.ts';
import {
  type Refusal,
  type PaymentAdvice,
  type RefusalCode,
  refusalSchema,
} from '../../../contract/shop/order-answer.ts';
import type { Quote } from '../../../contract/shop/quote.ts';

/** What the service expects to refuse: it is told, not thrown. */
export interface OrderServiceRefusal {
  ok: false;
  code: RefusalCode;
  field?: string | undefined;
  /** What to do about a payment; only where the provider has said enough. */
  advice?: PaymentAdvice | undefined;
  /** The figures as they are now; only with `quote_changed`. */
  quote?: Quote | undefined;
}

/** What became of a post that the service answered. */
export type OrderServiceResult<Answer> = { ok: true; answer: Answer } | OrderServiceRefusal;

/** Also with what a repeated post has to solve, which callers of the operations never see. */
type FirstOutcome<Answer> = { ok: true; answer: Answer } | (OrderServiceRefusal & Pick<Refusal, 'challenge'>);

/** A body of some kilobytes over a very slow line; a server that has not answered by then does not. */
const timeoutMs = 30_000;

/**
 * The post did not get through, or something else than the order service answered it. `message` is the text of
 * specification §8, `cause` says what happened; `retryable` whether sending the same again can help.
 */
class OrderServiceError extends Error {
  override readonly name = 'OrderServiceError';
  readonly code: number;
  readonly status: number | undefined;
  readonly retryable: boolean;

  constructor(message: string, cause: BackendError) {
    super(message, { cause });
    this.code = cause.code;
    this.status = cause.status;
    this.retryable = cause.retryable;
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @throws BackendError when no answer of the service comes back. */
const postOnce = async <Answer>(
  path: string,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<FirstOutcome<Answer>> => {
  const url = `${process.env.GATSBY_BACKEND_URL ?? ''}/ecom/${path}`;
  const request = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ project: process.env.GATSBY_PROJECT_DOMAIN ?? '', ...body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  };
  const { status, text } = await request().catch((cause: unknown) => {
    throw new BackendError('network', { url, cause });
  });
  const json = parseJson(text);
  if (json === undefined) throw new BackendError('invalidJson', { url, status });
  const { data: refusal } = refusalSchema.safeParse(json);
  if (refusal) {
    const { code, field, advice, quote, challenge } = refusal;
    return { ok: false, code, field, advice, quote, challenge };
  }
  const { success, data } = schema.safeParse(json);
  if (!success) throw new BackendError('unknown', { url, status });
  return { ok: true, answer: data };
};

/** A challenge may end, or be used up by a lost answer, while its solution is on its way: then the next one is solved. */
const mostProofs = 3;

/**
 * Whoever cannot solve what is asked for is told to wait: once ten minutes are over, posts need no proof again.
 * @throws BackendError as above.
 */
const post = async <Answer>(
  path: string,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<OrderServiceResult<Answer>> => {
  let outcome = await postOnce(path, body, schema);
  for (let count = 0; !outcome.ok && outcome.challenge && count < mostProofs; count += 1) {
    const { solveProofOfWork } = await import('./solve-proof-of-work.ts');
    const proof = await solveProofOfWork(outcome.challenge);
    if (proof === undefined) break;
    outcome = await postOnce(path, { ...body, proof }, schema);
  }
  return !outcome.ok && outcome.code === 'proof_required' ? { ok: false, code: 'too_many_requests' } : outcome;
};

/** The answer of an operation that has nothing else to say. */
export const okResponseSchema = z.object({ status: z.literal('ok') });

/**
 * An operation of the service. Its function throws an OrderServiceError with the specified text.
 * @param failure that text (§8), by what went wrong where it differs
 */
export const createOrderServicePost =
  <Body extends object, Answer>(
    path: string,
    answer: z.ZodType<Answer>,
    failure: string | ((kind: BackendErrorKind) => string),
  ) =>
  (body: Omit<Body, 'project'>): Promise<OrderServiceResult<Answer>> =>
    post(path, body, answer).catch((error: unknown) => {
      if (!(error instanceof BackendError)) throw error;
      throw new OrderServiceError(typeof failure === 'string' ? failure : failure(error.kind), error);
    });
