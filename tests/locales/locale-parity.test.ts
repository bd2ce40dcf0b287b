// Every text exists in every language, with the same placeholders and the plural forms of the language.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLocale, locales } from '../../contract/locale.ts';
import {
  toRequiredLocalesOfNamespace,
  localesFolder,
  readLocaleFileMessages,
  readMessageFileNames,
  flattenLocaleMessages,
} from './read-locale-files.ts';

const namespaces = readMessageFileNames(defaultLocale);

it('has the same message files in every language', () => {
  expect(readdirSync(localesFolder).sort()).toEqual([...locales].sort());
  expect(namespaces.length).toBeGreaterThan(0);
  for (const locale of locales)
    expect(readMessageFileNames(locale)).toEqual(
      namespaces.filter((name) => toRequiredLocalesOfNamespace(name).includes(locale)),
    );
});

describe.each(namespaces)('%s', (namespace) => {
  const expected = readLocaleFileMessages(defaultLocale, namespace);
  const languages = toRequiredLocalesOfNamespace(namespace);
  const others = languages.filter((locale) => locale !== defaultLocale);

  it.each(others)('has the same keys in %s', (locale) => {
    const keys = readLocaleFileMessages(locale, namespace).map(({ key }) => key);
    expect([...new Set(keys)].sort()).toEqual([...new Set(expected.map(({ key }) => key))].sort());
  });

  it.each(others)('has the same placeholders in %s', (locale) => {
    const found = readLocaleFileMessages(locale, namespace);
    for (const { key } of expected) {
      const translated = found.filter((message) => message.key === key);
      // "one ring" may omit its number, so all plural forms are compared together.
      const actual = [...new Set(translated.flatMap((message) => message.placeholders))].sort();
      const required = [
        ...new Set(expected.filter((message) => message.key === key).flatMap((message) => message.placeholders)),
      ].sort();
      expect({ key, placeholders: actual }).toEqual({ key, placeholders: required });
    }
  });

  it.each(languages)('has the plural forms of %s', (locale) => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const plurals = readLocaleFileMessages(locale, namespace).filter(({ plural }) => plural !== undefined);
    for (const key of new Set(plurals.map((message) => message.key))) {
      const forms = plurals.filter((message) => message.key === key).map(({ plural }) => plural ?? '');
      expect({ key, forms: forms.sort() }).toEqual({ key, forms: categories });
    }
  });

  it.each(languages)('has no empty text and no leading or trailing spaces in %s', (locale) => {
    const untidy = readLocaleFileMessages(locale, namespace).filter(
      ({ text }) => text.trim() === '' || text !== text.trim(),
    );
    expect(untidy).toEqual([]);
  });
});

it('parses plural forms and placeholders', () => {
  expect(
    flattenLocaleMessages({ cart: { items_one: '{{count}} ring', terms: 'I <link>agree</link>, {{ house }}' } }),
  ).toEqual([
    { key: 'cart.items', plural: 'one', text: '{{count}} ring', placeholders: ['count'] },
    {
      key: 'cart.terms',
      plural: undefined,
      text: 'I <link>agree</link>, {{ house }}',
      placeholders: ['</link>', '<link>', 'house'],
    },
  ]);
  expect(() => flattenLocaleMessages({ cart: [1] })).toThrow('cart.0');
});
