// POST /ecom/appointment and its follow-up requests.
import {
  type AppointmentRequestBody,
  type AppointmentCancellationRequestBody,
  type AppointmentTimesResponse,
  appointmentTimesResponseSchema,
  type AppointmentTimesRequestBody,
} from '../../../contract/visitors/appointment.ts';
import { createOrderServicePost, createOrderServicePostWithResponse } from './order-service-post.ts';

/** Requests an appointment. @throws OrderServiceError 'Could not post appointment' */
export const postAppointment = createOrderServicePost<AppointmentRequestBody>(
  'appointment',
  'Could not post appointment',
);

/** Cancels an appointment by the key in its e-mails. @throws OrderServiceError 'Could not post appointment' */
export const postAppointmentCancellation = createOrderServicePost<AppointmentCancellationRequestBody>(
  'appointment/cancellation',
  'Could not post appointment',
);

const postTimes = createOrderServicePostWithResponse<AppointmentTimesRequestBody, AppointmentTimesResponse>(
  'appointment/times',
  'Could not read appointment times',
  appointmentTimesResponseSchema,
);

type AppointmentTimesRequest = Pick<AppointmentTimesRequestBody, 'branch' | 'topic'>;

/** A calendar shows a month at once. */
const daysPerPage = 31;

/** React Query options: free times of a branch for a topic, about a month at a time. */
export const appointmentTimesInfiniteQueryOptions = (request: AppointmentTimesRequest) => ({
  queryKey: ['appointmentTimes', request.topic, request.branch],
  queryFn: ({ pageParam: from }: { pageParam: string | null }) =>
    postTimes({ ...request, days: daysPerPage, ...(from !== null && { from }) }),
  initialPageParam: null,
  // Without a connection it fails immediately instead of pausing.
  networkMode: 'always' as const,
  getNextPageParam: (last: Awaited<ReturnType<typeof postTimes>>) => (last.ok ? last.answer.next : null),
});
