// What a backend is told of Redis, bucket and proxies, from the settings. Called by start and backend.
import type { BackendOptions } from '../backend/launch/options.ts';
import type { SharingSettings } from './settings.ts';

export function toSharingOptions({
  host,
  trustedProxies,
  redisUrl,
  storage,
}: SharingSettings): Pick<BackendOptions, 'host' | 'redisUrl' | 'storage' | 'trustedProxies'> {
  return {
    trustedProxies,
    ...(host !== undefined && { host }),
    ...(redisUrl !== undefined && { redisUrl }),
    ...(storage && { storage }),
  };
}
