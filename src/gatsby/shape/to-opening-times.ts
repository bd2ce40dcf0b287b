// Maps opening hours, a branch's opening periods and special days to what the pages show in one language.
import type { Locale } from '../../../contract/locale.ts';
import { isInfo, toDayCode } from '../../../domain/opening/opening-times.ts';
import { listPublicHolidays, type PublicHoliday, toHolidaysUntil } from '../../../domain/public-holidays.ts';
import type { BranchPeriod, NamedSpecialDay, OpeningHours } from '../../../domain/site.ts';
import type { BranchRecord, OpeningHourRecord, SpecialDayRecord } from '../read/read-company.ts';
import type { Translate } from '../../../domain/translate.ts';

export const toOpeningHours = (
  records: readonly OpeningHourRecord[],
  locale: Locale,
  translate: Translate,
): OpeningHours[] =>
  records.map((record) => ({
    day: translate('opening_hour', record, 'day', locale) ?? '',
    opens: record.opening_time,
    closes: record.closing_time,
    closed: record.closed,
    freeText: translate('opening_hour', record, 'free_text', locale),
  }));

/** The periods of a branch; code 0 is information for the editors and left out (specification §9). */
export const toBranchPeriods = (
  records: BranchRecord['opening_periods'],
  locale: Locale,
  translate: Translate,
): BranchPeriod[] =>
  records
    .map((record) => ({
      dayCode: toDayCode(record.day),
      dayText: toDayText(record, locale, translate),
      opens: record.time_open,
      closes: record.time_close,
      freeText: translate('opening_period', record, 'free_text', locale),
    }))
    .filter(({ dayCode }) => !isInfo(dayCode));

/** The words in place of a code, in the language of the page. */
const toDayText = (record: BranchRecord['opening_periods'][number], locale: Locale, translate: Translate): string =>
  toDayCode(record.day) === null ? (translate('opening_period', record, 'day', locale) ?? record.day) : record.day;

/** What the browser needs of the package that knows the holidays. */
export const toHolidays = (
  { country, state }: Pick<BranchRecord, 'country' | 'state'>,
  today: string,
  locale: Locale,
): PublicHoliday[] => listPublicHolidays({ country, state }, today, toHolidaysUntil(today), locale);

export const toSpecialDays = (
  records: readonly SpecialDayRecord[],
  locale: Locale,
  translate: Translate,
): NamedSpecialDay[] =>
  records.map((record) => ({
    date: record.date,
    opens: record.opening_time,
    closes: record.closing_time,
    branch: record.branch,
    reason: translate('special_day', record, 'reason', locale),
  }));
