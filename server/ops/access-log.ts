// The host's log: JSON lines without personal data, so no IP address, query, user agent or cookie.
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';

export interface AccessLogOptions {
  /** Whether to log every response; otherwise only errors and lifecycle events. */
  requests: boolean;
  /** Output of the log; by default stdout. */
  stream?: { write: (line: string) => void };
}

/** Paths are truncated, because visitors may send very long ones. */
const pathLimit = 200;

const toPath = (url: string): string => (url.split(/[?#]/, 1)[0] ?? '').slice(0, pathLimit);

/** Fastify's logger options; `undefined` disables logging. */
export const toFastifyLoggerOptions = (
  options: AccessLogOptions | undefined,
): Pick<FastifyServerOptions, 'logController'> & { logger: FastifyServerOptions['logger'] & (object | false) } => {
  if (options === undefined) return { logger: false };
  return {
    logger: {
      level: 'info',
      // Omits process id and host name; log collectors add the source.
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      // Applies wherever a request or response is logged.
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: toPath(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      ...(options.stream && { stream: options.stream }),
    },
    logController: new AnswerLog(options.requests),
  };
};

/** Logs one line per response once it has been sent, and none when a request arrives. */
class AnswerLog extends LogController {
  readonly #requests: boolean;

  constructor(requests: boolean) {
    super();
    this.#requests = requests;
  }

  override incomingRequest(): void {
    // Nothing to log yet.
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
