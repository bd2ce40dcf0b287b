import { expect, it } from 'vitest';
import { formatLabel } from './format-label.ts';

it('puts a no-break space before the colon in French alone', () => {
  expect([formatLabel('Gravur', 'de'), formatLabel('Engraving', 'en'), formatLabel('Gravure', 'fr')]).toEqual([
    'Gravur:',
    'Engraving:',
    'Gravure\u00a0:',
  ]);
});
