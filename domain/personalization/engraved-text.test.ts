import { describe, expect, it } from 'vitest';
import { countGraphemes, findMissingCharacters, hasHiddenCharacters, toEngravedText } from './engraved-text.ts';

const family = '👨‍👩‍👧';

describe('an engraved text', () => {
  it('is trimmed, has single spaces and composed letters', () => {
    expect(toEngravedText('  Anna\u00a0 &\u202f Paul ')).toBe('Anna & Paul');
    expect(toEngravedText('Jose\u0301')).toBe('José');
    expect(toEngravedText('A ❤\ufe0f B ♥\ufe0e')).toBe('A ♥ B ♥');
    expect(toEngravedText(' \u2003 ')).toBe('');
  });
});

describe('its length', () => {
  it('is counted in what a reader takes for one character', () => {
    expect(countGraphemes('Zoë')).toBe(3);
    expect(countGraphemes('Zoe\u0308')).toBe(3);
    expect(countGraphemes(`${family}🇫🇷`)).toBe(2);
    expect(countGraphemes('')).toBe(0);
  });
});

describe('hidden characters', () => {
  it.each([
    ['a line break', 'eins\nzwei'],
    ['a tab', 'eins\tzwei'],
    ['a bidi override', 'Anna\u202eluaP'],
    ['a bidi isolate', '\u2066Anna\u2069'],
    ['a zero-width space', 'An\u200bna'],
    ['a joiner outside an emoji', 'An\u200dna'],
    ['a byte order mark', '\ufeffAnna'],
    ['a soft hyphen', 'An\u00adna'],
    ['a line separator', 'Anna\u2028Paul'],
    ['half of a pair', 'Anna \ud83d'],
    ['an unassigned character', 'Anna \u0378'],
  ])('are found: %s', (_name, text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
  });

  it('are no part of emoji, accents or spaces', () => {
    expect(hasHiddenCharacters(`${family} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Zoe\u0308 A\u00a0B`)).toBe(false);
  });
});

describe('missing characters', () => {
  it('are named once and whole', () => {
    expect(findMissingCharacters(`Ж${family}♥ЖŽ`, 'script')).toEqual(['Ж', family]);
    expect(findMissingCharacters('ÄÖÜäöüßÀÇÉŒœÿ „&“ ♥ ∞ 12.06.2026', 'script')).toEqual([]);
  });

  it('differ between the faces', () => {
    expect(findMissingCharacters('GROẞ', 'script')).toEqual(['ẞ']);
    expect(findMissingCharacters('GROẞ', 'serif')).toEqual([]);
  });
});

it('a letter is missing where only its accent is', () => {
  expect(findMissingCharacters('q\u0323', 'serif')).toEqual(['q\u0323']);
});
