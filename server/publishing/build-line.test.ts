import { expect, it } from 'vitest';
import type { BuildResult } from '../../contract/publishing/build-report.ts';
import { createBuildLine } from './build-line.ts';
import type { BuildJob, RunBuild } from './build-job.ts';

const built: BuildResult = { kind: 'built', release: 'r', pageCount: 1, changedFileCount: 0, stages: [] };
const toPreview = (item: string): BuildJob => ({ kind: 'preview', collection: 'page', item });
const toRun = (signal = new AbortController().signal) => ({ onStage: () => undefined, signal });

/** A build that is told when to end, and notes what it was asked for. */
function createBuild() {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const runBuild: RunBuild = (job) => {
    begun.push(job.kind === 'live' ? 'live' : job.item);
    return new Promise((resolve) => endings.push(() => resolve(built)));
  };
  return { begun, endings, run: createBuildLine(runBuild) };
}

it('builds one after the other, the live site before previews', async () => {
  const { begun, endings, run } = createBuild();
  const builds = [run(toPreview('1'), toRun()), run(toPreview('2'), toRun()), run({ kind: 'live' }, toRun())];
  await expect.poll(() => begun).toEqual(['1']);
  endings[0]?.();
  await builds[0];
  await expect.poll(() => begun).toEqual(['1', 'live']);
  endings[1]?.();
  await expect.poll(() => begun).toEqual(['1', 'live', '2']);
  endings[2]?.();
  expect(await Promise.all(builds)).toEqual([built, built, built]);
});

it('leaves out what was stopped while it waited, and goes on after a build that throws', async () => {
  const { begun, endings, run } = createBuild();
  const controller = new AbortController();
  const builds = [
    run(toPreview('1'), toRun()),
    run(toPreview('2'), toRun(controller.signal)),
    run(toPreview('3'), toRun()),
  ];
  await expect.poll(() => begun).toEqual(['1']);
  controller.abort();
  // At once: whoever ends does not wait for the build of somebody else.
  expect(await builds[1]).toMatchObject({ kind: 'failed' });
  endings[0]?.();
  await expect.poll(() => begun).toEqual(['1', '3']);
  endings[1]?.();
  await builds[2];
  const failing = createBuildLine(() => Promise.reject(new Error('a bug')));
  await expect(failing({ kind: 'live' }, toRun())).rejects.toThrow('a bug');
  await expect(failing({ kind: 'live' }, toRun())).rejects.toThrow('a bug');
});
