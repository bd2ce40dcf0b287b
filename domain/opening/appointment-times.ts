// When an appointment can begin: within the opening times, in the house's rhythm, not too soon, not too far ahead, and not
// while another one is. Pure; used by the routes beside.
import {
  addDays,
  minutesPerDay,
  type BranchOpeningTimes,
  type OpeningHoursRange,
  toLocalDateTime,
  toMinutesFromMidnight,
  toOpeningHoursOnDate,
} from './opening-times.ts';
import { toUtcDate } from './time-zone.ts';

export interface BookedAppointment {
  startsAt: Date;
  endsAt: Date;
}

export interface AppointmentTimeRules {
  opening: BranchOpeningTimes;
  durationMinutes: number;
  /** From the opening on, every so many minutes. */
  intervalMinutes: number;
  leadHours: number;
  horizonDays: number;
}

export interface FreeAppointmentDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM` on the clock of the house, at least one. */
  times: string[];
}

const minuteMs = 60_000;

const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The moment a clock of the house shows a time; `undefined` for a time that it skips that night. */
const toRealMoment = (date: string, time: string, timeZone: string): Date | undefined => {
  const moment = toUtcDate(`${date}T${time}:00`, timeZone);
  return toLocalDateTime(moment, timeZone).time === time ? moment : undefined;
};

interface Slot extends BookedAppointment {
  time: string;
}

/** `from` is the day on which the span begins: one over midnight has times on the day after, too. */
const toSlots = (
  { opening, durationMinutes, intervalMinutes }: AppointmentTimeRules,
  from: string,
  span: OpeningHoursRange,
  date: string,
): Slot[] => {
  const { opens, closes } = toMinutesFromMidnight(span);
  const count = Math.floor((closes - opens - durationMinutes) / intervalMinutes) + 1;
  if (count < 1) return [];
  const toDay = (minutes: number) => addDays(from, Math.floor(minutes / minutesPerDay));
  const toDayMoment = (minutes: number) =>
    toUtcDate(`${toDay(minutes)}T${toTime(minutes % minutesPerDay)}:00`, opening.timeZone).getTime();
  const first = toDayMoment(opens);
  const closesAt = toDayMoment(closes);
  // Where the clocks are changed within the span, each time is asked for by itself; else they follow from the first.
  const isEven = closesAt - first === (closes - opens) * minuteMs;
  return Array.from({ length: count }, (_, index) => opens + index * intervalMinutes).flatMap((minutes) => {
    if (toDay(minutes) !== date) return [];
    const time = toTime(minutes % minutesPerDay);
    const startsAt = isEven
      ? new Date(first + (minutes - opens) * minuteMs)
      : toRealMoment(date, time, opening.timeZone);
    if (!startsAt) return [];
    const endsAt = new Date(startsAt.getTime() + durationMinutes * minuteMs);
    return endsAt.getTime() > closesAt ? [] : [{ time, startsAt, endsAt }];
  });
};

/** What can be booked on a day, earliest first. */
export const findFreeAppointmentSlots = (
  rules: AppointmentTimeRules,
  date: string,
  booked: readonly BookedAppointment[],
  now: Date,
): Slot[] => {
  const today = toLocalDateTime(now, rules.opening.timeZone).date;
  if (date < today || date > addDays(today, rules.horizonDays)) return [];
  const earliest = now.getTime() + rules.leadHours * 60 * minuteMs;
  // The hours of the evening before may last into this day.
  return [addDays(date, -1), date]
    .flatMap((from) => toOpeningHoursOnDate(rules.opening, from).flatMap((span) => toSlots(rules, from, span, date)))
    .filter(
      ({ startsAt, endsAt }) =>
        startsAt.getTime() >= earliest && booked.every((other) => other.startsAt >= endsAt || other.endsAt <= startsAt),
    );
};

/** As many days as somebody wants to choose from at once. */
const daysAtOnce = 8;

/** The next days on which something is free, and the day to go on from; `null` at the end of what is taken. */
export const findFreeAppointmentDays = (
  rules: AppointmentTimeRules,
  from: string | undefined,
  booked: readonly BookedAppointment[],
  now: Date,
): { days: FreeAppointmentDay[]; next: string | null } => {
  const today = toLocalDateTime(now, rules.opening.timeZone).date;
  const last = addDays(today, rules.horizonDays);
  const days: FreeAppointmentDay[] = [];
  for (let date = from !== undefined && from > today ? from : today; date <= last; date = addDays(date, 1)) {
    if (days.length === daysAtOnce) return { days, next: date };
    const times = findFreeAppointmentSlots(rules, date, booked, now).map(({ time }) => time);
    if (times.length > 0) days.push({ date, times });
  }
  return { days, next: null };
};
