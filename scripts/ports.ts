// Checks that the ports a command needs are free, before anything is started, also right after an earlier start was
// killed. Called by start, dev and test.
import { mkdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../backend/database/port.ts';
import { readHolder, releaseLock, takeLock } from './process-lock.mjs';
import type { Session } from './session.ts';
import { rootFolder } from './setup.mjs';

const pollMs = 200;

export interface WantedPort {
  port: number;
  /** What will listen there, as the message says it. */
  purpose: string;
  /** The variable that changes the port. */
  setting: string;
}

/** Ports that are taken, or wanted twice; one sentence naming each and the way out. */
export class PortError extends Error {}

/**
 * Throws {@link PortError} unless every port is free on this machine and wanted once. Ports that are taken are waited for as
 * long as `timeoutMs` says.
 */
export const checkPorts = async (wanted: readonly WantedPort[], timeoutMs = 0): Promise<void> => {
  const doubled = wanted.find((one, index) => wanted.findIndex(({ port }) => port === one.port) !== index);
  if (doubled !== undefined) {
    throw new PortError(
      `Port ${doubled.port} is wanted for more than one thing: give ${doubled.setting} another value in .env.`,
    );
  }
  const deadline = Date.now() + timeoutMs;
  let taken = await findTaken(wanted);
  while (taken.length > 0 && Date.now() < deadline) {
    await setTimeout(pollMs);
    taken = await findTaken(taken);
  }
  if (taken.length === 0) return;
  throw new PortError(
    taken
      .map(
        ({ port, purpose, setting }) =>
          `Port ${port} (${purpose}) is taken by another program: end that program or set ${setting} to a free port.`,
      )
      .join('\n'),
  );
};

const findTaken = async (wanted: readonly WantedPort[]): Promise<WantedPort[]> => {
  const taken: WantedPort[] = [];
  for (const one of wanted) if (!(await isPortFree(one.port))) taken.push(one);
  return taken;
};

/** Ports that are free at this moment, as many as asked for; for tests, which must not disturb a running site. */
export const readFreePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort('127.0.0.1'));
  return [...ports];
};

const isPortFree = async (port: number): Promise<boolean> => {
  // Something may listen on one address family only, and listening beside it would succeed: ask as a client, too.
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
    const settle = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
};

/** What the processes of a killed start need at most to end by themselves: the backend finishes its requests and mails. */
const orphansTimeoutMs = 40_000;

/** Of the start that serves the site on this port. */
export const toStartLock = (sitePort: number): string => join(rootFolder, '.data', `start-${sitePort}.lock`);

/**
 * Notes that this process uses the ports, and checks that they are free. Where the lock file names a process that is gone, that
 * one was killed, and what it had started may still be ending: its ports are waited for.
 * @throws PortError when a port is taken by anything else.
 */
export const takeOverPorts = async (
  wanted: readonly WantedPort[],
  lockFile: string,
  { onEnd }: Pick<Session, 'onEnd'>,
): Promise<void> => {
  await mkdir(dirname(lockFile), { recursive: true });
  const previous = readHolder(lockFile);
  const isMine = takeLock(lockFile);
  if (isMine) {
    onEnd(() => {
      releaseLock(lockFile);
      return Promise.resolve();
    });
  }
  await checkPorts(wanted, isMine && previous !== undefined ? orphansTimeoutMs : 0);
};
