import { expect, it } from 'vitest';
import { emailAddressText, isSuspectedSpam, singleLineText, multiLineText, projectSchema } from './body-fields.ts';
import { orderServiceResponseSchema, parseRequestBody } from './order-service-response.ts';
import { productRatingSchema } from '../house/messages.ts';

it('keeps a text whatever was pasted with it', () => {
  expect(singleLineText(20).parse('  a\u0000b\r\nc\u0007 ')).toBe('a b c');
  expect(multiLineText(20).parse(' a\r\nb\rc\td\u0000 ')).toBe('a\nb\nc\td');
  expect(multiLineText(20).parse('<b>é 💍</b>')).toBe('<b>é 💍</b>');
});

it('counts a text after it is tidied', () => {
  expect(singleLineText(3).safeParse(' abc ').success).toBe(true);
  expect(singleLineText(3).safeParse('abcd').success).toBe(false);
});

it.each(['a@b.de', 'änne.öz+ring@juwelier-öz.example', "o'neil@x.co.uk"])('takes %s for an address', (address) => {
  expect(emailAddressText().safeParse(address).success).toBe(true);
});

it.each(['', 'a', 'a@b', '@b.de', 'a b@c.de', 'a@b.de,c@d.de', 'a@b.de;c@d.de', 'A <a@b.de>', 'a@b@c.de'])(
  'does not take %j for one address',
  (address) => {
    expect(emailAddressText().safeParse(address).success).toBe(false);
  },
);

it.each([
  ['zero-width space', 'anna@exa\u200bmple.org'],
  ['zero-width joiner', 'an\u200dna@example.org'],
  ['byte order mark', 'anna\ufeff@example.org'],
  ['soft hyphen', 'anna@exam\u00adple.org'],
  ['right-to-left override', 'anna@\u202egro.elpmaxe'],
  ['combining grapheme joiner', 'anna\u034f@example.org'],
  ['Hangul filler', 'anna\u3164@example.org'],
  ['bell', 'an\u0007na@example.org'],
  ['delete', 'an\u007fna@example.org'],
  ['next line', 'anna\u0085@example.org'],
  ['half of a pair', 'anna\ud800@example.org'],
  ['private use', 'anna\ue000@example.org'],
])('refuses an address with an invisible character: %s', (_name, address) => {
  expect(emailAddressText().safeParse(address).success).toBe(false);
});

it('takes an address that was pasted with its line break', () => {
  expect(emailAddressText().parse(' anna@example.org\r\n')).toBe('anna@example.org');
});

it('suspects a filled trap and a form that was hardly open', () => {
  expect(isSuspectedSpam({ homepage: '', open_ms: 2_000 })).toBe(false);
  expect(isSuspectedSpam({ homepage: '', open_ms: 1_999 })).toBe(true);
  expect(isSuspectedSpam({ homepage: 'x', open_ms: 60_000 })).toBe(true);
});

it('names every wrong field once, in the order of the form', () => {
  const read = parseRequestBody(productRatingSchema, { rating: 9, more: 1, title: 5, __proto__: null });
  expect(read).toMatchObject({ ok: false });
  expect(!read.ok && read.fields.slice(0, 4)).toEqual(['product', 'rating', 'title', 'comment']);
  expect(!read.ok && read.fields.at(-1)).toBe('more');
  expect(parseRequestBody(productRatingSchema, null)).toEqual({ ok: false, fields: [] });
});

it('reads answers of the contract only', () => {
  expect(orderServiceResponseSchema.safeParse({ status: 'ok' }).success).toBe(true);
  expect(orderServiceResponseSchema.safeParse({ status: 'error', code: 'shop_closed' }).success).toBe(true);
  expect(orderServiceResponseSchema.safeParse({ status: 'error', code: 'why' }).success).toBe(false);
});

it('leaves a space where a control character stood between two words', () => {
  expect(multiLineText(20).parse('a\u0000b\nc\u0007d')).toBe('a b\nc d');
});

it.each(['shop.example', 'öz.example', '127.0.0.1:8000', 'a'.repeat(253)])('takes %s for a project', (domain) => {
  expect(projectSchema.safeParse(domain).success).toBe(true);
});

it.each(['', 'a b', 'a/b', "a'b", 'a'.repeat(254), 'a\n'])('does not take %j for a project', (domain) => {
  expect(projectSchema.safeParse(domain).success).toBe(false);
});
