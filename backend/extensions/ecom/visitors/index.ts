// What visitors ask of the house beside buying: contact, newsletter, appointments. The routes, jobs and guards of this subject.
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
  // Asked at every choice of topic, branch and further days: as often as a cart asks for its figures.
  const timesLimit = createIpRateLimit(context, { name: 'appointment-times', limit: quoteRateLimit });
  router.post('/appointment/times', timesLimit, createJsonHandler(appointmentTimesSchema, readAvailableTimes, context));
  router.post('/appointment', ...protectForm(context), createJsonHandler(appointmentSchema, bookAppointment, context));
  // Of its own: whoever wants to give a time back is not kept from it by what else they have sent.
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
  // Links of mails: a key is not found by trying, and who wants to leave must not be kept.
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
  // From few addresses of large mail services for all their customers.
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
