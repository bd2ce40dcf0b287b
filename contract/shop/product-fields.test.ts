import { describe, expect, it } from 'vitest';
import { toDurabilityGuarantee } from './product-fields.ts';

const none = { guarantee_model: null, guarantee_years: null, guarantee_terms_url: null };
const given = {
  guarantee_model: 'MH-F38A',
  guarantee_years: 5,
  guarantee_terms_url: 'https://marenholt-uhren.example/garantie',
};
const label = {
  brand: 'Marenholt',
  model: 'MH-F38A',
  years: 5,
  terms_url: 'https://marenholt-uhren.example/garantie',
};

describe('toDurabilityGuarantee (L15)', () => {
  it('gives what the label says where all four are known', () => {
    expect(toDurabilityGuarantee('Marenholt', given)).toEqual(label);
    expect(toDurabilityGuarantee('Marenholt', none)).toBeNull();
  });

  it.each([
    { guarantee_model: null },
    { guarantee_model: '  ' },
    { guarantee_years: null },
    { guarantee_years: 2 },
    { guarantee_terms_url: null },
    { guarantee_terms_url: 'javascript:alert(1)' },
    { guarantee_terms_url: 'https://' },
  ])('gives none with %j', (changes) => {
    expect(toDurabilityGuarantee('Marenholt', { ...given, ...changes })).toBeNull();
  });

  it('gives none without a brand', () => {
    expect(toDurabilityGuarantee('', given)).toBeNull();
  });

  it('lets a variant say otherwise, figure by figure', () => {
    expect(toDurabilityGuarantee('Marenholt', given, { ...none, guarantee_years: 10 })).toEqual({
      ...label,
      years: 10,
    });
    expect(toDurabilityGuarantee('Marenholt', none, given)).toEqual(label);
    expect(toDurabilityGuarantee('Marenholt', given, { ...none, guarantee_years: 2 })).toBeNull();
    expect(toDurabilityGuarantee('Marenholt', given, none)).toEqual(label);
  });
});

it.each([
  ['http://marenholt-uhren.example/garantie', 'http://marenholt-uhren.example/garantie'],
  [' https://marenholt-uhren.example/garantie\n', 'https://marenholt-uhren.example/garantie'],
])('takes the address %j for %j', (guarantee_terms_url, terms_url) => {
  expect(toDurabilityGuarantee('Marenholt', { ...given, guarantee_terms_url })).toEqual({ ...label, terms_url });
});

it.each(['see:https://marenholt-uhren.example', 'javascript:location="https://x.example"', 'ftp://x.example/a'])(
  'takes %j for no address',
  (guarantee_terms_url) => {
    expect(toDurabilityGuarantee('Marenholt', { ...given, guarantee_terms_url })).toBeNull();
  },
);
