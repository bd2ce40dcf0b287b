// Starts one of several instances of the backend: Directus alone, on the operator's PostgreSQL, which was brought to the
// content model before. Called by `npm run backend` and the tests of several machines.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import { acquireContentModelLock, withDatabase } from '../database/connection.ts';
import { resolvePort } from '../database/port.ts';
import { contentModel } from '../schema/schema.ts';
import { baseSeedContent } from '../seed/basic-content.ts';
import { checkContentModelApplied } from './applied-content-model.ts';
import { startDirectus } from './directus-process.ts';
import { toDirectusEnvironment } from './environment.ts';
import { checkOperatorDatabaseSecrets, readInstallationState } from './installation.ts';
import type { BackendOptions, RunningBackend } from './options.ts';
import { readStoredSecrets } from './secrets.ts';
import { startBackend } from './start-backend.ts';

export type BackendInstanceOptions = Omit<
  BackendOptions,
  'databasePort' | 'databaseSettings' | 'content' | 'databaseUrl'
> & {
  databaseUrl: string;
  /** Hears of an end that nobody asked for; by default the log does. */
  onUnexpectedEnd?: (reason: string) => void;
};

export type RunningBackendInstance = Pick<RunningBackend, 'url' | 'pid' | 'stop'>;

const loopback = '127.0.0.1';

/** @throws a sentence with the way out when Redis does not answer. */
const checkRedis = async (redisUrl: string | undefined): Promise<void> => {
  if (redisUrl === undefined) return;
  const redis = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  // The failing call beside only says that the connection is closed; why it is tells the event.
  let reason = '';
  redis.on('error', (error) => (reason = error.message));
  try {
    await redis.connect();
    await redis.ping();
  } catch (cause) {
    reason ||= cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The Redis of REDIS_URL cannot be used: ${reason}. Check the address, or start it.`, { cause });
  } finally {
    redis.disconnect();
  }
};

/**
 * Brings the database to the content model of this version, in a Directus of its own that no visitor reaches, while instances
 * of the version before go on serving. One machine at a time; the others wait.
 * @throws before anything changed when a running instance would not survive a change, unless `acceptsDowntime`.
 */
export const prepareDatabase = async (options: BackendInstanceOptions, acceptsDowntime: boolean): Promise<void> => {
  await checkRedis(options.redisUrl);
  await checkOperatorDatabaseSecrets(options.databaseUrl, options.dataFolder);
  await withDatabase(options.databaseUrl, async (database) => {
    await acquireContentModelLock(database, 'alone', () =>
      options.log('Another machine brings in a content model, or a backup is made; waiting for it.'),
    );
    const installation = await readInstallationState(options.databaseUrl, true);
    const isServed = !acceptsDowntime && installation !== 'missing';
    if (isServed && installation === 'outdated')
      throw new Error(
        'This version brings a newer Directus, whose own tables change, and nothing says that running instances survive it. ' +
          'Nothing was changed. Stop all instances and add --accept-downtime.',
      );
    const backend = await startBackend({
      ...options,
      port: 0,
      databasePort: 0,
      host: loopback,
      isServed,
      content: baseSeedContent,
    });
    await backend.stop();
  });
};

/** @throws a sentence that says what to do when the database, Redis or the secrets are not those of this installation. */
export const startBackendInstance = async (options: BackendInstanceOptions): Promise<RunningBackendInstance> => {
  const { databaseUrl, redisUrl, host = loopback, schema = contentModel, log } = options;
  const dataFolder = resolve(options.dataFolder);
  await checkRedis(redisUrl);
  await checkOperatorDatabaseSecrets(databaseUrl, dataFolder);
  const secrets = await readStoredSecrets(dataFolder);
  if (!secrets || (await readInstallationState(databaseUrl, true)) !== 'current')
    throw new Error(
      'The database of DATABASE_URL is not set up for this version. Run npm run backend -- --apply once, on one machine.',
    );
  await checkContentModelApplied(databaseUrl, schema);
  await mkdir(join(dataFolder, 'uploads'), { recursive: true });
  const port = await resolvePort(options.port, host, 'the backend', 'BACKEND_PORT');
  const adminEmail = 'admin@example.com';
  const environment = {
    ...toDirectusEnvironment({ ...options, dataFolder, host, port, adminEmail, secrets }),
    ...options.directusSettings,
  };
  const { onUnexpectedEnd = log, drainMs, logs } = options;
  const directus = await startDirectus(environment, dataFolder, onUnexpectedEnd, { drainMs, logTo: logs?.target });
  return { url: `http://${host === '0.0.0.0' ? loopback : host}:${port}`, pid: directus.pid, stop: directus.stop };
};
