// The settings of Directus that belong to the product: its language and the picture sizes that may be asked for.
// Called by the launcher.
import { isDeepStrictEqual } from 'node:util';
import type { RestClient } from '../rest/rest-client.ts';

/** A width for pictures that the browser loads from Directus at runtime; the site's own pictures are made by its build. */
const toPreset = (key: string, width: number) => ({
  key,
  fit: 'inside',
  width,
  height: null,
  quality: 85,
  withoutEnlargement: true,
  format: 'webp',
  transforms: null,
});

const settings: Record<string, unknown> = {
  project_name: 'Storefront',
  default_language: 'de-DE',
  // Any other size is refused, or everyone could have pictures of any size made.
  storage_asset_transform: 'presets',
  storage_asset_presets: [
    toPreset('webp-160', 160),
    toPreset('webp-320', 320),
    toPreset('webp-640', 640),
    toPreset('webp-1280', 1280),
  ],
};

/** Returns the names of the settings that were changed. */
export const applyStudioSettings = async (rest: RestClient): Promise<string[]> => {
  const live = await rest.get<Record<string, unknown>>(`/settings?fields=${Object.keys(settings).join(',')}`);
  const changed = Object.entries(settings).filter(([name, value]) => !isDeepStrictEqual(live[name], value));
  if (changed.length > 0) await rest.patch('/settings', Object.fromEntries(changed));
  return changed.map(([name]) => `setting ${name} changed`);
};
