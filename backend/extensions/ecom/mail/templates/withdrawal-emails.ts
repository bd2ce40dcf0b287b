// Emails about a withdrawal from a contract: the receipt with declaration and time (law row L9), and the notification
// of the staff.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTime } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  type DocumentBlock,
  createBoldTextRun,
  createHeadingBlock,
  createListItemBlock,
  createNoteBlock,
  createParagraphBlock,
} from '../rendering/document-blocks.ts';
import {
  getEmailTranslator,
  translateStaffMessage,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import { type EmailMessage, toVisitorEmail } from './email-layout.ts';

export interface WithdrawalEmailData {
  sender: SenderCompany;
  /** Language of the declaration. */
  language: Locale;
  name: string;
  email: string;
  contract: string;
  /** Free text of the customer. Empty and without `lines`: withdrawal from the whole contract. */
  part: string;
  lines: { count: number; name: string }[];
  receivedAt: Date;
  match: 'link' | 'none' | 'number' | 'number_and_email';
  orderNumber: string | null;
  isSuspected: boolean;
  /** Whether the receipt is sent. */
  hasReceipt: boolean;
}

const toDeclaration = (withdrawal: WithdrawalEmailData, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  const label = (name: 'contract' | 'email' | 'name' | 'receivedAt' | 'scope') =>
    createBoldTextRun(formatLabelledValue(t, t(`order.withdrawalReceipt.declaration.${name}`)));
  const { sender, name, email, contract, part, lines, receivedAt } = withdrawal;
  const isWholeContract = part === '' && lines.length === 0;
  return [
    createHeadingBlock(2, t('order.withdrawalReceipt.declaration.heading')),
    createParagraphBlock(t('order.withdrawalReceipt.declaration.sentence')),
    createParagraphBlock(label('name'), name),
    createParagraphBlock(label('email'), email),
    createParagraphBlock(label('contract'), contract),
    createParagraphBlock(label('scope'), isWholeContract ? t('order.withdrawalReceipt.declaration.whole') : null),
    ...lines.map((line) => createListItemBlock(`${line.count} × ${line.name}`)),
    ...(part === '' ? [] : [createParagraphBlock(part)]),
    createParagraphBlock(
      label('receivedAt'),
      t('order.withdrawalReceipt.declaration.time', { time: formatDateTime(receivedAt, language, sender.timeZone) }),
    ),
  ];
};

export const toWithdrawalReceiptEmail = (withdrawal: WithdrawalEmailData): EmailMessage => {
  const { sender, language, name, email: recipient, receivedAt } = withdrawal;
  const t = getEmailTranslator(language);
  return toVisitorEmail({
    sender,
    language,
    recipient,
    name,
    subject: t('order.withdrawalReceipt.subject', { house: sender.displayName }),
    heading: t('order.withdrawalReceipt.heading'),
    blocks: [
      createParagraphBlock(
        t('order.withdrawalReceipt.received', { time: formatDateTime(receivedAt, language, sender.timeZone) }),
      ),
      createParagraphBlock(t('order.withdrawalReceipt.notAccepted')),
      ...toDeclaration(withdrawal, language),
      createParagraphBlock(t('order.withdrawalReceipt.next')),
    ],
  });
};

const toMatch = ({ match, orderNumber }: WithdrawalEmailData): string =>
  match === 'none' || orderNumber === null
    ? translateStaffMessage('withdrawal.matches.none')
    : translateStaffMessage(`withdrawal.matches.${match}`, { number: orderNumber });

/** `null` if the company has no notification address. */
export const toWithdrawalStaffEmail = (withdrawal: WithdrawalEmailData): EmailMessage | null => {
  const { sender, email: replyTo, language, receivedAt, orderNumber, contract, isSuspected, hasReceipt } = withdrawal;
  const t = translateStaffMessage;
  if (sender.email === null) return null;
  return {
    recipient: sender.email,
    replyTo,
    language: 'de',
    subject: t('withdrawal.subject', { contract: orderNumber ?? contract }),
    blocks: [
      createHeadingBlock(1, t('withdrawal.heading')),
      createParagraphBlock(
        t('withdrawal.text', {
          time: formatDateTime(receivedAt, 'de', sender.timeZone),
          language: toGermanLanguageName(language),
        }),
      ),
      createNoteBlock(toMatch(withdrawal)),
      ...(isSuspected ? [createNoteBlock(t('withdrawal.suspected'))] : []),
      ...toDeclaration(withdrawal, 'de'),
      createParagraphBlock(t(hasReceipt ? 'withdrawal.receipt' : 'withdrawal.noReceipt')),
      createParagraphBlock(t('withdrawal.studio')),
    ],
  };
};
