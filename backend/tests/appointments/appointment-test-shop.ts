// Test fixture: a project that takes appointments, and request bodies for them.
import { randomUUID } from 'node:crypto';
import type { AppointmentRequestBody, AppointmentTimesResponse } from '../../../contract/visitors/appointment.ts';
import type { OrderServiceErrorResponse } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import type { DirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type OrderServiceTestResponse,
  type TestShop,
} from '../orders/test-shop.ts';

export interface AppointmentTestShop extends TestShop {
  /** An appointment topic of 60 minutes that can be booked every half hour. */
  topic: string;
}

/** Opening hours: every day from 10:00 to 12:00 and from 13:00 to 14:00. */
export const createAppointmentTestShop = async (rest: DirectusRestClient): Promise<AppointmentTestShop> => {
  const shop = await seedTestShop(rest);
  const { project, branch } = shop;
  await rest.patch(`/items/project/${project}`, { calendar_booking: true, appointment_horizon_days: 30 });
  const { id: topic } = await rest.post<{ id: string }>('/items/appointment_topic', {
    project,
    display_name: 'Trauringe',
    duration_minutes: 60,
    translations: [
      { language: 'en', display_name: 'Wedding rings' },
      { language: 'fr', display_name: 'Alliances' },
    ],
  });
  const spans = [
    { time_open: '10:00:00', time_close: '12:00:00' },
    { time_open: '13:00:00', time_close: '14:00:00' },
  ];
  await rest.post(
    '/items/opening_period',
    ['4', '10', '11'].flatMap((day) => spans.map((span, sort) => ({ branch, day, sort, ...span }))),
  );
  return { ...shop, topic };
};

export type AppointmentTimesTestResponse = OrderServiceTestResponse<
  Partial<AppointmentTimesResponse> & Partial<Omit<OrderServiceErrorResponse, 'status'>>
>;

export const requestTestAppointmentTimes = (
  url: string,
  { domain: project, topic, branch }: AppointmentTestShop,
  changes: Record<string, unknown> = {},
): Promise<AppointmentTimesTestResponse> =>
  postToTestOrderService(url, 'appointment/times', { project, topic, branch, ...changes });

/** Returns a day without appointments, a different one on each call. */
export const readUnbookedAppointmentDay = async (
  url: string,
  calendar: AppointmentTestShop,
  from?: string,
): Promise<string> => {
  const { answer } = await requestTestAppointmentTimes(url, calendar, { from });
  const day = answer.days?.find(({ date, times }) => times.length === 4 && !usedDays.has(`${calendar.domain} ${date}`));
  if (!day && answer.next) return readUnbookedAppointmentDay(url, calendar, answer.next);
  if (!day) throw new Error('Every day has an appointment already.');
  usedDays.add(`${calendar.domain} ${day.date}`);
  return day.date;
};

const usedDays = new Set<string>();

export const toTestAppointmentBody = (
  { domain: project, topic, branch }: AppointmentTestShop,
  date: string,
  changes: Partial<AppointmentRequestBody> = {},
): AppointmentRequestBody => ({
  project,
  topic,
  branch,
  date,
  time: '10:00',
  name: 'Änne Öz',
  email: `${randomUUID()}@öz.example`,
  message: '',
  language: 'de',
  attempt: randomUUID(),
  privacy: true,
  homepage: '',
  open_ms: 40_000,
  ...changes,
});
