// The invoices and credit notes of a month, as a query of Directus: the documents desk lists what the bookkeeping exports.
// Pure.
import { addMonthsToYearMonth } from '../calendar-month.ts';
import { addDays } from '../opening-hours/opening-hours.ts';

/** `2026-02-28` of `2026-02`. */
const toMonthEnd = (month: string): string => addDays(`${addMonthsToYearMonth(month, 1)}-01`, -1);

/** @param project id */
export const toDirectusInvoicesOfMonthQuery = (project: string, month: string) => ({
  filter: { project: { _eq: project }, issued_on: { _between: [`${month}-01`, toMonthEnd(month)] } },
  sort: ['issued_on', '-kind', 'number'],
});
