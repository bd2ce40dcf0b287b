import { expect, it } from 'vitest';
import { parseTransferAccount } from './bank-account-found-in-text.ts';

const iban = 'DE02120300000000202051';

it.each([
  ['Kontoinhaber: Arnsberg & Tochter\nIBAN: DE02 1203 0000 0000 2020 51\nBank: Musterbank', 'Arnsberg & Tochter'],
  ['Account holder: Arnsberg & Tochter\nIBAN: DE02 1203 0000 0000 2020 51', 'Arnsberg & Tochter'],
  ['Titulaire du compte : Arnsberg & Tochter\nIBAN\u00a0: DE02\u00a01203 0000 0000 2020 51', 'Arnsberg & Tochter'],
  ['Kontoinhaber: Arnsberg & Tochter, IBAN: DE02 1203 0000 0000 2020 51, Musterbank', 'Arnsberg & Tochter'],
  ['Kontoinhaber: Arnsberg & Tochter – IBAN DE02 1203 0000 0000 2020 51', 'Arnsberg & Tochter'],
  ['Kontoinhaber:\nIBAN: DE02 1203 0000 0000 2020 51', null],
  ['Kontoinhaber: IBAN: DE02 1203 0000 0000 2020 51', null],
  ['Kontoinhaber: Arnsberg DE02 1203 0000 0000 2020 51', null],
  ['Arnsberg & Tochter\nDE02120300000000202051', null],
  ['iban de02 1203 0000 0000 2020 51', null],
])('reads account and holder of %j', (bankDetails, holder) => {
  expect(parseTransferAccount(bankDetails)).toMatchObject({ iban, bic: null, holder });
});

it('says where the IBAN stands, without the words that follow in its line', () => {
  const bankDetails = 'Konto DE02 1203 0000 0000 2020 51 bei der Musterbank';
  const { start = 0, end = 0 } = parseTransferAccount(bankDetails) ?? {};
  expect(bankDetails.slice(start, end)).toBe('DE02 1203 0000 0000 2020 51');
});

it.each([
  ['BIC: BYLADEM1001', 'BYLADEM1001'],
  ['SWIFT/BIC BYLADEM1', 'BYLADEM1'],
  ['BIC\nMUSTERBANK', null],
  ['BIC: 12345678', null],
])('reads the BIC of %j', (line, bic) => {
  expect(parseTransferAccount(`IBAN DE02 1203 0000 0000 2020 51\n${line}`)).toMatchObject({ iban, bic });
});

const turkish = 'IBAN TR33 0006 1005 1978 6457 8413 26';

it.each([
  ['BIC: BYLADEM1001\nIBAN DE02 1203 0000 0000 2020 51', 'BYLADEM1001'],
  [`${turkish}\nBIC: TGBATRIS\nIBAN DE02 1203 0000 0000 2020 51\nBIC: BYLADEM1001`, 'BYLADEM1001'],
  [`${turkish}\nBIC: TGBATRIS\nIBAN DE02 1203 0000 0000 2020 51`, null],
  [`IBAN DE02 1203 0000 0000 2020 51\n${turkish}\nBIC: TGBATRIS`, null],
  ['BIC: TGBATRIS, BIC: BYLADEM1001, IBAN DE02 1203 0000 0000 2020 51', null],
])('takes no BIC of another account from %j', (bankDetails, bic) => {
  expect(parseTransferAccount(bankDetails)).toMatchObject({ iban, bic });
});

it('reads all of an account that is written on one line', () => {
  const bankDetails = 'Kontoinhaber: Juwelier Muster GmbH, IBAN: DE02 1203 0000 0000 2020 51, BIC: BYLADEM1001';
  expect(parseTransferAccount(bankDetails)).toMatchObject({ iban, bic: 'BYLADEM1001', holder: 'Juwelier Muster GmbH' });
});

it.each([
  '',
  'Musterbank Isar',
  'IBAN DE03 1203 0000 0000 2020 51',
  'IBAN DE02 1203',
  // Valid, but not a country of the SEPA credit transfer.
  'IBAN TR33 0006 1005 1978 6457 8413 26',
])('finds no account in %j', (bankDetails) => {
  expect(parseTransferAccount(bankDetails)).toBeNull();
});

it('skips a mistyped IBAN before a valid one', () => {
  expect(parseTransferAccount('DE03 1203 0000 0000 2020 51\nDE02 1203 0000 0000 2020 51')).toMatchObject({
    iban,
    start: 28,
  });
});
