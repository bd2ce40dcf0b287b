// When Directus's response cache is purged.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initializeResponseCachePurge, purgeResponseCacheNow } from './cache-purge.ts';
import type { DirectusExtensionContext } from './route-types-and-handlers.ts';

const clearCache = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  class UtilsService {
    clearCache = clearCache;
  }
  initializeResponseCachePurge({
    services: { UtilsService },
    getSchema: () => Promise.resolve({}),
  } as unknown as DirectusExtensionContext);
});

afterEach(() => {
  vi.useRealTimers();
  clearCache.mockClear();
});

it('is purged at once, and again for a response that was read before the commit and stored after the purge', async () => {
  await purgeResponseCacheNow();
  expect(clearCache).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clearCache).toHaveBeenCalledTimes(2);
});
