// The routes of this part of the service. What visitors ask of the house's calendar.
import {
  appointmentCancellationSchema,
  appointmentSchema,
  appointmentTimesSchema,
} from '../../../../contract/house/appointment.ts';
import { createAddressLimit, quotesPerAddress } from '../address-limit.ts';
import { createHandler, type Router } from '../create-handler.ts';
import type { Context } from '../http.ts';
import { formGuard } from '../spam/form-guard.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { createAppointment } from './create-appointment.ts';
import { listTimes } from './list-times.ts';

export const registerAppointments = (router: Router, context: Context): void => {
  // Asked at every choice of topic, branch and further days: as often as a cart asks for its figures.
  const timesLimit = createAddressLimit(context, { name: 'appointment-times', limit: quotesPerAddress });
  router.post('/appointment/times', timesLimit, createHandler(appointmentTimesSchema, listTimes, context));
  router.post('/appointment', ...formGuard(context), createHandler(appointmentSchema, createAppointment, context));
  // Of its own: whoever wants to give a time back is not kept from it by what else they have sent.
  const cancellationLimit = createAddressLimit(context, { name: 'appointment-cancellations' });
  router.post(
    '/appointment/cancellation',
    cancellationLimit,
    createHandler(appointmentCancellationSchema, cancelAppointment, context),
  );
};
