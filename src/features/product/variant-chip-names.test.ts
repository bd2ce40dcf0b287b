// Which variants become chips, and what is written on them.
import { expect, it } from 'vitest';
import { toVariantChipNames } from './variant-chip-names.ts';

it.each([
  ['Ringgröße', ['Größe 48', 'Größe 50'], ['48', '50']],
  ['Ring size', ['Size 48', 'Size 50'], ['48', '50']],
  ['Taille de bague', ['Taille\u00a048', 'Taille\u00a050'], ['48', '50']],
  ['Länge', ['40\u00a0cm', '45\u00a0cm'], ['40\u00a0cm', '45\u00a0cm']],
  ['Breite', ['3,5 mm', '4,0 mm'], ['3,5 mm', '4,0 mm']],
] as const)('shortens the sizes of a “%s”', (label, names, expected) => {
  expect(toVariantChipNames({ label, names, variesBy: 'size' })).toEqual(expected);
});

it('keeps a word that the label does not say, or that only some names have', () => {
  expect(toVariantChipNames({ label: 'Weite', names: ['Gr. 5', 'Gr. 6'], variesBy: 'size' })).toEqual([
    'Gr. 5',
    'Gr. 6',
  ]);
  expect(toVariantChipNames({ label: 'Größe', names: ['Größe S', '54'], variesBy: 'size' })).toBeNull();
});

it('removes nothing from variants that do not differ in size', () => {
  expect(toVariantChipNames({ label: 'Buchstabe', names: ['A', 'C'], variesBy: null })).toEqual(['A', 'C']);
  expect(toVariantChipNames({ label: 'Ringgröße', names: ['Größe 48'], variesBy: null })).toBeNull();
});

it('has no chips for longer names', () => {
  const names = ['Leder, braun', 'Stahl'];
  expect(toVariantChipNames({ label: 'Armband', names, variesBy: 'material' })).toBeNull();
});
