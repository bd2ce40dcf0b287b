// The shop's current settings for components of the first paint, loaded when the browser is idle.
import { useLazyLoadedQuery } from '../use-lazy-loaded-query.ts';

const load = () => import('./shop-settings.ts');

/** `data` is `undefined` while loading and `null` where the project has no shop. */
export const useShopSettings = () =>
  useLazyLoadedQuery({ load, whenIdle: true, toQuery: ({ shopSettingsQueryOptions }) => shopSettingsQueryOptions });
