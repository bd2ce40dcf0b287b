// POST /ecom/appointment and what belongs to it. Called by the page of appointments.
import {
  type AppointmentBody,
  type AppointmentCancellationBody,
  type AppointmentTimes,
  appointmentTimesAnswerSchema,
  type AppointmentTimesBody,
} from '../../../contract/house/appointment.ts';
import { createOrderServicePost, okResponseSchema } from './post.ts';

/** Asks for an appointment of this site's project. @throws OrderServiceError 'Could not post appointment' */
export const postAppointment = createOrderServicePost<AppointmentBody, unknown>(
  'appointment',
  okResponseSchema,
  'Could not post appointment',
);

/** Gives an appointment up, by the key of its mails. @throws OrderServiceError 'Could not post appointment' */
export const postAppointmentCancellation = createOrderServicePost<AppointmentCancellationBody, unknown>(
  'appointment/cancellation',
  okResponseSchema,
  'Could not post appointment',
);

const postTimes = createOrderServicePost<AppointmentTimesBody, AppointmentTimes>(
  'appointment/times',
  appointmentTimesAnswerSchema,
  'Could not read appointment times',
);

type Wish = Pick<AppointmentTimesBody, 'branch' | 'topic'>;

/** React Query's description of the question when a branch has time for a topic, some days at a time. */
export const appointmentTimesQuery = (wish: Wish) => ({
  queryKey: ['appointmentTimes', wish.topic, wish.branch],
  queryFn: ({ pageParam: from }: { pageParam: string | null }) =>
    postTimes({ ...wish, ...(from !== null && { from }) }),
  initialPageParam: null,
  // Without a connection it fails and says so, instead of waiting for one.
  networkMode: 'always' as const,
  getNextPageParam: (last: Awaited<ReturnType<typeof postTimes>>) => (last.ok ? last.answer.next : null),
});
