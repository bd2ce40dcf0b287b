// Directus settings for several instances on one PostgreSQL: shared cache, limits and files instead of local memory and
// disk, and a shutdown that loses no request.
import { randomUUID } from 'node:crypto';
import type { BackendOptions, S3StorageOptions } from './start-backend-options.ts';

/**
 * How long running requests may continue after shutdown starts; an order waits at most this long for a payment
 * provider.
 */
export const gracefulShutdownTimeoutMs = 20_000;

/**
 * Longer than nginx keeps upstream connections (deploy/nginx), so that the proxy never writes to a connection being
 * closed.
 */
const keepAliveMs = 65_000;

/** For every instance, including a single one. */
export const toDirectusShutdownSettings = (): Record<string, string> => ({
  SERVER_SHUTDOWN_TIMEOUT: String(gracefulShutdownTimeoutMs),
  SERVER_KEEP_ALIVE_TIMEOUT: String(keepAliveMs),
});

const text = (value: string): string => `string:${decodeURIComponent(value)}`;

/** Splits the URL into separate settings, because Directus ignores all other connection options if a URL is set. */
const toConnection = (redisUrl: string): Record<string, string> => {
  const { protocol, hostname, port, username, password, pathname } = new URL(redisUrl);
  return {
    REDIS_HOST: `string:${hostname}`,
    REDIS_PORT: port || '6379',
    ...(username && { REDIS_USERNAME: text(username) }),
    ...(password && { REDIS_PASSWORD: text(password) }),
    ...(pathname.length > 1 && { REDIS_DB: pathname.slice(1) }),
    ...(protocol === 'rediss:' && { REDIS_TLS__SERVERNAME: `string:${hostname}` }),
    // While Redis is unavailable, a command fails at the next connection attempt instead of the twentieth.
    REDIS_MAX_RETRIES_PER_REQUEST: '0',
    REDIS_CONNECT_TIMEOUT: '2000',
  };
};

/** Cache, rate limits, job schedules and notifications of a changed data model. */
export const toDirectusRedisSettings = (redisUrl: string | undefined): Record<string, string> =>
  redisUrl === undefined
    ? { CACHE_STORE: 'memory', RATE_LIMITER_STORE: 'memory' }
    : {
        ...toConnection(redisUrl),
        // For the order service, which keeps its counters there, too.
        SHARED_COUNTS_URL: `string:${redisUrl}`,
        CACHE_STORE: 'redis',
        RATE_LIMITER_STORE: 'redis',
        RATE_LIMITER_REJECT_IF_REDIS_NOT_READY: 'true',
        SYNCHRONIZATION_STORE: 'redis',
        // In Directus one instance reads a changed data model for all, under a lock that never expires: if that
        // instance is killed, the others wait for it and fail. With its own lock namespace each instance reads the
        // model itself.
        REDIS_LOCK_NAMESPACE: `directus:lock:${randomUUID()}`,
      };

/** Files in a folder of this machine, or in a bucket that every instance reaches. */
export const toDirectusStorageSettings = (
  storage: S3StorageOptions | undefined,
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
          // Servers other than Amazon's have no host name per bucket.
          STORAGE_S3_FORCE_PATH_STYLE: 'true',
        }),
      };

/**
 * Trusts forwarded addresses only from proxies on this machine and the given ones; any other client could forge them.
 */
export const toTrustedProxyEnvironment = (
  trustedProxies: BackendOptions['trustedProxies'] = [],
): Record<string, string> => ({
  IP_TRUST_PROXY: trustedProxies.length === 0 ? 'loopback' : `array:${['loopback', ...trustedProxies].join(',')}`,
});
