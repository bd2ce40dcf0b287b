// The whole content model in the order in which it is created. Read by the applier, the access rules and the types.
import type { CollectionDefinition } from './definition.ts';
import { appointmentCollections } from './house/appointment.ts';
import { branchCollections } from './house/branch.ts';
import { companyCollections } from './house/company.ts';
import { contactMessageCollection } from './house/contact-message.ts';
import { newsletterCollections } from './house/newsletter.ts';
import { privacySettingsCollection } from './house/privacy.ts';
import { projectCollections } from './house/project.ts';
import { outboxMessageCollection, mailDocumentCollection } from './orders/outbox-message.ts';
import { orderCollections } from './orders/order.ts';
import { paymentCollection } from './orders/payment.ts';
import { refundCollection } from './orders/refund.ts';
import { withdrawalCollection } from './orders/withdrawal.ts';
import { productCollections } from './shop/product.ts';
import { requestCollection } from './shop/request.ts';
import { shopSettingsCollections } from './shop/settings.ts';
import { taxonomyCollections } from './shop/taxonomy.ts';
import { eventCollections } from './site/event.ts';
import { languageCollection } from './site/language.ts';
import { navigationCollections } from './site/navigation.ts';
import { hotspotCollections, sectionCollections } from './site/page-section.ts';
import { pageCollections } from './site/page.ts';
import { publicationCollections } from './site/publication.ts';

export const contentModel: CollectionDefinition[] = [
  languageCollection,
  ...projectCollections,
  ...companyCollections,
  ...branchCollections,
  ...navigationCollections,
  ...pageCollections,
  ...taxonomyCollections,
  ...productCollections,
  requestCollection,
  ...shopSettingsCollections,
  ...eventCollections,
  ...sectionCollections,
  ...hotspotCollections,
  ...orderCollections,
  withdrawalCollection,
  paymentCollection,
  refundCollection,
  mailDocumentCollection,
  outboxMessageCollection,
  contactMessageCollection,
  ...newsletterCollections,
  ...appointmentCollections,
  privacySettingsCollection,
  ...publicationCollections,
];

/** What no visitor and no page shows. */
export const staffOnlyCollections = contentModel.filter(({ readable }) => !readable).map(({ name }) => name);
