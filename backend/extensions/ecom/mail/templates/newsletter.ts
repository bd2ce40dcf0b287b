// Emails of the newsletter subscription: confirmation request, welcome, already subscribed. The newsletter itself is
// sent with another tool.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTime } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  type DocumentBlock,
  headingBlock,
  linkTextRun,
  noteBlock,
  paragraphBlock,
  smallPrintBlock,
} from '../rendering/document-blocks.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import { type EmailMessage, toSitePageUrl } from './layout.ts';

interface Subscriber {
  sender: SenderCompany;
  email: string;
  language: Locale;
  /** Key of the link. */
  key: string;
}

/** The greeting has no name, because the newsletter stores email addresses only. */
const toEmail = (
  { sender, email, language }: Subscriber,
  occasion: 'confirm' | 'known' | 'welcome',
  blocks: DocumentBlock[],
): EmailMessage => {
  const t = getEmailTranslator(language);
  const names = { house: sender.displayName };
  return {
    recipient: email,
    subject: t(`newsletter.${occasion}.subject`, names),
    language,
    blocks: [
      headingBlock(1, t(`newsletter.${occasion}.heading`)),
      paragraphBlock(t('newsletter.greeting')),
      ...blocks,
      paragraphBlock(t('closing', names)),
    ],
  };
};

export const toNewsletterConfirmationEmail = ({ until, ...subscriber }: Subscriber & { until: Date }): EmailMessage => {
  const { sender, language, key } = subscriber;
  const t = getEmailTranslator(language);
  return toEmail(subscriber, 'confirm', [
    paragraphBlock(t('newsletter.confirm.text', { domain: sender.domain })),
    noteBlock(t('newsletter.wording', { house: sender.displayName })),
    paragraphBlock(t('newsletter.confirm.consent')),
    paragraphBlock(
      linkTextRun(t('newsletter.confirm.link'), toSitePageUrl(sender, 'newsletter', language, `confirm=${key}`)),
    ),
    smallPrintBlock(t('newsletter.confirm.until', { time: formatDateTime(until, language, sender.timeZone) })),
    paragraphBlock(t('newsletter.confirm.ignore')),
  ]);
};

const toUnsubscribeBlocks = ({ sender, language, key }: Subscriber): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  return [
    paragraphBlock(
      `${t('newsletter.unsubscribe.text')} `,
      linkTextRun(
        t('newsletter.unsubscribe.link'),
        toSitePageUrl(sender, 'newsletter', language, `unsubscribe=${key}`),
      ),
    ),
  ];
};

/** `oneClickUrl` enables the unsubscribe button of mail programs (RFC 8058). */
export const toNewsletterWelcomeEmail = ({
  oneClickUrl,
  ...subscriber
}: Subscriber & { oneClickUrl: string }): EmailMessage => {
  const text = getEmailTranslator(subscriber.language)('newsletter.welcome.text', {
    house: subscriber.sender.displayName,
  });
  return {
    ...toEmail(subscriber, 'welcome', [paragraphBlock(text), ...toUnsubscribeBlocks(subscriber)]),
    headers: { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

export const toAlreadySubscribedEmail = (subscriber: Subscriber): EmailMessage => {
  const text = getEmailTranslator(subscriber.language)('newsletter.known.text', {
    house: subscriber.sender.displayName,
  });
  return toEmail(subscriber, 'known', [paragraphBlock(text), ...toUnsubscribeBlocks(subscriber)]);
};
