import { expect, it } from 'vitest';
import { toPageSamples } from './page-samples.ts';

it('takes the fullest and the barest page of each kind in each language', () => {
  const pages = [
    { kind: 'text', path: '/uhren', htmlBytes: 10 },
    { kind: 'text', path: '/agb', htmlBytes: 30 },
    { kind: 'text', path: '/perlen', htmlBytes: 20 },
    { kind: 'text', path: '/en/watches', htmlBytes: 12 },
    { kind: 'home', path: '/', htmlBytes: 8 },
    { kind: 'home', path: '/en', htmlBytes: 8 },
  ];
  expect(toPageSamples(pages)).toEqual(['/agb', '/uhren', '/en/watches', '/', '/en']);
});
