// The whole content model in the order in which it is created. Read by the applier, the access rules and the types.
import type { CollectionDefinition } from './definition.ts';
import { appointmentCollections } from './house/appointment.ts';
import { branchCollections } from './house/branch.ts';
import { companyCollections } from './house/company.ts';
import { contactMessage } from './house/contact-message.ts';
import { newsletterCollections } from './house/newsletter.ts';
import { privacySettings } from './house/privacy.ts';
import { projectCollections } from './house/project.ts';
import { outboxMessage, mailDocument } from './orders/outbox-message.ts';
import { orderCollections } from './orders/order.ts';
import { payment } from './orders/payment.ts';
import { refund } from './orders/refund.ts';
import { withdrawal } from './orders/withdrawal.ts';
import { productCollections } from './shop/product.ts';
import { request } from './shop/request.ts';
import { settingsCollections } from './shop/settings.ts';
import { taxonomyCollections } from './shop/taxonomy.ts';
import { eventCollections } from './site/event.ts';
import { language } from './site/language.ts';
import { navigationCollections } from './site/navigation.ts';
import { hotspotCollections, sectionCollections } from './site/page-section.ts';
import { pageCollections } from './site/page.ts';
import { publicationCollections } from './site/publication.ts';

export const schema: CollectionDefinition[] = [
  language,
  ...projectCollections,
  ...companyCollections,
  ...branchCollections,
  ...navigationCollections,
  ...pageCollections,
  ...taxonomyCollections,
  ...productCollections,
  request,
  ...settingsCollections,
  ...eventCollections,
  ...sectionCollections,
  ...hotspotCollections,
  ...orderCollections,
  withdrawal,
  payment,
  refund,
  mailDocument,
  outboxMessage,
  contactMessage,
  ...newsletterCollections,
  ...appointmentCollections,
  privacySettings,
  ...publicationCollections,
];

/** What no visitor and no page shows. */
export const staffOnlyCollections = schema.filter(({ readable }) => !readable).map(({ name }) => name);
