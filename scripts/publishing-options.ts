// What a backend is told of publishing, from the settings. Called by start and backend.
import type { PublishingOptions } from '../backend/launch/options.ts';
import type { PublishingSettings, Settings } from './settings.ts';

/** The addresses of the hosts that `npm start` runs, unless the settings name others. */
export function toOwnUrls({ sitePort, publishing }: Settings): { rebuildUrl: string; previewUrl: string } {
  return {
    rebuildUrl: publishing.rebuildUrl ?? `http://localhost:${sitePort}/rebuild`,
    previewUrl: publishing.previewUrl ?? `http://localhost:${publishing.previewPort}`,
  };
}

/** `undefined` where nobody is to be called. */
export function toPublishingOptions(settings: PublishingSettings): PublishingOptions | undefined {
  const { rebuildUrl, headers, secret, previewUrl } = settings;
  if (rebuildUrl === undefined) return undefined;
  return {
    ...{ rebuildUrl, headers },
    ...(previewUrl !== undefined && { previewUrl }),
    ...(secret !== undefined && { secret }),
  };
}
