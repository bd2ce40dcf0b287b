// The visitors module: contact form, newsletter, appointments. Registers their routes, jobs and guards.
import {
  appointmentCancellationRequestBodySchema,
  appointmentRequestBodySchema,
  appointmentTimesResponseSchema,
  appointmentTimesRequestBodySchema,
} from '../../../../contract/visitors/appointment.ts';
import { contactMessageRequestBodySchema } from '../../../../contract/visitors/contact-rating-and-product-request.ts';
import {
  newsletterConfirmationRequestBodySchema,
  newsletterSignUpRequestBodySchema,
  newsletterUnsubscriptionRequestBodySchema,
} from '../../../../contract/visitors/newsletter.ts';
import { okResponseSchema } from '../../../../contract/shop/order-service-ok-or-error-response.ts';
import { oneClickUnsubscribeParameterSchemas } from '../../../../contract/api-reference/documentation-only-schemas.ts';
import type { OrderServiceModule, OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import { definePostRoute } from '../platform/define-post-route.ts';
import {
  createIpRateLimitGuard,
  requireProofOfWorkForFastForms,
  publicFormRouteGuards,
  quoteRateLimit,
  webhookRateLimit,
} from '../platform/rate-limits-and-proof-of-work.ts';
import { readAvailableAppointmentTimes } from './appointments/available-appointment-times.ts';
import { cancelAppointment, handleAppointmentRequest } from './appointments/handle-appointment-request.ts';
import {
  explainAppointmentConstraintErrors,
  guardAppointmentAndBranchDeletion,
} from './appointments/guard-appointments.ts';
import { appointmentChangeEmailJob } from './appointments/enqueue-appointment-emails.ts';
import { handleContactMessageRequest } from './handle-contact-message-request.ts';
import {
  confirmNewsletterSubscription,
  handleNewsletterSignUpRequest,
} from './newsletter/newsletter-sign-up-and-confirmation.ts';
import {
  createUnsubscribeRedirectHandler,
  unsubscribeFromNewsletter,
  createOneClickUnsubscribeHandler,
} from './newsletter/newsletter-consent-log-and-unsubscription.ts';

const appointmentRoutes = [
  definePostRoute({
    path: '/appointment/times',
    summary: 'Read the free times of a branch for a topic',
    description:
      'Returns the next days with at least one free time, and why the days between have none. Writes nothing.',
    // Requested for every selection of topic, branch and further days, about as often as a cart requests quotes.
    guards: [createIpRateLimitGuard({ name: 'appointment-times', limit: quoteRateLimit })],
    body: appointmentTimesRequestBodySchema,
    answer: { schema: appointmentTimesResponseSchema, description: 'Free times.' },
    refusals: ['unknown_project', 'booking_closed', 'not_offered'],
    act: readAvailableAppointmentTimes,
  }),
  definePostRoute({
    path: '/appointment',
    summary: 'Request an appointment',
    description: 'The staff confirms, moves or cancels it; the visitor gets an email at every step.',
    guards: publicFormRouteGuards,
    body: appointmentRequestBodySchema,
    refusals: ['unknown_project', 'booking_closed', 'not_offered', 'slot_taken', 'unknown_product'],
    act: handleAppointmentRequest,
  }),
  definePostRoute({
    path: '/appointment/cancellation',
    summary: 'Cancel an appointment by the key in the link of its emails',
    description: 'The response is the same whether or not the key is valid.',
    // A separate limit: earlier submissions must not block a cancellation.
    guards: [createIpRateLimitGuard({ name: 'appointment-cancellations' })],
    body: appointmentCancellationRequestBodySchema,
    act: cancelAppointment,
  }),
];

// A separate limit, because other requests must not block unsubscribing.
const linkLimit = createIpRateLimitGuard({ name: 'newsletter-links' });

const oneClick = {
  path: '/newsletter/unsubscription/:project/:key',
  caller: 'anyone',
  parameters: {
    project: { schema: oneClickUnsubscribeParameterSchemas.project, description: 'Domain of the project.' },
    key: { schema: oneClickUnsubscribeParameterSchemas.key, description: 'The unsubscribe key of the subscription.' },
  },
  // Large mail services send these for all of their users from few addresses.
  guards: [createIpRateLimitGuard({ name: 'one-click', limit: webhookRateLimit })],
} as const;

const newsletterRoutes: readonly OrderServiceRoute[] = [
  definePostRoute({
    path: '/newsletter',
    summary: 'Sign up for the newsletter (double opt-in)',
    guards: [requireProofOfWorkForFastForms, ...publicFormRouteGuards],
    body: newsletterSignUpRequestBodySchema,
    refusals: ['unknown_project', 'already_registered'],
    act: handleNewsletterSignUpRequest,
  }),
  definePostRoute({
    path: '/newsletter/confirmation',
    summary: 'Confirm a newsletter subscription by the key in the link of the email',
    description: 'The key is valid once, for a week.',
    guards: [linkLimit],
    body: newsletterConfirmationRequestBodySchema,
    refusals: ['unknown_link'],
    act: confirmNewsletterSubscription,
  }),
  definePostRoute({
    path: '/newsletter/unsubscription',
    summary: 'End a newsletter subscription',
    description: 'Idempotent. The response is the same whether or not the key is valid.',
    guards: [linkLimit],
    body: newsletterUnsubscriptionRequestBodySchema,
    act: (body, context, { ip }) => unsubscribeFromNewsletter(body, context, ip),
  }),
  {
    ...oneClick,
    method: 'post',
    summary: 'End a newsletter subscription from a mail program (RFC 8058)',
    description: 'The URL in the header `List-Unsubscribe`. The form that mail programs send is ignored.',
    answers: [{ status: 200, description: 'Done.', schema: okResponseSchema }],
    refusals: ['invalid_input'],
    createHandler: createOneClickUnsubscribeHandler,
  },
  {
    ...oneClick,
    method: 'get',
    summary: 'Open the unsubscribe page of the site',
    description: 'Does not end the subscription.',
    answers: [{ status: 303, description: 'Redirects to the page of the site.' }],
    refusals: ['unknown_link'],
    createHandler: createUnsubscribeRedirectHandler,
  },
];

const contactRoute = definePostRoute({
  path: '/contact',
  summary: 'Send a message to the shop',
  description:
    'The shop receives it by email, and the sender a copy. Suspected spam gets the same response, but no email is sent.',
  guards: publicFormRouteGuards,
  body: contactMessageRequestBodySchema,
  refusals: ['unknown_project'],
  act: handleContactMessageRequest,
});

export const visitorFormsOrderServiceModule: OrderServiceModule = {
  routes: [contactRoute, ...newsletterRoutes, ...appointmentRoutes],
  hooks: [
    { name: 'ecom-appointments', config: appointmentChangeEmailJob },
    { name: 'ecom-appointment-refusals', config: explainAppointmentConstraintErrors },
    { name: 'ecom-booked-branches', config: guardAppointmentAndBranchDeletion },
  ],
};
