import { describe, expect, it } from 'vitest';
import { type BuildResult, maxStoredFinishedBuilds } from '../../contract/publishing/site-build-status.ts';
import {
  emptyPublishQueueState,
  publishQueueStateSchema,
  applyBuildResultToQueue,
  enqueueBuild,
  requeueInterruptedBuild,
  setRunningBuildStage,
  toQueueStateWithStartedBuild,
} from './publish-queue-state.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const at = (ms: number) => new Date(noon + ms).toISOString();
const built: BuildResult = { kind: 'built', release: 'r1', pageCount: 3, changedFileCount: 2, stages: [] };
const failed: BuildResult = {
  kind: 'failed',
  stage: 'pages',
  cause: 'content',
  details: ['The product has no name.'],
  record: { collection: 'product', item: '7' },
};
const started = toQueueStateWithStartedBuild(enqueueBuild(emptyPublishQueueState, 'a', noon), noon + 1_000);

describe('calls', () => {
  it('are queued together, with the time of the first one', () => {
    const queue = enqueueBuild(
      enqueueBuild(enqueueBuild(emptyPublishQueueState, 'a', noon), 'b', noon + 400),
      'a',
      noon + 800,
    );
    expect(queue.queued).toEqual({ publications: ['a', 'b'], since: at(0) });
  });

  it('are queued while a build runs, including those of a publication that is being built', () => {
    const queue = enqueueBuild(enqueueBuild(started, 'a', noon + 2_000), 'b', noon + 3_000);
    expect(queue.queued?.publications).toEqual(['a', 'b']);
    expect(queue.building?.publications).toEqual(['a']);
  });

  it('never start a second build in parallel', () => {
    expect(() => toQueueStateWithStartedBuild(enqueueBuild(started, 'b', noon), noon)).toThrow('No build can start');
    expect(() => toQueueStateWithStartedBuild(emptyPublishQueueState, noon)).toThrow('No build can start');
  });
});

describe('builds', () => {
  it('with a status of an unknown version do not hide queued calls', () => {
    const queue = enqueueBuild(applyBuildResultToQueue(started, failed, noon + 9_000), 'b', noon + 9_500);
    const outcome = { result: 'failed', stage: 'pages', reason: 'The product has no name.' };
    const [ended] = publishQueueStateSchema.parse({ ...queue, ended: [{ ...queue.ended[0], outcome }] }).ended;
    expect(ended?.outcome).toEqual({ result: 'failed', stage: 'pages', cause: 'unknown', details: [] });
    expect(publishQueueStateSchema.parse({ ...queue, ended: [{ ...queue.ended[0], outcome }] }).queued).toEqual(
      queue.queued,
    );
  });

  it('report stage and result, newest first', () => {
    const queued = enqueueBuild(emptyPublishQueueState, 'a', noon);
    expect(toQueueStateWithStartedBuild(queued, noon + 1_000).building).toEqual({
      publications: ['a'],
      startedAt: at(1_000),
      stage: 'pages',
    });
    const checked = setRunningBuildStage(started, 'check');
    expect(checked.building).toEqual({ publications: ['a'], startedAt: at(1_000), stage: 'check' });
    const first = applyBuildResultToQueue(checked, failed, noon + 9_000);
    const second = applyBuildResultToQueue(
      toQueueStateWithStartedBuild(enqueueBuild(first, 'b', noon + 9_000), noon + 10_000),
      built,
      noon + 20_000,
    );
    expect(second.ended).toEqual([
      {
        publications: ['b'],
        startedAt: at(10_000),
        endedAt: at(20_000),
        outcome: { result: 'built', release: 'r1', changedFileCount: 2, stages: [] },
      },
      {
        publications: ['a'],
        startedAt: at(1_000),
        endedAt: at(9_000),
        outcome: {
          result: 'failed',
          stage: 'pages',
          cause: 'content',
          details: ['The product has no name.'],
          record: { collection: 'product', item: '7' },
        },
      },
    ]);
    expect(publishQueueStateSchema.parse(second)).toEqual(second);
  });

  it('have neither a stage nor a result unless they run', () => {
    expect(setRunningBuildStage(emptyPublishQueueState, 'check')).toBe(emptyPublishQueueState);
    expect(() => applyBuildResultToQueue(emptyPublishQueueState, built, noon)).toThrow('No build can end: none runs.');
  });

  it('are limited in number; the oldest are dropped', () => {
    let queue = emptyPublishQueueState;
    for (let count = 0; count < maxStoredFinishedBuilds + 3; count++) {
      queue = applyBuildResultToQueue(
        toQueueStateWithStartedBuild(enqueueBuild(queue, String(count), noon), noon),
        built,
        noon,
      );
    }
    expect(queue.ended).toHaveLength(maxStoredFinishedBuilds);
    expect(queue.ended[0]?.publications).toEqual([String(maxStoredFinishedBuilds + 2)]);
  });

  it('are queued again, together with later calls, after the host was stopped', () => {
    const queue = requeueInterruptedBuild(enqueueBuild(started, 'b', noon + 30_000));
    expect(queue).toEqual({ queued: { publications: ['a', 'b'], since: at(1_000) }, building: null, ended: [] });
    expect(requeueInterruptedBuild(started).queued).toEqual({ publications: ['a'], since: at(1_000) });
    expect(requeueInterruptedBuild(emptyPublishQueueState)).toBe(emptyPublishQueueState);
  });
});
