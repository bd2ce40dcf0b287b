// The newsletter: request bodies of POST /ecom/newsletter and its sub-routes. Double opt-in, law row L23.
import { z } from 'zod';
import {
  emailAddressSchema,
  publicFormFieldSchemas,
  emailLinkKeySchema,
  requestProjectDomainSchema,
} from '../shop/request-body-field-schemas.ts';

/**
 * Versions of the consent text that live pages may show. When the text changes, add a new version at the front; remove
 * an old version once no release shows it.
 */
const textVersions = ['2026-11-22', '2026-11'] as const;

export const newsletterSignUpRequestBodySchema = z.strictObject({
  email: emailAddressSchema(),
  /** Version of the consent text shown on the form; stored as proof of consent. */
  text_version: z.enum(textVersions),
  ...publicFormFieldSchemas,
});

export type NewsletterSignUpRequestBody = z.infer<typeof newsletterSignUpRequestBodySchema>;

/** POST /ecom/newsletter/confirmation, sent through the link in the confirmation email. The key is valid once. */
export const newsletterConfirmationRequestBodySchema = z.strictObject({
  project: requestProjectDomainSchema,
  key: emailLinkKeySchema,
});

export type NewsletterConfirmationRequestBody = z.infer<typeof newsletterConfirmationRequestBodySchema>;

/** POST /ecom/newsletter/unsubscription. The response is the same whether or not the key is valid. */
export const newsletterUnsubscriptionRequestBodySchema = z.strictObject({
  project: requestProjectDomainSchema,
  key: emailLinkKeySchema,
});

export type NewsletterUnsubscriptionRequestBody = z.infer<typeof newsletterUnsubscriptionRequestBodySchema>;

/**
 * Version of the current consent text, the message `newsletter.wording` in emails.json of every language. Change both
 * together.
 */
export const newsletterConsentTextVersion: (typeof textVersions)[number] = '2026-11-22';
