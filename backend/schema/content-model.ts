// The complete content model, in the order of creation.
import type { CollectionDefinition } from './content-model-types.ts';
import { appointmentCollections } from './project/appointment.ts';
import { branchCollections } from './project/branch.ts';
import { companyCollections } from './project/company.ts';
import { contactMessageCollection } from './project/contact-message.ts';
import { newsletterCollections } from './project/newsletter.ts';
import { privacySettingsCollection } from './project/privacy-settings.ts';
import { projectAndThemeCollections } from './project/project.ts';
import { mailTextCollection } from './orders/mail-text.ts';
import { outboxMessageCollection, mailedLegalDocumentCollection } from './orders/outbox-message.ts';
import { invoiceCollections } from './orders/invoice.ts';
import { orderCollections } from './orders/order.ts';
import { paymentCollection } from './orders/payment.ts';
import { refundCollection } from './orders/refund.ts';
import { voucherCollections } from './orders/voucher.ts';
import { withdrawalCollection } from './orders/withdrawal.ts';
import { discountCodeCollections } from './shop/discount-code.ts';
import { productCollections } from './shop/product.ts';
import { productRequestCollection } from './shop/product-request-and-rating.ts';
import { searchSynonymAndZeroResultCollections } from './shop/search-synonyms-and-zero-result-searches.ts';
import { shopSettingsCollections } from './shop/settings.ts';
import { taxonomyCollections } from './shop/taxonomy.ts';
import { eventCollectionDefinitions } from './site/event.ts';
import { languageCollection } from './site/language.ts';
import { navigationCollections } from './site/navigation.ts';
import { shopWindowHotspotCollections, pageSectionCollections } from './site/page-section.ts';
import { pageAndBrandCollections } from './site/page-and-brand-collections.ts';
import { publicationLogCollections } from './site/publication.ts';

export const contentModelCollections: CollectionDefinition[] = [
  languageCollection,
  ...projectAndThemeCollections,
  ...companyCollections,
  ...branchCollections,
  ...navigationCollections,
  ...pageAndBrandCollections,
  ...taxonomyCollections,
  ...productCollections,
  ...searchSynonymAndZeroResultCollections,
  productRequestCollection,
  ...shopSettingsCollections,
  ...eventCollectionDefinitions,
  ...pageSectionCollections,
  ...shopWindowHotspotCollections,
  // Orders refer to their code.
  ...discountCodeCollections,
  ...orderCollections,
  withdrawalCollection,
  paymentCollection,
  refundCollection,
  ...invoiceCollections,
  ...voucherCollections,
  mailedLegalDocumentCollection,
  outboxMessageCollection,
  mailTextCollection,
  contactMessageCollection,
  ...newsletterCollections,
  ...appointmentCollections,
  privacySettingsCollection,
  ...publicationLogCollections,
];

/** Collections that are neither public nor readable by the build. */
export const staffOnlyCollectionNames = contentModelCollections
  .filter(({ readable }) => !readable)
  .map(({ name }) => name);
