// The shop's current settings for components of the first paint, loaded when the browser is idle.
import { useQueryFromLazyModule } from '../use-query-from-lazy-module.ts';

const load = () => import('./shop-settings.ts');

/** `data` is `undefined` while loading and `null` where the project has no shop. */
export const useShopSettings = () =>
  useQueryFromLazyModule({ load, whenIdle: true, toQuery: ({ shopSettingsQueryOptions }) => shopSettingsQueryOptions });
