// The letters about an appointment: to the visitor at every step, and to the house, in German, when a visitor asks for one or
// gives it up.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatPeriod } from '../../../../../domain/format-dates.ts';
import type { MailedAppointment } from '../../appointments/read-appointment.ts';
import type { AppointmentNotice, Told } from '../../appointments/told.ts';
import { type Block, bold, heading, link, paragraph } from '../content/document.ts';
import { appointmentTexts, houseAppointmentTexts } from '../texts/appointment.ts';
import { mailTexts } from '../texts/by-language.ts';
import { type Letter, toPageUrl, toVisitorLetter } from './letter.ts';

const toWhen = (
  { startsAt, endsAt, timeZone }: Pick<MailedAppointment, 'endsAt' | 'startsAt' | 'timeZone'>,
  language: Locale,
): string => formatPeriod(startsAt, endsAt, language, timeZone);

/** What was arranged, as a list of labels and values. */
const toFacts = (appointment: MailedAppointment, reader: 'house' | 'visitor', language: Locale): Block[] => {
  const { labels } = appointmentTexts[language];
  const { pair } = mailTexts[language];
  const { name, street, place, phone } = appointment.place[reader];
  const facts: [string, string | null][] = [
    [labels.topic, appointment.topic[reader]],
    [labels.place, [name, street, place].join(', ')],
    [mailTexts[language].pickup.phone, reader === 'visitor' ? phone : null],
    [labels.piece, appointment.subject],
  ];
  return [
    paragraph(bold(toWhen(appointment, language))),
    paragraph(
      facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [pair(label, value)])).join('\n'),
    ),
  ];
};

const toOpening = (language: Locale, notice: AppointmentNotice, by: 'house' | 'visitor') => {
  const texts = appointmentTexts[language];
  return notice === 'cancelled' && by === 'visitor' ? texts.cancelledByVisitor : texts.notices[notice];
};

/** What follows from a notice: what becomes of it, the entry for the calendar, how it is given up. */
const toEnding = (appointment: MailedAppointment, notice: AppointmentNotice, before: Told | null): (Block | null)[] => {
  const { house, language, accessKey, state, timeZone } = appointment;
  const texts = appointmentTexts[language];
  if (notice === 'cancelled') return [paragraph(link(texts.again, toPageUrl(house, 'appointment', language)))];
  const past = before && { startsAt: new Date(before.starts_at), endsAt: new Date(before.ends_at), timeZone };
  return [
    notice === 'moved' && past ? paragraph(texts.before(toWhen(past, language))) : null,
    notice === 'moved' ? paragraph(texts.movedState[state === 'confirmed' ? 'confirmed' : 'requested']) : null,
    state === 'confirmed' ? paragraph(texts.calendar) : null,
    paragraph(
      `${texts.cancel.text} `,
      link(texts.cancel.link, toPageUrl(house, 'appointment', language, `cancel=${accessKey ?? ''}`)),
    ),
  ];
};

/** `before`: what the visitor was told the last time. */
export const toVisitorNotice = (
  appointment: MailedAppointment & { email: string },
  notice: AppointmentNotice,
  by: 'house' | 'visitor',
  before: Told | null,
): Letter => {
  const { house, language, email: recipient, name } = appointment;
  const opening = toOpening(language, notice, by);
  return toVisitorLetter({
    ...{ house, language, recipient, name, heading: opening.heading },
    subject: opening.subject(house.displayName),
    blocks: [
      paragraph(opening.text),
      ...toFacts(appointment, 'visitor', language),
      ...toEnding(appointment, notice, before),
    ],
  });
};

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' });

/** `null` where the house has named no address to report to. Answers go to the visitor. */
export const toHouseLetter = (appointment: MailedAppointment, what: 'cancelled' | 'requested'): Letter | null => {
  const { house, email, phone, name, message } = appointment;
  if (house.email === null) return null;
  const texts = houseAppointmentTexts[what];
  const { pair } = mailTexts.de;
  const visitor = [
    pair('Name', name),
    ...(email ? [pair('E-Mail', email)] : []),
    ...(phone ? [pair('Telefon', phone)] : []),
    pair('Sprache', languageNames.of(appointment.language) ?? appointment.language),
  ];
  return {
    recipient: house.email,
    ...(email && { replyTo: email }),
    subject: texts.subject(toWhen(appointment, 'de'), house.displayName),
    language: 'de',
    blocks: [
      heading(1, texts.heading),
      ...toFacts(appointment, 'house', 'de'),
      paragraph(visitor.join('\n')),
      ...(message ? [heading(2, 'Nachricht'), paragraph(message)] : []),
      paragraph(texts.text),
    ],
  };
};
