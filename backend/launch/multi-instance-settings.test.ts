// The Directus settings of several instances. `string:` keeps Directus from reading a value as a number or list.
import { describe, expect, it } from 'vitest';
import {
  toDirectusStorageSettings,
  toDirectusRedisSettings,
  toDirectusShutdownSettings,
  toTrustedProxyEnvironment,
} from './multi-instance-settings.ts';

describe('Redis', () => {
  it('replaces the memory of one instance', () => {
    expect(toDirectusRedisSettings(undefined)).toEqual({ CACHE_STORE: 'memory', RATE_LIMITER_STORE: 'memory' });
    expect(toDirectusRedisSettings('redis://cache.example')).toEqual({
      REDIS_HOST: 'string:cache.example',
      REDIS_PORT: '6379',
      REDIS_MAX_RETRIES_PER_REQUEST: '0',
      REDIS_CONNECT_TIMEOUT: '2000',
      SHARED_COUNTS_URL: 'string:redis://cache.example',
      CACHE_STORE: 'redis',
      RATE_LIMITER_STORE: 'redis',
      RATE_LIMITER_REJECT_IF_REDIS_NOT_READY: 'true',
      SYNCHRONIZATION_STORE: 'redis',
      REDIS_LOCK_NAMESPACE: expect.stringMatching(/^directus:lock:[0-9a-f-]{36}$/) as string,
    });
  });

  it('is reached with account, database number and TLS as in its URL', () => {
    expect(toDirectusRedisSettings('rediss://shop:ge%40heim@cache.example:6380/2')).toMatchObject({
      REDIS_HOST: 'string:cache.example',
      REDIS_PORT: '6380',
      REDIS_USERNAME: 'string:shop',
      REDIS_PASSWORD: 'string:ge@heim',
      REDIS_DB: '2',
      REDIS_TLS__SERVERNAME: 'string:cache.example',
    });
    expect(toDirectusRedisSettings('redis://cache.example/')).not.toHaveProperty('REDIS_DB');
  });

  it('is locked by each instance for itself', () => {
    const [one, other] = [toDirectusRedisSettings('redis://a'), toDirectusRedisSettings('redis://a')];
    expect(one['REDIS_LOCK_NAMESPACE']).not.toBe(other['REDIS_LOCK_NAMESPACE']);
  });
});

it('stores files in a folder, or in a bucket', () => {
  expect(toDirectusStorageSettings(undefined, '/data/uploads')).toEqual({
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_DRIVER: 'local',
    STORAGE_LOCAL_ROOT: '/data/uploads',
  });
  const bucket = { bucket: 'files', key: '0123', secret: 'a,b', region: 'eu-central-1' };
  const settings = {
    STORAGE_LOCATIONS: 's3',
    STORAGE_S3_DRIVER: 's3',
    STORAGE_S3_KEY: 'string:0123',
    STORAGE_S3_SECRET: 'string:a,b',
    STORAGE_S3_BUCKET: 'string:files',
    STORAGE_S3_REGION: 'string:eu-central-1',
  };
  expect(toDirectusStorageSettings(bucket, '/data/uploads')).toEqual(settings);
  expect(toDirectusStorageSettings({ ...bucket, endpoint: 'https://s3.example' }, '/data/uploads')).toEqual({
    ...settings,
    STORAGE_S3_ENDPOINT: 'string:https://s3.example',
    STORAGE_S3_FORCE_PATH_STYLE: 'true',
  });
});

it('trusts proxies of this machine, and those of the settings', () => {
  expect(toTrustedProxyEnvironment()).toEqual({ IP_TRUST_PROXY: 'loopback' });
  expect(toTrustedProxyEnvironment([])).toEqual({ IP_TRUST_PROXY: 'loopback' });
  expect(toTrustedProxyEnvironment(['10.0.0.0/24', '10.1.0.7'])).toEqual({
    IP_TRUST_PROXY: 'array:loopback,10.0.0.0/24,10.1.0.7',
  });
});

it('answers running requests for 20 seconds after a stop, and keeps connections longer than a proxy', () => {
  expect(toDirectusShutdownSettings()).toEqual({
    SERVER_SHUTDOWN_TIMEOUT: '20000',
    SERVER_KEEP_ALIVE_TIMEOUT: '65000',
  });
});
