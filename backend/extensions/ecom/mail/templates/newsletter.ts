// The emails of the newsletter: asks for the confirmation, welcomes, says that an address is subscribed already. The newsletter
// itself is written with another tool.
import { newsletterConsent } from '../../../../../contract/house/newsletter.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import { formatMoment } from '../../../../../domain/format-dates.ts';
import type { House } from '../house.ts';
import { type Block, heading, link, note, paragraph, small } from '../rendering/document.ts';
import { mailTexts } from '../texts/by-language.ts';
import { newsletterTexts } from '../texts/newsletter.ts';
import { type EmailMessage, toPageUrl } from './layout.ts';

interface Subscriber {
  house: House;
  email: string;
  language: Locale;
  /** Of the link. */
  key: string;
}

/** Nobody is named: the newsletter knows addresses only. */
const toEmail = (
  { house, email, language }: Subscriber,
  opening: { subject: (house: string) => string; heading: string },
  blocks: Block[],
): EmailMessage => ({
  ...{ recipient: email, subject: opening.subject(house.displayName), language },
  blocks: [
    heading(1, opening.heading),
    paragraph(newsletterTexts[language].greeting),
    ...blocks,
    paragraph(mailTexts[language].closing(house.displayName)),
  ],
});

export const toConfirmEmail = ({ until, ...subscriber }: Subscriber & { until: Date }): EmailMessage => {
  const { house, language, key } = subscriber;
  const { confirm } = newsletterTexts[language];
  return toEmail(subscriber, confirm, [
    paragraph(confirm.text(house.domain)),
    note(newsletterConsent.text[language](house.displayName)),
    paragraph(confirm.consent),
    paragraph(link(confirm.link, toPageUrl(house, 'newsletter', language, `confirm=${key}`))),
    small(confirm.until(formatMoment(until, language, house.timeZone))),
    paragraph(confirm.ignore),
  ]);
};

const toEnd = ({ house, language, key }: Subscriber): Block[] => {
  const { unsubscribe } = newsletterTexts[language];
  return [
    paragraph(
      `${unsubscribe.text} `,
      link(unsubscribe.link, toPageUrl(house, 'newsletter', language, `unsubscribe=${key}`)),
    ),
  ];
};

/** `oneClickUrl` lets mail programs show their own button for unsubscribing (RFC 8058). */
export const toWelcomeEmail = ({ oneClickUrl, ...subscriber }: Subscriber & { oneClickUrl: string }): EmailMessage => {
  const { welcome } = newsletterTexts[subscriber.language];
  return {
    ...toEmail(subscriber, welcome, [paragraph(welcome.text(subscriber.house.displayName)), ...toEnd(subscriber)]),
    headers: { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

export const toKnownEmail = (subscriber: Subscriber): EmailMessage => {
  const { known } = newsletterTexts[subscriber.language];
  return toEmail(subscriber, known, [paragraph(known.text(subscriber.house.displayName)), ...toEnd(subscriber)]);
};
