// A second PostgreSQL server: Debian's package, of another version than the embedded one. Its pg_dump compares the
// original database with the restored copy.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { findProgramPath } from '../../../scripts/find-program.mjs';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import { resolveListenPortOrThrowIfTaken } from '../../database/find-free-port.ts';
import { ensurePostgresSystemUser } from '../../database/postgres-system-user.ts';

const run = promisify(execFile);

export interface SeparateTestPostgresServer {
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  /** Output of pg_dump for a database: everything, or only what the options select. */
  dump: (url: string, ...options: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

const toProgram = (name: 'initdb' | 'pg_dump' | 'postgres'): string => {
  const path = findProgramPath(name);
  if (path === undefined)
    throw new Error(`There is no ${name} on this machine; npm test installs it on Debian as root.`);
  return path;
};

/** Starts the server in a new folder; the caller stops it. */
export const startSeparatePostgresServer = async (folder: string): Promise<SeparateTestPostgresServer> => {
  const user = await ensurePostgresSystemUser(folder);
  await mkdir(folder, { recursive: true });
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  await run(
    toProgram('initdb'),
    [`--pgdata=${data}`, '--username=other', '--auth=trust', '--no-sync', '--encoding=UTF8'],
    {
      ...(user ?? {}),
      cwd: folder,
    },
  );
  const port = await resolveListenPortOrThrowIfTaken(0, '127.0.0.1', 'the other PostgreSQL', 'nothing');
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: 'off' };
  const server = spawn(
    toProgram('postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...(user ?? {}), cwd: folder, stdio: 'ignore' },
  );
  const toUrl = (name: string): string => `postgresql://other@127.0.0.1:${port}/${name}`;
  await vi.waitFor(() => withDatabaseConnection(toUrl('postgres'), ({ readRows }) => readRows('select 1')), {
    timeout: 20_000,
    interval: 100,
  });
  return {
    createDatabase: async (name) => {
      await withDatabaseConnection(toUrl('postgres'), ({ readRows }) => readRows(`create database ${name}`));
      return toUrl(name);
    },
    dump: async (url, ...options) => {
      const { stdout } = await run(toProgram('pg_dump'), [...options, url], { maxBuffer: 2 ** 28 });
      // Newer versions of pg_dump begin and end with a random word.
      return stdout.replace(/^\\(un)?restrict .*$/gm, '');
    },
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
};
