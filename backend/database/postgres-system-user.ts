// The user that runs PostgreSQL. PostgreSQL refuses to run as root, so root starts it as an unprivileged user.
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresSystemUser {
  uid: number;
  gid: number;
}

const names = ['postgres', 'storefront'];

const readUser = async (name: string): Promise<PostgresSystemUser | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
};

const createUser = async (name: string): Promise<PostgresSystemUser> => {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  } catch (cause) {
    throw new Error(
      `PostgreSQL does not run as root and no user "${names.join('" or "')}" could be created. ` +
        'Create one of them, start as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
  const user = await readUser(name);
  if (!user) throw new Error(`The user "${name}" was created but cannot be read with "id".`);
  return user;
};

/**
 * The unprivileged user for PostgreSQL; `undefined` if this process is not root and runs it as its own user.
 * Existing data keeps its owner.
 */
export const ensurePostgresSystemUser = async (databaseFolder: string): Promise<PostgresSystemUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await stat(databaseFolder).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  for (const name of names) {
    const user = await readUser(name);
    if (user) return user;
  }
  return createUser('storefront');
};
