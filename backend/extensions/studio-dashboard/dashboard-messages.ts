// Messages of the dashboard in the studio's two languages, and its formats of dates and changes.
import de from '../../../locales/de/studioDashboard.json' with { type: 'json' };
import en from '../../../locales/en/studioDashboard.json' with { type: 'json' };
import { toLocalDateTime } from '../../../domain/opening-hours/opening-hours.ts';
import { formatTimeRange } from '../../../domain/format-dates.ts';
import type { SalesPeriodKind } from '../../../domain/sales-figures.ts';
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getStudioDashboardMessages = createStudioMessages({ de, en });

export type DashboardMessages = ReturnType<typeof getStudioDashboardMessages>;

/** In both languages: Directus reads it before it knows the editor. */
export const studioDashboardModuleTitle = `${de.title} / ${en.title}`;

/** Below a bar: "3. Nov." for a week, "Nov" for a month. */
export const formatSalesChartPeriodLabel = (
  { region }: DashboardMessages,
  from: string,
  kind: SalesPeriodKind,
): string =>
  new Intl.DateTimeFormat(region, {
    timeZone: 'UTC',
    month: 'short',
    ...(kind === 'week' && { day: 'numeric' }),
  }).format(new Date(`${from}T12:00:00Z`));

/** `0.125` is "+13 %" in German. */
export const formatSalesChange = ({ region }: DashboardMessages, change: number): string =>
  new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(
    change,
  );

/** "10–10:45 Uhr" in the time zone of the project. */
export const formatAppointmentTimeRange = (
  { language }: DashboardMessages,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
): string => {
  const toTime = (iso: string) => toLocalDateTime(new Date(iso), timeZone).time;
  return formatTimeRange(toTime(startsAt), toTime(endsAt), language);
};
