// Ops routes for service managers, load balancers and Prometheus: health check, readiness, metrics. Also the host's
// graceful shutdown.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedSiteBuild } from '../../contract/publishing/site-build-status.ts';
import { isImmutableFile } from '../../domain/immutable-files.ts';
import type { PublishQueueState } from '../publishing/publish-queue-state.ts';
import { readLiveRelease } from '../read-release-files.ts';
import type { PublishQueue } from '../publishing/publish-queue.ts';

export interface OpsRoutesOptions {
  releaseFolder: string;
  publishQueue: PublishQueue | undefined;
  /** Bearer token of `/metrics`; without one, only this machine may read it. */
  metricsToken: string | undefined;
  /** How long the host keeps serving after it has started to report that it is not ready. */
  drainMs: number;
}

/** Time for responses in progress to finish. */
const finishResponsesMs = 10_000;

/** Registers the routes and the graceful shutdown. */
export const registerOpsRoutes = (host: FastifyInstance, options: OpsRoutesOptions): { isStopping: () => boolean } => {
  const { isStopping } = registerGracefulShutdown(host, options);
  const { releaseFolder, publishQueue, metricsToken } = options;
  const metrics = createHostMetrics();
  publishQueue?.onEnded(metrics.recordBuild);
  host.addHook('onResponse', (request, reply, done) => {
    metrics.recordResponse(request.url.split('?', 1)[0] ?? '', reply.statusCode, reply.elapsedTime);
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
    if (!isAllowedScraper(request, metricsToken)) {
      reply.callNotFound();
      return reply;
    }
    const text = await metrics.toText(publishQueue?.readState, await readSince());
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
  return { isStopping };
};

/**
 * Shutdown order: `/readyz` and `/rebuild` refuse immediately and a running build is stopped; visitors are still served
 * until load balancers have noticed; then the host stops accepting connections and finishes responses in progress.
 */
const registerGracefulShutdown = (
  host: FastifyInstance,
  { publishQueue, drainMs }: OpsRoutesOptions,
): { isStopping: () => boolean } => {
  let isStopping = false;
  let stopped: Promise<void> | undefined;
  let forceCloseTimer: NodeJS.Timeout | undefined;
  host.addHook('preClose', async () => {
    isStopping = true;
    stopped = publishQueue?.stop();
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
    forceCloseTimer = setTimeout(() => host.server.closeAllConnections(), finishResponsesMs);
  });
  // Browsers keep idle connections open for a minute.
  host.addHook('onResponse', (_request, _reply, done) => {
    if (isStopping) setImmediate(() => host.server.closeIdleConnections());
    done();
  });
  host.addHook('onClose', async () => {
    clearTimeout(forceCloseTimer);
    await stopped;
  });
  return { isStopping: () => isStopping };
};

/**
 * Restricts metrics to the operator. Without a token, only programs on this machine that call the host directly may
 * read them; requests through a local reverse proxy have a forwarded header.
 */
const isAllowedScraper = ({ headers, raw }: FastifyRequest, token: string | undefined): boolean => {
  // Accepts the backend's scheme `Metrics`, too, so that one scraper configuration may cover backend and host.
  if (token !== undefined) return isEqual((headers.authorization ?? '').replace(/^(Bearer|Metrics) /, ''), token);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? '');
};

/** Compares in constant time. */
const isEqual = (actual: string, expected: string): boolean => {
  const [one, other] = [actual, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

/** Metrics of a host in Prometheus's text format: responses, durations, builds. */
interface HostMetrics {
  recordResponse: (pathname: string, statusCode: number, durationMs: number) => void;
  recordBuild: (build: FinishedSiteBuild) => void;
  /** @param readQueue absent if the host does not publish */
  toText: (readQueue: (() => PublishQueueState) | undefined, liveSince: string | undefined) => Promise<string>;
  contentType: string;
}

const toSeconds = (ms: number): number => ms / 1_000;

/** Histogram buckets: builds take between 15 seconds and half an hour. */
const buildSeconds = [1, 5, 15, 30, 60, 120, 300, 600, 1_800];

/** The metric label for a path. The paths themselves would create an unbounded number of labels. */
export const toRequestMetricLabel = (pathname: string): 'page' | 'data' | 'asset' | 'file' | 'operation' => {
  if (/^\/(healthz|readyz|metrics|status|rebuild)$/.test(pathname)) return 'operation';
  if (isImmutableFile(pathname.replace(/^\//, ''))) return 'asset';
  if (pathname.startsWith('/page-data/')) return 'data';
  return /\.[a-z0-9]+$/i.test(pathname) ? 'file' : 'page';
};

/** Metrics of one host, independent of other hosts in the process. */
const createHostMetrics = (): HostMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responses = new Counter({
    name: 'host_answers_total',
    help: 'Answers by what was asked for and by class of their status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const responseTimes = new Histogram({
    name: 'host_answer_seconds',
    help: 'Time from request to the end of the answer.',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const builds = new Counter({
    name: 'publishing_builds_total',
    help: 'Builds that have ended, by result.',
    labelNames: ['result'],
    registers,
  });
  const stageTimes = new Histogram({
    name: 'publishing_stage_seconds',
    help: 'Time of each stage of the builds that went live.',
    labelNames: ['stage'],
    buckets: buildSeconds,
    registers,
  });
  const queuedBuilds = new Gauge({
    name: 'publishing_waiting',
    help: 'Publications that wait for a build.',
    registers,
  });
  const isBuilding = new Gauge({ name: 'publishing_building', help: '1 while a build runs.', registers });
  const hasFailed = new Gauge({
    name: 'publishing_failed',
    help: '1 when the last build has failed: what editors changed since is not live.',
    registers,
  });
  const live = new Gauge({
    name: 'release_live_timestamp_seconds',
    help: 'Since when the live release is live, in seconds since 1970.',
    registers,
  });
  return {
    contentType: registry.contentType,
    recordResponse: (pathname, statusCode, durationMs) => {
      const kind = toRequestMetricLabel(pathname);
      responses.inc({ kind, status: `${Math.floor(statusCode / 100)}xx` });
      responseTimes.observe({ kind }, toSeconds(durationMs));
    },
    recordBuild: ({ outcome }) => {
      builds.inc({ result: outcome.result });
      if (outcome.result !== 'built') return;
      for (const { stage, tookMs: durationMs } of outcome.stages) stageTimes.observe({ stage }, toSeconds(durationMs));
    },
    toText: (readQueue, liveSince) => {
      const queue = readQueue?.();
      queuedBuilds.set(queue?.queued?.publications.length ?? 0);
      isBuilding.set(queue?.building ? 1 : 0);
      hasFailed.set(queue?.ended[0]?.outcome.result === 'failed' ? 1 : 0);
      if (liveSince !== undefined) live.set(toSeconds(Date.parse(liveSince)));
      return registry.metrics();
    },
  };
};
