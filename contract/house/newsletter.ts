// The newsletter: bodies of POST /ecom/newsletter and of what its mails lead to. Double opt-in, law row L23.
import { z } from 'zod';
import { emailAddressText, publicFormFields, emailLinkKeySchema, projectSchema } from '../shop/body-fields.ts';

/**
 * Versions of the consent that pages may still show. A changed text gets a new one in front; a former one goes once no
 * release shows it any more.
 */
const textVersions = ['2026-11-22', '2026-11'] as const;

export const newsletterSchema = z.strictObject({
  email: emailAddressText(),
  /** Which wording of the consent stood beside the form; kept as proof. */
  text_version: z.enum(textVersions),
  ...publicFormFields,
});

export type NewsletterBody = z.infer<typeof newsletterSchema>;

/** POST /ecom/newsletter/confirmation: the link of the confirmation mail was followed. Works once. */
export const newsletterConfirmationSchema = z.strictObject({ project: projectSchema, key: emailLinkKeySchema });

export type NewsletterConfirmationBody = z.infer<typeof newsletterConfirmationSchema>;

/** POST /ecom/newsletter/unsubscription: answered alike whether or not the key (still) opens anything. */
export const newsletterUnsubscriptionSchema = z.strictObject({ project: projectSchema, key: emailLinkKeySchema });

export type NewsletterUnsubscriptionBody = z.infer<typeof newsletterUnsubscriptionSchema>;

/** Of the wording that somebody agrees to today: `newsletter.wording` in `emails.json` of `locales`, which changes with it. */
export const newsletterTextVersion: (typeof textVersions)[number] = '2026-11-22';
