// Starts one of several instances of the backend: Directus only, on the operator's PostgreSQL, to which the content
// model was applied before.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import { acquireContentModelLock, withDatabaseConnection } from '../database/with-database-connection.ts';
import { resolveListenPortOrThrowIfTaken } from '../database/find-free-port.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { everyInstallationSeedContent } from '../seed/every-installation-seed-content.ts';
import { checkContentModelApplied } from './applied-content-model.ts';
import { startDirectus } from './directus-process.ts';
import { toDirectusEnvironment } from './directus-environment.ts';
import {
  checkSecretsMatchDatabase,
  readDirectusInstallationState,
} from './directus-installation-and-service-accounts.ts';
import type { BackendOptions, RunningBackend } from './start-backend-options.ts';
import { readStoredSecrets } from './backend-secrets.ts';
import { startBackend } from './start-backend.ts';

export type BackendClusterInstanceOptions = Omit<
  BackendOptions,
  'databasePort' | 'databaseSettings' | 'content' | 'databaseUrl'
> & {
  databaseUrl: string;
  /** Called if Directus exits without `stop`; by default the exit is logged. */
  onUnexpectedEnd?: (reason: string) => void;
};

export type RunningBackendInstance = Pick<RunningBackend, 'url' | 'pid' | 'stop'>;

const loopback = '127.0.0.1';

/** @throws an error with the remedy if Redis does not respond. */
const checkRedis = async (redisUrl: string | undefined): Promise<void> => {
  if (redisUrl === undefined) return;
  const redis = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  // The rejected call only reports that the connection is closed; the event carries the reason.
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
 * Applies the content model of this version to the database, in a separate Directus that no visitor can reach, while
 * instances of the previous version keep serving. One machine at a time; the others wait.
 * @throws before any change if a change would break running instances, unless `acceptsDowntime`.
 */
export const migrateBackendDatabase = async (
  options: BackendClusterInstanceOptions,
  acceptsDowntime: boolean,
): Promise<void> => {
  await checkRedis(options.redisUrl);
  await checkSecretsMatchDatabase(options.databaseUrl, options.dataFolder);
  await withDatabaseConnection(options.databaseUrl, async (database) => {
    await acquireContentModelLock(database, 'alone', () =>
      options.log('Another machine applies a content model, or a backup is running; waiting for it.'),
    );
    const installation = await readDirectusInstallationState(options.databaseUrl, true);
    const isServed = !acceptsDowntime && installation !== 'missing';
    if (isServed && installation === 'outdated')
      throw new Error(
        'This version includes a newer Directus that changes its own tables, which may break running instances. ' +
          'Nothing was changed. Stop all instances and add --accept-downtime.',
      );
    const backend = await startBackend({
      ...options,
      port: 0,
      databasePort: 0,
      host: loopback,
      isServed,
      content: everyInstallationSeedContent,
    });
    await backend.stop();
  });
};

/** @throws an error with the remedy if the database, Redis or the secrets do not match this installation. */
export const startBackendClusterInstance = async (
  options: BackendClusterInstanceOptions,
): Promise<RunningBackendInstance> => {
  const { databaseUrl, redisUrl, host = loopback, schema = contentModelCollections, log } = options;
  const dataFolder = resolve(options.dataFolder);
  await checkRedis(redisUrl);
  await checkSecretsMatchDatabase(databaseUrl, dataFolder);
  const secrets = await readStoredSecrets(dataFolder);
  if (!secrets || (await readDirectusInstallationState(databaseUrl, true)) !== 'current')
    throw new Error(
      'The database of DATABASE_URL is not set up for this version. Run npm run backend -- --apply once, on one machine.',
    );
  await checkContentModelApplied(databaseUrl, schema);
  await mkdir(join(dataFolder, 'uploads'), { recursive: true });
  const port = await resolveListenPortOrThrowIfTaken(options.port, host, 'the backend', 'BACKEND_PORT');
  const adminEmail = 'admin@example.com';
  const environment = {
    ...toDirectusEnvironment({ ...options, dataFolder, host, port, adminEmail, secrets }),
    ...options.directusSettings,
  };
  const { onUnexpectedEnd = log, drainMs, logs } = options;
  const directus = await startDirectus(environment, dataFolder, onUnexpectedEnd, { drainMs, logTo: logs?.target });
  return { url: `http://${host === '0.0.0.0' ? loopback : host}:${port}`, pid: directus.pid, stop: directus.stop };
};
