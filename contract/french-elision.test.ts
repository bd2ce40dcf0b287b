import { expect, it } from 'vitest';
import { newsletterConsent } from './house/newsletter.ts';
import { withDe } from './french-elision.ts';

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
  expect(withDe(name)).toBe(said);
});

it('is how the consent of the newsletter names the house', () => {
  expect(newsletterConsent.text.fr('Arnsberg & Tochter')).toContain(
    'lettre d’information d’Arnsberg & Tochter par e-mail',
  );
});

it('looks at the first letter, whatever space stands before it', () => {
  expect(withDe(' Arnsberg')).toBe('d’ Arnsberg');
  expect(withDe(' Nordlicht')).toBe('de  Nordlicht');
});
