// Emails about a contact message: the copy for its sender, and the message to the staff.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTime } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  type DocumentBlock,
  boldTextRun,
  headingBlock,
  noteBlock,
  paragraphBlock,
  smallPrintBlock,
} from '../rendering/document-blocks.ts';
import {
  getEmailTranslator,
  translateForStaff,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import { type EmailMessage, toVisitorEmail } from './layout.ts';

export interface ContactEmailData {
  sender: SenderCompany;
  language: Locale;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** Name of the branch the message is for. */
  branch: string | null;
  writtenAt: Date;
}

export const toContactCopyEmail = ({
  sender,
  language,
  name,
  email,
  message,
  branch,
}: ContactEmailData): EmailMessage => {
  const t = getEmailTranslator(language);
  return toVisitorEmail({
    sender,
    language,
    name,
    recipient: email,
    subject: t('contact.subject', { house: sender.displayName }),
    heading: t('contact.heading'),
    blocks: [
      paragraphBlock(t('contact.text')),
      headingBlock(2, t('contact.yourMessage')),
      branch === null ? null : paragraphBlock(formatLabelledValue(t, t('contact.branch'), branch)),
      noteBlock(message),
      smallPrintBlock(t('contact.notYours')),
    ],
  });
};

const toLabelledBlock = (label: string, value: string | null): DocumentBlock[] =>
  value === null ? [] : [paragraphBlock(boldTextRun(label), `\n${value}`)];

/** `null` if the company has no notification address. Replies go to the sender. */
export const toContactStaffEmail = (message: ContactEmailData): EmailMessage | null => {
  const t = translateForStaff;
  const { sender, language, name, email } = message;
  if (sender.email === null) return null;
  return {
    recipient: sender.email,
    replyTo: email,
    subject: t('message.subject', { name, house: sender.displayName }),
    language: 'de',
    blocks: [
      headingBlock(1, t('message.heading')),
      paragraphBlock(
        t('message.text', {
          time: formatDateTime(message.writtenAt, 'de', sender.timeZone),
          language: toGermanLanguageName(language),
        }),
      ),
      ...toLabelledBlock(t('labels.name'), name),
      ...toLabelledBlock(t('labels.email'), email),
      ...toLabelledBlock(t('labels.phone'), message.phone),
      ...toLabelledBlock(t('labels.branch'), message.branch),
      headingBlock(2, t('labels.message')),
      noteBlock(message.message),
      paragraphBlock(t('message.answer', { name })),
    ],
  };
};
