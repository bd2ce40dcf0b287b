import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PortError, readFreePorts } from './ports.ts';
import { takeOverPorts } from './take-over-ports.ts';

const locks = fileURLToPath(new URL('process-lock.mjs', import.meta.url));
const cleanUps: (() => Promise<void>)[] = [];
const session = { onEnd: (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp) };
let folder: string;
let lockFile: string;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ports-'));
  lockFile = join(folder, 'data', 'start.lock');
  [port = 0] = await readFreePorts(1);
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  await rm(folder, { recursive: true });
});

const takeOver = () => takeOverPorts([{ port, purpose: 'site', setting: 'SITE_PORT' }], lockFile, session);

/** A start that has begun like ours, with a process of its own that holds the port as a backend does. */
const startOther = async () => {
  const orphan = `require('node:net').createServer().listen(${port}, '127.0.0.1', () => console.log('holds'));
    process.on('disconnect', () => setTimeout(() => process.exit(), 300));`;
  const other = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { mkdirSync } from 'node:fs';
       import { spawn } from 'node:child_process';
       import { takeLock } from ${JSON.stringify(locks)};
       mkdirSync(${JSON.stringify(join(folder, 'data'))});
       takeLock(${JSON.stringify(lockFile)});
       spawn(process.execPath, ['--eval', ${JSON.stringify(orphan)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(other.stdout, 'data');
  return other;
};

it('waits for what a killed start has left', async () => {
  const other = await startOther();
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(takeOver()).resolves.toBeUndefined();
});

it('does not wait for a start that runs', async () => {
  const other = await startOther();
  await expect(takeOver()).rejects.toThrow(PortError);
  other.kill('SIGKILL');
  await once(other, 'exit');
});

it('leaves nothing behind when it ends in order', async () => {
  await takeOver();
  expect(existsSync(lockFile)).toBe(true);
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  expect(existsSync(lockFile)).toBe(false);
});
