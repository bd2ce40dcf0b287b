import { expect, it } from 'vitest';
import { testInvoiceSnapshot } from './invoice-snapshot.fixture.ts';
import { toNetInvoiceLines } from './net-invoice-lines.ts';

it('adds up to the net amount of each rate', () => {
  const lines = toNetInvoiceLines(testInvoiceSnapshot);
  expect(lines.map(({ name, quantity, percent }) => [name, quantity, percent])).toEqual([
    ['Solitärring Aurora, Größe 52', 1, 19],
    [null, 1, 19],
    ['Bildband Gold', 2, 7],
    [null, 1, 7],
  ]);
  for (const { percent, netCents } of testInvoiceSnapshot.taxes) {
    const own = lines.filter((line) => line.percent === percent);
    expect(own.reduce((sum, line) => sum + line.netCents, 0)).toBe(netCents);
  }
});

it('has no line for extras that cost nothing', () => {
  const [ring] = testInvoiceSnapshot.lines;
  const taxes = [{ percent: 19, netCents: 1_252_10, taxCents: 237_90, grossCents: 1_490_00 }];
  expect(toNetInvoiceLines({ lines: ring ? [ring] : [], taxes })).toMatchObject([{ netCents: 1_252_10 }]);
});
