import { expect, it } from 'vitest';
import { type Quote, type QuoteLine, quoteSchema } from '../../contract/shop/quote.ts';
import { oneRing, someQuote } from './checkout.fixture.ts';
import { toRefusedItems, toUnavailableItems } from './unavailable-items.ts';

const toQuote = (details: Partial<QuoteLine>): Quote =>
  quoteSchema.parse({
    ...someQuote,
    lines: [
      {
        product: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10',
        variant: null,
        name: 'Bague',
        variant_name: 'Taille 54',
        reference_number: '',
        slug: 'ring',
        price_brutto: 94_000,
        count: 1,
        available: 0,
        tax_percent: 19,
        shipping_time: null,
        labels: [],
        is_made_to_order: false,
        guarantee: null,
        problem: 'sold_out',
        ...details,
      },
    ],
  });

it('names what a refusal is about in the language of the page, and by the cart where it is gone', () => {
  expect(toRefusedItems(toQuote({}), oneRing)).toEqual([
    { name: 'Bague, Taille 54', problem: 'sold_out', available: 0 },
  ]);
  const goneQuote = toQuote({ name: '', variant_name: null, problem: 'gone' });
  expect(toRefusedItems(goneQuote, oneRing)).toMatchObject([{ name: 'Ring' }]);
});

it('says nothing of a changed price, which is solved by ordering again', () => {
  expect(toRefusedItems(toQuote({ problem: 'price_changed' }), oneRing)).toEqual([]);
});

it('names the lines of a checked cart that cannot be ordered', () => {
  const [item] = oneRing.products;
  const [quoted] = toQuote({ problem: 'too_many', available: 1 }).lines;
  if (!item || !quoted) throw new Error('There is no item.');
  const line = { item, quoted, correctCount: 1 };
  expect(
    toUnavailableItems([
      { ...line, problem: 'too_many' },
      { ...line, problem: null },
    ]),
  ).toEqual([{ name: 'Bague, Taille 54', problem: 'too_many', available: 1 }]);
});
