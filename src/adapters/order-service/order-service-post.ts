// Posts to the order service (specification §7) and parses the response. If the service requires a proof of work, sends
// the same body again with it.
import type { z } from 'zod';
import { BackendError, type BackendErrorKind } from '../../../domain/backend-error.ts';
import {
  type OrderServiceErrorResponse,
  type ShopperPaymentRecoveryAction,
  type OrderServiceErrorCode,
  okResponseSchema,
  orderServiceErrorResponseSchema,
} from '../../../contract/shop/order-service-ok-or-error-response.ts';
import type { CartQuote } from '../../../contract/shop/cart-quote.ts';
import { postJsonToOrderService } from './request-order-service.ts';

/** An expected refusal of the service: returned, not thrown. */
export interface OrderServiceRefusal {
  ok: false;
  code: OrderServiceErrorCode;
  field?: string | undefined;
  /** How to proceed with a payment, if the provider has said enough. */
  advice?: ShopperPaymentRecoveryAction | undefined;
  /** The current quote; only with `quote_changed`. */
  quote?: CartQuote | undefined;
}

/** The result of a request that the service answered. */
export type OrderServiceResult<Answer> = { ok: true; answer: Answer } | OrderServiceRefusal;

/** Includes the proof-of-work challenge, which callers never see. */
type ChallengeableResult<Answer> =
  { ok: true; answer: Answer } | (OrderServiceRefusal & Pick<OrderServiceErrorResponse, 'challenge'>);

/**
 * The request failed, or something other than the order service answered it. `message` is the text of specification
 * §8, `cause` the reason; `retryable` is whether the same request may succeed later.
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

/** @throws BackendError without a response of the service. */
const sendRequest = async <Answer>(
  path: string,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<ChallengeableResult<Answer>> => {
  const { url, status, json } = await postJsonToOrderService(path, body);
  if (json === undefined) throw new BackendError('invalidJson', { url, status });
  const { data: refusal } = orderServiceErrorResponseSchema.safeParse(json);
  if (refusal) {
    const { code, field, advice, quote, challenge } = refusal;
    return { ok: false, code, field, advice, quote, challenge };
  }
  const { success, data } = schema.safeParse(json);
  if (!success) throw new BackendError('unknown', { url, status });
  return { ok: true, answer: data };
};

/**
 * Maximum number of solved challenges per request: a challenge may expire, or be used up by a lost response, while its
 * solution is in transit.
 */
const maxProofs = 3;

/**
 * A visitor who cannot solve the challenge is asked to wait: after ten minutes, requests need no proof.
 * @throws BackendError as above.
 */
const post = async <Answer>(
  path: string,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<OrderServiceResult<Answer>> => {
  let outcome = await sendRequest(path, body, schema);
  for (let count = 0; !outcome.ok && outcome.challenge && count < maxProofs; count += 1) {
    const { solveProofOfWork } = await import('./solve-proof-of-work.ts');
    const proof = await solveProofOfWork(outcome.challenge);
    if (proof === undefined) break;
    outcome = await sendRequest(path, { ...body, proof }, schema);
  }
  return !outcome.ok && outcome.code === 'proof_required' ? { ok: false, code: 'too_many_requests' } : outcome;
};

/** The text (§8) of an OrderServiceError, by error where it differs. */
type PostFailure = string | ((kind: BackendErrorKind) => string);

/** Creates an operation of the service, which throws an OrderServiceError with the specified text. */
export const createOrderServicePostWithResponse =
  <Body extends object, Answer>(path: string, failure: PostFailure, answer: z.ZodType<Answer>) =>
  (body: Omit<Body, 'project'>): Promise<OrderServiceResult<Answer>> =>
    post(path, body, answer).catch((error: unknown) => {
      if (!(error instanceof BackendError)) throw error;
      throw new OrderServiceError(typeof failure === 'string' ? failure : failure(error.kind), error);
    });

/** As above, for an operation that is answered with `ok` only. */
export const createOrderServicePost = <Body extends object>(path: string, failure: PostFailure) =>
  createOrderServicePostWithResponse<Body, unknown>(path, failure, okResponseSchema);
