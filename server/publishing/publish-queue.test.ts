import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildResult } from '../../contract/publishing/site-build-status.ts';
import { type SiteBuildJob, createPublishQueue, type RunBuild } from './publish-queue.ts';
import { emptyPublishQueueState } from './publish-queue-state.ts';

const built: BuildResult = { kind: 'built', release: 'r1', pageCount: 3, changedFileCount: 2, stages: [] };
let folder: string;
let stateFile: string;
let lines: string[];
const log = (line: string) => void lines.push(line);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publishQueue-'));
  stateFile = join(folder, 'publishing.json');
  lines = [];
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** A build that finishes when the test requests it, or when it is stopped. */
const createBuild = () => {
  const endings: ((result: BuildResult) => void)[] = [];
  const runBuild: RunBuild = (_job, { onStage, signal }) =>
    new Promise((resolve) => {
      onStage('files');
      endings.push(resolve);
      signal.addEventListener('abort', () =>
        resolve({ kind: 'failed', stage: 'files', cause: 'host_stopped', details: [] }),
      );
    });
  return { endings, runBuild };
};

const readState = async () => JSON.parse(await readFile(stateFile, 'utf8')) as unknown;

it('runs two builds for fifty calls that arrive during the first', async () => {
  const { endings, runBuild } = createBuild();
  const publishQueue = await createPublishQueue({ runBuild, stateFile, log });
  const names = Array.from({ length: 50 }, (_, index) => `save-${index}`);
  await publishQueue.publish('save-0');
  await expect.poll(() => endings.length).toBe(1);
  await Promise.all(names.slice(1).map((name) => publishQueue.publish(name)));
  expect(publishQueue.readState()).toMatchObject({
    building: { publications: names.slice(0, 1), stage: 'files' },
    queued: { publications: names.slice(1) },
  });
  endings[0]?.(built);
  await expect.poll(() => publishQueue.readState().ended.length).toBe(1);
  await expect.poll(() => endings.length).toBe(2);
  endings[1]?.(built);
  await expect
    .poll(() => publishQueue.readState().ended.map(({ publications }) => publications.length))
    .toEqual([49, 1]);
  expect(publishQueue.readState()).toMatchObject({ queued: null, building: null });
  expect(endings).toHaveLength(2);
  await publishQueue.stop();
});

it('persists a call before it resolves', async () => {
  const { endings, runBuild } = createBuild();
  const publishQueue = await createPublishQueue({ runBuild, stateFile, log });
  await publishQueue.publish('runs');
  await expect.poll(() => endings.length).toBe(1);
  await publishQueue.publish('a');
  expect(await readState()).toMatchObject({ queued: { publications: ['a'] } });
  await publishQueue.stop();
});

it('resumes queued and running builds after a restart, whether or not the host shut down gracefully', async () => {
  const first = createBuild();
  const stopped = await createPublishQueue({ runBuild: first.runBuild, stateFile, log });
  await stopped.publish('a');
  await expect.poll(() => first.endings.length).toBe(1);
  await stopped.publish('b');
  // The state that the next host would read after a crash at this point.
  const killed = await readState();
  expect(killed).toMatchObject({ building: { publications: ['a'] }, queued: { publications: ['b'] } });
  await stopped.stop();
  expect(await readState()).toMatchObject({ building: null, queued: { publications: ['a', 'b'] }, ended: [] });
  await writeFile(stateFile, JSON.stringify(killed));
  const second = createBuild();
  const publishQueue = await createPublishQueue({ runBuild: second.runBuild, stateFile, log });
  await expect.poll(() => publishQueue.readState().building?.publications).toEqual(['a', 'b']);
  await expect.poll(() => second.endings.length).toBe(1);
  second.endings[0]?.(built);
  await expect.poll(() => publishQueue.readState().ended.length).toBe(1);
  await publishQueue.stop();
});

