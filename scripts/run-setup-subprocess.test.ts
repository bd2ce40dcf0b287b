import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runSetupSubprocess, SetupError } from './run-setup-subprocess.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
});
afterEach(() => rm(folder, { recursive: true }));

const toProgram = (script: string) => ({
  step: 'packages',
  command: ['sh', '-c', script] as const,
  folder,
  wayOut: 'Check the network',
});

/** Starts a process that runs a shell with a child, and waits until that child exists. */
const startSetUp = async (afterStart = ''): Promise<{ setUp: ReturnType<typeof spawn>; grandchild: number }> => {
  const program = toProgram('sleep 60 & echo $! > started.tmp && mv started.tmp started; wait');
  const script = `
    const { runSetupSubprocess } = await import(${JSON.stringify(new URL('run-setup-subprocess.mjs', import.meta.url).href)});
    void runSetupSubprocess(${JSON.stringify(program)});
    ${afterStart}
  `;
  const setUp = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const started = await vi.waitFor(() => readFile(join(folder, 'started'), 'utf8'), 10_000);
  return { setUp, grandchild: Number(started) };
};

const isRunning = async (pid: number) => {
  // A zombie process has ended, although its parent has not reaped it yet.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') X');
  return !/\) [ZX]/.test(status);
};

it('runs a program until it ends and reports how it failed', async () => {
  await expect(runSetupSubprocess(toProgram('true'))).resolves.toBeUndefined();
  const failing = runSetupSubprocess(toProgram('echo no space left; exit 3'));
  await expect(failing).rejects.toThrow(SetupError);
  await expect(failing).rejects.toThrow(/no space left[^]*packages[^]*code 3[^]*Check the network/);
});

it.runIf(process.platform === 'linux').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('ends all child processes on %s', async (signal, expected) => {
  const { setUp, grandchild } = await startSetUp();
  setUp.kill(signal);
  const [code] = (await once(setUp, 'exit')) as [number | null];
  expect(code).toBe(expected);
  await vi.waitFor(async () => expect(await isRunning(grandchild)).toBe(false), 5_000);
});

it.runIf(process.platform === 'linux')('leaves no process behind when it exits without waiting', async () => {
  const { setUp, grandchild } = await startSetUp(`
    const { existsSync } = await import('node:fs');
    setInterval(() => { if (existsSync(${JSON.stringify(join(folder, 'end'))})) process.exit(7); }, 20);
  `);
  expect(await isRunning(grandchild)).toBe(true);
  await writeFile(join(folder, 'end'), '');
  await once(setUp, 'exit');
  await vi.waitFor(async () => expect(await isRunning(grandchild)).toBe(false), 5_000);
});
