// The state of the publish queue and its transitions: while a build runs, any number of calls wait for one more build. Pure;
// publish-queue.ts runs the builds and keeps this state on disk.
import {
  type BuildResult,
  type BuildStage,
  type EndedBuild,
  keptBuilds,
  type SiteStatus,
  siteStatusSchema,
} from '../../contract/publishing/site-status.ts';

export const publishQueueStateSchema = siteStatusSchema.pick({ queued: true, building: true, ended: true });

/** What waits, what is being built, and what was built: the part of the status that a restart of the host survives. */
export type PublishQueueState = Pick<SiteStatus, 'queued' | 'building' | 'ended'>;

export const emptyPublishQueue: PublishQueueState = { queued: null, building: null, ended: [] };

const toTime = (nowMs: number): string => new Date(nowMs).toISOString();

const join = (some: readonly string[], others: readonly string[]): string[] => [...new Set([...some, ...others])];

/** A call has come. It waits even while its publication is built: what was saved since may have been read already. */
export const enqueueBuild = (queue: PublishQueueState, publication: string, nowMs: number): PublishQueueState => ({
  ...queue,
  queued: {
    publications: join(queue.queued?.publications ?? [], [publication]),
    since: queue.queued?.since ?? toTime(nowMs),
  },
});

/** Everything that waits is built. @throws where nothing waits or a build runs already, which is a bug. */
export const startQueuedBuild = (queue: PublishQueueState, nowMs: number): PublishQueueState => {
  if (queue.queued === null || queue.building !== null) throw new Error('No build can start: none waits, or one runs.');
  const { publications } = queue.queued;
  return { ...queue, queued: null, building: { publications, startedAt: toTime(nowMs), stage: 'pages' } };
};

export const setBuildStage = (queue: PublishQueueState, stage: BuildStage): PublishQueueState =>
  queue.building === null ? queue : { ...queue, building: { ...queue.building, stage } };

/** The build has ended, however it went. A failed one is not tried again by itself: its reason seldom goes away alone. */
export const finishBuild = (queue: PublishQueueState, result: BuildResult, nowMs: number): PublishQueueState => {
  if (queue.building === null) throw new Error('No build can end: none runs.');
  const { publications, startedAt } = queue.building;
  const ended: EndedBuild = { publications, startedAt, endedAt: toTime(nowMs), outcome: toOutcome(result) };
  return { ...queue, building: null, ended: [ended, ...queue.ended].slice(0, keptBuilds) };
};

/** What was being built when the host stopped waits again, before what came later. */
export const requeueInterruptedBuild = (queue: PublishQueueState): PublishQueueState => {
  if (queue.building === null) return queue;
  const { publications, startedAt } = queue.building;
  return {
    ...queue,
    queued: { publications: join(publications, queue.queued?.publications ?? []), since: startedAt },
    building: null,
  };
};

const toOutcome = (result: BuildResult): EndedBuild['outcome'] => {
  if (result.kind === 'failed') {
    const { stage, cause, details, record } = result;
    return { result: 'failed', stage, cause, details, ...(record && { record }) };
  }
  const { release, changedFileCount, stages } = result;
  return { result: 'built', release, changedFileCount, stages };
};
