// The newsletter: request bodies of POST /ecom/newsletter and its sub-routes. Double opt-in, law row L23.
import { z } from 'zod';
import {
  emailAddressTextSchema,
  publicFormFields,
  emailLinkKeySchema,
  projectDomainSchema,
} from '../shop/body-fields.ts';

/**
 * Versions of the consent text that live pages may show. When the text changes, add a new version at the front; remove
 * an old version once no release shows it.
 */
const textVersions = ['2026-11-22', '2026-11'] as const;

export const newsletterBodySchema = z.strictObject({
  email: emailAddressTextSchema(),
  /** Version of the consent text shown on the form; stored as proof of consent. */
  text_version: z.enum(textVersions),
  ...publicFormFields,
});

export type NewsletterBody = z.infer<typeof newsletterBodySchema>;

/** POST /ecom/newsletter/confirmation, sent through the link in the confirmation email. The key is valid once. */
export const newsletterConfirmationBodySchema = z.strictObject({
  project: projectDomainSchema,
  key: emailLinkKeySchema,
});

export type NewsletterConfirmationBody = z.infer<typeof newsletterConfirmationBodySchema>;

/** POST /ecom/newsletter/unsubscription. The response is the same whether or not the key is valid. */
export const newsletterUnsubscriptionBodySchema = z.strictObject({
  project: projectDomainSchema,
  key: emailLinkKeySchema,
});

export type NewsletterUnsubscriptionBody = z.infer<typeof newsletterUnsubscriptionBodySchema>;

/**
 * Version of the current consent text, the message `newsletter.wording` in emails.json of every language. Change both
 * together.
 */
export const newsletterTextVersion: (typeof textVersions)[number] = '2026-11-22';
