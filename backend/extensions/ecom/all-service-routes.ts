// All routes below /ecom by subject. index.ts registers them; the API reference is generated from the same list.
import { mailOrderServiceModule } from './mail/mail-module.ts';
import { platformOrderServiceModule } from './platform/platform-module.ts';
import type { OrderServiceRoute, OrderServiceModule } from './platform/route-types-and-handlers.ts';
import { publishingOrderServiceModule } from './publishing/publishing-module.ts';
import { createApiReferenceRoutes } from './api-reference/api-reference-routes.ts';
import { searchOrderServiceModule } from './search/search-module.ts';
import { shopOrderServiceModule } from './shop/shop-module.ts';
import { staffAccountsOrderServiceModule } from './staff/staff-module.ts';
import { studioOrderServiceModule } from './studio/studio-module.ts';
import { visitorFormsOrderServiceModule } from './visitors/visitors-module.ts';

export const orderServiceModules: readonly OrderServiceModule[] = [
  platformOrderServiceModule,
  mailOrderServiceModule,
  shopOrderServiceModule,
  searchOrderServiceModule,
  visitorFormsOrderServiceModule,
  publishingOrderServiceModule,
  staffAccountsOrderServiceModule,
  studioOrderServiceModule,
];

/** Keys are the headings of the API reference. */
export const orderServiceRoutesByHeading: Readonly<Record<string, readonly OrderServiceRoute[]>> = {
  Shop: shopOrderServiceModule.routes ?? [],
  Search: searchOrderServiceModule.routes ?? [],
  Visitors: visitorFormsOrderServiceModule.routes ?? [],
  Publishing: publishingOrderServiceModule.routes ?? [],
  Studio: [...(studioOrderServiceModule.routes ?? []), ...(mailOrderServiceModule.routes ?? [])],
  Operations: platformOrderServiceModule.routes ?? [],
  Reference: createApiReferenceRoutes(() => orderServiceRoutesByHeading),
};
