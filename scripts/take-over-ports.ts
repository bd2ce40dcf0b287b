// The ports of a start in this checkout, also right after an earlier start was killed. Called by start and dev.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkPorts, type WantedPort } from './ports.ts';
import { readHolder, releaseLock, takeLock } from './process-lock.mjs';
import type { Session } from './session.ts';
import { rootFolder } from './setup.mjs';

/** What the processes of a killed start need at most to end by themselves: the backend finishes its requests and mails. */
const orphansTimeoutMs = 40_000;

/** Of the start that serves the site on this port. */
export const toStartLock = (sitePort: number): string => join(rootFolder, '.data', `start-${sitePort}.lock`);

/**
 * Notes that this process uses the ports, and checks that they are free. Where the lock file names a process that is gone, that
 * one was killed, and what it had started may still be ending: its ports are waited for.
 * @throws PortError when a port is taken by anything else.
 */
export async function takeOverPorts(
  wanted: readonly WantedPort[],
  lockFile: string,
  { onEnd }: Pick<Session, 'onEnd'>,
): Promise<void> {
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
}
