import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productRatingRequestBodySchema } from '../contract/visitors/contact-rating-and-product-request.ts';
import { safeParseRequestBody } from './safe-parse-request-body.ts';

describe('a request body', () => {
  const schema = z.strictObject({ name: z.string(), lines: z.array(z.object({ count: z.int() })), age: z.int() });

  it('is returned as parsed', () => {
    const trimmed = z.strictObject({ name: z.string().trim() });
    expect(safeParseRequestBody(trimmed, { name: ' Anna ' })).toEqual({ ok: true, body: { name: 'Anna' } });
  });

  it.each([
    [{ name: 1, lines: [], age: 1 }, ['name']],
    [{ age: 'x', lines: [], name: 1 }, ['name', 'age']],
    // An error inside a list is reported as the name of the list, once.
    [{ name: 'a', lines: [{ count: 0.5 }, { count: 'x' }], age: 1 }, ['lines']],
    [{ name: 'a', lines: [], age: 1, more: 1, other: 2 }, ['more']],
    [{ name: 'a', lines: [], age: 1, ['x'.repeat(100)]: 1 }, ['x'.repeat(64)]],
    [null, []],
    ['text', []],
  ])('%j has the invalid fields %j', (body, fields) => {
    expect(safeParseRequestBody(schema, body)).toEqual({ ok: false, fields });
  });
});

it('lists every invalid field once, in the order of the schema', () => {
  const parsed = safeParseRequestBody(productRatingRequestBodySchema, {
    rating: 9,
    more: 1,
    title: 5,
    __proto__: null,
  });
  expect(parsed).toMatchObject({ ok: false });
  expect(!parsed.ok && parsed.fields.slice(0, 4)).toEqual(['product', 'rating', 'title', 'comment']);
  expect(!parsed.ok && parsed.fields.at(-1)).toBe('more');
  expect(safeParseRequestBody(productRatingRequestBodySchema, null)).toEqual({ ok: false, fields: [] });
});
