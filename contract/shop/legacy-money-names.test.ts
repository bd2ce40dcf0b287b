import { expect, it } from 'vitest';
import { fromLegacyMoneyNames, toLegacyMoneyNames, withLegacyMoneyNames } from './legacy-money-names.ts';

const legacy = {
  shipping: 'id',
  present_wrap: true,
  lines: [{ count: 1, price_brutto: 100, personalization: { price_brutto: 'Anna' } }],
  total_price_brutto: 590,
};
const current = {
  shipping: 'id',
  present_wrap: true,
  lines: [{ count: 1, price_cents: 100, personalization: { price_brutto: 'Anna' } }],
  total_cents: 590,
};

it('reads and writes a body under the names before the update, in the order of its keys', () => {
  expect(JSON.stringify(fromLegacyMoneyNames(legacy))).toBe(JSON.stringify(current));
  expect(JSON.stringify(toLegacyMoneyNames(current))).toBe(JSON.stringify(legacy));
  expect(fromLegacyMoneyNames(current)).toEqual(current);
});

it.each([null, 'text', 7, [], { lines: 'none' }, { lines: [null, 'x', []] }])('passes %j on as it is', (body) => {
  expect(fromLegacyMoneyNames(body)).toEqual(body);
});

it('does not go deeper into a body than its lines', () => {
  const deep = JSON.parse(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`) as unknown;
  expect(() => fromLegacyMoneyNames(deep)).not.toThrow();
});

it('leaves what is wider than any body of the contract to its schema', () => {
  const wide = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`key${index}`, index]));
  const body = { ...wide, price_brutto: 1 };
  expect(fromLegacyMoneyNames(body)).toBe(body);
  const lines = Array.from({ length: 101 }, () => ({ price_brutto: 1 }));
  expect(fromLegacyMoneyNames({ lines })).toMatchObject({ lines });
  expect(fromLegacyMoneyNames({ lines: [body] })).toEqual({ lines: [body] });
});

it('leaves a former name beside the one of today, so that the schema refuses it', () => {
  const both = { total_cents: 94_000, total_price_brutto: 7, lines: [{ price_brutto: 7, price_cents: 100 }] };
  expect(fromLegacyMoneyNames(both)).toEqual(both);
});

it('answers with the names of both releases, in lists and objects', () => {
  const answer = {
    lines: [{ price_cents: 1, old_price_cents: null, unit_price: { price_cents: 2 } }],
    totals: {
      goods_cents: 3,
      shipping_cents: null,
      present_wrap_cents: 0,
      total_cents: 3,
      taxes: [{ amount_cents: 1 }],
    },
  };
  expect(withLegacyMoneyNames(answer)).toMatchObject({
    ...answer,
    lines: [{ price_brutto: 1, price_brutto_old: null, unit_price: { price_brutto: 2 } }],
    totals: { goods: 3, shipping: null, present_wrap: 0, total: 3, taxes: [{ amount: 1 }] },
  });
  expect(withLegacyMoneyNames({ refunded_cents: 1, refund_under_way_cents: 2 })).toMatchObject({
    refunded_price_brutto: 1,
    refund_under_way_price_brutto: 2,
  });
});
