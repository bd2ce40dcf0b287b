// Emails about an appointment: to the visitor at every step, and to the staff, in German, when a visitor requests or
// cancels one.
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Locale } from '../../../../../contract/locale.ts';
import { formatDateTimeRange } from '../../../../../domain/format-dates.ts';
import type { EmailAttachment } from '../order-email-attachments.ts';
import type { SenderCompany } from '../sender-company.ts';
import type { PickupBranchContact } from '../order-email-data-types.ts';
import {
  type DocumentBlock,
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createLinkTextRun,
  createParagraphBlock,
} from '../rendering/document-blocks.ts';
import { createEmailButtonBlock, type EmailBlock } from '../rendering/email-blocks.ts';
import { toEmailHeaderText } from '../rendering/to-email-header-text.ts';
import {
  getEmailTranslator,
  getGermanStaffMessage,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import { type EmailMessage, toEmailLinkPageUrl, visitorEmailContentToMessage } from './email-layout.ts';

/** Emails to a visitor. */
export type AppointmentEmailType = 'cancelled' | 'confirmed' | 'moved' | 'received';

/** The appointment data that the templates use. */
export interface AppointmentEmailData {
  id: string;
  state: string;
  startsAt: Date;
  endsAt: Date;
  sender: SenderCompany;
  /** IANA name. */
  timeZone: string;
  /** iCalendar `SEQUENCE`: increases with every change sent to the visitor. */
  sequence: number;
  /** Key of the cancellation link; `null` until the first email. */
  accessKey: string | null;
  /** Language of the visitor. */
  language: Locale;
  name: string;
  email: string | null;
  phone: string | null;
  message: string | null;
  /** The product that the visitor wants to see. */
  subject: string | null;
  /** In the visitor's language, and in German. */
  topic: Record<'staff' | 'visitor', string | null>;
  place: Record<'staff' | 'visitor', PickupBranchContact>;
}

const toWhen = (
  { startsAt, endsAt, timeZone }: Pick<AppointmentEmailData, 'endsAt' | 'startsAt' | 'timeZone'>,
  language: Locale,
): string => formatDateTimeRange(startsAt, endsAt, language, timeZone);

/** Time, topic, place and product as labelled values. */
const toDetailsBlocks = (
  appointment: AppointmentEmailData,
  reader: 'staff' | 'visitor',
  language: Locale,
): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  const { name, street, place, phone } = appointment.place[reader];
  const details: [string, string | null][] = [
    [t('appointment.labels.topic'), appointment.topic[reader]],
    [t('appointment.labels.place'), [name, street, place].join(', ')],
    [t('order.pickup.phone'), reader === 'visitor' ? phone : null],
    [t('appointment.labels.piece'), appointment.subject],
  ];
  return [
    createParagraphBlock(createBoldTextRun(toWhen(appointment, language))),
    createParagraphBlock(
      details
        .flatMap(([label, value]) => (value === null || value === '' ? [] : [formatLabelledValue(t, label, value)]))
        .join('\n'),
    ),
  ];
};

/** The part after the details: previous time, state, calendar entry, cancellation link. */
const toFollowUpBlocks = (
  appointment: AppointmentEmailData,
  notice: AppointmentEmailType,
  previous: { startsAt: Date; endsAt: Date } | null,
): (EmailBlock | null)[] => {
  const { sender, language, accessKey, state, timeZone } = appointment;
  const t = getEmailTranslator(language);
  if (notice === 'cancelled')
    return [createEmailButtonBlock(t('appointment.again'), toEmailLinkPageUrl(sender, 'appointment', language))];
  return [
    notice === 'moved' && previous
      ? createParagraphBlock(t('appointment.before', { when: toWhen({ ...previous, timeZone }, language) }))
      : null,
    notice === 'moved'
      ? createParagraphBlock(t(`appointment.movedState.${state === 'confirmed' ? 'confirmed' : 'requested'}`))
      : null,
    state === 'confirmed' ? createParagraphBlock(t('appointment.calendar')) : null,
    createParagraphBlock(
      `${t('appointment.cancel.text')} `,
      createLinkTextRun(
        t('appointment.cancel.link'),
        toEmailLinkPageUrl(sender, 'appointment', language, `cancel=${accessKey ?? ''}`),
      ),
    ),
  ];
};

