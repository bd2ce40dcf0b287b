// Checks that the ports of a command are free before anything starts, even right after an earlier start was killed.
import { mkdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { findFreePort } from '../backend/database/find-free-port.ts';
import { pollUntil } from '../backend/database/poll-until.ts';
import { readProcessLockHolder, releaseProcessLock, acquireProcessLock } from './process-lock.mjs';
import type { CliCommandLifecycle } from './run-cli-command-and-exit.ts';
import { rootFolder } from './setup.mjs';

const pollMs = 200;

export interface RequiredPort {
  port: number;
  /** What will listen on the port; for the error message. */
  purpose: string;
  /** The variable that changes the port. */
  setting: string;
}

/** A port is in use or requested twice. The message names each port and how to resolve the conflict. */
export class PortConflictError extends Error {}

/**
 * Throws {@link PortConflictError} unless every port is free on this machine and requested once. Waits up to `timeoutMs` for
 * ports in use.
 */
export const checkPortsAreFree = async (wanted: readonly RequiredPort[], timeoutMs = 0): Promise<void> => {
  const doubled = wanted.find((one, index) => wanted.findIndex(({ port }) => port === one.port) !== index);
  if (doubled !== undefined) {
    throw new PortConflictError(
      `Port ${doubled.port} is wanted for more than one thing: give ${doubled.setting} another value in .env.`,
    );
  }
  const taken = await pollUntil(
    () => findTaken(wanted),
    ({ length }) => length === 0,
    { timeoutMs, intervalMs: pollMs },
  );
  if (taken.length === 0) return;
  throw new PortConflictError(
    taken
      .map(
        ({ port, purpose, setting }) =>
          `Port ${port} (${purpose}) is taken by another program: end that program or set ${setting} to a free port.`,
      )
      .join('\n'),
  );
};

const findTaken = async (wanted: readonly RequiredPort[]): Promise<RequiredPort[]> => {
  const taken: RequiredPort[] = [];
  for (const one of wanted) if (!(await isPortFree(one.port))) taken.push(one);
  return taken;
};

/** Ports that are currently free; for tests, which must not disturb a running site. */
export const findFreePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort('127.0.0.1'));
  return [...ports];
};

const isPortFree = async (port: number): Promise<boolean> => {
  // A program may listen on one address family only, and listening on the other would succeed, so also try to connect.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(port, host)));
  if (answers.includes(true)) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
};

const isAnswered = (port: number, host: string): Promise<boolean> => {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const finish = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
};

/** Maximum time for the processes of a killed start to end, since the backend finishes its requests and emails. */
const orphansTimeoutMs = 40_000;

/** The lock file of the start that serves the site on this port. */
export const toSitePortLockFilePath = (sitePort: number): string => join(rootFolder, '.data', `start-${sitePort}.lock`);

/**
 * Acquires the lock for the ports and checks that they are free. If the lock file names a process that is gone, that
 * start was killed and its child processes may still be shutting down: waits for its ports.
 * @throws PortConflictError if anything else uses a port
 */
export const acquirePortLock = async (
  wanted: readonly RequiredPort[],
  lockFile: string,
  { onEnd }: Pick<CliCommandLifecycle, 'onEnd'>,
): Promise<void> => {
  await mkdir(dirname(lockFile), { recursive: true });
  const previous = readProcessLockHolder(lockFile);
  const isMine = acquireProcessLock(lockFile);
  if (isMine) {
    onEnd(() => {
      releaseProcessLock(lockFile);
      return Promise.resolve();
    });
  }
  await checkPortsAreFree(wanted, isMine && previous !== undefined ? orphansTimeoutMs : 0);
};
