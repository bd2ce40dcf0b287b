// What Directus is told where it is one of several instances on one PostgreSQL: what they share instead of keeping it in the
// memory and on the disk of one machine, and how one of them ends without losing a request. Called by environment.ts.
import { randomUUID } from 'node:crypto';
import type { BackendOptions, StorageOptions } from './options.ts';

/** How long requests that are under way may go on once an instance ends; an order asks a payment provider at most so long. */
export const requestTimeoutMs = 20_000;

/** Longer than nginx keeps a connection to it (deploy/nginx), so that the proxy never writes into one that is just closed. */
const keepAliveMs = 65_000;

/** Of every instance, also of one alone. */
export const toShutdownSettings = (): Record<string, string> => ({
  SERVER_SHUTDOWN_TIMEOUT: String(requestTimeoutMs),
  SERVER_KEEP_ALIVE_TIMEOUT: String(keepAliveMs),
});

const text = (value: string): string => `string:${decodeURIComponent(value)}`;

/** In parts, because Directus takes options of the connection beside them only. */
const toConnection = (redisUrl: string): Record<string, string> => {
  const { protocol, hostname, port, username, password, pathname } = new URL(redisUrl);
  return {
    REDIS_HOST: `string:${hostname}`,
    REDIS_PORT: port || '6379',
    ...(username && { REDIS_USERNAME: text(username) }),
    ...(password && { REDIS_PASSWORD: text(password) }),
    ...(pathname.length > 1 && { REDIS_DB: pathname.slice(1) }),
    ...(protocol === 'rediss:' && { REDIS_TLS__SERVERNAME: `string:${hostname}` }),
    // While Redis is away, whoever asks it is refused at the next attempt to reach it, not after the twentieth.
    REDIS_MAX_RETRIES_PER_REQUEST: '0',
    REDIS_CONNECT_TIMEOUT: '2000',
  };
};

/** Cache, limits, clock of the rounds, news of a changed data model. */
export const toRedisSettings = (redisUrl: string | undefined): Record<string, string> =>
  redisUrl === undefined
    ? { CACHE_STORE: 'memory', RATE_LIMITER_STORE: 'memory' }
    : {
        ...toConnection(redisUrl),
        // For the order service, which counts there, too.
        SHARED_COUNTS_URL: `string:${redisUrl}`,
        CACHE_STORE: 'redis',
        RATE_LIMITER_STORE: 'redis',
        RATE_LIMITER_REJECT_IF_REDIS_NOT_READY: 'true',
        SYNCHRONIZATION_STORE: 'redis',
        // Directus has one instance read the changed data model for all, under a lock that a killed one would leave behind for
        // good: the others would wait for it and fail. With locks of its own each reads it for itself.
        REDIS_LOCK_NAMESPACE: `directus:lock:${randomUUID()}`,
      };

/** Files in a folder of this machine, or in a bucket that every instance reaches. */
export const toDirectusStorageSettings = (
  storage: StorageOptions | undefined,
  localFolder: string,
): Record<string, string> =>
  storage === undefined
    ? { STORAGE_LOCATIONS: 'local', STORAGE_LOCAL_DRIVER: 'local', STORAGE_LOCAL_ROOT: localFolder }
    : {
        STORAGE_LOCATIONS: 's3',
        STORAGE_S3_DRIVER: 's3',
        STORAGE_S3_KEY: `string:${storage.key}`,
        STORAGE_S3_SECRET: `string:${storage.secret}`,
        STORAGE_S3_BUCKET: `string:${storage.bucket}`,
        STORAGE_S3_REGION: `string:${storage.region}`,
        ...(storage.endpoint !== undefined && {
          STORAGE_S3_ENDPOINT: `string:${storage.endpoint}`,
          // Servers other than Amazon's have no name of their own for every bucket.
          STORAGE_S3_FORCE_PATH_STYLE: 'true',
        }),
      };

/** A forwarded address is believed only from a proxy on this machine, or from those named; anyone else could forge it. */
export const toTrustedProxySettings = (
  trustedProxies: BackendOptions['trustedProxies'] = [],
): Record<string, string> => ({
  IP_TRUST_PROXY: trustedProxies.length === 0 ? 'loopback' : `array:${['loopback', ...trustedProxies].join(',')}`,
});
