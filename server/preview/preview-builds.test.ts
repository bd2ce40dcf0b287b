import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BuildResult } from '../../contract/publishing/site-build-status.ts';
import { type SiteBuildJob, createPublishQueue } from '../publishing/publish-queue.ts';
import { createPreviewBuildService } from './preview-builds.ts';

const requested = (item: string, content = 'a') => ({ collection: 'page' as const, item, content });
const built = (release: string): BuildResult => ({
  kind: 'built',
  release,
  pageCount: 1,
  changedFileCount: 1,
  stages: [],
});
const toName = (job: SiteBuildJob) => (job.kind === 'preview' ? job.item : 'live');

/** Builds that finish when the test requests it. */
const createPreviewFixture = async () => {
  const jobs: { name: string; begin: () => void; end: (result: BuildResult) => void; signal: AbortSignal }[] = [];
  const releases = new Set<string>();
  const publishQueue = await createPublishQueue({
    runBuild: (job, { onStage, signal }) =>
      new Promise((end) => void jobs.push({ name: toName(job), begin: () => onStage('pages'), end, signal })),
    // Previews are never written to the file.
    stateFile: join(tmpdir(), 'no-publishing-state.json'),
    log: () => undefined,
  });
  const previews = createPreviewBuildService({
    runBuild: publishQueue.runPreview,
    readPages: (release) =>
      Promise.resolve(
        releases.has(release) ? { ...requested('x'), paths: { de: '/a', en: '/en/a', fr: '/fr/a' } } : undefined,
      ),
    log: () => undefined,
  });
  const started = (count: number) => expect.poll(() => jobs.length).toBe(count);
  const end = (index: number, release: string) => {
    releases.add(release);
    jobs[index]?.end(built(release));
  };
  return { jobs, releases, previews, started, end };
};

const ready = (release: string) => ({ step: 'ready', release, paths: { de: '/a', en: '/en/a', fr: '/fr/a' } });

it('builds one record at a time, and the same content only once', async () => {
  const { jobs, previews, started, end } = await createPreviewFixture();
  expect(await previews.open(requested('one'))).toEqual({ step: 'queued' });
  await previews.open(requested('two'));
  await previews.open(requested('one'));
  await started(1);
  expect(await previews.read(requested('two'))).toEqual({ step: 'queued' });
  end(0, 'r1');
  await started(2);
  end(1, 'r2');
  await expect.poll(() => previews.read(requested('two'))).toEqual(ready('r2'));
  expect(await previews.open(requested('one'))).toEqual(ready('r1'));
  expect(jobs.map(({ name }) => name)).toEqual(['one', 'two']);
});

it('rebuilds a record that has changed, even during its build', async () => {
  const { previews, started, end } = await createPreviewFixture();
  await previews.open(requested('one'));
  await started(1);
  expect(await previews.open(requested('one', 'b'))).toEqual({ step: 'queued' });
  end(0, 'r1');
  await started(2);
  end(1, 'r2');
  await expect.poll(() => previews.read(requested('one'))).toEqual(ready('r2'));
});

it('skips content that changed while it was queued', async () => {
  const { jobs, previews, started, end } = await createPreviewFixture();
  await previews.open(requested('one'));
  await previews.open(requested('two'));
  await previews.open(requested('two', 'b'));
  await started(1);
  end(0, 'r1');
  await started(2);
  end(1, 'r2');
  await expect.poll(() => previews.read(requested('two'))).toEqual(ready('r2'));
  expect(jobs.map(({ name }) => name)).toEqual(['one', 'two']);
});

it('rebuilds a record whose release was removed or whose build failed', async () => {
  const { jobs, releases, previews, started, end } = await createPreviewFixture();
  await previews.open(requested('one'));
  await started(1);
  end(0, 'r1');
  await expect.poll(() => previews.read(requested('one'))).toEqual(ready('r1'));
  releases.clear();
  expect(await previews.read(requested('one'))).toBeUndefined();
  await previews.open(requested('one'));
  await started(2);
  const reason = { cause: 'content', details: ['A field is missing.'] } as const;
  jobs[1]?.end({ kind: 'failed', stage: 'pages', cause: 'content', details: ['A field is missing.'] });
  await expect.poll(() => previews.read(requested('one'))).toEqual({ step: 'failed', reason });
  expect(await previews.open(requested('one'))).toEqual({ step: 'queued' });
});

it('reports a preview as queued while the live site is built', async () => {
  const { jobs, previews, started } = await createPreviewFixture();
  await previews.open(requested('one'));
  await started(1);
  expect(await previews.readNext(requested('one'), 'queued', 20)).toEqual({ step: 'queued' });
  jobs[0]?.begin();
  expect(await previews.read(requested('one'))).toEqual({ step: 'building', stage: 'pages' });
});

it('notifies waiting requests, and aborts the running build when the host stops', async () => {
  const { jobs, previews, started } = await createPreviewFixture();
  await previews.open(requested('one'));
  await previews.open(requested('two'));
  await started(1);
  const nextState = previews.readNext(requested('two'), 'queued', 60_000);
  const stopped = previews.stop();
  expect(jobs[0]?.signal.aborted).toBe(true);
  jobs[0]?.end({ kind: 'failed', stage: 'pages', cause: 'unknown', details: [] });
  await stopped;
  expect(await nextState).toEqual({ step: 'queued' });
  expect(jobs).toHaveLength(1);
});
