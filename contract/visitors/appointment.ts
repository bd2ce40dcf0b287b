// Appointments: request bodies and responses of POST /ecom/appointment and its sub-routes. Times are local times in the
// project's time zone, which the response contains.
import { z } from 'zod';
import {
  emailAddressSchema,
  publicFormFieldSchemas,
  lowerCaseGuidSchema,
  createSingleLineTextSchema,
  multiLineTextSchema,
  emailLinkKeySchema,
  contactFieldMaxLengths,
  privacyConsentSchema,
  requestProjectDomainSchema,
} from '../shop/request-body-field-schemas.ts';

/** `YYYY-MM-DD`. */
const day = z.iso.date();

/** More than any month has. */
const maxDaysPerPage = 31;

/** POST /ecom/appointment/times: free times for a topic. */
export const appointmentTimesRequestBodySchema = z.strictObject({
  project: requestProjectDomainSchema,
  topic: lowerCaseGuidSchema(),
  branch: lowerCaseGuidSchema(),
  /** The first date to search; dates before the earliest bookable one are skipped. */
  from: day.optional(),
  /** How many days with free times a page has; default 8. */
  days: z.int().min(1).max(maxDaysPerPage).optional(),
});

export type AppointmentTimesRequestBody = z.infer<typeof appointmentTimesRequestBodySchema>;

export const appointmentTimesResponseSchema = z.object({
  status: z.literal('ok'),
  /** IANA name, such as `Europe/Berlin`. */
  time_zone: z.string(),
  duration_minutes: z.int().positive(),
  /** Days with at least one free time, earliest first; times as `HH:MM`. */
  days: z.array(z.object({ date: z.string(), times: z.array(z.string()).min(1) })),
  /** The other days of the page; absent from the responses of an earlier release. */
  unavailable: z
    .array(z.object({ date: z.string(), reason: z.enum(['closed', 'full', 'holiday', 'not_bookable']) }))
    .default([]),
  /** Value of `from` for the next page; `null` at the booking horizon. */
  next: z.string().nullable(),
});

export type AppointmentTimesResponse = z.infer<typeof appointmentTimesResponseSchema>;

export const appointmentRequestBodySchema = z.strictObject({
  topic: lowerCaseGuidSchema(),
  branch: lowerCaseGuidSchema(),
  date: day,
  /** `HH:MM`. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  name: createSingleLineTextSchema(contactFieldMaxLengths.name).min(1),
  email: emailAddressSchema(),
  phone: createSingleLineTextSchema(contactFieldMaxLengths.phone).optional(),
  /** May be empty. */
  message: multiLineTextSchema(contactFieldMaxLengths.message),
  /** The product that the visitor wants to see. */
  product: lowerCaseGuidSchema().optional(),
  variant: lowerCaseGuidSchema().optional(),
  privacy: privacyConsentSchema,
  ...publicFormFieldSchemas,
});

export type AppointmentRequestBody = z.infer<typeof appointmentRequestBodySchema>;

/**
 * POST /ecom/appointment/cancellation, sent through the link in the email. The response is the same whether or not the
 * key is valid.
 */
export const appointmentCancellationRequestBodySchema = z.strictObject({
  project: requestProjectDomainSchema,
  key: emailLinkKeySchema,
});

export type AppointmentCancellationRequestBody = z.infer<typeof appointmentCancellationRequestBodySchema>;
