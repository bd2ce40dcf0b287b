import { expect, it } from 'vitest';
import de from '../locales/de/emails.json' with { type: 'json' };
import fr from '../locales/fr/emails.json' with { type: 'json' };
import { createMessageTranslator, addFrenchDe } from './messages.ts';

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

it('reads a text in its language, at once and with the values as they are', () => {
  expect(messages('de')('greeting', { name: '<Anna> & {{b}} $t(of)' })).toBe('Guten Tag <Anna> & {{b}} $t(of),');
  expect(messages('fr')('greeting', { name: 'Anna' })).toBe('Bonjour Anna,');
});

it('chooses the plural form of the language', () => {
  expect([1, 2].map((count) => messages('de')('days.open', { count }))).toEqual(['ein Tag', '2 Tage']);
  expect([0, 1, 2].map((count) => messages('fr')('days.open', { count }))).toEqual(['un jour', 'un jour', '2 jours']);
});

it('elides the French “de” before a name', () => {
  expect(['Arnsberg', 'Nordlicht'].map((house) => messages('fr')('of', { house }))).toEqual([
    'la lettre d’Arnsberg',
    'la lettre de Nordlicht',
  ]);
});

it('names the house so in the consent of the newsletter', () => {
  expect(createMessageTranslator({ de, fr })('fr')('newsletter.wording', { house: 'Arnsberg & Tochter' })).toContain(
    'lettre d’information d’Arnsberg & Tochter par e-mail',
  );
});

it('knows no key that the German file lacks', () => {
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
])('%j → %j', (name, said) => {
  expect(addFrenchDe(name)).toBe(said);
});

it('looks at the first letter, whatever space stands before it', () => {
  expect(addFrenchDe(' Arnsberg')).toBe('d’ Arnsberg');
  expect(addFrenchDe(' Nordlicht')).toBe('de  Nordlicht');
});
