import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuildResult, BuildStage } from '../../contract/publishing/site-build-status.ts';
import type { SiteBuildJob } from './publish-queue.ts';
import { createBuildCommandRunner } from './build-command-runner.ts';

let folder: string;
const built: BuildResult = { kind: 'built', release: 'r1', pageCount: 1, changedFileCount: 1, stages: [] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program given as source text. */
const build = async (
  source: string,
  options: { job?: SiteBuildJob; signal?: AbortSignal; timeoutMs?: number; onStage?: (stage: BuildStage) => void } = {},
) => {
  const lines: string[] = [];
  await writeFile(join(folder, 'build.mjs'), source);
  const runBuild = createBuildCommandRunner({
    command: [process.execPath, 'build.mjs'],
    folder,
    environment: { BUILD_TEST: 'value' },
    onLine: (line) => lines.push(line),
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
  });
  const result = await runBuild(options.job ?? { kind: 'live' }, {
    onStage: options.onStage ?? (() => undefined),
    signal: options.signal ?? new AbortController().signal,
  });
  return { result, lines };
};

const send = (report: unknown) => `process.send(${JSON.stringify(report)});`;
/** A process that has ended may remain as a zombie (`Z`) until its exit status is read. */
const isAlive = async (pid: number) => {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return status !== undefined && !status.includes(') Z ');
};

describe('a build', () => {
  it('reports its stages, output and result', async () => {
    const stages: BuildStage[] = [];
    const { result, lines } = await build(
      `console.log('reading'); ${send({ kind: 'stage', stage: 'files' })} ${send(built)} console.error(process.env.BUILD_TEST)`,
      { onStage: (stage) => stages.push(stage) },
    );
    expect(result).toEqual(built);
    expect(stages).toEqual(['files']);
    expect(lines.sort()).toEqual(['reading', 'value']);
  });

  it('receives the draft to preview as an argument', async () => {
    const { lines } = await build(`console.log(process.argv.slice(2).join(' ')); ${send(built)}`, {
      job: { kind: 'preview', collection: 'page', item: '42' },
    });
    expect(lines).toEqual(['--preview page/42']);
  });

  it('fails with the reported cause and record', async () => {
    const failure = { kind: 'failed', stage: 'check', cause: 'broken_links', details: ['/ → /uhren'] };
    const record = { collection: 'page', item: '3' };
    const { result } = await build(`${send({ ...failure, record })} process.exitCode = 1;`);
    expect(result).toEqual({ ...failure, record });
  });

  it.each([
    [
      'is killed',
      `${send({ kind: 'stage', stage: 'files' })} setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50)`,
      'SIGKILL',
      'files',
    ],
    ['breaks off', 'throw new Error("/home/shop/secret")', 'exit 1', 'pages'],
    ['says nothing', '', 'exit 0', 'pages'],
    ['speaks in tongues', send({ kind: 'built' }), 'exit 0', 'pages'],
  ])('fails when it %s', async (_name, source, reason, stage) => {
    const { result } = await build(source);
    expect(result).toMatchObject({ kind: 'failed', stage });
    expect(JSON.stringify(result)).toContain(reason);
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  it('fails when its command does not exist', async () => {
    const runBuild = createBuildCommandRunner({ command: ['no-such-program'], folder });
    const run = { onStage: () => undefined, signal: new AbortController().signal };
    expect(await runBuild({ kind: 'live' }, run)).toMatchObject({
      kind: 'failed',
      cause: 'unknown',
      details: ['spawn ENOENT'],
    });
  });
});

describe('stopping a build', () => {
  const hanging = `
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => 1, 1000)']);
    writeFileSync('pids', [process.pid, child.pid].join(' '));
    ${send({ kind: 'stage', stage: 'files' })}
    setInterval(() => 1, 1000);`;
  const pollOptions = { timeout: 10_000 };
  beforeEach(() => rm(join(folder, 'pids'), { force: true }));
  const readAlive = async () => {
    const pids = (await readFile(join(folder, 'pids'), 'utf8')).split(' ').map(Number);
    return Promise.all(pids.map(isAlive));
  };

  it('ends all processes of the build', async () => {
    const controller = new AbortController();
    const { result } = await build(hanging, { signal: controller.signal, onStage: () => controller.abort() });
    expect(result).toMatchObject({ kind: 'failed', stage: 'files', cause: 'host_stopped' });
    await expect.poll(readAlive, pollOptions).toEqual([false, false]);
  }, 20_000);

  it('happens after the timeout', async () => {
    const { result } = await build(hanging, { timeoutMs: 5_000 });
    expect(result).toMatchObject({ kind: 'failed', cause: 'too_long' });
    await expect.poll(readAlive, pollOptions).toEqual([false, false]);
  }, 20_000);

  it('prevents a build from starting', async () => {
    const { result, lines } = await build('console.log("begun")', { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ kind: 'failed', cause: 'host_stopped' });
    expect(lines).toEqual([]);
  });
});
