// An appointment as the file that calendars take in: the same entry by its UID however often it changes (RFC 5545, 5546).
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { MailedAppointment } from '../../appointments/read-appointment.ts';
import type { Attachment } from '../attachments.ts';
import { toPageUrl } from '../letters/letter.ts';
import { toHeaderText } from '../sending/header-text.ts';
import { appointmentTexts } from '../texts/appointment.ts';

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
