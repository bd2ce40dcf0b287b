import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPortsAreFree, PortConflictError, findFreePorts, acquirePortLock } from './check-ports.ts';

it('accepts free ports', async () => {
  const [site = 0, backend = 0] = await findFreePorts(2);
  await expect(
    checkPortsAreFree([
      { port: site, purpose: 'site', setting: 'SITE_PORT' },
      { port: backend, purpose: 'backend', setting: 'BACKEND_PORT' },
    ]),
  ).resolves.toBeUndefined();
});

it.each(['127.0.0.1', '0.0.0.0'])('reports a port that is in use on %s, and how to resolve it', async (host) => {
  const [port = 0] = await findFreePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  try {
    await expect(checkPortsAreFree([{ port, purpose: 'site', setting: 'SITE_PORT' }])).rejects.toThrow(
      new RegExp(`Port ${port} \\(site\\) is taken.*set SITE_PORT`),
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

it('waits for a port that is being released', async () => {
  const [port = 0] = await findFreePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const wanted = [{ port, purpose: 'site', setting: 'SITE_PORT' }];
  const waiting = checkPortsAreFree(wanted, 60_000);
  await expect(checkPortsAreFree(wanted)).rejects.toThrow(PortConflictError);
  server.close();
  await expect(waiting).resolves.toBeUndefined();
});

it('rejects the same port for two purposes', async () => {
  await expect(
    checkPortsAreFree([
      { port: 9000, purpose: 'site', setting: 'SITE_PORT' },
      { port: 9000, purpose: 'backend', setting: 'BACKEND_PORT' },
    ]),
  ).rejects.toThrow(PortConflictError);
});

describe('when it claims ports', () => {
  const locks = fileURLToPath(new URL('process-lock.mjs', import.meta.url));
  const cleanUps: (() => Promise<void>)[] = [];
  const session = { onEnd: (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp) };
  let folder: string;
  let lockFile: string;
  let port: number;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ports-'));
    lockFile = join(folder, 'data', 'start.lock');
    [port = 0] = await findFreePorts(1);
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0)) await cleanUp();
    await rm(folder, { recursive: true });
  });

  const takeOver = () => acquirePortLock([{ port, purpose: 'site', setting: 'SITE_PORT' }], lockFile, session);

  /** Another start that holds the lock, with a child process that listens on the port. */
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
       import { acquireProcessLock } from ${JSON.stringify(locks)};
       mkdirSync(${JSON.stringify(join(folder, 'data'))});
       acquireProcessLock(${JSON.stringify(lockFile)});
       spawn(process.execPath, ['--eval', ${JSON.stringify(orphan)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(other.stdout, 'data');
    return other;
  };

  it('waits for the processes of a killed start', async () => {
    const other = await startOther();
    other.kill('SIGKILL');
    await once(other, 'exit');
    await expect(takeOver()).resolves.toBeUndefined();
  });

  it('does not wait for a running start', async () => {
    const other = await startOther();
    await expect(takeOver()).rejects.toThrow(PortConflictError);
    other.kill('SIGKILL');
    await once(other, 'exit');
  });

  it('removes the lock file on a graceful shutdown', async () => {
    await takeOver();
    expect(existsSync(lockFile)).toBe(true);
    for (const cleanUp of cleanUps.splice(0)) await cleanUp();
    expect(existsSync(lockFile)).toBe(false);
  });
});
