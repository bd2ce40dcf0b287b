import { expect, it } from 'vitest';
import { toGiroCodePayload } from './girocode.ts';

/** The example of EPC069-12, without its purpose and its note to the originator, which this shop does not use. */
const example = {
  account: { bic: 'BPOTBEB1', holder: 'Red Cross of Belgium', iban: 'BE72000000001616' },
  amountCents: 100,
  remittance: 'Urgency fund',
};

it('encodes the example of the standard in version 002', () => {
  expect(toGiroCodePayload(example)).toBe(
    'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1.00\n\n\nUrgency fund',
  );
});

it('leaves the line of an unknown BIC empty', () => {
  const payload = toGiroCodePayload({ ...example, account: { ...example.account, bic: null } });
  expect(payload?.split('\n').slice(3, 6)).toEqual(['SCT', '', 'Red Cross of Belgium']);
});

it.each([
  [1, 'EUR0.01'],
  [10_490, 'EUR104.90'],
  [859_800, 'EUR8598.00'],
  [99_999_999_999, 'EUR999999999.99'],
])('writes %i cents as %s', (amountCents, amount) => {
  expect(toGiroCodePayload({ ...example, amountCents })?.split('\n')[7]).toBe(amount);
});

it('keeps name and reference within one line and their limits', () => {
  const payload = toGiroCodePayload({
    account: { ...example.account, holder: `Arnsberg\n& Tochter ${'ä'.repeat(80)}` },
    amountCents: 100,
    remittance: `AT-1\r\n${'x'.repeat(200)}`,
  });
  const lines = payload?.split('\n') ?? [];
  expect(lines).toHaveLength(11);
  expect(lines[5]).toMatch(/^Arnsberg & Tochter ä{51}$/);
  expect(lines[10]).toMatch(/^AT-1 x{135}$/);
});

it.each([
  { amountCents: 0 },
  { amountCents: 100_000_000_000 },
  { account: { ...example.account, holder: null } },
  { account: { ...example.account, holder: ' ' } },
  // 331 bytes at most.
  { account: { ...example.account, holder: '√'.repeat(70) }, remittance: 'ä'.repeat(140) },
])('encodes nothing with %j', (part) => {
  expect(toGiroCodePayload({ ...example, ...part })).toBeNull();
});
