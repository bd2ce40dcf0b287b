// The state of the publish queue and its transitions. All calls that arrive during a build share the next build. Pure.
import {
  type BuildResult,
  type BuildStage,
  type FinishedSiteBuild,
  maxStoredFinishedBuilds,
  type SiteBuildStatus,
  siteBuildStatusSchema,
} from '../../contract/publishing/site-build-status.ts';

export const publishQueueStateSchema = siteBuildStatusSchema.pick({ queued: true, building: true, ended: true });

/** The queued, running and finished builds: the part of the status that survives a restart. */
export type PublishQueueState = Pick<SiteBuildStatus, 'queued' | 'building' | 'ended'>;

export const emptyPublishQueueState: PublishQueueState = { queued: null, building: null, ended: [] };

const toTime = (nowMs: number): string => new Date(nowMs).toISOString();

const join = (some: readonly string[], others: readonly string[]): string[] => [...new Set([...some, ...others])];

/**
 * Enqueues a call, even while the same publication is being built, because that build may already have read the
 * content.
 */
export const enqueueBuild = (queue: PublishQueueState, publication: string, nowMs: number): PublishQueueState => ({
  ...queue,
  queued: {
    publications: join(queue.queued?.publications ?? [], [publication]),
    since: queue.queued?.since ?? toTime(nowMs),
  },
});

/** Starts a build of everything queued. @throws if nothing is queued or a build is running, which is a bug. */
export const toQueueStateWithStartedBuild = (queue: PublishQueueState, nowMs: number): PublishQueueState => {
  if (queue.queued === null || queue.building !== null) throw new Error('No build can start: none waits, or one runs.');
  const { publications } = queue.queued;
  return { ...queue, queued: null, building: { publications, startedAt: toTime(nowMs), stage: 'pages' } };
};

export const setRunningBuildStage = (queue: PublishQueueState, stage: BuildStage): PublishQueueState =>
  queue.building === null ? queue : { ...queue, building: { ...queue.building, stage } };

/** Records the result. A failed build is not retried, because its cause rarely resolves itself. */
export const applyBuildResultToQueue = (
  queue: PublishQueueState,
  result: BuildResult,
  nowMs: number,
): PublishQueueState => {
  if (queue.building === null) throw new Error('No build can end: none runs.');
  const { publications, startedAt } = queue.building;
  const ended: FinishedSiteBuild = { publications, startedAt, endedAt: toTime(nowMs), outcome: toOutcome(result) };
  return { ...queue, building: null, ended: [ended, ...queue.ended].slice(0, maxStoredFinishedBuilds) };
};

/** Puts a build that was interrupted by a shutdown back into the queue, before later calls. */
export const requeueInterruptedBuild = (queue: PublishQueueState): PublishQueueState => {
  if (queue.building === null) return queue;
  const { publications, startedAt } = queue.building;
  return {
    ...queue,
    queued: { publications: join(publications, queue.queued?.publications ?? []), since: startedAt },
    building: null,
  };
};

const toOutcome = (result: BuildResult): FinishedSiteBuild['outcome'] => {
  if (result.kind === 'failed') {
    const { stage, cause, details, record } = result;
    return { result: 'failed', stage, cause, details, ...(record && { record }) };
  }
  const { release, changedFileCount, stages, content } = result;
  return { result: 'built', release, changedFileCount, stages, ...(content && { content }) };
};
