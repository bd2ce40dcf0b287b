// Interface and mails say one thing with one word, and set French as French printers do.
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../contract/locale.ts';
import { readMessages, readNamespaces } from './read-messages.ts';
import { terms } from './terms.ts';

/** Words that the specification prescribes, whatever the list of terms says. */
const specified = [
  'too many attempts',
  'Email missing',
  'Email Address already registered',
  'Could not load settings.',
];

const textsOf = (locale: Locale, among = readNamespaces(locale)): { where: string; text: string }[] =>
  among.flatMap((namespace) =>
    readMessages(locale, namespace)
      .filter(({ text }) => !specified.includes(text))
      .map(({ key, text }) => ({
        where: `${locale}/${namespace} ${key}`,
        text: text.replace(/\{\{[^}]*\}\}/g, '…'),
      })),
  );

describe.each(locales)('in %s', (locale) => {
  const texts = textsOf(locale);

  it.each(terms[locale])('says: $use', ({ never }) => {
    expect(texts.filter(({ text }) => never.test(text))).toEqual([]);
  });

  it('has typographic apostrophes and quotation marks', () => {
    expect(texts.filter(({ text }) => /\w'\w|"/.test(text))).toEqual([]);
  });
});

it('keeps French punctuation with its word, by spaces that do not break', () => {
  const loose = textsOf('fr').filter(({ text }) =>
    /[^\u00a0\u202f][;!?»]|[^\u00a0\u202f\w/]:|«[^\u00a0\u202f]/.test(text),
  );
  expect(loose).toEqual([]);
});

it.each(['en', 'fr'] as const)(
  'begins every sentence of a mail with a capital, also after the salutation (%s)',
  (locale) => {
    const sentences = textsOf(locale, ['emails.json', 'orderEmails.json', 'withdrawalPlain.json']).filter(({ text }) =>
      /[.?]$/.test(text),
    );
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter(({ text }) => !/^[…“«(]?[\u202f\u00a0 ]?[\p{Lu}\d…]/u.test(text))).toEqual([]);
  },
);