it('notifies listeners, and continues after a build that throws', async () => {
  const runBuild = vi.fn<RunBuild>().mockRejectedValueOnce(new Error('a bug')).mockResolvedValueOnce(built);
  const publishQueue = await createPublishQueue({ runBuild, stateFile, log });
  const results: string[] = [];
  publishQueue.onEnded(({ outcome }) => results.push(outcome.result));
  for (const count of [1, 2]) {
    await publishQueue.publish(`save ${count}`);
    await expect.poll(() => results.length).toBe(count);
  }
  expect(results).toEqual(['failed', 'built']);
  expect(lines.join('\n')).toContain('a bug');
  await publishQueue.stop();
});

it('logs a corrupt state file and starts with an empty queue', async () => {
  await writeFile(stateFile, '{"queued":');
  const publishQueue = await createPublishQueue({ runBuild: createBuild().runBuild, stateFile, log });
  expect(publishQueue.readState()).toEqual(emptyPublishQueueState);
  expect(lines).toEqual([expect.stringContaining('publishing.json is damaged')]);
  await publishQueue.stop();
  expect(await readdir(folder)).toEqual(['publishing.json']);
});

it('rejects a call that cannot be persisted', async () => {
  const publishQueue = await createPublishQueue({
    runBuild: createBuild().runBuild,
    stateFile: join(folder, 'gone', 'x'),
    log,
  });
  await expect(publishQueue.publish('a')).rejects.toThrow('ENOENT');
  await publishQueue.stop();
});

describe('previews', () => {
  const toPreview = (item: string): SiteBuildJob => ({ kind: 'preview', collection: 'page', item });
  const toRun = (signal = new AbortController().signal) => ({ onStage: () => undefined, signal });

  /** Builds that finish when the test requests it and record their jobs. */
  const openQueue = async () => {
    const startedJobs: string[] = [];
    const endings: (() => void)[] = [];
    const publishQueue = await createPublishQueue({
      runBuild: (job) => {
        startedJobs.push(job.kind === 'live' ? 'live' : job.item);
        return new Promise((resolve) => endings.push(() => resolve(built)));
      },
      stateFile,
      log,
    });
    return { begun: startedJobs, endings, publishQueue };
  };

  it('are built one at a time, after the live site', async () => {
    const { begun: startedJobs, endings, publishQueue } = await openQueue();
    const builds = [
      publishQueue.runPreview(toPreview('1'), toRun()),
      publishQueue.runPreview(toPreview('2'), toRun()),
      publishQueue.publish('a'),
    ];
    await builds[2];
    await expect.poll(() => startedJobs).toEqual(['1']);
    endings[0]?.();
    await builds[0];
    await expect.poll(() => startedJobs).toEqual(['1', 'live']);
    expect(publishQueue.readState().building?.publications).toEqual(['a']);
    endings[1]?.();
    await expect.poll(() => startedJobs).toEqual(['1', 'live', '2']);
    endings[2]?.();
    expect(await Promise.all(builds.slice(0, 2))).toEqual([built, built]);
    await publishQueue.stop();
  });

  it('are skipped if they were aborted while queued', async () => {
    const { begun: startedJobs, endings, publishQueue } = await openQueue();
    const controller = new AbortController();
    const builds = [
      publishQueue.runPreview(toPreview('1'), toRun()),
      publishQueue.runPreview(toPreview('2'), toRun(controller.signal)),
      publishQueue.runPreview(toPreview('3'), toRun()),
    ];
    await expect.poll(() => startedJobs).toEqual(['1']);
    controller.abort();
    // Fails immediately: an aborted preview does not wait for another build.
    expect(await builds[1]).toMatchObject({ kind: 'failed' });
    endings[0]?.();
    await expect.poll(() => startedJobs).toEqual(['1', '3']);
    endings[1]?.();
    await builds[2];
    await publishQueue.stop();
  });

  it('that throw fail, and do not stop the next one', async () => {
    const runBuild = vi.fn<RunBuild>().mockRejectedValueOnce(new Error('a bug')).mockResolvedValueOnce(built);
    const publishQueue = await createPublishQueue({ runBuild, stateFile, log });
    expect(await publishQueue.runPreview(toPreview('1'), toRun())).toMatchObject({ kind: 'failed' });
    expect(await publishQueue.runPreview(toPreview('2'), toRun())).toEqual(built);
    expect(lines.join('\n')).toContain('a bug');
    await publishQueue.stop();
  });
});
