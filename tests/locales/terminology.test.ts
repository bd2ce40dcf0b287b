// Interface and emails use one term per concept, and follow the typographic rules of their language.
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../contract/locale.ts';
import { readLocaleFileMessages, readMessageFileNames } from './read-locale-files.ts';
import { localeTerminology } from './terminology.ts';

/** Texts required by the specification, exempt from the terminology. */
const specified = [
  'too many attempts',
  'Email missing',
  'Email Address already registered',
  'Could not load settings.',
];

const textsOf = (locale: Locale, namespaces = readMessageFileNames(locale)): { where: string; text: string }[] =>
  namespaces.flatMap((namespace) =>
    readLocaleFileMessages(locale, namespace)
      .filter(({ text }) => !specified.includes(text))
      .map(({ key, text }) => ({
        where: `${locale}/${namespace} ${key}`,
        text: text.replace(/\{\{[^}]*\}\}/g, '…'),
      })),
  );

describe.each(locales)('in %s', (locale) => {
  const texts = textsOf(locale);

  it.each(localeTerminology[locale])('uses the term: $use', ({ never }) => {
    expect(texts.filter(({ text }) => never.test(text))).toEqual([]);
  });

  it('has typographic apostrophes and quotation marks', () => {
    expect(texts.filter(({ text }) => /\w'\w|"/.test(text))).toEqual([]);
  });
});

it('uses non-breaking spaces before French punctuation', () => {
  const breaking = textsOf('fr').filter(({ text }) =>
    /[^\u00a0\u202f][;!?»]|[^\u00a0\u202f\w/]:|«[^\u00a0\u202f]/.test(text),
  );
  expect(breaking).toEqual([]);
});

it.each(['en', 'fr'] as const)(
  'starts every sentence of an email with a capital letter, even after the salutation (%s)',
  (locale) => {
    const sentences = textsOf(locale, ['emails.json', 'orderEmails.json', 'withdrawalNoScript.json']).filter(
      ({ text }) => /[.?]$/.test(text),
    );
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter(({ text }) => !/^[…“«(]?[\u202f\u00a0 ]?[\p{Lu}\d…]/u.test(text))).toEqual([]);
  },
);
