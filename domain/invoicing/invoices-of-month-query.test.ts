import { expect, it } from 'vitest';
import { toDirectusInvoicesOfMonthQuery } from './invoices-of-month-query.ts';

it.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
])('selects one project and %s up to its last day', (month, end) => {
  expect(toDirectusInvoicesOfMonthQuery('p', month).filter).toEqual({
    project: { _eq: 'p' },
    issued_on: { _between: [`${month}-01`, end] },
  });
});
