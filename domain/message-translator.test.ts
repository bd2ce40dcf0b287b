import { expect, it } from 'vitest';
import de from '../locales/de/emails.json' with { type: 'json' };
import fr from '../locales/fr/emails.json' with { type: 'json' };
import { createMessageTranslator, addFrenchPrepositionDe } from './message-translator.ts';

const messages = createMessageTranslator({
  de: {
    greeting: 'Guten Tag {{name}},',
    days: { open_one: 'ein Tag', open_other: '{{count}} Tage' },
    of: 'von {{house}}',
  },
  fr: {
    greeting: 'Bonjour {{name}},',
    days: { open_one: 'un jour', open_other: '{{count}} jours', open_many: '{{count}} de jours' },
    of: 'la lettre {{house, de}}',
  },
});

it('translates synchronously and inserts values without escaping or interpolation', () => {
  expect(messages('de')('greeting', { name: '<Anna> & {{b}} $t(of)' })).toBe('Guten Tag <Anna> & {{b}} $t(of),');
  expect(messages('fr')('greeting', { name: 'Anna' })).toBe('Bonjour Anna,');
});

it('selects the plural form of the language', () => {
  expect([1, 2].map((count) => messages('de')('days.open', { count }))).toEqual(['ein Tag', '2 Tage']);
  expect([0, 1, 2].map((count) => messages('fr')('days.open', { count }))).toEqual(['un jour', 'un jour', '2 jours']);
});

it('elides the French “de” before a name', () => {
  expect(['Arnsberg', 'Nordlicht'].map((house) => messages('fr')('of', { house }))).toEqual([
    'la lettre d’Arnsberg',
    'la lettre de Nordlicht',
  ]);
});

it('elides the business name in the French newsletter consent', () => {
  expect(createMessageTranslator({ de, fr })('fr')('newsletter.wording', { house: 'Arnsberg & Tochter' })).toContain(
    'lettre d’information d’Arnsberg & Tochter par e-mail',
  );
});

it('rejects keys and languages that are missing in the files', () => {
  // @ts-expect-error -- no such text
  messages('de')('days.closed');
  // @ts-expect-error -- no such language among the files
  messages('en');
});

it.each([
  ['Arnsberg & Tochter', 'd’Arnsberg & Tochter'],
  ['Uhrenatelier Nordlicht', 'd’Uhrenatelier Nordlicht'],
  ['Nordlicht', 'de Nordlicht'],
  ['Émile', 'd’Émile'],
  ['Œuvre', 'd’Œuvre'],
  ['Özdemir', 'd’Özdemir'],
  ['Yves', 'd’Yves'],
  ['Yema', 'de Yema'],
  ['Onze', 'de Onze'],
  ['Hermès', 'd’Hermès'],
  ['Hélène Aubert', 'd’Hélène Aubert'],
  ['Horlogerie du Lac', 'd’Horlogerie du Lac'],
  ['Hublot', 'de Hublot'],
  ['Hoffmann', 'de Hoffmann'],
  ['« Aube »', 'de « Aube »'],
  ['1880', 'de 1880'],
  ['', 'de '],
])('%j → %j', (name, expected) => {
  expect(addFrenchPrepositionDe(name)).toBe(expected);
});

it('ignores leading spaces when checking the first letter', () => {
  expect(addFrenchPrepositionDe(' Arnsberg')).toBe('d’ Arnsberg');
  expect(addFrenchPrepositionDe(' Nordlicht')).toBe('de  Nordlicht');
});
