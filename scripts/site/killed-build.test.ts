// Builds run in separate processes that are killed with SIGKILL.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readProcessLockHolder } from '../process-lock.mjs';
import { createAndActivateRelease } from './create-and-activate-release.ts';
import { acquireSiteBuildWorkspace } from './site-build-workspace-lock.ts';

let root: string;
let processes: ChildProcess[];
const publicFolder = () => join(root, 'public');
const releases = () => join(root, 'releases');
const toUrl = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'killed-'));
  processes = [];
});
afterEach(async () => {
  for (const process of processes) process.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

/**
 * Runs code in a separate process. Resolves when it reports that it has reached the point at which it is to be killed.
 */
const runUntilReady = async (code: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  await once(child.stdout, 'data');
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const writePage = async (text: string): Promise<void> => {
  await mkdir(publicFolder(), { recursive: true });
  await writeFile(join(publicFolder(), 'index.html'), text);
};

const readLive = () => readFile(join(releases(), 'current', 'index.html'), 'utf8');

it.each(['files', 'check', 'switch'])(
  'does not change the live site when it is killed in the stage "%s"',
  async (stage) => {
    await writePage('live');
    const { name } = await createAndActivateRelease(publicFolder(), releases());
    await writePage('killed');
    const child = await runUntilReady(`
    const { createAndActivateRelease } = await import(${toUrl('create-and-activate-release.ts')});
    await createAndActivateRelease(${JSON.stringify(publicFolder())}, ${JSON.stringify(releases())}, {
      onStage: (stage) => {
        if (stage !== ${JSON.stringify(stage)}) return;
        console.log('ready');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      },
    });
  `);
    await kill(child);
    expect(await readLive()).toBe('live');
    await writePage('next');
    const next = await createAndActivateRelease(publicFolder(), releases());
    expect(await readLive()).toBe('next');
    expect((await readdir(releases())).sort()).toEqual([name, next.name, 'current']);
  },
);

it('does not block the next build', async () => {
  const child = await runUntilReady(`
    const { acquireSiteBuildWorkspace } = await import(${toUrl('site-build-workspace-lock.ts')});
    await acquireSiteBuildWorkspace(${JSON.stringify(root)}, 'one.example');
    console.log('ready');
    setInterval(() => undefined, 1000);
  `);
  const lockFile = join(root, '.data', 'site', 'lock');
  expect(readProcessLockHolder(lockFile)).toBe(child.pid);
  const waiting = acquireSiteBuildWorkspace(root, 'one.example', { waiting: { onWait: () => void kill(child) } });
  await (await waiting).release();
  expect(readProcessLockHolder(lockFile)).toBeUndefined();
});

it('ends the program that renders the pages, and its workers', async () => {
  const pidFile = join(root, 'pids');
  // Like Gatsby's compiler: a forked process with threads, which also load the preload script.
  const worker = `
    import { appendFileSync } from 'node:fs';
    import { once } from 'node:events';
    import { Worker } from 'node:worker_threads';
    const work = 'require("node:worker_threads").parentPort.once("message", (word) => process.exit(word))';
    const thread = new Worker(work, { eval: true });
    thread.postMessage(7);
    const [code] = await once(thread, 'exit');
    if (code === 7) appendFileSync(${JSON.stringify(pidFile)}, process.pid + ' ');
    setInterval(() => undefined, 1000);
  `;
  await writeFile(join(root, 'worker.mjs'), worker);
  await writeFile(
    join(root, 'program.mjs'),
    `import { fork } from 'node:child_process'; fork(${JSON.stringify(join(root, 'worker.mjs'))}); ${worker}`,
  );
  const child = await runUntilReady(`
    const { runChildProcess } = await import(${toUrl('../child-process.ts')});
    console.log('ready');
    await runChildProcess({
      command: process.execPath, parameters: [${JSON.stringify(join(root, 'program.mjs'))}], endsWithParent: true,
    });
  `);
  const readPids = async () => (await readFile(pidFile, 'utf8')).trim().split(' ').map(Number);
  await vi.waitFor(async () => expect(await readPids()).toHaveLength(2), { timeout: 10_000 });
  await kill(child);
  for (const pid of await readPids()) {
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
  }
});
