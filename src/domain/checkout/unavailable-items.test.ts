import { expect, it } from 'vitest';
import type { QuoteLine } from '../../../contract/shop/quote.ts';
import { oneRing, someQuote } from './checkout.fixture.ts';
import { toRefusedItems, toUnavailableItems } from './unavailable-items.ts';

const toLine = (details: Partial<QuoteLine>): QuoteLine => ({
  product: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10',
  variant: null,
  name: 'Bague',
  variant_name: 'Taille 54',
  reference_number: '',
  slug: 'ring',
  price_brutto: 94_000,
  price_brutto_old: null,
  count: 1,
  available: 0,
  tax_percent: 19,
  shipping_time: null,
  delivery: null,
  labels: [],
  is_made_to_order: false,
  guarantee: null,
  problem: 'sold_out',
  ...details,
});

it('names what a refusal is about in the language of the page, and by the cart where it is gone', () => {
  expect(toRefusedItems({ ...someQuote, lines: [toLine({})] }, oneRing)).toEqual([
    { name: 'Bague, Taille 54', problem: 'sold_out', available: 0 },
  ]);
  const goneLine = toLine({ name: '', variant_name: null, problem: 'gone' });
  expect(toRefusedItems({ ...someQuote, lines: [goneLine] }, oneRing)).toMatchObject([{ name: 'Ring' }]);
});

it('says nothing of a changed price, which is solved by ordering again', () => {
  expect(toRefusedItems({ ...someQuote, lines: [toLine({ problem: 'price_changed' })] }, oneRing)).toEqual([]);
});

it('names the lines of a checked cart that cannot be ordered', () => {
  const [item] = oneRing.products;
  if (!item) throw new Error('There is no item.');
  const line = { item, quoted: toLine({ problem: 'too_many', available: 1 }), correctCount: 1 };
  expect(
    toUnavailableItems([
      { ...line, problem: 'too_many' },
      { ...line, problem: null },
    ]),
  ).toEqual([{ name: 'Bague, Taille 54', problem: 'too_many', available: 1 }]);
});
