// What a service manager, a load balancer and a scraper ask a host: is it alive, may it get visitors, what are its figures.
// Registered by the host, which also stops in the order that is given here.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readLiveRelease } from '../publishing/live-release.ts';
import type { Publisher } from '../publishing/publisher.ts';
import { createHostMetrics } from './host-metrics.ts';

export interface OperationOptions {
  releaseFolder: string;
  publisher: Publisher | undefined;
  /** Bearer token of `/metrics`; without one it answers this machine alone. */
  metricsToken: string | undefined;
  /** How long the host goes on answering visitors while it already says that it is not ready. */
  drainMs: number;
}

/** What answers under way get to end; a visitor on a slow line asks again. */
const lastAnswersMs = 10_000;

/** Adds the routes; resolves nothing. The result says whether the host is being stopped. */
export function registerOperation(host: FastifyInstance, options: OperationOptions): { isStopping: () => boolean } {
  const { isStopping } = registerStop(host, options);
  const { releaseFolder, publisher, metricsToken } = options;
  const metrics = createHostMetrics();
  publisher?.onEnded(metrics.noteBuild);
  host.addHook('onResponse', (request, reply, done) => {
    metrics.noteAnswer(request.url.split('?', 1)[0] ?? '', reply.statusCode, reply.elapsedTime);
    done();
  });
  const readSince = async () => (await readLiveRelease(releaseFolder))?.since;
  const isReady = async () => (isStopping() ? 'stopping' : (await readSince()) === undefined ? 'no release' : 'ready');

  host.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  host.get('/readyz', async (_request, reply) => {
    const status = await isReady();
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  host.get('/metrics', async (request, reply) => {
    if (!isScraper(request, metricsToken)) {
      reply.callNotFound();
      return reply;
    }
    const text = await metrics.toText(publisher?.readQueue, await readSince());
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
  return { isStopping };
}

/**
 * The order of a stop: `/readyz` and `/rebuild` say so at once and a running build is ended, visitors are answered until
 * the load balancer has heard it, then nobody new comes in, and answers under way end.
 */
function registerStop(host: FastifyInstance, { publisher, drainMs }: OperationOptions): { isStopping: () => boolean } {
  let isStopping = false;
  let stopped: Promise<void> | undefined;
  let lastResort: NodeJS.Timeout | undefined;
  host.addHook('preClose', async () => {
    isStopping = true;
    stopped = publisher?.stop();
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
    lastResort = setTimeout(() => host.server.closeAllConnections(), lastAnswersMs);
  });
  // A browser keeps its line open for a minute, in case it asks again.
  host.addHook('onResponse', (_request, _reply, done) => {
    if (isStopping) setImmediate(() => host.server.closeIdleConnections());
    done();
  });
  host.addHook('onClose', async () => {
    clearTimeout(lastResort);
    await stopped;
  });
  return { isStopping: () => isStopping };
}

/**
 * Figures are nobody's business but the operator's. Without a token they are for programs of this machine that ask the
 * host itself: what comes through a web server on this machine carries the name of its sender.
 */
function isScraper({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  // One scraper may read backend and host with the same line; the backend's scheme is its own (`Metrics`).
  if (token !== undefined) return isEqual((headers.authorization ?? '').replace(/^(Bearer|Metrics) /, ''), token);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? '');
}

/** In a time that tells nothing of the token. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
