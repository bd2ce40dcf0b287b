import { expect, it } from 'vitest';
import {
  fromLegacyMoneyFieldNames,
  renameToLegacyMoneyFields,
  withLegacyMoneyFieldNames,
} from './convert-legacy-money-field-names.ts';

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

it('converts a body between legacy and current names, and keeps the key order', () => {
  expect(JSON.stringify(fromLegacyMoneyFieldNames(legacy))).toBe(JSON.stringify(current));
  expect(JSON.stringify(renameToLegacyMoneyFields(current))).toBe(JSON.stringify(legacy));
  expect(fromLegacyMoneyFieldNames(current)).toEqual(current);
});

it.each([null, 'text', 7, [], { lines: 'none' }, { lines: [null, 'x', []] }])('returns %j unchanged', (body) => {
  expect(fromLegacyMoneyFieldNames(body)).toEqual(body);
});

it('does not recurse below the lines', () => {
  const deep = JSON.parse(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`) as unknown;
  expect(() => fromLegacyMoneyFieldNames(deep)).not.toThrow();
});

it('does not convert bodies, lines or lists beyond the limits of the contract', () => {
  const wide = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`key${index}`, index]));
  const body = { ...wide, price_brutto: 1 };
  expect(fromLegacyMoneyFieldNames(body)).toBe(body);
  const lines = Array.from({ length: 101 }, () => ({ price_brutto: 1 }));
  expect(fromLegacyMoneyFieldNames({ lines })).toMatchObject({ lines });
  expect(fromLegacyMoneyFieldNames({ lines: [body] })).toEqual({ lines: [body] });
});

it('keeps a legacy name next to the current one, so that the schema rejects it', () => {
  const both = { total_cents: 94_000, total_price_brutto: 7, lines: [{ price_brutto: 7, price_cents: 100 }] };
  expect(fromLegacyMoneyFieldNames(both)).toEqual(both);
});

it('adds the legacy names to a response, in lists and objects', () => {
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
  expect(withLegacyMoneyFieldNames(answer)).toMatchObject({
    ...answer,
    lines: [{ price_brutto: 1, price_brutto_old: null, unit_price: { price_brutto: 2 } }],
    totals: { goods: 3, shipping: null, present_wrap: 0, total: 3, taxes: [{ amount: 1 }] },
  });
  expect(withLegacyMoneyFieldNames({ refunded_cents: 1, refund_under_way_cents: 2 })).toMatchObject({
    refunded_price_brutto: 1,
    refund_under_way_price_brutto: 2,
  });
});
