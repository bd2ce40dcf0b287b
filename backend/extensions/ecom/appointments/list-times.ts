// POST /ecom/appointment/times: when a branch has time for a topic. Says nothing of who has the other times.
import type { AppointmentTimes, AppointmentTimesBody } from '../../../../contract/house/appointment.ts';
import type { Refusal } from '../../../../contract/shop/order-answer.ts';
import type { Service } from '../http.ts';
import { planDays } from './plan-times.ts';
import { readCalendar } from './read-calendar.ts';

export const listTimes = async (
  body: AppointmentTimesBody,
  { database }: Pick<Service, 'database'>,
): Promise<AppointmentTimes | Refusal> => {
  const calendar = await readCalendar(database, body);
  if ('status' in calendar) return calendar;
  const { rules, booked } = calendar;
  return {
    status: 'ok',
    time_zone: rules.opening.timeZone,
    duration_minutes: rules.durationMinutes,
    ...planDays(rules, body.from, booked, new Date()),
  };
};
