// The shop's settings as they are now, for what a page shows of the shop only while it is enabled.
import type { ShopSettings } from '../../../contract/shop-settings.ts';
import { useLazyQuery } from '../../adapters/use-lazy-query.ts';
import { whenIdle } from '../../ui/when-idle.ts';

const load = () => whenIdle().then(() => import('../../adapters/directus/shop-settings.ts'));

/** `undefined` while they are not known, `null` where the project has none. */
export const useShopSettings = (): ShopSettings | null | undefined =>
  useLazyQuery({ load, toQuery: ({ shopSettingsQuery }) => shopSettingsQuery }).data;
