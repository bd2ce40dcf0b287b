// The visitors module: contact form, newsletter, appointments. Registers their routes, jobs and guards.
import {
  appointmentCancellationSchema,
  appointmentSchema,
  appointmentTimesResponseSchema,
  appointmentTimesSchema,
} from '../../../../contract/house/appointment.ts';
import { contactSchema } from '../../../../contract/house/messages.ts';
import {
  newsletterConfirmationSchema,
  newsletterSchema,
  newsletterUnsubscriptionSchema,
} from '../../../../contract/house/newsletter.ts';
import { okSchema, oneClickParameters } from '../../../../contract/reference/plain-schemas.ts';
import type { ServiceModule, ServiceRoute } from '../platform/http.ts';
import { defineRoute } from '../platform/routes.ts';
import {
  defineIpRateLimit,
  requireProofForFastPosts,
  formGuards,
  quoteRateLimit,
  webhookRateLimit,
} from '../platform/spam-protection.ts';
import { readAvailableTimes } from './appointments/available-times.ts';
import { cancelAppointment, bookAppointment } from './appointments/book-appointment.ts';
import { explainAppointmentConstraintErrors, guardBookedAppointments } from './appointments/guards.ts';
import { appointmentEmailJob } from './appointments/write-appointment-emails.ts';
import { createContactMessage } from './contact.ts';
import { confirmSubscription, signUpForNewsletter } from './newsletter/sign-up.ts';
import { redirectOneClickLink, unsubscribeByKey, unsubscribeByOneClick } from './newsletter/subscriptions.ts';

const appointmentRoutes = [
  defineRoute({
    path: '/appointment/times',
    summary: 'Read when a branch has time for a topic',
    description: 'The next eight days with at least one free time. Writes nothing.',
    // Requested for every choice of topic, branch and further days, about as often as a cart requests quotes.
    guards: [defineIpRateLimit({ name: 'appointment-times', limit: quoteRateLimit })],
    body: appointmentTimesSchema,
    answer: { schema: appointmentTimesResponseSchema, description: 'Free times.' },
    refusals: ['unknown_project', 'booking_closed', 'not_offered'],
    act: readAvailableTimes,
  }),
  defineRoute({
    path: '/appointment',
    summary: 'Ask for an appointment',
    description: 'The staff confirms, moves or cancels it; the visitor gets an email at every step.',
    guards: formGuards,
    body: appointmentSchema,
    refusals: ['unknown_project', 'booking_closed', 'not_offered', 'slot_taken', 'unknown_product'],
    act: bookAppointment,
  }),
  defineRoute({
    path: '/appointment/cancellation',
    summary: 'Cancel an appointment by the key in the link of its emails',
    description: 'The answer is the same whatever the key opens.',
    // A separate limit: earlier submissions must not block a cancellation.
    guards: [defineIpRateLimit({ name: 'appointment-cancellations' })],
    body: appointmentCancellationSchema,
    act: cancelAppointment,
  }),
];

// Links in emails: keys are not guessable, and unsubscribing must not be blocked.
const linkLimit = defineIpRateLimit({ name: 'newsletter-links' });

const oneClick = {
  path: '/newsletter/unsubscription/:project/:key',
  caller: 'anyone',
  parameters: {
    project: { schema: oneClickParameters.project, description: 'Domain of the project.' },
    key: { schema: oneClickParameters.key, description: 'The unsubscribe key of the subscription.' },
  },
  // Large mail services send these for all of their users from few addresses.
  guards: [defineIpRateLimit({ name: 'one-click', limit: webhookRateLimit })],
} as const;

const newsletterRoutes: readonly ServiceRoute[] = [
  defineRoute({
    path: '/newsletter',
    summary: 'Sign up for the newsletter (double opt-in)',
    guards: [requireProofForFastPosts, ...formGuards],
    body: newsletterSchema,
    refusals: ['unknown_project', 'already_registered'],
    act: signUpForNewsletter,
  }),
  defineRoute({
    path: '/newsletter/confirmation',
    summary: 'Confirm a newsletter subscription by the key in the link of the email',
    description: 'The key works once, for a week.',
    guards: [linkLimit],
    body: newsletterConfirmationSchema,
    refusals: ['unknown_link'],
    act: confirmSubscription,
  }),
  defineRoute({
    path: '/newsletter/unsubscription',
    summary: 'End a newsletter subscription',
    description: 'Idempotent. The answer is the same whatever the key opens.',
    guards: [linkLimit],
    body: newsletterUnsubscriptionSchema,
    act: (body, context, { ip }) => unsubscribeByKey(body, context, ip),
  }),
  {
    ...oneClick,
    method: 'post',
    summary: 'End a newsletter subscription from a mail program (RFC 8058)',
    description: 'The header `List-Unsubscribe` names this address. The form that mail programs send is not read.',
    answers: [{ status: 200, description: 'Done.', schema: okSchema }],
    refusals: ['invalid_input'],
    createHandler: unsubscribeByOneClick,
  },
  {
    ...oneClick,
    method: 'get',
    summary: 'Open the page of the site that ends a newsletter subscription',
    description: 'Ends nothing by itself.',
    answers: [{ status: 303, description: 'Redirects to the page of the site.' }],
    refusals: ['unknown_link'],
    createHandler: redirectOneClickLink,
  },
];

const contactRoute = defineRoute({
  path: '/contact',
  summary: 'Send a message to the house',
  description: 'The house gets it by email, the sender a copy. Suspected spam gets the same answer and no email.',
  guards: formGuards,
  body: contactSchema,
  refusals: ['unknown_project'],
  act: createContactMessage,
});

export const visitorsModule: ServiceModule = {
  routes: [contactRoute, ...newsletterRoutes, ...appointmentRoutes],
  hooks: [
    { name: 'ecom-appointments', config: appointmentEmailJob },
    { name: 'ecom-appointment-refusals', config: explainAppointmentConstraintErrors },
    { name: 'ecom-booked-branches', config: guardBookedAppointments },
  ],
};
