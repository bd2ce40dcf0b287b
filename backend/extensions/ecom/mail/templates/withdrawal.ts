// A withdrawal from a contract: the receipt with all that was declared, and the time (law row L9), and the report to the house.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatMoment } from '../../../../../domain/format-dates.ts';
import type { House } from '../house.ts';
import { type Block, bold, heading, item, note, paragraph } from '../rendering/document.ts';
import { mailTexts } from '../texts/by-language.ts';
import { withdrawalHouseTexts, withdrawalTexts } from '../texts/withdrawal.ts';
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
  const { declaration } = withdrawalTexts[language];
  const { pair } = mailTexts[language];
  const { house, name, email, contract, part, lines, receivedAt } = withdrawal;
  const isWhole = part === '' && lines.length === 0;
  return [
    heading(2, declaration.heading),
    paragraph(declaration.sentence),
    paragraph(bold(pair(declaration.name, '')), name),
    paragraph(bold(pair(declaration.email, '')), email),
    paragraph(bold(pair(declaration.contract, '')), contract),
    paragraph(bold(pair(declaration.scope, '')), isWhole ? declaration.whole : null),
    ...lines.map((line) => item(`${line.count} × ${line.name}`)),
    ...(part === '' ? [] : [paragraph(part)]),
    paragraph(
      bold(pair(declaration.receivedAt, '')),
      declaration.time(formatMoment(receivedAt, language, house.timeZone)),
    ),
  ];
};

export const toWithdrawalReceived = (withdrawal: MailedWithdrawal): EmailMessage => {
  const { house, language, name, email: recipient, receivedAt } = withdrawal;
  const texts = withdrawalTexts[language];
  return toVisitorEmail({
    ...{ house, language, recipient, name },
    subject: texts.subject(house.displayName),
    heading: texts.heading,
    blocks: [
      paragraph(texts.received(formatMoment(receivedAt, language, house.timeZone))),
      paragraph(texts.notAccepted),
      ...toDeclaration(withdrawal, language),
      paragraph(texts.next),
    ],
  });
};

const toMatch = ({ match, orderNumber }: MailedWithdrawal): string =>
  match === 'none' || orderNumber === null
    ? withdrawalHouseTexts.matches.none
    : withdrawalHouseTexts.matches[match](orderNumber);

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' });

/** `null` where the house has named no address to report to. */
export const toHouseWithdrawal = (withdrawal: MailedWithdrawal): EmailMessage | null => {
  const { house, email: replyTo, language, receivedAt, orderNumber, contract, isSuspected, hasReceipt } = withdrawal;
  const texts = withdrawalHouseTexts;
  if (house.email === null) return null;
  return {
    ...{ recipient: house.email, replyTo, language: 'de' },
    subject: texts.subject(orderNumber ?? contract),
    blocks: [
      heading(1, texts.heading),
      paragraph(texts.text(formatMoment(receivedAt, 'de', house.timeZone), languageNames.of(language) ?? language)),
      note(toMatch(withdrawal)),
      ...(isSuspected ? [note(texts.suspected)] : []),
      ...toDeclaration(withdrawal, 'de'),
      paragraph(hasReceipt ? texts.receipt : texts.noReceipt),
      paragraph(texts.studio),
    ],
  };
};
