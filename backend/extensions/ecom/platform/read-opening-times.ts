// Reads when a branch is open: its periods, the special days that hold for it, and the public holidays where it lies. Used by
// appointments and by reservations for pick-up.
import type { Knex } from 'knex';
import { type OpeningTimes, toDayCode, toLocalMoment } from '../../../../domain/opening/opening-times.ts';
import { toSpecialDaysOf } from '../../../../domain/opening/special-days.ts';
import { toTimeZone } from '../../../../domain/opening/time-zone.ts';
import { listComingHolidays } from '../../../../domain/public-holidays.ts';

interface BranchRow {
  project: string;
  time_zone: string;
  country: string;
  state: string | null;
}

interface SpanRow {
  opens: string | null;
  closes: string | null;
}

/** Days from yesterday on, as yesterday by our clock may still be today at the branch; `undefined` where there is no such branch. */
export const readOpening = async (database: Knex, branch: string): Promise<OpeningTimes | undefined> => {
  const row = await database('branch')
    .join('project', 'project.id', 'branch.project')
    .where({ 'branch.id': branch })
    .first<BranchRow | undefined>('branch.project', 'branch.country', 'branch.state', 'project.time_zone');
  if (!row) return undefined;
  const timeZone = toTimeZone(row.time_zone);
  return {
    timeZone,
    periods: await readPeriods(database, branch),
    specialDays: toSpecialDaysOf(await readSpecialDays(database, row.project), branch),
    holidays: listComingHolidays(row, toLocalMoment(new Date(), timeZone).date),
  };
};

/** Times of day come with seconds, which are cut (specification §9). */
const toSpan = ({ opens, closes }: SpanRow) => ({
  opens: opens?.slice(0, 5) ?? null,
  closes: closes?.slice(0, 5) ?? null,
});

const readPeriods = async (database: Knex, branch: string) => {
  const rows = await database('opening_period')
    .where({ branch })
    .select<(SpanRow & { day: string })[]>('day', 'time_open as opens', 'time_close as closes');
  return rows.map(({ day, ...span }) => ({ dayCode: toDayCode(day), ...toSpan(span) }));
};

const readSpecialDays = async (database: Knex, project: string) => {
  const rows = await database('special_day')
    .where({ project })
    .whereRaw(`date >= current_date - 1`)
    .select<(SpanRow & { date: string; branch: string | null })[]>(
      database.raw(`to_char(date, 'YYYY-MM-DD') as date`),
      ...['branch', 'opening_time as opens', 'closing_time as closes'],
    );
  return rows.map(({ date, branch, ...span }) => ({ date, branch, ...toSpan(span) }));
};
