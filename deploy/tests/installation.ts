// A whole installation for tests: PostgreSQL, Redis, file storage, a mail server, two instances of the backend, nginx in
// front of them. Made from nothing; gone after the tests.
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoredSecrets } from '../../backend/launch/secrets.ts';
import {
  type BackendInstanceOptions,
  prepareDatabase,
  type RunningBackendInstance,
  startBackendInstance,
} from '../../backend/launch/start-instance.ts';
import { createRestClient, type RestClient } from '../../backend/rest/rest-client.ts';
import { type MailServer, startMailServer } from '../../backend/tests/mails/mail-server.ts';
import { createScratchFolder, removeScratchFolder } from '../../backend/tests/scratch-folder.ts';
import { readFreePorts } from '../../scripts/ports.ts';
import { startNginx, startPostgres, startRedis, startStorage } from './servers.ts';

/** Requests of one address in ten seconds, on all instances together. */
export const requestLimit = { points: 200, seconds: 10 } as const;

export interface Installation {
  /** Of nginx. */
  url: string;
  databaseUrl: string;
  /** Ends Redis, and starts an empty one in its place. */
  redis: { stop: () => Promise<void>; start: () => Promise<void> };
  mails: MailServer;
  instances: RunningBackendInstance[];
  /** Straight to the first instance. */
  rest: RestClient;
  /** Of the set-up's account, for calls past `rest`. */
  authorization: string;
  /** Starts an instance that was ended or killed once more, on its port. */
  restart: (index: number) => Promise<void>;
  /** Brings another content model into the database. */
  apply: (schema: NonNullable<BackendInstanceOptions['schema']>) => Promise<void>;
  log: string[];
  stop: () => Promise<void>;
}

/** Nobody is paid. */
const providers = { paypalApiUrl: 'http://127.0.0.1:1', klarnaApiUrl: 'http://127.0.0.1:1' };

export const startInstallation = async (): Promise<Installation> => {
  const folder = await createScratchFolder();
  const ends: (() => Promise<void>)[] = [() => removeScratchFolder(folder)];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  const keep = <Started extends { stop: () => Promise<void> }>(started: Started): Started => {
    ends.push(() => started.stop());
    return started;
  };
  try {
    return { ...(await startInside(folder, keep)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const startInside = async (
  folder: string,
  keep: <Started extends { stop: () => Promise<void> }>(started: Started) => Started,
): Promise<Omit<Installation, 'stop'>> => {
  const [databasePort = 0, redisPort = 0, storagePort = 0, nginxPort = 0, ...ports] = await readFreePorts(6);
  // Beside the scratch folder, which only its owner can enter: PostgreSQL runs as another user.
  const databaseFolder = `${folder}-postgres`;
  keep({ stop: () => rm(databaseFolder, { recursive: true, force: true }) });
  const [database, redis, files] = await Promise.all([
    startPostgres(databaseFolder, databasePort),
    startRedis(redisPort),
    startStorage(join(folder, 'bucket'), storagePort),
  ]);
  [database, redis, files].forEach(keep);
  const mails = await startMailServer();
  keep(mails);
  const log: string[] = [];
  const toOptions = (name: string, port: number): BackendInstanceOptions => ({
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
      RATE_LIMITER_POINTS: String(requestLimit.points),
      RATE_LIMITER_DURATION: String(requestLimit.seconds),
      CACHE_STATUS_HEADER: 'x-cache',
    },
    log: (line) => log.push(line),
  });
  await prepareDatabase(toOptions('preparing', 0), false);
  const secrets = await readStoredSecrets(join(folder, 'preparing'));
  if (!secrets) throw new Error('The preparation has made no secrets.');
  const start = (index: number) => startBackendInstance(toOptions(`instance-${index}`, ports[index] ?? 0));
  const instances = await Promise.all(
    ports.map(async (_port, index) => {
      await mkdir(join(folder, `instance-${index}`));
      await cp(join(folder, 'preparing', 'secrets.json'), join(folder, `instance-${index}`, 'secrets.json'));
      return start(index);
    }),
  );
  keep({
    stop: async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
    },
  });
  const nginx = keep(await startNginx(join(folder, 'nginx'), nginxPort, ports));
  return {
    url: nginx.url,
    databaseUrl: database.url,
    mails,
    instances,
    log,
    rest: createRestClient(`http://127.0.0.1:${ports[0] ?? 0}`, secrets.setupToken),
    redis: {
      stop: () => redis.stop(),
      start: async () => {
        keep(await startRedis(redisPort));
      },
    },
    authorization: `Bearer ${secrets.setupToken}`,
    restart: async (index) => {
      instances[index] = await start(index);
    },
    apply: (schema) => prepareDatabase({ ...toOptions('preparing', 0), schema }, false),
  };
};
