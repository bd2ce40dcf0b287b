import { describe, expect, it } from 'vitest';
import { refundRequestSchema, refundTransferSchema } from './refund.ts';

const id = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';
const line = { line: id, quantity: 1 };
const request = {
  refund: id,
  payment: id,
  lines: [line],
  shipping: false,
  present_wrap: false,
  other_cents: 0,
  amount_cents: 1,
  reason: '',
  restock: true,
};

describe('a refund that the staff asks for', () => {
  it.each([
    ['as it is', {}, true],
    ['of money that came by transfer', { payment: null, iban: ' DE00 ', account_holder: 'Anna König' }, true],
    ['of no line', { lines: [], other_cents: 500 }, true],
    ['of 200 lines', { lines: Array(200).fill(line) }, true],
    ['of 201 lines', { lines: Array(201).fill(line) }, false],
    ['of none of a line', { lines: [{ ...line, quantity: 0 }] }, false],
    ['of less than none of a line', { lines: [{ ...line, quantity: -1 }] }, false],
    ['of half of a line', { lines: [{ ...line, quantity: 0.5 }] }, false],
    ['of 10 000 of a line', { lines: [{ ...line, quantity: 10_000 }] }, true],
    ['of 10 001 of a line', { lines: [{ ...line, quantity: 10_001 }] }, false],
    ['of a line with a price', { lines: [{ ...line, price: 1 }] }, false],
    ['of a line that is no id', { lines: [{ ...line, line: '1' }] }, false],
    ['of nothing', { amount_cents: 0 }, false],
    ['of less than nothing', { amount_cents: -1 }, false],
    ['of half a cent', { amount_cents: 0.5 }, false],
    ['of all that a column holds', { amount_cents: 9_999_999_999 }, true],
    ['of more than a column holds', { amount_cents: 10_000_000_000 }, false],
    ['with a further amount below nothing', { other_cents: -1 }, false],
    ['with a further amount of half a cent', { other_cents: 0.5 }, false],
    ['with a further amount beyond a column', { other_cents: 10_000_000_000 }, false],
    ['with a long reason', { reason: 'a'.repeat(500) }, true],
    ['with too long a reason', { reason: 'a'.repeat(501) }, false],
    ['with an IBAN of 65 characters', { iban: 'a'.repeat(65) }, false],
    ['with a name of 141 characters', { account_holder: 'a'.repeat(141) }, false],
    ['that answers a withdrawal', { withdrawal: id }, true],
    ['that answers no withdrawal', { withdrawal: null }, true],
    ['with an id that is none', { refund: '1' }, false],
    ['with a field of its own', { admin: true }, false],
  ])('%s', (_name, part, isTaken) => {
    expect(refundRequestSchema.safeParse({ ...request, ...part }).success).toBe(isTaken);
  });

  it('is tidied', () => {
    const read = refundRequestSchema.parse({ ...request, reason: ' Kulanz\n', iban: ' DE00 ', account_holder: ' A ' });
    expect(read).toMatchObject({ reason: 'Kulanz', iban: 'DE00', account_holder: 'A' });
  });
});

describe('a failed refund that is paid by transfer', () => {
  it.each([
    [{ iban: 'DE00', account_holder: 'Anna König' }, true],
    [{ iban: 'a'.repeat(65), account_holder: 'Anna König' }, false],
    [{ iban: 'DE00', account_holder: 'a'.repeat(141) }, false],
    [{ iban: 'DE00' }, false],
    [{ iban: 'DE00', account_holder: 'Anna König', amount_cents: 1 }, false],
  ])('%j: %s', (transfer, isTaken) => {
    expect(refundTransferSchema.safeParse(transfer).success).toBe(isTaken);
  });
});
