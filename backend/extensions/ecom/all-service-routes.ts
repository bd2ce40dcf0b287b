// All routes below /ecom by subject. index.ts registers them; the API reference is generated from the same list.
import { mailServiceModule } from './mail/mail-module.ts';
import { platformServiceModule } from './platform/platform-module.ts';
import type { OrderServiceRoute, OrderServiceModule } from './platform/route-types-and-handlers.ts';
import { publishingServiceModule } from './publishing/publishing-module.ts';
import { createApiReferenceRoutes } from './api-reference/api-reference-routes.ts';
import { searchServiceModule } from './search/search-module.ts';
import { shopServiceModule } from './shop/shop-module.ts';
import { staffServiceModule } from './staff/staff-module.ts';
import { studioServiceModule } from './studio/studio-module.ts';
import { visitorsServiceModule } from './visitors/visitors-module.ts';

export const orderServiceModules: readonly OrderServiceModule[] = [
  platformServiceModule,
  mailServiceModule,
  shopServiceModule,
  searchServiceModule,
  visitorsServiceModule,
  publishingServiceModule,
  staffServiceModule,
  studioServiceModule,
];

/** Keys are the headings of the API reference. */
export const orderServiceRoutesByHeading: Readonly<Record<string, readonly OrderServiceRoute[]>> = {
  Shop: shopServiceModule.routes ?? [],
  Search: searchServiceModule.routes ?? [],
  Visitors: visitorsServiceModule.routes ?? [],
  Publishing: publishingServiceModule.routes ?? [],
  Studio: [...(studioServiceModule.routes ?? []), ...(mailServiceModule.routes ?? [])],
  Operations: platformServiceModule.routes ?? [],
  Reference: createApiReferenceRoutes(() => orderServiceRoutesByHeading),
};
