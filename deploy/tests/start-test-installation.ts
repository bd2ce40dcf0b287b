// A temporary installation for tests: PostgreSQL, Redis, file storage, a mail server, and two instances of the backend
// behind nginx.
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoredSecrets } from '../../backend/launch/backend-secrets.ts';
import {
  type BackendClusterInstanceOptions,
  migrateBackendDatabase,
  type RunningBackendInstance,
  startBackendClusterInstance,
} from '../../backend/launch/start-backend-cluster-instance.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../../backend/rest/directus-rest-client.ts';
import { type TestMailServer, startTestMailServer } from '../../backend/tests/emails/test-mail-server.ts';
import { fastDirectusStartEnvironment } from '../../backend/tests/fast-directus-start-environment.ts';
import { createScratchFolder, removeScratchFolder } from '../../backend/tests/temporary-test-folder.ts';
import { findFreePorts } from '../../scripts/check-ports.ts';
import { startNginx, startPostgres, startRedis, startS3TestServer } from './start-test-servers.ts';

/** Requests per address within ten seconds, across all instances. */
export const testInstallationRateLimit = { points: 200, seconds: 10 } as const;

export interface TestInstallation {
  /** URL of nginx. */
  url: string;
  databaseUrl: string;
  /** Stops Redis; `start` starts an empty one on the same port. */
  redis: { stop: () => Promise<void>; start: () => Promise<void> };
  mails: TestMailServer;
  instances: RunningBackendInstance[];
  /** Client of the first instance, bypassing nginx. */
  rest: DirectusRestClient;
  /** Authorization header of the setup account, for requests without `rest`. */
  authorization: string;
  /** Restarts a stopped or killed instance on its port. */
  restart: (index: number) => Promise<void>;
  /** Applies another content model to the database. */
  apply: (schema: NonNullable<BackendClusterInstanceOptions['schema']>) => Promise<void>;
  log: string[];
  stop: () => Promise<void>;
}

/** Unreachable, so that no payment can be made. */
const providers = { paypalApiUrl: 'http://127.0.0.1:1', klarnaApiUrl: 'http://127.0.0.1:1' };

export const startTestInstallation = async (): Promise<TestInstallation> => {
  const folder = await createScratchFolder();
  const cleanups: (() => Promise<void>)[] = [() => removeScratchFolder(folder)];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  };
  const stopLater = <Started extends { stop: () => Promise<void> }>(started: Started): Started => {
    cleanups.push(() => started.stop());
    return started;
  };
  try {
    return { ...(await startInside(folder, stopLater)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const startInside = async (
  folder: string,
  stopLater: <Started extends { stop: () => Promise<void> }>(started: Started) => Started,
): Promise<Omit<TestInstallation, 'stop'>> => {
  const [databasePort = 0, redisPort = 0, storagePort = 0, nginxPort = 0, ...ports] = await findFreePorts(6);
  // Outside the scratch folder, because PostgreSQL runs as another user and only the owner can enter that folder.
  const databaseFolder = `${folder}-postgres`;
  stopLater({ stop: () => rm(databaseFolder, { recursive: true, force: true }) });
  const [database, redis, files] = await Promise.all([
    startPostgres(databaseFolder, databasePort),
    startRedis(redisPort),
    startS3TestServer(join(folder, 'bucket'), storagePort),
  ]);
  [database, redis, files].forEach(stopLater);
  const mails = await startTestMailServer();
  stopLater(mails);
  const log: string[] = [];
  const toOptions = (name: string, port: number): BackendClusterInstanceOptions => ({
    port,
    databaseUrl: database.url,
    redisUrl: redis.url,
    storage: files.storage,
    providers,
    dataFolder: join(folder, name),
    publicUrl: `http://127.0.0.1:${nginxPort}`,
    corsOrigins: [],
    drainMs: 1_000,
    mail: { smtpUrl: mails.url, from: 'shop@storefront.example' },
    directusSettings: {
      ...fastDirectusStartEnvironment,
      RATE_LIMITER_POINTS: String(testInstallationRateLimit.points),
      RATE_LIMITER_DURATION: String(testInstallationRateLimit.seconds),
      CACHE_STATUS_HEADER: 'x-cache',
    },
    log: (line) => log.push(line),
  });
  await migrateBackendDatabase(toOptions('preparing', 0), false);
  const secrets = await readStoredSecrets(join(folder, 'preparing'));
  if (!secrets) throw new Error('The preparation has created no secrets.');
  const start = (index: number) => startBackendClusterInstance(toOptions(`instance-${index}`, ports[index] ?? 0));
  const instances = await Promise.all(
    ports.map(async (_port, index) => {
      await mkdir(join(folder, `instance-${index}`));
      await cp(join(folder, 'preparing', 'secrets.json'), join(folder, `instance-${index}`, 'secrets.json'));
      return start(index);
    }),
  );
  stopLater({
    stop: async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
    },
  });
  const nginx = stopLater(await startNginx(join(folder, 'nginx'), nginxPort, ports));
  return {
    url: nginx.url,
    databaseUrl: database.url,
    mails,
    instances,
    log,
    rest: createDirectusRestClient(`http://127.0.0.1:${ports[0] ?? 0}`, secrets.setupToken),
    redis: {
      stop: () => redis.stop(),
      start: async () => {
        stopLater(await startRedis(redisPort));
      },
    },
    authorization: `Bearer ${secrets.setupToken}`,
    restart: async (index) => {
      instances[index] = await start(index);
    },
    apply: (schema) => migrateBackendDatabase({ ...toOptions('preparing', 0), schema }, false),
  };
};
