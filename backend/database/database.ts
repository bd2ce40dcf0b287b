// The database of the backend: the embedded PostgreSQL of a data folder by default, the operator's own where an
// address is given. Called by the launcher and the commands.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { withDatabase } from './connection.ts';
import { prepareCluster, type DatabaseCluster } from './embedded-cluster.ts';
import { resolvePort } from './port.ts';

/** @throws a sentence with the way out when the operator's database is not reachable. */
export const checkDatabaseReachable = async (databaseUrl: string): Promise<void> => {
  try {
    await withDatabase(databaseUrl, (database) => database.readRows('select 1'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The database of DATABASE_URL cannot be used: ${reason}. Check the address, or remove it for the embedded one.`,
      {
        cause,
      },
    );
  }
};

/** Starts or reaches the database. @throws a sentence with the way out when an operator's database is not reachable. */
export const startDatabase = async (
  options: EmbeddedDatabaseOptions & { databaseUrl?: string },
): Promise<RunningDatabase> => {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return startEmbeddedDatabase(options);
  await checkDatabaseReachable(databaseUrl);
  return { url: databaseUrl, stop: () => Promise.resolve() };
};

const host = '127.0.0.1';
const superuser = 'storefront';
const databaseName = 'storefront';
const startPatienceMs = 60_000;
const stopPatienceMs = 30_000;

/** Starts the embedded PostgreSQL of a data folder on a local port and stops it again. */
export interface RunningDatabase {
  url: string;
  /** Closes connections, writes everything, ends the processes. Does nothing for an operator's own database. */
  stop: () => Promise<void>;
}

interface EmbeddedDatabaseOptions {
  dataFolder: string;
  /** 0 picks a free one. */
  port: number;
  password: string;
  /** Whether `password` was made just now, so that an existing cluster cannot know it. */
  isPasswordNew: boolean;
  /** Further settings of the server, such as `fsync: 'off'` for a database that may be lost. */
  settings?: Record<string, string>;
  /** Whether the server is started again when it ends by itself; no by default. */
  restarts?: boolean;
  log: (line: string) => void;
}

const toUrl = (port: number, password: string, name: string): string =>
  `postgresql://${superuser}:${encodeURIComponent(password)}@${host}:${port}/${name}`;

/** Where the embedded database of a backend is reached while that runs. */
export const toEmbeddedDatabaseUrl = (port: number, password: string): string => toUrl(port, password, databaseName);

/** What a statement carries of persons stays out of the server's log: no statements, no rows, no messages that quote a value. */
const quietSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
};

const startServer = async (
  cluster: DatabaseCluster,
  port: number,
  { settings = {} }: EmbeddedDatabaseOptions,
  logFile: string,
): Promise<ChildProcess> => {
  const output = await open(logFile, 'w');
  try {
    return spawn(
      process.execPath,
      [
        fileURLToPath(new URL('./postgres-runner.ts', import.meta.url)),
        String(cluster.user?.uid ?? '-'),
        String(cluster.user?.gid ?? '-'),
        cluster.binaries.postgres,
        '-D',
        cluster.folder,
        '-p',
        String(port),
        // No socket file: its path would be too long for some checkouts.
        ...Object.entries({
          listen_addresses: host,
          unix_socket_directories: '',
          ...quietSettings,
          ...settings,
        }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // In a process group of its own, so that Ctrl-C reaches the launcher alone and it stops things in order.
      { cwd: '/', detached: true, stdio: ['ignore', output.fd, output.fd, 'ipc'] },
    );
  } finally {
    await output.close();
  }
};

const waitUntilReady = async (keeper: ChildProcess, url: string, logFile: string): Promise<void> => {
  const giveUpAt = Date.now() + startPatienceMs;
  for (;;) {
    try {
      await withDatabase(url, (database) => database.readRows('select 1'));
      return;
    } catch (cause) {
      if (keeper.exitCode === null && Date.now() < giveUpAt) {
        await sleep(50);
        continue;
      }
      const lastLines = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
      throw new Error(`PostgreSQL did not start. Its last lines (${logFile}):\n${lastLines}`, { cause });
    }
  }
};

const createDatabaseOnce = (serverUrl: string): Promise<unknown> =>
  withDatabase(serverUrl, async (database) => {
    const existing = await database.readRows('select 1 from pg_database where datname = $1', [databaseName]);
    if (existing.length === 0) await database.readRows(`create database ${databaseName}`);
  });

/** Starts the embedded database, made on first use. */
export const startEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<RunningDatabase> => {
  const logFolder = join(options.dataFolder, 'logs');
  await mkdir(logFolder, { recursive: true });
  const logFile = join(logFolder, 'postgresql.log');
  const cluster = await prepareCluster({ ...options, superuser, keepExisting: !options.isPasswordNew });
  const port = await resolvePort(options.port, host, 'the database', 'DATABASE_PORT');
  const keeper = await startServer(cluster, port, options, logFile);
  const stop = async () => {
    if (keeper.exitCode !== null) return;
    const ended = once(keeper, 'exit');
    if (keeper.connected) keeper.disconnect();
    // PostgreSQL recovers from this at its next start; a stop that never ends helps nobody.
    const timer = setTimeout(() => keeper.pid && process.kill(-keeper.pid, 'SIGKILL'), stopPatienceMs);
    await ended;
    clearTimeout(timer);
  };
  try {
    const serverUrl = toUrl(port, options.password, 'postgres');
    await waitUntilReady(keeper, serverUrl, logFile);
    await createDatabaseOnce(serverUrl);
    if (options.restarts) keeper.send('up');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: toEmbeddedDatabaseUrl(port, options.password), stop };
};
