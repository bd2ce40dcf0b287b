// The settings of Directus that belong to the product: its language, the picture sizes that may be asked for, and the
// dashboard “Website” with the state of the site. Called by the launcher.
import { isDeepStrictEqual } from 'node:util';
import { websiteDashboardId, websitePanelId } from '../access/service-ids.ts';
import { assetPresetWidths } from '../extensions/asset-guard/classify-request.ts';
import type { RestClient } from '../rest/rest-client.ts';

/**
 * A width for pictures that the browser loads from Directus at runtime; the site's own pictures are made by its build.
 * The format stands among the transforms because only there it takes settings of its own: AVIF of effort 2 is made seven
 * times as fast as Directus's default and is no larger (960 px wide: 0.23 s instead of 1.7 s, 7.9 kB instead of 8.1 kB).
 */
const toPreset = (name: string, width: number, format: string, options: Record<string, unknown>) => ({
  key: `${name}-${width}`,
  fit: 'inside',
  width,
  height: null,
  quality: null,
  withoutEnlargement: true,
  format: null,
  transforms: [['toFormat', format, options]],
});

const settings: Record<string, unknown> = {
  project_name: 'Storefront',
  default_language: 'de-DE',
  // No account is suspended for wrong passwords: strangers could lock its owner out. extensions/login-guard limits them.
  auth_login_attempts: null,
  // Any other size is refused, or everyone could have pictures of any size made; extensions/asset-guard closes the gap
  // that Directus leaves.
  storage_asset_transform: 'presets',
  storage_asset_presets: [
    ...assetPresetWidths.map((width) => toPreset('avif', width, 'avif', { quality: 60, effort: 2 })),
    ...assetPresetWidths.map((width) => toPreset('webp', width, 'webp', { quality: 82 })),
    // For readers that know neither: mails, feeds, share pictures.
    toPreset('jpg', 960, 'jpeg', { quality: 82, mozjpeg: true }),
  ],
};

/** Returns the names of the settings that were changed. */
export const applyStudioSettings = async (rest: RestClient): Promise<string[]> => {
  const live = await rest.get<Record<string, unknown>>(`/settings?fields=${Object.keys(settings).join(',')}`);
  const changed = Object.entries(settings).filter(([name, value]) => !isDeepStrictEqual(live[name], value));
  if (changed.length > 0) await rest.patch('/settings', Object.fromEntries(changed));
  return changed.map(([name]) => `setting ${name} changed`);
};

const dashboard = {
  id: websiteDashboardId,
  name: 'Website',
  icon: 'publish',
  note: 'Wann Änderungen live gehen / When changes go live',
};

/** Sizes and places in the dashboard's grid of 20 pixels. */
const panel = {
  id: websitePanelId,
  dashboard: websiteDashboardId,
  type: 'website-panel',
  name: null,
  show_header: false,
  position_x: 1,
  position_y: 1,
  width: 36,
  height: 32,
  options: {},
};

/** Returns one line per thing made. */
export const applyStudioDashboard = async (rest: RestClient): Promise<string[]> => {
  const find = (path: string, id: string) => rest.get<unknown[]>(`${path}?fields=id&limit=1&filter[id][_eq]=${id}`);
  if ((await find('/dashboards', dashboard.id)).length === 0) await rest.post('/dashboards', dashboard);
  else if ((await find('/panels', panel.id)).length > 0) return [];
  await rest.post('/panels', panel);
  return [`dashboard ${dashboard.name} arranged`];
};
