import { expect, it } from 'vitest';
import { dashboardTaskNames } from '../contract/studio/studio-dashboard.ts';
import { studioTaskListDefinitions, toDirectusTaskListFilter } from './studio-task-list-definitions.ts';

it('has a list for every task', () => {
  expect(Object.keys(studioTaskListDefinitions)).toEqual([...dashboardTaskNames]);
});

it('shows its conditions as rows of a filter', () => {
  expect(toDirectusTaskListFilter(studioTaskListDefinitions.ordersToPack)).toEqual({
    _and: [{ state: { _in: ['new', 'paid', 'in_progress'] } }, { pickup_branch: { _null: true } }],
  });
  expect(toDirectusTaskListFilter(studioTaskListDefinitions.pickupsToPrepare)._and).toContainEqual({
    pickup_branch: { _nnull: true },
  });
  expect(toDirectusTaskListFilter(studioTaskListDefinitions.messages)).toEqual({ _and: [{ status: { _eq: 'new' } }] });
  expect(toDirectusTaskListFilter(studioTaskListDefinitions.appointmentRequests)._and).toContainEqual({
    starts_at: { _gte: '$NOW' },
  });
});
