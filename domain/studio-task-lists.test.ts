import { expect, it } from 'vitest';
import { dashboardTaskNames } from '../contract/studio/studio-dashboard.ts';
import { studioTaskLists, toDirectusTaskListFilter } from './studio-task-lists.ts';

it('has a list for every task', () => {
  expect(Object.keys(studioTaskLists)).toEqual([...dashboardTaskNames]);
});

it('shows its conditions as rows of a filter', () => {
  expect(toDirectusTaskListFilter(studioTaskLists.ordersToPack)).toEqual({
    _and: [{ state: { _in: ['new', 'paid', 'in_progress'] } }, { pickup_branch: { _null: true } }],
  });
  expect(toDirectusTaskListFilter(studioTaskLists.pickupsToPrepare)._and).toContainEqual({
    pickup_branch: { _nnull: true },
  });
  expect(toDirectusTaskListFilter(studioTaskLists.messages)).toEqual({ _and: [{ status: { _eq: 'new' } }] });
  expect(toDirectusTaskListFilter(studioTaskLists.appointmentRequests)._and).toContainEqual({
    starts_at: { _gte: '$NOW' },
  });
});
