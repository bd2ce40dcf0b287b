// The newsletter: bodies of POST /ecom/newsletter and of what its mails lead to. Double opt-in, law row L23.
import { z } from 'zod';
import { withDe } from '../french-elision.ts';
import type { Locale } from '../locale.ts';
import { email, formFields, linkKey, project } from '../shop/body-fields.ts';

/**
 * Versions of the consent that pages may still show. A changed text gets a new one in front; a former one goes once no
 * release shows it any more.
 */
const textVersions = ['2026-11-22', '2026-11'] as const;

export const newsletterSchema = z.strictObject({
  email: email(),
  /** Which wording of the consent stood beside the form; kept as proof. */
  text_version: z.enum(textVersions),
  ...formFields,
});

export type NewsletterBody = z.infer<typeof newsletterSchema>;

/** POST /ecom/newsletter/confirmation: the link of the confirmation mail was followed. Works once. */
export const newsletterConfirmationSchema = z.strictObject({ project, key: linkKey });

export type NewsletterConfirmationBody = z.infer<typeof newsletterConfirmationSchema>;

/** POST /ecom/newsletter/unsubscription: answered alike whether or not the key (still) opens anything. */
export const newsletterUnsubscriptionSchema = z.strictObject({ project, key: linkKey });

export type NewsletterUnsubscriptionBody = z.infer<typeof newsletterUnsubscriptionSchema>;

/** The wording that somebody agrees to. */
export const newsletterConsent: {
  version: (typeof textVersions)[number];
  text: Record<Locale, (house: string) => string>;
} = {
  version: '2026-11-22',
  text: {
    de: (house) =>
      `Ich möchte den Newsletter von ${house} per E-Mail erhalten. Das kann ich jederzeit widerrufen, am einfachsten mit dem Abmeldelink in jeder Ausgabe.`,
    en: (house) =>
      `I would like to receive the ${house} newsletter by email. I may withdraw this consent at any time, most easily by the link in every issue.`,
    fr: (house) =>
      `Je souhaite recevoir la lettre d’information ${withDe(house)} par e-mail. Je peux retirer cet accord à tout moment, le plus simplement par le lien figurant dans chaque numéro.`,
  },
};
