// The browser's posts to the order service (specification §7). Called by the forms of ratings and requests.
import { BackendError } from '../../contract/backend-error.ts';
import { answerSchema, type RefusalCode } from '../../contract/shop/order-answer.ts';
import type { RatingBody } from '../../contract/shop/rating.ts';
import type { RequestBody } from '../../contract/shop/request.ts';

/** What became of a post that the service answered: a refusal is expected and is told, not thrown. */
export type PostOutcome = { ok: true } | { ok: false; code: RefusalCode; field?: string | undefined };

/** A small body over a very slow line; a server that has not answered by then does not. */
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
const post = async (path: string, body: object): Promise<PostOutcome> => {
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
  const { data: answer } = answerSchema.safeParse(json);
  if (!answer) throw new BackendError('unknown', { url, status });
  return answer.status === 'ok' ? { ok: true } : { ok: false, code: answer.code, field: answer.field };
};

const createPost =
  <Body extends object>(path: string, failure: string) =>
  (body: Omit<Body, 'project'>): Promise<PostOutcome> =>
    post(path, body).catch((error: unknown) => {
      throw error instanceof BackendError ? new OrderServiceError(failure, error) : error;
    });

/** Sends a rating of this site's project. @throws OrderServiceError 'Could not post rating' */
export const postRating = createPost<RatingBody>('rating', 'Could not post rating');

/** Sends a question about a product of this site's project. @throws OrderServiceError 'Could not post request' */
export const postRequest = createPost<RequestBody>('request', 'Could not post request');
