import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProcessLockHolder, releaseProcessLock, acquireProcessLock } from './process-lock.mjs';

const gone = '999999999';
let folder: string;
let lockFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  lockFile = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('is held by one process until it is released, and leaves no files behind', async () => {
  expect(acquireProcessLock(lockFile)).toBe(true);
  expect(readProcessLockHolder(lockFile)).toBe(process.pid);
  expect(acquireProcessLock(lockFile)).toBe(false);
  expect(await readdir(folder)).toEqual(['lock']);
  releaseProcessLock(lockFile);
  expect(readProcessLockHolder(lockFile)).toBeUndefined();
  expect(acquireProcessLock(lockFile)).toBe(true);
  releaseProcessLock(lockFile);
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ['a process that is gone', gone],
  ['a process that is gone, with its start', `${gone} 42`],
  ['an empty file, as left by a full disk', ''],
])('is taken over from %s', async (_case, content) => {
  await writeFile(lockFile, content);
  expect(acquireProcessLock(lockFile)).toBe(true);
  expect(readProcessLockHolder(lockFile)).toBe(process.pid);
  expect(await readdir(folder)).toEqual(['lock']);
});

it('is not taken over from a living process whose start time is unknown', async () => {
  await writeFile(lockFile, String(process.ppid));
  expect(acquireProcessLock(lockFile)).toBe(false);
});

it.runIf(process.platform === 'linux')('is taken over if another process has the id of its former holder', async () => {
  const other = spawn('sleep', ['60']);
  await once(other, 'spawn');
  await writeFile(lockFile, `${other.pid ?? 0} 1`);
  expect(acquireProcessLock(lockFile)).toBe(true);
  other.kill('SIGKILL');
});

it('is taken over after an interrupted take-over', async () => {
  await writeFile(lockFile, gone);
  await writeFile(`${lockFile}.takeover`, gone);
  expect(acquireProcessLock(lockFile)).toBe(true);
  expect(await readdir(folder)).toEqual(['lock']);
});

it('goes to exactly one of several processes that find it stale at the same time', async () => {
  const script = `
    const { acquireProcessLock } = await import(process.argv[1]);
    const { once } = await import('node:events');
    console.log('ready');
    await once(process.stdin, 'data');
    let taken = 0;
    for (let attempt = 0; attempt < 50; attempt += 1) if (acquireProcessLock(process.argv[2])) taken += 1;
    console.log(taken);
    await once(process.stdin, 'end');
  `;
  await writeFile(lockFile, gone);
  const module = new URL('process-lock.mjs', import.meta.url).href;
  const parameters = ['--input-type=module', '-e', script, module, lockFile];
  const waiters = Array.from({ length: 4 }, () => spawn(process.execPath, parameters));
  const readAll = () => Promise.all(waiters.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()));
  await readAll();
  const answers = readAll();
  for (const { stdin } of waiters) stdin.write('go');
  // All processes live until the last one has tried, because a holder that exits would release the lock.
  expect((await answers).sort()).toEqual(['0', '0', '0', '1']);
  expect(waiters.map(({ pid }) => pid)).toContain(readProcessLockHolder(lockFile));
  for (const { stdin } of waiters) stdin.end();
  await Promise.all(waiters.map((waiter) => once(waiter, 'exit')));
});
