// A route of the order service: reads the body, calls one function, sends its answer.
import { type Answer, readBody } from '../../../contract/shop/order-answer.ts';
import { type Context, type Next, type Request, type Response, sendAnswer } from './http.ts';

export type Handler = (request: Request, response: Response, next: Next) => Promise<void>;

/** Express's router as far as the service uses it: handlers of one path in their order. */
export interface Router {
  get: (path: string, ...handlers: unknown[]) => unknown;
  post: (path: string, ...handlers: unknown[]) => unknown;
}

/** Whatever is thrown goes to Directus, which logs it and answers 500 without a word about it. */
export const createHandler =
  <Body>(
    schema: Parameters<typeof readBody<Body>>[0],
    act: (body: Body, context: Context, request: Request) => Promise<Answer>,
    context: Context,
  ): Handler =>
  async (request, response, next) => {
    try {
      const read = readBody(schema, request.body);
      const answer: Answer = read.ok
        ? await act(read.body, context, request)
        : { status: 'error', code: 'invalid_input', field: read.fields[0] };
      sendAnswer(response, answer);
    } catch (error) {
      next(error);
    }
  };
