import { expect, it } from 'vitest';
import {
  parseAppointmentProductQuery,
  findBranchesForTopic,
  findLongestAppointmentTopic,
  parseAppointmentCancellationKey,
  formatAppointmentProductQuery,
} from './appointment-topics-and-links.ts';

it('offers a topic only in its own branch, or in every branch', () => {
  const branches = ['a', 'b'].map((id) => ({ id, name: id, address: id }));
  expect(findBranchesForTopic(branches, { branchId: null })).toEqual(branches);
  expect(findBranchesForTopic(branches, { branchId: 'b' }).map(({ id }) => id)).toEqual(['b']);
  expect(findBranchesForTopic(branches, { branchId: 'c' })).toEqual([]);
});

it('finds the longest topic that a branch offers', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id, name: id, address: id }));
  const topics = [
    { id: 'watch', durationMinutes: 45, branchId: null },
    { id: 'rings', durationMinutes: 60, branchId: 'b' },
  ].map((topic) => ({ ...topic, name: topic.id, description: null }));
  expect([a, b].map((branch) => branch && findLongestAppointmentTopic(topics, branch)?.id)).toEqual(['watch', 'rings']);
  expect(a && findLongestAppointmentTopic([], a)).toBeUndefined();
});

it('parses the cancellation key only from the exact fragment of an email link', () => {
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

it('round-trips the product and variant in the query of the appointment page', () => {
  const product = { slug: 'ring-ä&b', variant: 'v1' };
  expect(parseAppointmentProductQuery(formatAppointmentProductQuery(product))).toEqual(product);
  expect(formatAppointmentProductQuery({ slug: 'ring', variant: null })).toBe('?product=ring');
  expect(parseAppointmentProductQuery('?seite=2')).toBeNull();
  expect(parseAppointmentProductQuery('?product=')).toBeNull();
});
