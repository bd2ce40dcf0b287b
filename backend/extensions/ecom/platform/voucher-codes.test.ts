import { expect, it } from 'vitest';
import { formatVoucherCode } from '../../../../domain/voucher.ts';
import {
  createVoucherCode,
  decryptVoucherCode,
  encryptVoucherCode,
  hashVoucherCode,
  initializeVoucherCodeKey,
} from './voucher-codes.ts';

it('reads a code again with the same secret only', () => {
  initializeVoucherCodeKey({ env: { SECRET: 'one' } });
  const code = createVoucherCode();
  const encrypted = encryptVoucherCode(code);
  expect(encrypted).not.toContain(code);
  expect(encryptVoucherCode(code)).not.toBe(encrypted);
  expect(decryptVoucherCode(encrypted)).toBe(code);
  initializeVoucherCodeKey({ env: { SECRET: 'other' } });
  expect(decryptVoucherCode(encrypted)).toBeUndefined();
});

it('recognizes a code however it is typed', () => {
  const code = createVoucherCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(hashVoucherCode(formatVoucherCode(code).toLowerCase())).toBe(hashVoucherCode(code));
  expect(hashVoucherCode(createVoucherCode())).not.toBe(hashVoucherCode(code));
});
