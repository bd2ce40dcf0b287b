// Emails of the newsletter subscription: confirmation request, welcome, already subscribed. The newsletter itself is
// sent with another tool.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTime } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  type DocumentBlock,
  createHeadingBlock,
  createLinkTextRun,
  createNoteBlock,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { createButtonBlock, type EmailBlock } from '../rendering/email-blocks.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import { type EmailMessage, toEmailLinkPageUrl, toPreheader } from './email-layout.ts';

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
  blocks: EmailBlock[],
): EmailMessage => {
  const t = getEmailTranslator(language);
  const names = { house: sender.displayName };
  return {
    recipient: email,
    subject: t(`newsletter.${occasion}.subject`, names),
    language,
    isForVisitor: true,
    preheader: toPreheader(blocks),
    blocks: [
      createHeadingBlock(1, t(`newsletter.${occasion}.heading`)),
      createParagraphBlock(t('newsletter.greeting')),
      ...blocks,
      createParagraphBlock(t('closing', names)),
    ],
  };
};

export const toNewsletterConfirmationEmail = ({ until, ...subscriber }: Subscriber & { until: Date }): EmailMessage => {
  const { sender, language, key } = subscriber;
  const t = getEmailTranslator(language);
  return toEmail(subscriber, 'confirm', [
    createParagraphBlock(t('newsletter.confirm.text', { domain: sender.domain })),
    createNoteBlock(t('newsletter.wording', { house: sender.displayName })),
    createParagraphBlock(t('newsletter.confirm.consent')),
    createButtonBlock(
      t('newsletter.confirm.link'),
      toEmailLinkPageUrl(sender, 'newsletter', language, `confirm=${key}`),
    ),
    createSmallPrintBlock(t('newsletter.confirm.until', { time: formatDateTime(until, language, sender.timeZone) })),
    createParagraphBlock(t('newsletter.confirm.ignore')),
  ]);
};

const toUnsubscribeBlocks = ({ sender, language, key }: Subscriber): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  return [
    createParagraphBlock(
      `${t('newsletter.unsubscribe.text')} `,
      createLinkTextRun(
        t('newsletter.unsubscribe.link'),
        toEmailLinkPageUrl(sender, 'newsletter', language, `unsubscribe=${key}`),
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
    ...toEmail(subscriber, 'welcome', [createParagraphBlock(text), ...toUnsubscribeBlocks(subscriber)]),
    headers: { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

export const toNewsletterAlreadySubscribedEmail = (subscriber: Subscriber): EmailMessage => {
  const text = getEmailTranslator(subscriber.language)('newsletter.known.text', {
    house: subscriber.sender.displayName,
  });
  return toEmail(subscriber, 'known', [createParagraphBlock(text), ...toUnsubscribeBlocks(subscriber)]);
};
