import { expect, it } from 'vitest';
import { toGermanCsv, toGermanCsvAmount, toGermanCsvDate } from './write-german-csv.ts';

it('is read by German Excel: byte order mark, semicolons, CRLF', () => {
  expect(
    toGermanCsv([
      ['Name', 'Betrag'],
      ['Änne', '1,50'],
    ]),
  ).toBe('\uFEFFName;Betrag\r\nÄnne;1,50\r\n');
});

it.each([
  ['a;b', '"a;b"'],
  ['sagt "ja"', '"sagt ""ja"""'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
  ['', ''],
])('quotes what would break a row: %j', (text, cell) => {
  expect(toGermanCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it.each(['=1+1', '+49 8031', '-1', '@SUM(A1)', '\tx'])('never lets a text run as a formula: %j', (text) => {
  expect(toGermanCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('leaves a negative amount a number', () => {
  expect(toGermanCsv([[toGermanCsvAmount(-2_990), '-1,5 Karat']])).toBe("\uFEFF-29,90;'-1,5 Karat\r\n");
});

it('writes amounts with a decimal comma and dates as in Germany', () => {
  expect([0, 5, 49_00, 1_890_00].map(toGermanCsvAmount)).toEqual(['0,00', '0,05', '49,00', '1890,00']);
  expect(toGermanCsvDate('2026-11-03')).toBe('03.11.2026');
});
