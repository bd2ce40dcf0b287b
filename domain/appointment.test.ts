import { expect, it } from 'vitest';
import {
  parseAppointmentProductQuery,
  findBranchesForTopic,
  parseAppointmentCancellationKey,
  formatAppointmentProductQuery,
} from './appointment.ts';

it('offers a topic in its own branch alone, or in all', () => {
  const branches = ['a', 'b'].map((id) => ({ id, name: id, address: id }));
  expect(findBranchesForTopic(branches, { branchId: null })).toEqual(branches);
  expect(findBranchesForTopic(branches, { branchId: 'b' }).map(({ id }) => id)).toEqual(['b']);
  expect(findBranchesForTopic(branches, { branchId: 'c' })).toEqual([]);
});

it('knows the link of a mail, and nothing else', () => {
  const key = '0123456789abcdef'.repeat(4);
  expect(parseAppointmentCancellationKey(`cancel=${key}`)).toBe(key);
  for (const hash of [
    '',
    '#',
    'cancel=',
    `#cancel=${key}`,
    `cancel=${key}0`,
    `Cancel=${key}`,
    `cancel=${key.toUpperCase()}`,
  ]) {
    expect(parseAppointmentCancellationKey(hash)).toBeNull();
  }
});

it('leads from a piece to its appointment', () => {
  const wanted = { slug: 'ring-ä&b', variant: 'v1' };
  expect(parseAppointmentProductQuery(formatAppointmentProductQuery(wanted))).toEqual(wanted);
  expect(formatAppointmentProductQuery({ slug: 'ring', variant: null })).toBe('?product=ring');
  expect(parseAppointmentProductQuery('?seite=2')).toBeNull();
  expect(parseAppointmentProductQuery('?product=')).toBeNull();
});
