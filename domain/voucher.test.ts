import { expect, it } from 'vitest';
import {
  allocateVouchers,
  findVoucherRefusal,
  formatVoucherCode,
  normalizeVoucherCode,
  toVoucherValidUntil,
} from './voucher.ts';

it.each([
  ['7KQ2-M4XT-9RBC-0WZH', '7KQ2M4XT9RBC0WZH'],
  [' 7kq2 m4xt 9rbc owzh', '7KQ2M4XT9RBC0WZH'],
  ['lIo0', '1100'],
])('compares the code %s as %s', (typed, compared) => {
  expect(normalizeVoucherCode(typed)).toBe(compared);
});

it('prints a code in groups of four', () => {
  expect(formatVoucherCode('7KQ2M4XT9RBC0WZH')).toBe('7KQ2-M4XT-9RBC-0WZH');
});

it.each([
  ['2026-01-01', '2029-12-31'],
  ['2026-12-31', '2029-12-31'],
  ['2027-01-01', '2030-12-31'],
])('a voucher sold on %s is valid until %s', (soldOn, until) => {
  expect(toVoucherValidUntil(soldOn)).toBe(until);
});

const voucher = { id: 'a', state: 'active', balanceCents: 5_000, validUntil: '2029-12-31' } as const;

it.each([
  ['a voucher with a balance', {}, '2029-12-31', undefined],
  ['an expired voucher', {}, '2030-01-01', 'expired'],
  ['an empty voucher', { balanceCents: 0 }, '2027-01-01', 'empty'],
  ['a blocked voucher', { state: 'blocked' }, '2027-01-01', 'blocked'],
  ['a cancelled voucher', { state: 'cancelled', balanceCents: 0 }, '2027-01-01', 'blocked'],
] as const)('decides about %s', (_name, changes, today, refusal) => {
  expect(findVoucherRefusal({ ...voucher, ...changes }, today)).toBe(refusal);
});

const pay = (cents: number, ...vouchers: [id: string, balanceCents: number, validUntil?: string][]) =>
  allocateVouchers(
    cents,
    vouchers.map(([id, balanceCents, validUntil = '2029-12-31']) => ({ id, balanceCents, validUntil })),
  ).map(({ voucher: id, amountCents }) => `${id} ${amountCents}`);

it.each([
  ['a part of the balance', pay(3_000, ['a', 5_000]), ['a 3000']],
  ['the balance, if the order costs more', pay(8_000, ['a', 5_000]), ['a 5000']],
  ['nothing of an order that costs nothing', pay(0, ['a', 5_000]), []],
  ['the smaller balance first', pay(6_000, ['a', 5_000], ['b', 2_000]), ['b 2000', 'a 4000']],
  ['first what expires first', pay(6_000, ['a', 2_000], ['b', 5_000, '2027-12-31']), ['b 5000', 'a 1000']],
  ['no voucher that is not needed', pay(1_000, ['a', 5_000], ['b', 2_000]), ['b 1000']],
])('vouchers pay %s', (_name, paid, expected) => {
  expect(paid).toEqual(expected);
});
