// The visitors module: contact form, newsletter, appointments. Registers their routes, jobs and guards.
import {
  appointmentCancellationSchema,
  appointmentSchema,
  appointmentTimesSchema,
} from '../../../../contract/house/appointment.ts';
import { contactSchema } from '../../../../contract/house/messages.ts';
import {
  newsletterConfirmationSchema,
  newsletterSchema,
  newsletterUnsubscriptionSchema,
} from '../../../../contract/house/newsletter.ts';
import { createJsonHandler, type ServiceModule } from '../platform/http.ts';
import {
  createIpRateLimit,
  requireProofForFastPosts,
  protectForm,
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

const registerAppointments: ServiceModule['routes'] = (router, context) => {
  // Requested for every choice of topic, branch and further days, about as often as a cart requests quotes.
  const timesLimit = createIpRateLimit(context, { name: 'appointment-times', limit: quoteRateLimit });
  router.post('/appointment/times', timesLimit, createJsonHandler(appointmentTimesSchema, readAvailableTimes, context));
  router.post('/appointment', ...protectForm(context), createJsonHandler(appointmentSchema, bookAppointment, context));
  // A separate limit: earlier submissions must not block a cancellation.
  const cancellationLimit = createIpRateLimit(context, { name: 'appointment-cancellations' });
  router.post(
    '/appointment/cancellation',
    cancellationLimit,
    createJsonHandler(appointmentCancellationSchema, cancelAppointment, context),
  );
};

const registerNewsletter: ServiceModule['routes'] = (router, context) => {
  const guard = [requireProofForFastPosts(context), ...protectForm(context)];
  router.post('/newsletter', ...guard, createJsonHandler(newsletterSchema, signUpForNewsletter, context));
  // Links in emails: keys are not guessable, and unsubscribing must not be blocked.
  const linkLimit = createIpRateLimit(context, { name: 'newsletter-links' });
  router.post(
    '/newsletter/confirmation',
    linkLimit,
    createJsonHandler(newsletterConfirmationSchema, confirmSubscription, context),
  );
  router.post(
    '/newsletter/unsubscription',
    linkLimit,
    createJsonHandler(
      newsletterUnsubscriptionSchema,
      (body, _context, { ip }) => unsubscribeByKey(body, context, ip),
      context,
    ),
  );
  // Large mail services send these for all of their users from few addresses.
  const oneClickLimit = createIpRateLimit(context, { name: 'one-click', limit: webhookRateLimit });
  const oneClickPath = '/newsletter/unsubscription/:project/:key';
  router.post(oneClickPath, oneClickLimit, unsubscribeByOneClick(context));
  router.get(oneClickPath, oneClickLimit, redirectOneClickLink(context));
};

export const visitorsModule: ServiceModule = {
  routes: (router, context) => {
    router.post('/contact', ...protectForm(context), createJsonHandler(contactSchema, createContactMessage, context));
    registerNewsletter(router, context);
    registerAppointments(router, context);
  },
  hooks: [
    { name: 'ecom-appointments', config: appointmentEmailJob },
    { name: 'ecom-appointment-refusals', config: explainAppointmentConstraintErrors },
    { name: 'ecom-booked-branches', config: guardBookedAppointments },
  ],
};
