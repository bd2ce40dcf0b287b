// All routes below /ecom by subject. index.ts registers them; the API reference is generated from the same list.
import { mailServiceModule } from './mail/mail-module.ts';
import { platformServiceModule } from './platform/platform-module.ts';
import type { ServiceRoute, ServiceModule } from './platform/http.ts';
import { publishingServiceModule } from './publishing/publishing-module.ts';
import { createReferenceRoutes } from './reference/reference-routes.ts';
import { shopModule } from './shop/shop-module.ts';
import { visitorsServiceModule } from './visitors/visitors-module.ts';

export const serviceModules: readonly ServiceModule[] = [
  platformServiceModule,
  mailServiceModule,
  shopModule,
  visitorsServiceModule,
  publishingServiceModule,
];

/** Keys are the headings of the API reference. */
export const serviceRoutes: Readonly<Record<string, readonly ServiceRoute[]>> = {
  Shop: shopModule.routes ?? [],
  Visitors: visitorsServiceModule.routes ?? [],
  Publishing: publishingServiceModule.routes ?? [],
  Operations: platformServiceModule.routes ?? [],
  Reference: createReferenceRoutes(() => serviceRoutes),
};
