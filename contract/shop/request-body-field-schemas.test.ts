import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  emailAddressSchema,
  createSingleLineTextSchema,
  multiLineTextSchema,
  requestProjectDomainSchema,
} from './request-body-field-schemas.ts';
import { okResponseSchema, orderServiceErrorResponseSchema } from './order-service-ok-or-error-response.ts';

it('removes control characters and keeps the text', () => {
  expect(createSingleLineTextSchema(20).parse('  a\u0000b\r\nc\u0007 ')).toBe('a b c');
  expect(multiLineTextSchema(20).parse(' a\r\nb\rc\td\u0000 ')).toBe('a\nb\nc\td');
  expect(multiLineTextSchema(20).parse('<b>é 💍</b>')).toBe('<b>é 💍</b>');
});

it('checks the length of the trimmed text', () => {
  expect(createSingleLineTextSchema(3).safeParse(' abc ').success).toBe(true);
  expect(createSingleLineTextSchema(3).safeParse('abcd').success).toBe(false);
});

it.each(['a@b.de', 'änne.öz+ring@juwelier-öz.example', "o'neil@x.co.uk"])('accepts the email address %s', (address) => {
  expect(emailAddressSchema().safeParse(address).success).toBe(true);
});

it.each(['', 'a', 'a@b', '@b.de', 'a b@c.de', 'a@b.de,c@d.de', 'a@b.de;c@d.de', 'A <a@b.de>', 'a@b@c.de'])(
  'rejects the email address %j',
  (address) => {
    expect(emailAddressSchema().safeParse(address).success).toBe(false);
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
  ['unpaired surrogate', 'anna\ud800@example.org'],
  ['private use', 'anna\ue000@example.org'],
])('rejects an email address with an invisible character: %s', (_name, address) => {
  expect(emailAddressSchema().safeParse(address).success).toBe(false);
});

it('accepts an email address that was pasted with a line break', () => {
  expect(emailAddressSchema().parse(' anna@example.org\r\n')).toBe('anna@example.org');
});

it('accepts only known responses', () => {
  const responseSchema = z.union([okResponseSchema, orderServiceErrorResponseSchema]);
  expect(responseSchema.safeParse({ status: 'ok' }).success).toBe(true);
  expect(responseSchema.safeParse({ status: 'error', code: 'shop_closed' }).success).toBe(true);
  expect(responseSchema.safeParse({ status: 'error', code: 'why' }).success).toBe(false);
});

it('replaces a control character between two words with a space', () => {
  expect(multiLineTextSchema(20).parse('a\u0000b\nc\u0007d')).toBe('a b\nc d');
});

it.each(['shop.example', 'öz.example', '127.0.0.1:8000', 'a'.repeat(253)])(
  'accepts the project domain %s',
  (domain) => {
    expect(requestProjectDomainSchema.safeParse(domain).success).toBe(true);
  },
);

it.each(['', 'a b', 'a/b', "a'b", 'a'.repeat(254), 'a\n'])('rejects the project domain %j', (domain) => {
  expect(requestProjectDomainSchema.safeParse(domain).success).toBe(false);
});
