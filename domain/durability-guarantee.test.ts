import { describe, expect, it } from 'vitest';
import { toDurabilityGuarantee } from './durability-guarantee.ts';

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
  it('returns the content of the label if all four values are set', () => {
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
  ])('returns null with %j', (changes) => {
    expect(toDurabilityGuarantee('Marenholt', { ...given, ...changes })).toBeNull();
  });

  it('returns null without a brand', () => {
    expect(toDurabilityGuarantee('', given)).toBeNull();
  });

  it('lets a variant override individual values', () => {
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
])('accepts the URL %j as %j', (guarantee_terms_url, terms_url) => {
  expect(toDurabilityGuarantee('Marenholt', { ...given, guarantee_terms_url })).toEqual({ ...label, terms_url });
});

it.each(['see:https://marenholt-uhren.example', 'javascript:location="https://x.example"', 'ftp://x.example/a'])(
  'rejects the URL %j',
  (guarantee_terms_url) => {
    expect(toDurabilityGuarantee('Marenholt', { ...given, guarantee_terms_url })).toBeNull();
  },
);
