// Emails of the newsletter subscription: confirmation request, welcome, already subscribed. The newsletter itself is
// sent with another tool.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTime } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  type DocumentBlock,
  createLinkTextRun,
  createDocumentNoteBlock,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { createEmailButtonBlock, type EmailBlock } from '../rendering/email-blocks.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import { type EmailMessage, toEmailLinkPageUrl, visitorEmailContentToMessage } from './email-layout.ts';

interface Subscriber {
  sender: SenderCompany;
  email: string;
  language: Locale;
  /** Key of the link. */
  key: string;
}

/** The greeting has no name, because the newsletter stores email addresses only. */
const toEmail = (
  { sender, email: recipient, language }: Subscriber,
  kind: 'newsletter_confirm' | 'newsletter_known' | 'newsletter_welcome',
  blocks: EmailBlock[],
): EmailMessage =>
  visitorEmailContentToMessage({
    sender,
    language,
    recipient,
    kind,
    values: { house: sender.displayName, domain: sender.domain },
    blocks,
  });

export const toNewsletterConfirmationEmail = ({ until, ...subscriber }: Subscriber & { until: Date }): EmailMessage => {
  const { sender, language, key } = subscriber;
  const t = getEmailTranslator(language);
  return toEmail(subscriber, 'newsletter_confirm', [
    createParagraphBlock(t('newsletter.confirm.text', { domain: sender.domain })),
    createDocumentNoteBlock(t('newsletter.wording', { house: sender.displayName })),
    createParagraphBlock(t('newsletter.confirm.consent')),
    createEmailButtonBlock(
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
}: Subscriber & { oneClickUrl: string }): EmailMessage => ({
  ...toEmail(subscriber, 'newsletter_welcome', toUnsubscribeBlocks(subscriber)),
  headers: { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

export const toNewsletterAlreadySubscribedEmail = (subscriber: Subscriber): EmailMessage =>
  toEmail(subscriber, 'newsletter_known', toUnsubscribeBlocks(subscriber));
