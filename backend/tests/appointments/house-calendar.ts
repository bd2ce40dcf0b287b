// A house that takes appointments, made and removed by a test, and the bodies that ask for one.
import { randomUUID } from 'node:crypto';
import type { AppointmentBody, AppointmentTimes } from '../../../contract/house/appointment.ts';
import type { OrderServiceErrorResponse } from '../../../contract/shop/order-service-response.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import { createTestShop, postToEcom, type OrderServiceReply, type TestShop } from '../orders/test-shop.ts';

export interface HouseCalendar extends TestShop {
  /** An hour long, every half hour. */
  topic: string;
}

/** Open every day from ten to noon and from one to two. */
export const createHouseCalendar = async (rest: RestClient): Promise<HouseCalendar> => {
  const shop = await createTestShop(rest);
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

export type TimesReply = OrderServiceReply<
  Partial<AppointmentTimes> & Partial<Omit<OrderServiceErrorResponse, 'status'>>
>;

export const askTimes = (
  url: string,
  { domain: project, topic, branch }: HouseCalendar,
  changes: Record<string, unknown> = {},
): Promise<TimesReply> => postToEcom(url, 'appointment/times', { project, topic, branch, ...changes });

/** A day on which nothing is taken yet: each call another one. */
export const readFreeDay = async (url: string, house: HouseCalendar, from?: string): Promise<string> => {
  const { answer } = await askTimes(url, house, { from });
  const day = answer.days?.find(({ date, times }) => times.length === 4 && !given.has(`${house.domain} ${date}`));
  if (!day && answer.next) return readFreeDay(url, house, answer.next);
  if (!day) throw new Error('Every day has an appointment already.');
  given.add(`${house.domain} ${day.date}`);
  return day.date;
};

const given = new Set<string>();

export const toWish = (
  { domain: project, topic, branch }: HouseCalendar,
  date: string,
  changes: Partial<AppointmentBody> = {},
): AppointmentBody => ({
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
