// All routes below /ecom by subject. index.ts registers them; the API reference is generated from the same list.
import { mailModule } from './mail/index.ts';
import { platformModule } from './platform/index.ts';
import type { ServiceRoute, ServiceModule } from './platform/http.ts';
import { publishingModule } from './publishing/index.ts';
import { createReferenceRoutes } from './reference/reference-routes.ts';
import { shopSubject } from './shop/index.ts';
import { visitorsModule } from './visitors/index.ts';

export const serviceModules: readonly ServiceModule[] = [
  platformModule,
  mailModule,
  shopSubject,
  visitorsModule,
  publishingModule,
];

/** By the heading of the reference. */
export const serviceRoutes: Readonly<Record<string, readonly ServiceRoute[]>> = {
  Shop: shopSubject.routes ?? [],
  Visitors: visitorsModule.routes ?? [],
  Publishing: publishingModule.routes ?? [],
  Operations: platformModule.routes ?? [],
  Reference: createReferenceRoutes(() => serviceRoutes),
};
