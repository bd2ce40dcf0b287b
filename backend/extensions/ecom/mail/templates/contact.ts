// The emails about a message to the house: the copy for its sender, and the message itself to the house.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatMoment } from '../../../../../domain/format-dates.ts';
import type { House } from '../house.ts';
import { type Block, bold, heading, note, paragraph, small } from '../rendering/document.ts';
import { mailTexts } from '../texts/by-language.ts';
import { copyTexts, houseMessageTexts } from '../texts/contact.ts';
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
  const texts = copyTexts[language];
  return toVisitorEmail({
    ...{ house, language, name, recipient: email },
    subject: texts.subject(house.displayName),
    heading: texts.heading,
    blocks: [
      paragraph(texts.text),
      heading(2, texts.yourMessage),
      branch === null ? null : paragraph(mailTexts[language].pair(texts.branch, branch)),
      note(message),
      small(texts.notYours),
    ],
  });
};

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' });

const toFact = (label: string, value: string | null): Block[] =>
  value === null ? [] : [paragraph(bold(label), `\n${value}`)];

/** `null` where the house has named no address to report to. Answers go to the sender. */
export const toHouseMessage = (message: MailedMessage): EmailMessage | null => {
  const texts = houseMessageTexts;
  const { house, language, name, email } = message;
  if (house.email === null) return null;
  return {
    recipient: house.email,
    replyTo: email,
    subject: texts.subject(name, house.displayName),
    language: 'de',
    blocks: [
      heading(1, texts.heading),
      paragraph(
        texts.text(formatMoment(message.writtenAt, 'de', house.timeZone), languageNames.of(language) ?? language),
      ),
      ...toFact(texts.name, name),
      ...toFact(texts.email, email),
      ...toFact(texts.phone, message.phone),
      ...toFact(texts.branch, message.branch),
      heading(2, texts.message),
      note(message.message),
      paragraph(texts.answer(name)),
    ],
  };
};
