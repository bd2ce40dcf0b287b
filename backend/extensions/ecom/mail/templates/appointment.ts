// The emails about an appointment: to the visitor at every step, and to the house, in German, when a visitor asks for one or
// gives it up.
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Locale } from '../../../../../contract/locale.ts';
import { formatPeriod } from '../../../../../domain/format-dates.ts';
import type { Attachment } from '../attachments.ts';
import type { House } from '../house.ts';
import type { Branch } from '../mailed-order.ts';
import { type Block, bold, heading, link, paragraph } from '../rendering/document.ts';
import { toHeaderText } from '../rendering/formats.ts';
import { type AppointmentNotice, appointmentTexts, houseAppointmentTexts } from '../texts/appointment.ts';
import { mailTexts } from '../texts/by-language.ts';
import { type EmailMessage, toPageUrl, toVisitorEmail } from './layout.ts';

/** An appointment as its mails tell of it. */
export interface MailedAppointment {
  id: string;
  state: string;
  startsAt: Date;
  endsAt: Date;
  house: House;
  /** IANA name. */
  timeZone: string;
  /** Counts what was told of it, for the visitor's calendar. */
  sequence: number;
  /** Opens the cancellation; `null` until the first mail. */
  accessKey: string | null;
  /** Of the visitor. */
  language: Locale;
  name: string;
  email: string | null;
  phone: string | null;
  message: string | null;
  /** The product that the visitor wants to see. */
  subject: string | null;
  /** In the visitor's language, and in the house's. */
  topic: { visitor: string | null; house: string | null };
  place: Record<'house' | 'visitor', Branch>;
}

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
const toEnding = (
  appointment: MailedAppointment,
  notice: AppointmentNotice,
  before: { startsAt: Date; endsAt: Date } | null,
): (Block | null)[] => {
  const { house, language, accessKey, state, timeZone } = appointment;
  const texts = appointmentTexts[language];
  if (notice === 'cancelled') return [paragraph(link(texts.again, toPageUrl(house, 'appointment', language)))];
  return [
    notice === 'moved' && before ? paragraph(texts.before(toWhen({ ...before, timeZone }, language))) : null,
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
  before: { startsAt: Date; endsAt: Date } | null,
): EmailMessage => {
  const { house, language, email: recipient, name } = appointment;
  const opening = toOpening(language, notice, by);
  return toVisitorEmail({
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
export const toHouseEmail = (appointment: MailedAppointment, what: 'cancelled' | 'requested'): EmailMessage | null => {
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

const statuses: Record<string, ICalEventStatus> = {
  cancelled: ICalEventStatus.CANCELLED,
  confirmed: ICalEventStatus.CONFIRMED,
  requested: ICalEventStatus.TENTATIVE,
};

/** Where the house has no address, nobody can be said to invite: the entry is then one to take over. */
const toMethod = ({ state, house }: MailedAppointment): ICalCalendarMethod => {
  if (house.email === null) return ICalCalendarMethod.PUBLISH;
  return state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
};

/** Times are in UTC, which every calendar shows on its own clock. */
export const toCalendarEntry = (appointment: MailedAppointment & { email: string }): Attachment => {
  const { house, language, place, topic, accessKey, subject } = appointment;
  const texts = appointmentTexts[language];
  const method = toMethod(appointment);
  const calendar = ical({ prodId: { company: toHeaderText(house.domain), product: 'storefront', language }, method });
  const isOver = appointment.state === 'cancelled';
  const cancelUrl = toPageUrl(house, 'appointment', language, `cancel=${accessKey ?? ''}`);
  const event = calendar.createEvent({
    ...{ id: `${appointment.id}@${house.domain}`, sequence: appointment.sequence },
    ...{ start: appointment.startsAt, end: appointment.endsAt, stamp: new Date() },
    status: statuses[appointment.state] ?? null,
    transparency: isOver ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: texts.entry(house.displayName, topic.visitor),
    location: [place.visitor.name, place.visitor.street, place.visitor.place].join(', '),
    description: [subject, ...(isOver ? [] : [`${texts.cancel.text} ${cancelUrl}`])].filter(Boolean).join('\n'),
    organizer: house.email === null ? null : { name: toHeaderText(house.displayName), email: house.email },
  });
  event.createAttendee({
    ...{ name: toHeaderText(appointment.name), email: appointment.email, rsvp: false },
    ...{ role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED },
  });
  return {
    ...{ name: texts.fileName, title: texts.entry(house.displayName, topic.visitor) },
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
};
