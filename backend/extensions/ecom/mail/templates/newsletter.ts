// The emails of the newsletter: asks for the confirmation, welcomes, says that an address is subscribed already. The newsletter
// itself is written with another tool.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatMoment } from '../../../../../domain/format-dates.ts';
import type { House } from '../house.ts';
import { type Block, heading, link, note, paragraph, small } from '../rendering/document.ts';
import { emailText } from '../../platform/texts.ts';
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
  occasion: 'confirm' | 'known' | 'welcome',
  blocks: Block[],
): EmailMessage => {
  const t = emailText(language);
  const names = { house: house.displayName };
  return {
    recipient: email,
    subject: t(`newsletter.${occasion}.subject`, names),
    language,
    blocks: [
      heading(1, t(`newsletter.${occasion}.heading`)),
      paragraph(t('newsletter.greeting')),
      ...blocks,
      paragraph(t('closing', names)),
    ],
  };
};

export const toConfirmEmail = ({ until, ...subscriber }: Subscriber & { until: Date }): EmailMessage => {
  const { house, language, key } = subscriber;
  const t = emailText(language);
  return toEmail(subscriber, 'confirm', [
    paragraph(t('newsletter.confirm.text', { domain: house.domain })),
    note(t('newsletter.wording', { house: house.displayName })),
    paragraph(t('newsletter.confirm.consent')),
    paragraph(link(t('newsletter.confirm.link'), toPageUrl(house, 'newsletter', language, `confirm=${key}`))),
    small(t('newsletter.confirm.until', { time: formatMoment(until, language, house.timeZone) })),
    paragraph(t('newsletter.confirm.ignore')),
  ]);
};

const toEnd = ({ house, language, key }: Subscriber): Block[] => {
  const t = emailText(language);
  return [
    paragraph(
      `${t('newsletter.unsubscribe.text')} `,
      link(t('newsletter.unsubscribe.link'), toPageUrl(house, 'newsletter', language, `unsubscribe=${key}`)),
    ),
  ];
};

/** `oneClickUrl` lets mail programs show their own button for unsubscribing (RFC 8058). */
export const toWelcomeEmail = ({ oneClickUrl, ...subscriber }: Subscriber & { oneClickUrl: string }): EmailMessage => {
  const text = emailText(subscriber.language)('newsletter.welcome.text', { house: subscriber.house.displayName });
  return {
    ...toEmail(subscriber, 'welcome', [paragraph(text), ...toEnd(subscriber)]),
    headers: { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

export const toKnownEmail = (subscriber: Subscriber): EmailMessage => {
  const text = emailText(subscriber.language)('newsletter.known.text', { house: subscriber.house.displayName });
  return toEmail(subscriber, 'known', [paragraph(text), ...toEnd(subscriber)]);
};
