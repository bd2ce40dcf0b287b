import { describe, expect, it } from 'vitest';
import {
  maxRingSize,
  ringSizeConversions,
  minRingSize,
  toAmericanRingSize,
  toBritishRingSize,
  circumferenceToDiameterMm,
  findFittingRingSize,
  toVariantNamesByRingSize,
  parseRingSize,
} from './ring-size.ts';

/** Values from a demo project's size guide (demo/arnsberg/shop/size-guides.yaml). */
const known: [size: number, diameter: string, american: string, british: string][] = [
  [48, '15.3', '4½', 'I½'],
  [50, '15.9', '5½', 'K'],
  [52, '16.6', '6', 'L½'],
  [54, '17.2', '7', 'N'],
  [56, '17.8', '7½', 'P'],
  [58, '18.5', '8½', 'Q½'],
  [60, '19.1', '9', 'S'],
  [62, '19.7', '10', 'T½'],
  [64, '20.4', '11', 'V'],
  [66, '21.0', '11½', 'X'],
];

describe('a ring size', () => {
  it.each(known)('%d is %s mm wide, %s in the US and %s in the UK', (size, diameter, american, british) => {
    expect(circumferenceToDiameterMm(size).toFixed(1)).toBe(diameter);
    expect(toAmericanRingSize(size)).toBe(american);
    expect(toBritishRingSize(size)).toBe(british);
  });

  it('continues beyond Z', () => {
    expect(toBritishRingSize(68.75)).toBe('Z');
    expect(toBritishRingSize(70)).toBe('Z+1');
  });

  it('begins with the half size below 1 in the American system', () => {
    const toCircumferenceMm = (size: number) => (11.63 + size * 0.032 * 25.4) * Math.PI;
    expect([0, 0.5, 1, 1.5].map((size) => toAmericanRingSize(toCircumferenceMm(size)))).toEqual(['0', '½', '1', '1½']);
  });

  it('never decreases in the American system', () => {
    expect(ringSizeConversions).toHaveLength(maxRingSize - minRingSize + 1);
    const toNumber = (size: string) => Number(size.replace('½', '.5'));
    for (const [index, row] of ringSizeConversions.entries()) {
      const next = ringSizeConversions[index + 1];
      if (next) expect(toNumber(next.american)).toBeGreaterThanOrEqual(toNumber(row.american));
    }
  });
});

describe('the fitting size', () => {
  it('is the nearest offered one, and the larger of two equally near ones', () => {
    expect(findFittingRingSize(54.4, [52, 54, 56])).toBe(54);
    expect(findFittingRingSize(55, [52, 54, 56])).toBe(56);
    expect(findFittingRingSize(55, [56, 54])).toBe(56);
  });

  it('is undefined if the nearest would not fit', () => {
    expect(findFittingRingSize(58, [52, 54, 56])).toBeUndefined();
    expect(findFittingRingSize(54, [])).toBeUndefined();
    expect(findFittingRingSize(55.5, [54])).toBe(54);
    expect(findFittingRingSize(55.6, [54])).toBeUndefined();
  });
});

it('extracts the size from the name of a variant', () => {
  expect(parseRingSize('54')).toBe(54);
  expect(parseRingSize('Größe 54 (17,2 mm)')).toBe(54);
  expect(parseRingSize('Taille 53,5')).toBe(53.5);
  expect(parseRingSize('4 mm breit')).toBeUndefined();
  expect(parseRingSize('45 cm')).toBeUndefined();
  expect(parseRingSize('45\u00A0cm')).toBeUndefined();
  expect(parseRingSize('Gelbgold')).toBeUndefined();
  expect(parseRingSize('Taille 53,25')).toBe(53.25);
  expect(parseRingSize('45  cm')).toBeUndefined();
  expect(['39', '40', '76', '77'].map(parseRingSize)).toEqual([undefined, 40, 76, undefined]);
  expect(parseRingSize('52 oder 54')).toBeUndefined();
});

it('maps sizes to variant names', () => {
  expect([...toVariantNamesByRingSize(['Größe 52', 'Size 54', '4,0 mm', '42 cm'])]).toEqual([
    [52, 'Größe 52'],
    [54, 'Size 54'],
  ]);
});
