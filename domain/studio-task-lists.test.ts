import { expect, it } from 'vitest';
import { studioTaskNames } from '../contract/studio/studio-dashboard.ts';
import { studioTaskLists, toStudioListFilter } from './studio-task-lists.ts';

it('has a list for every task', () => {
  expect(Object.keys(studioTaskLists)).toEqual([...studioTaskNames]);
});

it('shows its conditions as rows of a filter', () => {
  expect(toStudioListFilter(studioTaskLists.ordersToPack)).toEqual({
    _and: [{ state: { _in: ['new', 'paid', 'in_progress'] } }, { pickup_branch: { _null: true } }],
  });
  expect(toStudioListFilter(studioTaskLists.pickupsToPrepare)._and).toContainEqual({ pickup_branch: { _nnull: true } });
  expect(toStudioListFilter(studioTaskLists.messages)).toEqual({ _and: [{ status: { _eq: 'new' } }] });
  expect(toStudioListFilter(studioTaskLists.appointmentRequests)._and).toContainEqual({ starts_at: { _gte: '$NOW' } });
});
