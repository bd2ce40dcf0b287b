// Emails about a contact message: the copy for its sender, and the message to the staff.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTime } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  type DocumentBlock,
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createDocumentNoteBlock,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import {
  getEmailTranslator,
  getGermanStaffMessage,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import { type EmailMessage, visitorEmailContentToMessage } from './email-layout.ts';

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
  return visitorEmailContentToMessage({
    sender,
    language,
    recipient: email,
    kind: 'contact_copy',
    values: { name, house: sender.displayName },
    blocks: [
      createEmailOrPdfHeadingBlock(2, t('contact.yourMessage')),
      branch === null ? null : createParagraphBlock(formatLabelledValue(t, t('contact.branch'), branch)),
      createDocumentNoteBlock(message),
      createSmallPrintBlock(t('contact.notYours')),
    ],
  });
};

const toLabelledBlock = (label: string, value: string | null): DocumentBlock[] =>
  value === null ? [] : [createParagraphBlock(createBoldTextRun(label), `\n${value}`)];

/** `null` if the company has no notification address. Replies go to the sender. */
export const toContactStaffEmail = (message: ContactEmailData): EmailMessage | null => {
  const t = getGermanStaffMessage;
  const { sender, language, name, email } = message;
  if (sender.email === null) return null;
  return {
    recipient: sender.email,
    replyTo: email,
    subject: t('message.subject', { name, house: sender.displayName }),
    language: 'de',
    blocks: [
      createEmailOrPdfHeadingBlock(1, t('message.heading')),
      createParagraphBlock(
        t('message.text', {
          time: formatDateTime(message.writtenAt, 'de', sender.timeZone),
          language: toGermanLanguageName(language),
        }),
      ),
      ...toLabelledBlock(t('labels.name'), name),
      ...toLabelledBlock(t('labels.email'), email),
      ...toLabelledBlock(t('labels.phone'), message.phone),
      ...toLabelledBlock(t('labels.branch'), message.branch),
      createEmailOrPdfHeadingBlock(2, t('labels.message')),
      createDocumentNoteBlock(message.message),
      createParagraphBlock(t('message.answer', { name })),
    ],
  };
};
