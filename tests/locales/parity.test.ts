// Every text exists in every language, with the same placeholders and with the plural forms its language has.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLocale, locales } from '../../contract/locale.ts';
import { languagesOf, localesFolder, readMessages, readNamespaces, toMessages } from './read-messages.ts';

const namespaces = readNamespaces(defaultLocale);

it('has a folder of messages per language, with the same files', () => {
  expect(readdirSync(localesFolder).sort()).toEqual([...locales].sort());
  expect(namespaces.length).toBeGreaterThan(0);
  for (const locale of locales)
    expect(readNamespaces(locale)).toEqual(namespaces.filter((name) => languagesOf(name).includes(locale)));
});

describe.each(namespaces)('%s', (namespace) => {
  const wanted = readMessages(defaultLocale, namespace);
  const languages = languagesOf(namespace);
  const others = languages.filter((locale) => locale !== defaultLocale);

  it.each(others)('has the same keys in %s', (locale) => {
    const keys = readMessages(locale, namespace).map(({ key }) => key);
    expect([...new Set(keys)].sort()).toEqual([...new Set(wanted.map(({ key }) => key))].sort());
  });

  it.each(others)('has the same placeholders in %s', (locale) => {
    const found = readMessages(locale, namespace);
    for (const { key } of wanted) {
      const twins = found.filter((message) => message.key === key);
      // "one ring" may do without its number, so plural forms are compared as a whole.
      const all = [...new Set(twins.flatMap((twin) => twin.placeholders))].sort();
      const own = [...new Set(wanted.filter((one) => one.key === key).flatMap((one) => one.placeholders))].sort();
      expect({ key, placeholders: all }).toEqual({ key, placeholders: own });
    }
  });

  it.each(languages)('has the plural forms of %s', (locale) => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const plurals = readMessages(locale, namespace).filter(({ plural }) => plural !== undefined);
    for (const key of new Set(plurals.map((message) => message.key))) {
      const forms = plurals.filter((message) => message.key === key).map(({ plural }) => plural ?? '');
      expect({ key, forms: forms.sort() }).toEqual({ key, forms: categories });
    }
  });

  it.each(languages)('has no empty text and no stray spaces in %s', (locale) => {
    const untidy = readMessages(locale, namespace).filter(({ text }) => text.trim() === '' || text !== text.trim());
    expect(untidy).toEqual([]);
  });
});

it('takes messages apart', () => {
  expect(toMessages({ cart: { items_one: '{{count}} ring', terms: 'I <link>agree</link>, {{ house }}' } })).toEqual([
    { key: 'cart.items', plural: 'one', text: '{{count}} ring', placeholders: ['count'] },
    {
      key: 'cart.terms',
      plural: undefined,
      text: 'I <link>agree</link>, {{ house }}',
      placeholders: ['</link>', '<link>', 'house'],
    },
  ]);
  expect(() => toMessages({ cart: [1] })).toThrow('cart.0');
});
