// Emails about a withdrawal from a contract: the receipt with declaration and time (law row L9), and the notification
// of the staff.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTime } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  type DocumentBlock,
  boldTextRun,
  headingBlock,
  listItemBlock,
  noteBlock,
  paragraphBlock,
} from '../rendering/document-blocks.ts';
import {
  getEmailTranslator,
  translateForStaff,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import { type EmailMessage, toVisitorEmail } from './layout.ts';

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
    boldTextRun(formatLabelledValue(t, t(`order.withdrawalReceipt.declaration.${name}`)));
  const { sender, name, email, contract, part, lines, receivedAt } = withdrawal;
  const isWholeContract = part === '' && lines.length === 0;
  return [
    headingBlock(2, t('order.withdrawalReceipt.declaration.heading')),
    paragraphBlock(t('order.withdrawalReceipt.declaration.sentence')),
    paragraphBlock(label('name'), name),
    paragraphBlock(label('email'), email),
    paragraphBlock(label('contract'), contract),
    paragraphBlock(label('scope'), isWholeContract ? t('order.withdrawalReceipt.declaration.whole') : null),
    ...lines.map((line) => listItemBlock(`${line.count} × ${line.name}`)),
    ...(part === '' ? [] : [paragraphBlock(part)]),
    paragraphBlock(
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
      paragraphBlock(
        t('order.withdrawalReceipt.received', { time: formatDateTime(receivedAt, language, sender.timeZone) }),
      ),
      paragraphBlock(t('order.withdrawalReceipt.notAccepted')),
      ...toDeclaration(withdrawal, language),
      paragraphBlock(t('order.withdrawalReceipt.next')),
    ],
  });
};

const toMatch = ({ match, orderNumber }: WithdrawalEmailData): string =>
  match === 'none' || orderNumber === null
    ? translateForStaff('withdrawal.matches.none')
    : translateForStaff(`withdrawal.matches.${match}`, { number: orderNumber });

/** `null` if the company has no notification address. */
export const toWithdrawalStaffEmail = (withdrawal: WithdrawalEmailData): EmailMessage | null => {
  const { sender, email: replyTo, language, receivedAt, orderNumber, contract, isSuspected, hasReceipt } = withdrawal;
  const t = translateForStaff;
  if (sender.email === null) return null;
  return {
    recipient: sender.email,
    replyTo,
    language: 'de',
    subject: t('withdrawal.subject', { contract: orderNumber ?? contract }),
    blocks: [
      headingBlock(1, t('withdrawal.heading')),
      paragraphBlock(
        t('withdrawal.text', {
          time: formatDateTime(receivedAt, 'de', sender.timeZone),
          language: toGermanLanguageName(language),
        }),
      ),
      noteBlock(toMatch(withdrawal)),
      ...(isSuspected ? [noteBlock(t('withdrawal.suspected'))] : []),
      ...toDeclaration(withdrawal, 'de'),
      paragraphBlock(t(hasReceipt ? 'withdrawal.receipt' : 'withdrawal.noReceipt')),
      paragraphBlock(t('withdrawal.studio')),
    ],
  };
};
