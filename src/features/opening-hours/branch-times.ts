// When a branch is open, from the data of the frame around every page.
import { toSpecialDaysOf } from '../../../domain/opening/special-days.ts';
import type { NamedOpeningTimes } from '../../../domain/coming-days.ts';
import type { Branch, Shell } from '../../../domain/site.ts';

export type OpeningData = Pick<Shell, 'builtOn' | 'holidaysUntil' | 'specialDays' | 'timeZone'>;

/** Without a branch the special days of all hold. */
export const toBranchTimes = (branch: Branch | undefined, shell: OpeningData): NamedOpeningTimes => ({
  timeZone: shell.timeZone,
  periods: branch?.periods ?? [],
  specialDays: toSpecialDaysOf(shell.specialDays, branch?.id ?? ''),
  holidays: branch?.holidays ?? [],
  holidaysUntil: shell.holidaysUntil,
});
