// The lock of the database under which a content model is brought in: alone; a backup reads under it together with other backups,
// because a change of a table would wait for it, and every order behind that change. Called by the launcher and the backup.
import { setTimeout } from 'node:timers/promises';
import type { Database } from './connection.ts';

const key = "hashtextextended('storefront content model', 0)";
const pollMs = 500;

/**
 * Resolves once the lock is this connection's, which gives it back at its end. Asked again and again: a statement that waits
 * would hold up the indexes that the other one builds.
 */
export const takeModelLock = async (
  { readRows }: Database,
  kind: 'alone' | 'shared',
  onWait: () => void = () => undefined,
): Promise<void> => {
  const ask = kind === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const isTaken = async (): Promise<boolean> => {
    const [row] = await readRows(`select ${ask}(${key}) as taken`);
    return row?.['taken'] === true;
  };
  if (await isTaken()) return;
  onWait();
  do await setTimeout(pollMs);
  while (!(await isTaken()));
};
