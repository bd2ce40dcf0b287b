// Free appointment slots: within the opening times, at the configured interval, between lead time and booking horizon,
// and not overlapping booked appointments. Pure.
import {
  addDays,
  minutesPerDay,
  type BranchOpeningSchedule,
  type OpeningHoursRange,
  toLocalDateTime,
  toOpeningMinutesRange,
  toOpeningHoursOnDate,
} from './opening-hours.ts';
import { toUtcDateFromLocalTime } from './time-zone.ts';

export interface BookedAppointment {
  startsAt: Date;
  endsAt: Date;
}

export interface AppointmentSlotRules {
  opening: BranchOpeningSchedule;
  durationMinutes: number;
  /** Minutes between the starts of two slots, counted from the opening time. */
  intervalMinutes: number;
  leadHours: number;
  horizonDays: number;
}

export interface AvailableAppointmentDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM` in the branch's time zone; never empty. */
  times: string[];
}

const minuteMs = 60_000;

const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The moment of a local time; `undefined` for a time that is skipped when daylight saving time begins. */
const toExistingMoment = (date: string, time: string, timeZone: string): Date | undefined => {
  const moment = toUtcDateFromLocalTime(`${date}T${time}:00`, timeZone);
  return toLocalDateTime(moment, timeZone).time === time ? moment : undefined;
};

interface Slot extends BookedAppointment {
  time: string;
}

/**
 * The slots of one opening range that fall on `date`.
 * @param from the date on which the range begins; a range that spans midnight also has slots on the next day
 */
const toSlots = (
  { opening, durationMinutes, intervalMinutes }: AppointmentSlotRules,
  from: string,
  range: OpeningHoursRange,
  date: string,
): Slot[] => {
  const { opens, closes } = toOpeningMinutesRange(range);
  const count = Math.floor((closes - opens - durationMinutes) / intervalMinutes) + 1;
  if (count < 1) return [];
  const toDay = (minutes: number) => addDays(from, Math.floor(minutes / minutesPerDay));
  const toDayMoment = (minutes: number) =>
    toUtcDateFromLocalTime(`${toDay(minutes)}T${toTime(minutes % minutesPerDay)}:00`, opening.timeZone).getTime();
  const first = toDayMoment(opens);
  const closesAt = toDayMoment(closes);
  // Only if the clocks change within the range does each slot need a separate time zone conversion, which is slow.
  const hasNoClockChange = closesAt - first === (closes - opens) * minuteMs;
  return Array.from({ length: count }, (_, index) => opens + index * intervalMinutes).flatMap((minutes) => {
    if (toDay(minutes) !== date) return [];
    const time = toTime(minutes % minutesPerDay);
    const startsAt = hasNoClockChange
      ? new Date(first + (minutes - opens) * minuteMs)
      : toExistingMoment(date, time, opening.timeZone);
    if (!startsAt) return [];
    const endsAt = new Date(startsAt.getTime() + durationMinutes * minuteMs);
    return endsAt.getTime() > closesAt ? [] : [{ time, startsAt, endsAt }];
  });
};

/** The free slots of a date, earliest first. */
export const findAvailableAppointmentSlots = (
  rules: AppointmentSlotRules,
  date: string,
  booked: readonly BookedAppointment[],
  now: Date,
): Slot[] => {
  const today = toLocalDateTime(now, rules.opening.timeZone).date;
  if (date < today || date > addDays(today, rules.horizonDays)) return [];
  const earliest = now.getTime() + rules.leadHours * 60 * minuteMs;
  // A range of the previous day may extend past midnight.
  return [addDays(date, -1), date]
    .flatMap((from) => toOpeningHoursOnDate(rules.opening, from).flatMap((range) => toSlots(rules, from, range, date)))
    .filter(
      ({ startsAt, endsAt }) =>
        startsAt.getTime() >= earliest && booked.every((other) => other.startsAt >= endsAt || other.endsAt <= startsAt),
    );
};

/** Days per page when choosing a date. */
const defaultDaysPerPage = 8;

interface AppointmentDaysPage {
  days: AvailableAppointmentDay[];
  /** First date of the next page; `null` at the booking horizon. */
  next: string | null;
}

/** The first and the last bookable date, from a requested date on. */
const toBookableDates = (rules: AppointmentSlotRules, from: string | undefined, now: Date) => {
  const today = toLocalDateTime(now, rules.opening.timeZone).date;
  return { first: from !== undefined && from > today ? from : today, horizon: addDays(today, rules.horizonDays) };
};

/** One page of days with free slots. */
export const findAvailableAppointmentDays = (
  rules: AppointmentSlotRules,
  from: string | undefined,
  booked: readonly BookedAppointment[],
  now: Date,
  daysPerPage = defaultDaysPerPage,
): AppointmentDaysPage => {
  const { first, horizon } = toBookableDates(rules, from, now);
  const days: AvailableAppointmentDay[] = [];
  for (let date = first; date <= horizon; date = addDays(date, 1)) {
    if (days.length === daysPerPage) return { days, next: date };
    const times = findAvailableAppointmentSlots(rules, date, booked, now).map(({ time }) => time);
    if (times.length > 0) days.push({ date, times });
  }
  return { days, next: null };
};

export interface UnavailableAppointmentDay {
  date: string;
  /** `not_bookable`: open, but within the lead time or too briefly for the topic. */
  reason: 'closed' | 'full' | 'holiday' | 'not_bookable';
}

/** The other days of a page, and why they have no free slot. */
export const findUnavailableAppointmentDays = (
  rules: AppointmentSlotRules,
  from: string | undefined,
  { days, next }: AppointmentDaysPage,
  now: Date,
): UnavailableAppointmentDay[] => {
  const { first, horizon } = toBookableDates(rules, from, now);
  const available = new Set(days.map(({ date }) => date));
  const end = next ?? addDays(horizon, 1);
  const unavailable: UnavailableAppointmentDay[] = [];
  for (let date = first; date < end; date = addDays(date, 1)) {
    if (!available.has(date)) unavailable.push({ date, reason: toUnavailableReason(rules, date, now) });
  }
  return unavailable;
};

const toUnavailableReason = (
  rules: AppointmentSlotRules,
  date: string,
  now: Date,
): UnavailableAppointmentDay['reason'] => {
  if (findAvailableAppointmentSlots(rules, date, [], now).length > 0) return 'full';
  if (toOpeningHoursOnDate(rules.opening, date).length > 0) return 'not_bookable';
  return rules.opening.holidays.some((holiday) => holiday.date === date) ? 'holiday' : 'closed';
};
