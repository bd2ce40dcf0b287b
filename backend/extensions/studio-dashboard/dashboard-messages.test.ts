import { expect, it } from 'vitest';
import {
  formatAppointmentTimeRange,
  formatSalesChartPeriodLabel,
  formatSalesChange,
  getStudioDashboardMessages,
} from './dashboard-messages.ts';

const [de, en] = [getStudioDashboardMessages('de-DE'), getStudioDashboardMessages('en-US')];

it('formats the beginning of a week and the name of a month', () => {
  expect(formatSalesChartPeriodLabel(de, '2026-11-02', 'week')).toBe('2. Nov.');
  expect(formatSalesChartPeriodLabel(en, '2026-11-02', 'week')).toBe('2 Nov');
  expect(formatSalesChartPeriodLabel(en, '2026-11-01', 'month')).toBe('Nov');
});

it('formats a change with its sign', () => {
  expect(formatSalesChange(de, 0.126).replace('\u00a0', ' ')).toBe('+13 %');
  expect(formatSalesChange(en, -0.5)).toBe('-50%');
  expect(formatSalesChange(en, 0)).toBe('0%');
});

it('shows an appointment in the time zone of the project, not of the browser', () => {
  const appointment = { startsAt: '2026-11-26T09:00:00.000Z', endsAt: '2026-11-26T09:45:00.000Z' };
  expect(formatAppointmentTimeRange(de, appointment, 'Europe/Berlin').replace('\u00a0', ' ')).toBe('10–10:45 Uhr');
  expect(formatAppointmentTimeRange(de, appointment, 'America/New_York').replace('\u00a0', ' ')).toBe('4–4:45 Uhr');
});
