import { describe, expect, it } from 'vitest';
import { refundRequestSchema, switchRefundToBankTransferSchema } from './refund.ts';

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

describe('a refund request', () => {
  it.each([
    ['as it is', {}, true],
    ['of money that came by transfer', { payment: null, iban: ' DE00 ', account_holder: 'Anna König' }, true],
    ['of no line', { lines: [], other_cents: 500 }, true],
    ['of 200 lines', { lines: Array(200).fill(line) }, true],
    ['of 201 lines', { lines: Array(201).fill(line) }, false],
    ['with a quantity of 0', { lines: [{ ...line, quantity: 0 }] }, false],
    ['with a negative quantity', { lines: [{ ...line, quantity: -1 }] }, false],
    ['with a fractional quantity', { lines: [{ ...line, quantity: 0.5 }] }, false],
    ['with a quantity of 10 000', { lines: [{ ...line, quantity: 10_000 }] }, true],
    ['with a quantity of 10 001', { lines: [{ ...line, quantity: 10_001 }] }, false],
    ['with an unknown field in a line', { lines: [{ ...line, price: 1 }] }, false],
    ['with an invalid line id', { lines: [{ ...line, line: '1' }] }, false],
    ['with an amount of 0', { amount_cents: 0 }, false],
    ['with a negative amount', { amount_cents: -1 }, false],
    ['with a fraction of a cent', { amount_cents: 0.5 }, false],
    ['with the largest amount of the column', { amount_cents: 9_999_999_999 }, true],
    ['with an amount above the limit of the column', { amount_cents: 10_000_000_000 }, false],
    ['with a negative additional amount', { other_cents: -1 }, false],
    ['with a fraction of a cent as additional amount', { other_cents: 0.5 }, false],
    ['with an additional amount above the limit of the column', { other_cents: 10_000_000_000 }, false],
    ['with a reason of 500 characters', { reason: 'a'.repeat(500) }, true],
    ['with a reason of 501 characters', { reason: 'a'.repeat(501) }, false],
    ['with an IBAN of 65 characters', { iban: 'a'.repeat(65) }, false],
    ['with a name of 141 characters', { account_holder: 'a'.repeat(141) }, false],
    ['for a withdrawal', { withdrawal: id }, true],
    ['without a withdrawal', { withdrawal: null }, true],
    ['with an invalid id', { refund: '1' }, false],
    ['with an unknown field', { admin: true }, false],
  ])('%s is validated', (_name, part, isValid) => {
    expect(refundRequestSchema.safeParse({ ...request, ...part }).success).toBe(isValid);
  });

  it('has its texts trimmed', () => {
    const parsed = refundRequestSchema.parse({
      ...request,
      reason: ' Kulanz\n',
      iban: ' DE00 ',
      account_holder: ' A ',
    });
    expect(parsed).toMatchObject({ reason: 'Kulanz', iban: 'DE00', account_holder: 'A' });
  });
});

describe('a failed refund that is paid by transfer', () => {
  it.each([
    [{ iban: 'DE00', account_holder: 'Anna König' }, true],
    [{ iban: 'a'.repeat(65), account_holder: 'Anna König' }, false],
    [{ iban: 'DE00', account_holder: 'a'.repeat(141) }, false],
    [{ iban: 'DE00' }, false],
    [{ iban: 'DE00', account_holder: 'Anna König', amount_cents: 1 }, false],
  ])('%j is valid: %s', (transfer, isValid) => {
    expect(switchRefundToBankTransferSchema.safeParse(transfer).success).toBe(isValid);
  });
});
