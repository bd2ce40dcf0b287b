// Directus settings of the product: image presets, module bar, and the dashboard “Website”.
import { isDeepStrictEqual } from 'node:util';
import {
  documentsDeskModuleId,
  stockAndPricesModuleId,
  studioDashboardModuleId,
  studioGuideModuleId,
  websiteDashboardId,
  publishingPanelId,
} from '../access/fixed-account-and-policy-ids.ts';
import { jpegImagePreset, productImageWidths } from '../../domain/content-image-data.ts';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';

/**
 * An image preset for browsers at runtime; the site's own images are made by its build. The format is a transform
 * because only transforms accept options: AVIF with effort 2 is seven times as fast as Directus's default and no larger
 * (960 px wide: 0.23 s instead of 1.7 s, 7.9 kB instead of 8.1 kB).
 */
const toPreset = (key: string, width: number, format: string, options: Record<string, unknown>) => ({
  key,
  fit: 'inside',
  width,
  height: null,
  quality: null,
  withoutEnlargement: true,
  format: null,
  transforms: [['toFormat', format, options]],
});

const settings: Record<string, unknown> = {
  // Accounts are never suspended for wrong passwords: strangers could lock out their owner. extensions/login-guard
  // limits attempts.
  auth_login_attempts: null,
  // Only presets, otherwise anyone could request images of any size; extensions/asset-guard closes a gap in Directus's
  // check.
  storage_asset_transform: 'presets',
  storage_asset_presets: [
    ...productImageWidths.map((width) => toPreset(`avif-${width}`, width, 'avif', { quality: 60, effort: 2 })),
    ...productImageWidths.map((width) => toPreset(`webp-${width}`, width, 'webp', { quality: 82 })),
    toPreset(jpegImagePreset.key, jpegImagePreset.width, 'jpeg', { quality: 82, mozjpeg: true }),
  ],
};

interface ModuleBarEntry {
  type: 'link' | 'module';
  id: string;
  enabled: boolean;
}

const toModule = (id: string) => ({ type: 'module' as const, id, enabled: true });

/** The modules of Directus in its own order, which it does not store, without those that no project uses. */
const standardModules = [
  toModule('content'),
  toModule('users'),
  toModule('files'),
  toModule('insights'),
  { ...toModule('settings'), locked: true },
];

/** Modules of this product (extensions), in the order in which they start the bar. */
const ownModules = [studioDashboardModuleId, stockAndPricesModuleId, documentsDeskModuleId, studioGuideModuleId];

/** Adds each module once: an operator may move it or switch it off. */
const toModuleBar = (live: ModuleBarEntry[] | null): ModuleBarEntry[] =>
  ownModules.reduce((bar: ModuleBarEntry[], module, index) => {
    if (bar.some(({ id }) => id === module)) return bar;
    const previous = bar.findIndex(({ id }) => id === ownModules[index - 1]);
    return bar.toSpliced(previous + 1, 0, toModule(module));
  }, live ?? standardModules);

/** Returns one line per changed setting. */
export const applyStudioSettings = async (rest: DirectusRestClient): Promise<string[]> => {
  const live = await rest.get<Record<string, unknown>>(
    `/settings?fields=${[...Object.keys(settings), 'module_bar'].join(',')}`,
  );
  const wanted = { ...settings, module_bar: toModuleBar(live['module_bar'] as ModuleBarEntry[] | null) };
  const changed = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(live[name], value));
  if (changed.length > 0) await rest.patch('/settings', Object.fromEntries(changed));
  return changed.map(([name]) => `setting ${name} changed`);
};

const dashboard = {
  id: websiteDashboardId,
  name: 'Website',
  icon: 'publish',
  note: 'Wann Änderungen live gehen / When changes go live',
};

/** Position and size in grid cells of 20 pixels. */
const panel = {
  id: publishingPanelId,
  dashboard: websiteDashboardId,
  type: 'publishing-panel',
  name: null,
  show_header: false,
  position_x: 1,
  position_y: 1,
  width: 36,
  height: 32,
  options: {},
};

/** What the panel's extension was called in earlier versions. */
const formerPanelType = 'website-panel';

/** Returns one line per created or changed record. */
export const applyStudioInsightsDashboard = async (rest: DirectusRestClient): Promise<string[]> => {
  const [liveDashboard] = await rest.get<{ id: string }[]>(`/dashboards?fields=id&filter[id][_eq]=${dashboard.id}`);
  const [livePanel] = await rest.get<{ type: string }[]>(`/panels?fields=type&filter[id][_eq]=${panel.id}`);
  if (livePanel?.type === formerPanelType) {
    await rest.patch(`/panels/${panel.id}`, { type: panel.type });
    return [`panel ${formerPanelType} renamed to ${panel.type}`];
  }
  if (livePanel) return [];
  if (!liveDashboard) await rest.post('/dashboards', dashboard);
  await rest.post('/panels', panel);
  return [`dashboard ${dashboard.name} arranged`];
};
