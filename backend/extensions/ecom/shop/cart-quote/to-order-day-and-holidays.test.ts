import { expect, it } from 'vitest';
import { toDeliveryDateRange } from '../../../../../domain/delivery-time.ts';
import { toOrderDayAndHolidays } from './to-order-day-and-holidays.ts';

it.each([
  [
    { country: 'DE', state: 'BY' },
    { from: '2027-01-07', to: '2027-01-08' },
  ],
  [
    { country: 'DE', state: 'HH' },
    { from: '2027-01-06', to: '2027-01-07' },
  ],
  [null, { from: '2027-01-06', to: '2027-01-07' }],
])('skips Epiphany only in regions where it is a holiday: %j', (holidayRegion, dates) => {
  const calendar = toOrderDayAndHolidays(
    { timeZone: 'Europe/Berlin', holidayRegion },
    new Date('2027-01-04T10:00:00Z'),
  );
  expect(toDeliveryDateRange({ min: 2, max: 3 }, calendar.orderedOn, calendar.isHoliday)).toEqual(dates);
});

it('starts with the current day in the time zone of the project', () => {
  const now = new Date('2027-01-04T20:00:00Z');
  const toDay = (timeZone: string) => toOrderDayAndHolidays({ timeZone, holidayRegion: null }, now).orderedOn;
  expect(['Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago'].map(toDay)).toEqual([
    '2027-01-05',
    '2027-01-04',
    '2027-01-04',
  ]);
});
