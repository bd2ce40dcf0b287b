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
import { createHandler, type Subject } from '../platform/http.ts';
import {
  createAddressLimit,
  fastProof,
  formGuard,
  quotesPerAddress,
  webhooksPerAddress,
} from '../platform/spam-protection.ts';
import { listAvailableTimes } from './appointments/available-times.ts';
import { cancelAppointment, createAppointment } from './appointments/book-appointment.ts';
import { explainAppointmentRefusals, guardBookedAppointments } from './appointments/guards.ts';
import { appointmentNoticeJob } from './appointments/write-notices.ts';
import { createMessage } from './contact.ts';
import { confirmSubscription, signUp } from './newsletter/sign-up.ts';
import { openOneClickLink, unsubscribe, unsubscribeByOneClick } from './newsletter/subscriptions.ts';

const registerAppointments: Subject['routes'] = (router, context) => {
  // Asked at every choice of topic, branch and further days: as often as a cart asks for its figures.
  const timesLimit = createAddressLimit(context, { name: 'appointment-times', limit: quotesPerAddress });
  router.post('/appointment/times', timesLimit, createHandler(appointmentTimesSchema, listAvailableTimes, context));
  router.post('/appointment', ...formGuard(context), createHandler(appointmentSchema, createAppointment, context));
  // Of its own: whoever wants to give a time back is not kept from it by what else they have sent.
  const cancellationLimit = createAddressLimit(context, { name: 'appointment-cancellations' });
  router.post(
    '/appointment/cancellation',
    cancellationLimit,
    createHandler(appointmentCancellationSchema, cancelAppointment, context),
  );
};

const registerNewsletter: Subject['routes'] = (router, context) => {
  const guard = [fastProof(context), ...formGuard(context)];
  router.post('/newsletter', ...guard, createHandler(newsletterSchema, signUp, context));
  // Links of mails: a key is not found by trying, and who wants to leave must not be kept.
  const linkLimit = createAddressLimit(context, { name: 'newsletter-links' });
  router.post(
    '/newsletter/confirmation',
    linkLimit,
    createHandler(newsletterConfirmationSchema, confirmSubscription, context),
  );
  router.post(
    '/newsletter/unsubscription',
    linkLimit,
    createHandler(newsletterUnsubscriptionSchema, (body, _context, { ip }) => unsubscribe(body, context, ip), context),
  );
  // From few addresses of large mail services for all their customers.
  const oneClickLimit = createAddressLimit(context, { name: 'one-click', limit: webhooksPerAddress });
  const oneClickPath = '/newsletter/unsubscription/:project/:key';
  router.post(oneClickPath, oneClickLimit, unsubscribeByOneClick(context));
  router.get(oneClickPath, oneClickLimit, openOneClickLink(context));
};

export const visitors: Subject = {
  routes: (router, context) => {
    router.post('/contact', ...formGuard(context), createHandler(contactSchema, createMessage, context));
    registerNewsletter(router, context);
    registerAppointments(router, context);
  },
  hooks: [
    { name: 'ecom-appointments', config: appointmentNoticeJob },
    { name: 'ecom-appointment-refusals', config: explainAppointmentRefusals },
    { name: 'ecom-booked-branches', config: guardBookedAppointments },
  ],
};
