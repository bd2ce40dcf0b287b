// Emails about a withdrawal from a contract: the receipt with declaration and time (law row L9), and the notification
// of the staff.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTime } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import type { EmailBlock } from '../rendering/email-blocks.ts';
import { createEmailProductImage } from '../rendering/email-inline-image.ts';
import {
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createListItemBlock,
  createDocumentNoteBlock,
  createParagraphBlock,
} from '../rendering/document-blocks.ts';
import {
  getEmailTranslator,
  getGermanStaffMessage,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import { type EmailMessage, visitorEmailContentToMessage } from './email-layout.ts';

export interface WithdrawalEmailData {
  sender: SenderCompany;
  /** Language of the declaration. */
  language: Locale;
  name: string;
  email: string;
  contract: string;
  /** Free text of the customer. Empty and without `lines`: withdrawal from the whole contract. */
  part: string;
  /** `image`: id of a file. */
  lines: { count: number; name: string; image: string | null }[];
  receivedAt: Date;
  match: 'link' | 'none' | 'number' | 'number_and_email';
  orderNumber: string | null;
  isSuspected: boolean;
  /** Whether the receipt is sent. */
  hasReceipt: boolean;
}

/** @param toLine how an item is shown */
const toDeclaration = (
  withdrawal: WithdrawalEmailData,
  language: Locale,
  toLine: (line: WithdrawalEmailData['lines'][number]) => EmailBlock,
): EmailBlock[] => {
  const t = getEmailTranslator(language);
  const label = (name: 'contract' | 'email' | 'name' | 'receivedAt' | 'scope') =>
    createBoldTextRun(formatLabelledValue(t, t(`order.withdrawalReceipt.declaration.${name}`)));
  const { sender, name, email, contract, part, lines, receivedAt } = withdrawal;
  const isWholeContract = part === '' && lines.length === 0;
  return [
    createEmailOrPdfHeadingBlock(2, t('order.withdrawalReceipt.declaration.heading')),
    createParagraphBlock(t('order.withdrawalReceipt.declaration.sentence')),
    createParagraphBlock(label('name'), name),
    createParagraphBlock(label('email'), email),
    createParagraphBlock(label('contract'), contract),
    createParagraphBlock(label('scope'), isWholeContract ? t('order.withdrawalReceipt.declaration.whole') : null),
    ...lines.map(toLine),
    ...(part === '' ? [] : [createParagraphBlock(part)]),
    createParagraphBlock(
      label('receivedAt'),
      t('order.withdrawalReceipt.declaration.time', { time: formatDateTime(receivedAt, language, sender.timeZone) }),
    ),
  ];
};

const toIllustratedItem = ({ count, name, image }: WithdrawalEmailData['lines'][number]): EmailBlock => ({
  kind: 'illustrated',
  image: createEmailProductImage(image),
  blocks: [createParagraphBlock(`${count} × ${name}`)],
});

export const toWithdrawalReceiptEmail = (withdrawal: WithdrawalEmailData): EmailMessage => {
  const { sender, language, name, email: recipient, receivedAt } = withdrawal;
  const t = getEmailTranslator(language);
  const time = formatDateTime(receivedAt, language, sender.timeZone);
  return visitorEmailContentToMessage({
    sender,
    language,
    recipient,
    kind: 'withdrawal_received',
    values: { name, house: sender.displayName, time },
    blocks: [
      createParagraphBlock(t('order.withdrawalReceipt.received', { time })),
      createParagraphBlock(t('order.withdrawalReceipt.notAccepted')),
      ...toDeclaration(withdrawal, language, toIllustratedItem),
      createParagraphBlock(t('order.withdrawalReceipt.next')),
    ],
  });
};

const toMatch = ({ match, orderNumber }: WithdrawalEmailData): string =>
  match === 'none' || orderNumber === null
    ? getGermanStaffMessage('withdrawal.matches.none')
    : getGermanStaffMessage(`withdrawal.matches.${match}`, { number: orderNumber });

/** `null` if the company has no notification address. */
export const toWithdrawalStaffEmail = (withdrawal: WithdrawalEmailData): EmailMessage | null => {
  const { sender, email: replyTo, language, receivedAt, orderNumber, contract, isSuspected, hasReceipt } = withdrawal;
  const t = getGermanStaffMessage;
  if (sender.email === null) return null;
  return {
    recipient: sender.email,
    replyTo,
    language: 'de',
    subject: t('withdrawal.subject', { contract: orderNumber ?? contract }),
    blocks: [
      createEmailOrPdfHeadingBlock(1, t('withdrawal.heading')),
      createParagraphBlock(
        t('withdrawal.text', {
          time: formatDateTime(receivedAt, 'de', sender.timeZone),
          language: toGermanLanguageName(language),
        }),
      ),
      createDocumentNoteBlock(toMatch(withdrawal)),
      ...(isSuspected ? [createDocumentNoteBlock(t('withdrawal.suspected'))] : []),
      ...toDeclaration(withdrawal, 'de', ({ count, name }) => createListItemBlock(`${count} × ${name}`)),
      createParagraphBlock(t(hasReceipt ? 'withdrawal.receipt' : 'withdrawal.noReceipt')),
      createParagraphBlock(t('withdrawal.studio')),
    ],
  };
};
