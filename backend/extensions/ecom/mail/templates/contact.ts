// The emails about a message to the house: the copy for its sender, and the message itself to the house.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatMoment } from '../../../../../domain/format-dates.ts';
import type { House } from '../house.ts';
import { type Block, bold, heading, note, paragraph, small } from '../rendering/document.ts';
import { emailText, staffText, toLanguageName, toPair } from '../../platform/texts.ts';
import { type EmailMessage, toVisitorEmail } from './layout.ts';

/** A message as its mails tell of it. */
export interface MailedMessage {
  house: House;
  language: Locale;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** Name of the branch that was asked. */
  branch: string | null;
  writtenAt: Date;
}

export const toMessageCopy = ({ house, language, name, email, message, branch }: MailedMessage): EmailMessage => {
  const t = emailText(language);
  return toVisitorEmail({
    house,
    language,
    name,
    recipient: email,
    subject: t('contact.subject', { house: house.displayName }),
    heading: t('contact.heading'),
    blocks: [
      paragraph(t('contact.text')),
      heading(2, t('contact.yourMessage')),
      branch === null ? null : paragraph(toPair(t, t('contact.branch'), branch)),
      note(message),
      small(t('contact.notYours')),
    ],
  });
};

const toFact = (label: string, value: string | null): Block[] =>
  value === null ? [] : [paragraph(bold(label), `\n${value}`)];

/** `null` where the house has named no address to report to. Answers go to the sender. */
export const toHouseMessage = (message: MailedMessage): EmailMessage | null => {
  const t = staffText;
  const { house, language, name, email } = message;
  if (house.email === null) return null;
  return {
    recipient: house.email,
    replyTo: email,
    subject: t('message.subject', { name, house: house.displayName }),
    language: 'de',
    blocks: [
      heading(1, t('message.heading')),
      paragraph(
        t('message.text', {
          time: formatMoment(message.writtenAt, 'de', house.timeZone),
          language: toLanguageName(language),
        }),
      ),
      ...toFact(t('labels.name'), name),
      ...toFact(t('labels.email'), email),
      ...toFact(t('labels.phone'), message.phone),
      ...toFact(t('labels.branch'), message.branch),
      heading(2, t('labels.message')),
      note(message.message),
      paragraph(t('message.answer', { name })),
    ],
  };
};
