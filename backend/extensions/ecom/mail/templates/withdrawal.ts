// A withdrawal from a contract: the receipt with all that was declared, and the time (law row L9), and the report to the house.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatMoment } from '../../../../../domain/format-dates.ts';
import type { House } from '../house.ts';
import { type Block, bold, heading, item, note, paragraph } from '../rendering/document.ts';
import { emailText, staffText, toLanguageName, toPair } from '../../platform/texts.ts';
import { type EmailMessage, toVisitorEmail } from './layout.ts';

export interface MailedWithdrawal {
  house: House;
  /** In which it was declared. */
  language: Locale;
  name: string;
  email: string;
  contract: string;
  /** In the shopper's words; empty: all of it, where no lines are named either. */
  part: string;
  lines: { count: number; name: string }[];
  receivedAt: Date;
  match: 'link' | 'none' | 'number' | 'number_and_email';
  orderNumber: string | null;
  isSuspected: boolean;
  /** Whether the receipt goes out. */
  hasReceipt: boolean;
}

const toDeclaration = (withdrawal: MailedWithdrawal, language: Locale): Block[] => {
  const t = emailText(language);
  const label = (name: 'contract' | 'email' | 'name' | 'receivedAt' | 'scope') =>
    bold(toPair(t, t(`order.withdrawalReceipt.declaration.${name}`)));
  const { house, name, email, contract, part, lines, receivedAt } = withdrawal;
  const isWhole = part === '' && lines.length === 0;
  return [
    heading(2, t('order.withdrawalReceipt.declaration.heading')),
    paragraph(t('order.withdrawalReceipt.declaration.sentence')),
    paragraph(label('name'), name),
    paragraph(label('email'), email),
    paragraph(label('contract'), contract),
    paragraph(label('scope'), isWhole ? t('order.withdrawalReceipt.declaration.whole') : null),
    ...lines.map((line) => item(`${line.count} × ${line.name}`)),
    ...(part === '' ? [] : [paragraph(part)]),
    paragraph(
      label('receivedAt'),
      t('order.withdrawalReceipt.declaration.time', { time: formatMoment(receivedAt, language, house.timeZone) }),
    ),
  ];
};

export const toWithdrawalReceived = (withdrawal: MailedWithdrawal): EmailMessage => {
  const { house, language, name, email: recipient, receivedAt } = withdrawal;
  const t = emailText(language);
  return toVisitorEmail({
    house,
    language,
    recipient,
    name,
    subject: t('order.withdrawalReceipt.subject', { house: house.displayName }),
    heading: t('order.withdrawalReceipt.heading'),
    blocks: [
      paragraph(t('order.withdrawalReceipt.received', { time: formatMoment(receivedAt, language, house.timeZone) })),
      paragraph(t('order.withdrawalReceipt.notAccepted')),
      ...toDeclaration(withdrawal, language),
      paragraph(t('order.withdrawalReceipt.next')),
    ],
  });
};

const toMatch = ({ match, orderNumber }: MailedWithdrawal): string =>
  match === 'none' || orderNumber === null
    ? staffText('withdrawal.matches.none')
    : staffText(`withdrawal.matches.${match}`, { number: orderNumber });

/** `null` where the house has named no address to report to. */
export const toHouseWithdrawal = (withdrawal: MailedWithdrawal): EmailMessage | null => {
  const { house, email: replyTo, language, receivedAt, orderNumber, contract, isSuspected, hasReceipt } = withdrawal;
  const t = staffText;
  if (house.email === null) return null;
  return {
    recipient: house.email,
    replyTo,
    language: 'de',
    subject: t('withdrawal.subject', { contract: orderNumber ?? contract }),
    blocks: [
      heading(1, t('withdrawal.heading')),
      paragraph(
        t('withdrawal.text', {
          time: formatMoment(receivedAt, 'de', house.timeZone),
          language: toLanguageName(language),
        }),
      ),
      note(toMatch(withdrawal)),
      ...(isSuspected ? [note(t('withdrawal.suspected'))] : []),
      ...toDeclaration(withdrawal, 'de'),
      paragraph(t(hasReceipt ? 'withdrawal.receipt' : 'withdrawal.noReceipt')),
      paragraph(t('withdrawal.studio')),
    ],
  };
};
