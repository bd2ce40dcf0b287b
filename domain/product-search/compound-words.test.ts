// Compounds of the trade and their parts.
import { expect, it } from 'vitest';
import { splitCompoundWord } from './compound-words.ts';

it.each([
  ['goldring', 'gold', 'ring'],
  ['goldringe', 'gold', 'ring'],
  ['solitarring', 'solitar', 'ring'],
  ['perlenohrringe', 'perl', 'ohrring'],
  ['silberarmband', 'silber', 'armband'],
  ['herrenuhr', 'herren', 'uhr'],
  ['weissgoldkette', 'weissgold', 'kette'],
  ['damenarmbanduhr', 'damen', 'armbanduhr'],
])('%s', (word, modifier, head) => {
  expect(splitCompoundWord(word)).toEqual({ modifier, head });
});

it('leaves simple words', () => {
  for (const word of ['ring', 'ohrring', 'uhren', 'gold', 'perlen', 'spring', '']) {
    expect(splitCompoundWord(word)).toBeUndefined();
  }
});
