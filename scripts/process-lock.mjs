// A lock file that one process of this machine holds at a time. The lock of a process that is gone is taken over. Plain
// JavaScript: the set-up runs before anything is installed.
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const pollMs = 250;

/**
 * Acquires the lock, even from a holder that is gone. The file contains the holder's process id and, on Linux, its
 * start time, because ids are reused.
 *
 * @param {string} lockFile in a folder that exists
 * @returns {boolean} false while another process holds it
 */
export const acquireProcessLock = (lockFile) => {
  if (isPlaced(lockFile, linkSync)) return true;
  return isHeld(readWords(lockFile)) ? false : takeOver(lockFile);
};

/**
 * Options of waiting for a lock that another process of this machine holds. `onWait` is called once, only if the lock
 * is held; `holder` is a process id for messages.
 *
 * @typedef {{ onWait?: (holder: number | undefined) => void, signal?: AbortSignal | undefined }} LockWaitOptions
 */

/**
 * Resolves when this process holds the lock. Throws if the signal is aborted before.
 *
 * @param {string} lockFile
 * @param {LockWaitOptions} [options]
 * @returns {Promise<void>}
 */
export const waitForProcessLock = async (lockFile, { onWait, signal } = {}) => {
  if (acquireProcessLock(lockFile)) return;
  onWait?.(readProcessLockHolder(lockFile));
  do await setTimeout(pollMs, undefined, { ...(signal && { signal }) });
  while (!acquireProcessLock(lockFile));
};

/** @param {string} lockFile held by this process */
export const releaseProcessLock = (lockFile) => {
  rmSync(lockFile, { force: true });
};

/**
 * Reads the holder, for messages.
 *
 * @param {string} lockFile
 * @returns {number | undefined} the process that holds the lock
 */
export const readProcessLockHolder = (lockFile) => {
  return toPid(readWords(lockFile));
};

/**
 * Only the holder of a second lock may replace the file of a process that is gone, and it reads the file again first:
 * of two processes that found the same stale lock, the second one finds the lock of the first.
 *
 * @param {string} lockFile
 * @returns {boolean}
 */
const takeOver = (lockFile) => {
  const permission = `${lockFile}.takeover`;
  if (!acquireProcessLock(permission)) return false;
  try {
    const words = readWords(lockFile);
    // If the file was removed, any process may create it, so it must not be replaced.
    if (words === undefined) return isPlaced(lockFile, linkSync);
    return isHeld(words) ? false : isPlaced(lockFile, renameSync);
  } finally {
    releaseProcessLock(permission);
  }
};

/**
 * Writes the content before the file gets its name, so that no process reads a partial lock.
 *
 * @param {string} lockFile
 * @param {(from: string, to: string) => void} place
 * @returns {boolean} false when there is one already and `place` does not replace
 */
const isPlaced = (lockFile, place) => {
  const draft = `${lockFile}.${randomUUID()}`;
  writeFileSync(draft, [process.pid, readProcess(process.pid)?.startedAt ?? ''].join(' ').trim());
  try {
    place(draft, lockFile);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * @param {string[] | undefined} words of a lock file
 * @returns {boolean}
 */
const isHeld = (words) => {
  const pid = toPid(words);
  if (pid === undefined || !isAlive(pid)) return false;
  const startedAt = words?.[1];
  const found = readProcess(pid);
  if (found === undefined) return true;
  return !found.isOver && (startedAt === undefined || startedAt === found.startedAt);
};

/**
 * @param {number} pid
 * @returns {boolean}
 */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * State and start time of a process on Linux; other systems have no such file.
 *
 * @param {number} pid
 * @returns {{ isOver: boolean, startedAt: string } | undefined}
 */
const readProcess = (pid) => {
  try {
    // The name comes second, in brackets, and may contain any character; the state is the third field, the start time
    // the 22nd.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [state = '', startedAt = ''] = [fields[0], fields[19]];
    return { isOver: ['Z', 'X'].includes(state), startedAt };
  } catch {
    return undefined;
  }
};

/**
 * @param {string[] | undefined} words of a lock file
 * @returns {number | undefined}
 */
const toPid = (words) => {
  const pid = Number(words?.[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
};

/**
 * @param {string} lockFile
 * @returns {string[] | undefined} undefined when there is none
 */
const readWords = (lockFile) => {
  try {
    return readFileSync(lockFile, 'utf8').trim().split(' ');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};
