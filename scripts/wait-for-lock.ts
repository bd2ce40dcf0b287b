// Waits for a lock that another process of this machine holds. Called by the steps of a build and by the rollback.
import { setTimeout } from 'node:timers/promises';
import { readHolder, takeLock } from './process-lock.mjs';

const pollMs = 250;

export interface Waiting {
  /** Called once, and only where there is something to wait for; the process id is for people. */
  onWait?: (holder: number | undefined) => void;
  signal?: AbortSignal | undefined;
}

/** Resolves when this process holds the lock. @throws when the signal is aborted before. */
export async function waitForLock(lockFile: string, { onWait, signal }: Waiting = {}): Promise<void> {
  if (takeLock(lockFile)) return;
  onWait?.(readHolder(lockFile));
  do await setTimeout(pollMs, undefined, { ...(signal && { signal }) });
  while (!takeLock(lockFile));
}
