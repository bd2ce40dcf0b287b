// Which special days hold for a branch: its own, and those of all branches for dates of which it says nothing itself. Pure.
import type { SpecialDay } from './opening-times.ts';

interface OwnedDay extends SpecialDay {
  /** Id of the branch; `null` for all of them. */
  branch: string | null;
}

/** In the order given. */
export const toSpecialDaysOf = <Day extends OwnedDay>(days: readonly Day[], branch: string): Day[] => {
  const ownDates = new Set(days.filter((day) => day.branch === branch).map(({ date }) => date));
  return days.filter((day) => day.branch === branch || (day.branch === null && !ownDates.has(day.date)));
};
