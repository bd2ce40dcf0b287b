// What the host writes down, as JSON lines without personal data: no address of a visitor, no query, no browser, no
// cookie. Used by the host.
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';

export interface AccessLogOptions {
  /** Whether each answer is a line; without it only what goes wrong and what the host does. */
  requests: boolean;
  /** Where lines go; by default the standard output. */
  stream?: { write: (line: string) => void };
}

/** A path of the visitor's choosing may be as long as its browser allows. */
const pathLimit = 200;

const toPath = (url: string): string => (url.split(/[?#]/, 1)[0] ?? '').slice(0, pathLimit);

/** The settings of Fastify for a log; `undefined` is silent. */
export const toAccessLogSettings = (
  options: AccessLogOptions | undefined,
): Pick<FastifyServerOptions, 'logController'> & { logger: FastifyServerOptions['logger'] & (object | false) } => {
  if (options === undefined) return { logger: false };
  return {
    logger: {
      level: 'info',
      // Neither the process nor the machine: whoever collects lines of several hosts names them.
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      // Whatever writes a request or an answer down, now or later, writes this of it.
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: toPath(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      ...(options.stream && { stream: options.stream }),
    },
    logController: new AnswerLog(options.requests),
  };
};

/** One line for an answer, when it has gone out; none for a request that is under way. */
class AnswerLog extends LogController {
  readonly #requests: boolean;

  constructor(requests: boolean) {
    super();
    this.#requests = requests;
  }

  override incomingRequest(): void {
    // Nothing has happened yet.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      path: toPath(request.url),
      status: reply.statusCode,
      tookMs: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.error({ ...line, err: error }, 'answer failed');
    else if (this.#requests) request.log.info(line, 'answered');
  }
}
