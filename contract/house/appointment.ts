// Appointments: bodies and answers of POST /ecom/appointment and what belongs to it. Times are those on the clock of the
// house; its time zone comes with them.
import { z } from 'zod';
import {
  emailAddressText,
  publicFormFields,
  lowerCaseGuid,
  singleLineText,
  multiLineText,
  emailLinkKeySchema,
  contactFieldMaxLengths,
  privacyConsentSchema,
  projectSchema,
} from '../shop/body-fields.ts';

/** `YYYY-MM-DD`. */
const day = z.iso.date();

/** POST /ecom/appointment/times: when somebody is free for a topic. */
export const appointmentTimesSchema = z.strictObject({
  project: projectSchema,
  topic: lowerCaseGuid(),
  branch: lowerCaseGuid(),
  /** The first day of interest; earlier ones than the house allows are left out. */
  from: day.optional(),
});

export type AppointmentTimesBody = z.infer<typeof appointmentTimesSchema>;

export const appointmentTimesResponseSchema = z.object({
  status: z.literal('ok'),
  /** IANA name, such as `Europe/Berlin`. */
  time_zone: z.string(),
  duration_minutes: z.int().positive(),
  /** Days with at least one free time, earliest first; times as `HH:MM`. */
  days: z.array(z.object({ date: z.string(), times: z.array(z.string()).min(1) })),
  /** The day to ask `from` next; `null` where the house takes nothing further ahead. */
  next: z.string().nullable(),
});

export type AppointmentTimes = z.infer<typeof appointmentTimesResponseSchema>;

export const appointmentSchema = z.strictObject({
  topic: lowerCaseGuid(),
  branch: lowerCaseGuid(),
  date: day,
  /** `HH:MM`. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  name: singleLineText(contactFieldMaxLengths.name).min(1),
  email: emailAddressText(),
  phone: singleLineText(contactFieldMaxLengths.phone).optional(),
  /** May be empty. */
  message: multiLineText(contactFieldMaxLengths.message),
  /** The piece that the visitor wants to see. */
  product: lowerCaseGuid().optional(),
  variant: lowerCaseGuid().optional(),
  privacy: privacyConsentSchema,
  ...publicFormFields,
});

export type AppointmentBody = z.infer<typeof appointmentSchema>;

/** POST /ecom/appointment/cancellation: from the link of the mail. Answered alike whatever the key opens. */
export const appointmentCancellationSchema = z.strictObject({ project: projectSchema, key: emailLinkKeySchema });

export type AppointmentCancellationBody = z.infer<typeof appointmentCancellationSchema>;
