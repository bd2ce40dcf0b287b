// The studio module: the dashboard, with which the studio opens, the sheet of stock and prices, the duplicate of a
// product, and the guide.
import type { HookConfig } from '@directus/types';
import { studioDashboardPath } from '../../../access/fixed-account-and-policy-ids.ts';
import type { OrderServiceModule } from '../platform/route-types-and-handlers.ts';
import { duplicateProductRoute } from './duplicate-product-route.ts';
import { saveStockAndPricesRoute } from './save-stock-and-prices-route.ts';
import { studioDashboardApiRoute } from './studio-dashboard-api-route.ts';
import { studioGuideApiRoutes } from './studio-guide-routes.ts';

/**
 * After signing in, the studio opens the page that the user visited last, unless a link asks for another. So that the
 * day begins with the dashboard, that page is replaced once the password has been checked.
 */
const openDashboardAfterSignIn: HookConfig = ({ filter }) => {
  filter('auth.jwt', async (payload, { type, user }, { database }) => {
    if (type === 'login' && typeof user === 'string')
      await database('directus_users').where({ id: user }).update({ last_page: studioDashboardPath });
    return payload;
  });
};

export const studioOrderServiceModule: OrderServiceModule = {
  routes: [studioDashboardApiRoute, saveStockAndPricesRoute, duplicateProductRoute, ...studioGuideApiRoutes],
  hooks: [{ name: 'ecom-start-page', config: openDashboardAfterSignIn }],
};
