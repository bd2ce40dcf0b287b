// The newsletter: request bodies of POST /ecom/newsletter and its subroutes. Double opt-in, law row L23.
import { z } from 'zod';
import {
  emailAddressTextSchema,
  publicFormFields,
  emailLinkKeySchema,
  projectDomainSchema,
} from '../shop/body-fields.ts';

/**
 * Versions of the consent text that live pages may show. Add a new version at the front when the text changes; remove an old one
 * once no release shows it any more.
 */
const textVersions = ['2026-11-22', '2026-11'] as const;

export const newsletterBodySchema = z.strictObject({
  email: emailAddressTextSchema(),
  /** Version of the consent text shown at the form; stored as proof of consent. */
  text_version: z.enum(textVersions),
  ...publicFormFields,
});

export type NewsletterBody = z.infer<typeof newsletterBodySchema>;

/** POST /ecom/newsletter/confirmation: from the link in the confirmation email. The key is valid once. */
export const newsletterConfirmationBodySchema = z.strictObject({
  project: projectDomainSchema,
  key: emailLinkKeySchema,
});

export type NewsletterConfirmationBody = z.infer<typeof newsletterConfirmationBodySchema>;

/** POST /ecom/newsletter/unsubscription: the response is the same whether or not the key is valid. */
export const newsletterUnsubscriptionBodySchema = z.strictObject({
  project: projectDomainSchema,
  key: emailLinkKeySchema,
});

export type NewsletterUnsubscriptionBody = z.infer<typeof newsletterUnsubscriptionBodySchema>;

/** Version of the current consent text, `newsletter.wording` in the files `emails.json` of `locales`; change both together. */
export const newsletterTextVersion: (typeof textVersions)[number] = '2026-11-22';
