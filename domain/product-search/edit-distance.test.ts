// Typing errors: how many there are, and which word was meant.
import { describe, expect, it } from 'vitest';
import { toEditDistance, findNearestWord } from './edit-distance.ts';

describe('countEdits', () => {
  it.each([
    ['ring', 'ring', 0],
    ['rnig', 'ring', 1],
    ['rng', 'ring', 1],
    ['rinng', 'ring', 1],
    ['rong', 'ring', 1],
    ['verlobunsgring', 'verlobungsring', 1],
    ['solitehring', 'solitarring', 2],
  ])('%s → %s', (from, to, edits) => {
    expect(toEditDistance(from, to, 2)).toBe(edits);
  });

  it('stops beyond the limit', () => {
    expect(toEditDistance('uhr', 'armbanduhr', 2)).toBe(3);
    expect(toEditDistance('abcdefgh', 'stuvwxyz', 2)).toBe(3);
  });
});

describe('findNearestWord', () => {
  const vocabulary = ['ring', 'kette', 'ketten', 'smaragd', 'uhr'].map((word, index) => ({
    word,
    stem: word,
    count: index + 1,
  }));
  const nearest = (word: string) => findNearestWord({ word, stem: word }, vocabulary);

  it('allows one edit from four letters and two from eight', () => {
    expect(nearest('rnig')).toBe('ring');
    expect(nearest('uhe')).toBeUndefined();
    expect(nearest('smmargd')).toBeUndefined();
    expect(nearest('smmaragt')).toBe('smaragd');
  });

  it('prefers fewer edits, then more products', () => {
    expect(nearest('kettem')).toBe('ketten');
  });

  it('never corrects numbers', () => {
    expect(findNearestWord({ word: 'p401', stem: 'p401' }, [{ word: 'p402', stem: 'p402', count: 1 }])).toBeUndefined();
  });

  it('compares words without their endings, too', () => {
    const known = [{ word: 'ohrring', stem: 'ohrring', count: 1 }];
    expect(findNearestWord({ word: 'ohringe', stem: 'ohring' }, known)).toBe('ohrring');
    const short = [{ word: 'heure', stem: 'heur', count: 1 }];
    expect(findNearestWord({ word: 'herren', stem: 'herr' }, short)).toBeUndefined();
  });
});
