// The database of the backend: the embedded PostgreSQL of a data folder by default, or the operator's PostgreSQL if
// `databaseUrl` is set.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pollUntil } from './poll-until.ts';
import { withDatabaseConnection } from './with-database-connection.ts';
import { prepareEmbeddedCluster, type EmbeddedDatabaseCluster } from './embedded-cluster-folder.ts';
import { resolveListenPortOrThrowIfTaken } from './find-free-port.ts';

/** @throws an error with the remedy if the operator's database is not reachable. */
export const checkDatabaseReachable = async (databaseUrl: string): Promise<void> => {
  try {
    await withDatabaseConnection(databaseUrl, (database) => database.readRows('select 1'));
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

/**
 * Starts the embedded database or connects to the operator's. @throws an error with the remedy if that is not
 * reachable.
 */
export const startOrConnectDatabase = async (
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
const startTimeoutMs = 60_000;
const stopTimeoutMs = 30_000;

export interface RunningDatabase {
  url: string;
  /** Closes connections, flushes data and ends the processes. Does nothing for an operator's database. */
  stop: () => Promise<void>;
}

interface EmbeddedDatabaseOptions {
  dataFolder: string;
  /** 0 picks a free one. */
  port: number;
  password: string;
  /** Whether `password` was just generated, so that an existing cluster uses a different one. */
  isPasswordNew: boolean;
  /** Additional server settings, such as `fsync: 'off'` for a disposable database. */
  settings?: Record<string, string>;
  /** Whether the server is restarted after an unexpected exit; false by default. */
  restarts?: boolean;
  log: (line: string) => void;
}

const toUrl = (port: number, password: string, name: string): string =>
  `postgresql://${superuser}:${encodeURIComponent(password)}@${host}:${port}/${name}`;

/** URL of the embedded database while the backend runs. */
export const toEmbeddedDatabaseUrl = (port: number, password: string): string => toUrl(port, password, databaseName);

/** Keeps personal data out of the server's log: no statements, no rows, no messages that quote a value. */
const quietSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
};

const startServer = async (
  cluster: EmbeddedDatabaseCluster,
  port: number,
  { settings = {} }: EmbeddedDatabaseOptions,
  logFile: string,
): Promise<ChildProcess> => {
  const output = await open(logFile, 'w');
  try {
    return spawn(
      process.execPath,
      [
        fileURLToPath(new URL('./postgres-supervisor.ts', import.meta.url)),
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
      // In its own process group, so that Ctrl-C reaches only the launcher, which then shuts down gracefully.
      { cwd: '/', detached: true, stdio: ['ignore', output.fd, output.fd, 'ipc'] },
    );
  } finally {
    await output.close();
  }
};

const waitUntilReady = async (runner: ChildProcess, url: string, logFile: string): Promise<void> => {
  const failure = await pollUntil(
    () =>
      withDatabaseConnection(url, (database) => database.readRows('select 1')).then(
        () => undefined,
        (cause: unknown) => ({ cause }),
      ),
    (reason) => reason === undefined || runner.exitCode !== null,
    { timeoutMs: startTimeoutMs },
  );
  if (failure === undefined) return;
  const lastLines = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
  throw new Error(`PostgreSQL did not start. Its last lines (${logFile}):\n${lastLines}`, failure);
};

const createDatabaseIfMissing = (serverUrl: string): Promise<unknown> =>
  withDatabaseConnection(serverUrl, async (database) => {
    const existing = await database.readRows('select 1 from pg_database where datname = $1', [databaseName]);
    if (existing.length === 0) await database.readRows(`create database ${databaseName}`);
  });

/** Starts the embedded database on a local port; creates it on first use. */
export const startEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<RunningDatabase> => {
  const logFolder = join(options.dataFolder, 'logs');
  await mkdir(logFolder, { recursive: true });
  const logFile = join(logFolder, 'postgresql.log');
  const cluster = await prepareEmbeddedCluster({ ...options, superuser, keepExisting: !options.isPasswordNew });
  const port = await resolveListenPortOrThrowIfTaken(options.port, host, 'the database', 'DATABASE_PORT');
  const runner = await startServer(cluster, port, options, logFile);
  const stop = async () => {
    if (runner.exitCode !== null) return;
    const ended = once(runner, 'exit');
    if (runner.connected) runner.disconnect();
    // PostgreSQL recovers from a kill at its next start.
    const timer = setTimeout(() => runner.pid && process.kill(-runner.pid, 'SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(timer);
  };
  try {
    const serverUrl = toUrl(port, options.password, 'postgres');
    await waitUntilReady(runner, serverUrl, logFile);
    await createDatabaseIfMissing(serverUrl);
    if (options.restarts) runner.send('up');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: toEmbeddedDatabaseUrl(port, options.password), stop };
};
