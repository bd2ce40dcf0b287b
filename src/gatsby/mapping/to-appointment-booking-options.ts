// Maps topics and branches to the appointment page of one language.
import type { Locale } from '../../../contract/locale.ts';
import { parseOpeningDayCode, toWeekdaysOfOpeningDayCode } from '../../../domain/opening-hours/opening-hours.ts';
import { type AppointmentBookingOptions, findBranchesForTopic } from '../../../domain/appointment-topics-and-links.ts';
import type { ResolveLocalizedField } from '../../../domain/record-translation.ts';
import type { BranchRecord } from '../read/read-company-and-branches.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';

/** Whether the branch has fixed weekly opening hours; without them it has no free times. */
const hasHours = ({ opening_periods }: BranchRecord): boolean =>
  opening_periods.some(
    ({ day, time_open, time_close }) =>
      time_open && time_close && toWeekdaysOfOpeningDayCode(parseOpeningDayCode(day)).length > 0,
  );

export const toAppointmentBookingOptions = (
  { appointmentTopics, branches: records }: Pick<SiteRecords, 'appointmentTopics' | 'branches'>,
  locale: Locale,
  translate: ResolveLocalizedField,
): AppointmentBookingOptions => {
  const branches = records.filter(hasHours).map((record) => ({
    id: record.id,
    name: translate('branch', record, 'display_name', locale) ?? record.display_name,
    address: `${record.street}, ${record.zip} ${record.city}`,
  }));
  const topics = appointmentTopics.map((record) => ({
    id: record.id,
    name: translate('appointment_topic', record, 'display_name', locale) ?? record.display_name,
    description: translate('appointment_topic', record, 'description', locale),
    durationMinutes: record.duration_minutes,
    branchId: record.branch,
  }));
  return { branches, topics: topics.filter((topic) => findBranchesForTopic(branches, topic).length > 0) };
};
