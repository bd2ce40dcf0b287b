// The letters of the newsletter: asks for the confirmation, welcomes, says that an address is subscribed already. The newsletter
// itself is written with another tool.
import { newsletterConsent } from '../../../../../contract/house/newsletter.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import { formatMoment } from '../../../../../domain/format-dates.ts';
import { type Block, heading, link, note, paragraph, small } from '../content/document.ts';
import type { House } from '../content/order.ts';
import { mailTexts } from '../texts/by-language.ts';
import { newsletterTexts } from '../texts/newsletter.ts';
import { type Letter, toPageUrl } from './letter.ts';

interface Subscriber {
  house: House;
  email: string;
  language: Locale;
  /** Of the link. */
  key: string;
}

/** Nobody is named: the newsletter knows addresses only. */
const toLetter = (
  { house, email, language }: Subscriber,
  opening: { subject: (house: string) => string; heading: string },
  blocks: Block[],
): Letter => ({
  ...{ recipient: email, subject: opening.subject(house.displayName), language },
  blocks: [
    heading(1, opening.heading),
    paragraph(newsletterTexts[language].greeting),
    ...blocks,
    paragraph(mailTexts[language].closing(house.displayName)),
  ],
});

export const toConfirmLetter = ({ until, ...subscriber }: Subscriber & { until: Date }): Letter => {
  const { house, language, key } = subscriber;
  const { confirm } = newsletterTexts[language];
  return toLetter(subscriber, confirm, [
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
export const toWelcomeLetter = ({ oneClickUrl, ...subscriber }: Subscriber & { oneClickUrl: string }): Letter => {
  const { welcome } = newsletterTexts[subscriber.language];
  return {
    ...toLetter(subscriber, welcome, [paragraph(welcome.text(subscriber.house.displayName)), ...toEnd(subscriber)]),
    headers: { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

export const toKnownLetter = (subscriber: Subscriber): Letter => {
  const { known } = newsletterTexts[subscriber.language];
  return toLetter(subscriber, known, [paragraph(known.text(subscriber.house.displayName)), ...toEnd(subscriber)]);
};
