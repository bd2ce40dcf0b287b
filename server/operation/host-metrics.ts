// The figures of a host for a scraper of Prometheus's format: answers, their times, builds. Used by the host.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isImmutable } from '../../domain/immutable-files.ts';
import type { EndedBuild } from '../../contract/publishing/site-status.ts';
import type { Queue } from '../publishing/queue.ts';

export interface HostMetrics {
  noteAnswer: (pathname: string, statusCode: number, tookMs: number) => void;
  noteBuild: (build: EndedBuild) => void;
  /** @param readQueue where the host publishes */
  toText: (readQueue: (() => Queue) | undefined, liveSince: string | undefined) => Promise<string>;
  contentType: string;
}

const toSeconds = (ms: number): number => ms / 1_000;

/** A build takes a quarter of a minute to half an hour. */
const buildSeconds = [1, 5, 15, 30, 60, 120, 300, 600, 1_800];

/** What was asked for, in kinds whose times are worth comparing; never the path itself, of which there is no end. */
export function toRequestKind(pathname: string): 'page' | 'data' | 'asset' | 'file' | 'operation' {
  if (/^\/(healthz|readyz|metrics|status|rebuild)$/.test(pathname)) return 'operation';
  if (isImmutable(pathname.replace(/^\//, ''))) return 'asset';
  if (pathname.startsWith('/page-data/')) return 'data';
  return /\.[a-z0-9]+$/i.test(pathname) ? 'file' : 'page';
}

/** Metrics of one host, apart from those of any other in the process. */
export function createHostMetrics(): HostMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'host_answers_total',
    help: 'Answers by what was asked for and by class of their status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const answerTimes = new Histogram({
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
  const waiting = new Gauge({
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
    noteAnswer: (pathname, statusCode, tookMs) => {
      const kind = toRequestKind(pathname);
      answers.inc({ kind, status: `${Math.floor(statusCode / 100)}xx` });
      answerTimes.observe({ kind }, toSeconds(tookMs));
    },
    noteBuild: ({ outcome }) => {
      builds.inc({ result: outcome.result });
      if (outcome.result !== 'built') return;
      for (const { stage, tookMs } of outcome.stages) stageTimes.observe({ stage }, toSeconds(tookMs));
    },
    toText: (readQueue, liveSince) => {
      const queue = readQueue?.();
      waiting.set(queue?.queued?.publications.length ?? 0);
      isBuilding.set(queue?.building ? 1 : 0);
      hasFailed.set(queue?.ended[0]?.outcome.result === 'failed' ? 1 : 0);
      if (liveSince !== undefined) live.set(toSeconds(Date.parse(liveSince)));
      return registry.metrics();
    },
  };
}