/** `previous`: the times of the previous email. */
export const toAppointmentVisitorEmail = (
  appointment: AppointmentEmailData & { email: string },
  notice: AppointmentEmailType,
  changedBy: 'staff' | 'visitor',
  previous: { startsAt: Date; endsAt: Date } | null,
): EmailMessage => {
  const { sender, language, email: recipient, name } = appointment;
  return visitorEmailContentToMessage({
    sender,
    language,
    recipient,
    kind:
      notice === 'cancelled' && changedBy === 'visitor' ? 'appointment_cancelled_by_visitor' : `appointment_${notice}`,
    values: { name, house: sender.displayName, when: toWhen(appointment, language) },
    blocks: [...toDetailsBlocks(appointment, 'visitor', language), ...toFollowUpBlocks(appointment, notice, previous)],
  });
};

/** `null` if the company has no notification address. Replies go to the visitor. */
export const toAppointmentStaffEmail = (
  appointment: AppointmentEmailData,
  event: 'cancelled' | 'requested',
): EmailMessage | null => {
  const { sender, email, phone, name, message } = appointment;
  if (sender.email === null) return null;
  const t = getGermanStaffMessage;
  const visitor: [string, string | null][] = [
    [t('labels.name'), name],
    [t('labels.email'), email],
    [t('labels.phone'), phone],
    [t('labels.language'), toGermanLanguageName(appointment.language)],
  ];
  return {
    recipient: sender.email,
    ...(email && { replyTo: email }),
    subject: t(`appointment.${event}.subject`, { when: toWhen(appointment, 'de'), house: sender.displayName }),
    language: 'de',
    blocks: [
      createEmailOrPdfHeadingBlock(1, t(`appointment.${event}.heading`)),
      ...toDetailsBlocks(appointment, 'staff', 'de'),
      createParagraphBlock(
        visitor
          .flatMap(([label, value]) => (value ? [formatLabelledValue(getEmailTranslator('de'), label, value)] : []))
          .join('\n'),
      ),
      ...(message ? [createEmailOrPdfHeadingBlock(2, t('labels.message')), createParagraphBlock(message)] : []),
      createParagraphBlock(t(`appointment.${event}.text`)),
    ],
  };
};

const statuses: Record<string, ICalEventStatus> = {
  cancelled: ICalEventStatus.CANCELLED,
  confirmed: ICalEventStatus.CONFIRMED,
  requested: ICalEventStatus.TENTATIVE,
};

/** Without an organizer address the entry is published for import instead of sent as an invitation. */
const toMethod = ({ state, sender }: AppointmentEmailData): ICalCalendarMethod => {
  if (sender.email === null) return ICalCalendarMethod.PUBLISH;
  return state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
};

/** Times are in UTC; calendars display them in local time. */
export const toAppointmentCalendarAttachment = (
  appointment: AppointmentEmailData & { email: string },
): EmailAttachment => {
  const { sender, language, place, topic, accessKey, subject } = appointment;
  const t = getEmailTranslator(language);
  const title =
    topic.visitor === null
      ? t('appointment.entry', { house: sender.displayName })
      : t('appointment.entryWithTopic', { house: sender.displayName, topic: topic.visitor });
  const method = toMethod(appointment);
  const calendar = ical({
    prodId: { company: toEmailHeaderText(sender.domain), product: 'storefront', language },
    method,
  });
  const isCancelled = appointment.state === 'cancelled';
  const cancelUrl = toEmailLinkPageUrl(sender, 'appointment', language, `cancel=${accessKey ?? ''}`);
  const event = calendar.createEvent({
    id: `${appointment.id}@${sender.domain}`,
    sequence: appointment.sequence,
    start: appointment.startsAt,
    end: appointment.endsAt,
    stamp: new Date(),
    status: statuses[appointment.state] ?? null,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: title,
    location: [place.visitor.name, place.visitor.street, place.visitor.place].join(', '),
    description: [subject, ...(isCancelled ? [] : [`${t('appointment.cancel.text')} ${cancelUrl}`])]
      .filter(Boolean)
      .join('\n'),
    organizer: sender.email === null ? null : { name: toEmailHeaderText(sender.displayName), email: sender.email },
  });
  event.createAttendee({
    name: toEmailHeaderText(appointment.name),
    email: appointment.email,
    rsvp: false,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
  });
  return {
    name: t('appointment.fileName'),
    title,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
};
