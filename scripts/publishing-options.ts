// What a backend is told of publishing, from the settings. Called by start and backend.
import type { PublishingOptions } from '../backend/launch/options.ts';
import type { PublishingSettings } from './settings.ts';

/**
 * `undefined` where nobody is to be called.
 * @param ownUrl of the host that the command itself runs, called unless REBUILD_URL names another one
 */
export function toPublishingOptions(settings: PublishingSettings, ownUrl?: string): PublishingOptions | undefined {
  const { rebuildUrl = ownUrl, headers, secret, previewUrl } = settings;
  if (rebuildUrl === undefined) return undefined;
  return { rebuildUrl, headers, previewUrl, ...(secret !== undefined && { secret }) };
}
