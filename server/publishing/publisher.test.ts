import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildResult } from '../../contract/publishing/build-report.ts';
import type { RunBuild } from './build-job.ts';
import { createPublisher } from './publisher.ts';
import { emptyQueue, gatheringMs } from './queue.ts';

const built: BuildResult = { kind: 'built', release: 'r1', pageCount: 3, changedFileCount: 2, stages: [] };
let folder: string;
let stateFile: string;
let lines: string[];
const log = (line: string) => void lines.push(line);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  folder = await mkdtemp(join(tmpdir(), 'publisher-'));
  stateFile = join(folder, 'publishing.json');
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** A build that ends when it is told to, or when it is stopped. */
function createBuild() {
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
}

const readState = async () => JSON.parse(await readFile(stateFile, 'utf8')) as unknown;

it('makes two builds of fifty saves that come while the first one runs', async () => {
  const { endings, runBuild } = createBuild();
  const publisher = await createPublisher({ runBuild, stateFile, log });
  const names = Array.from({ length: 50 }, (_, index) => `save-${index}`);
  for (const name of names.slice(0, 5)) await publisher.publish(name);
  expect(endings).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(gatheringMs);
  await expect.poll(() => endings.length).toBe(1);
  await Promise.all(names.slice(5).map((name) => publisher.publish(name)));
  expect(publisher.readQueue()).toMatchObject({
    building: { publications: names.slice(0, 5), stage: 'files' },
    queued: { publications: names.slice(5) },
  });
  await vi.advanceTimersByTimeAsync(gatheringMs);
  endings[0]?.(built);
  await expect.poll(() => publisher.readQueue().ended.length).toBe(1);
  await vi.advanceTimersByTimeAsync(gatheringMs);
  await expect.poll(() => endings.length).toBe(2);
  endings[1]?.(built);
  await expect.poll(() => publisher.readQueue().ended.map(({ publications }) => publications.length)).toEqual([45, 5]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(endings).toHaveLength(2);
  await publisher.stop();
});

it('has a call on disk before it says so', async () => {
  const publisher = await createPublisher({ runBuild: createBuild().runBuild, stateFile, log });
  await publisher.publish('a');
  expect(await readState()).toMatchObject({ queued: { publications: ['a'] } });
  await publisher.stop();
});

it('builds after a start what waited or ran when the host ended, in order or not', async () => {
  const first = createBuild();
  const stopped = await createPublisher({ runBuild: first.runBuild, stateFile, log });
  await stopped.publish('a');
  await vi.advanceTimersByTimeAsync(gatheringMs);
  await expect.poll(() => first.endings.length).toBe(1);
  await stopped.publish('b');
  // Killed at this moment, the next host would read this.
  const killed = await readState();
  expect(killed).toMatchObject({ building: { publications: ['a'] }, queued: { publications: ['b'] } });
  await stopped.stop();
  expect(await readState()).toMatchObject({ building: null, queued: { publications: ['a', 'b'] }, ended: [] });
  await writeFile(stateFile, JSON.stringify(killed));
  const second = createBuild();
  const publisher = await createPublisher({ runBuild: second.runBuild, stateFile, log });
  await vi.advanceTimersByTimeAsync(gatheringMs);
  await expect.poll(() => publisher.readQueue().building?.publications).toEqual(['a', 'b']);
  await expect.poll(() => second.endings.length).toBe(1);
  second.endings[0]?.(built);
  await expect.poll(() => publisher.readQueue().ended.length).toBe(1);
  await publisher.stop();
});

it('tells listeners, and goes on after a build that throws', async () => {
  const runBuild = vi.fn<RunBuild>().mockRejectedValueOnce(new Error('a bug')).mockResolvedValueOnce(built);
  const publisher = await createPublisher({ runBuild, stateFile, log });
  const results: string[] = [];
  publisher.onEnded(({ outcome }) => results.push(outcome.result));
  for (const count of [1, 2]) {
    await publisher.publish(`save ${count}`);
    await vi.advanceTimersByTimeAsync(gatheringMs);
    await expect.poll(() => results.length).toBe(count);
  }
  expect(results).toEqual(['failed', 'built']);
  expect(lines.join('\n')).toContain('a bug');
  await publisher.stop();
});

it('starts from nothing with a file that is damaged, and says so', async () => {
  await writeFile(stateFile, '{"queued":');
  const publisher = await createPublisher({ runBuild: createBuild().runBuild, stateFile, log });
  expect(publisher.readQueue()).toEqual(emptyQueue);
  expect(lines).toEqual([expect.stringContaining('publishing.json is damaged')]);
  await publisher.stop();
  expect(await readdir(folder)).toEqual(['publishing.json']);
});

it('refuses a call that cannot be written down', async () => {
  const publisher = await createPublisher({
    runBuild: createBuild().runBuild,
    stateFile: join(folder, 'gone', 'x'),
    log,
  });
  await expect(publisher.publish('a')).rejects.toThrow('ENOENT');
  await publisher.stop();
});
