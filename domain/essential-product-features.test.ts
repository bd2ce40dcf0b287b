import { describe, expect, it } from 'vitest';
import { toEssentialProductFeatures } from './essential-product-features.ts';

const attribute = (groupId: string, groupSort: number | null, value: string) => ({
  groupId,
  groupSort,
  group: groupId.toUpperCase(),
  value,
});

const ring = [
  attribute('finish', null, 'polished'),
  attribute('stone', 2, 'diamond'),
  attribute('material', 1, 'white gold'),
  attribute('material', 1, 'rose gold'),
];

describe('essential features (L2)', () => {
  it('contain the groups selected by the category, in the category’s order', () => {
    expect(toEssentialProductFeatures(ring, ['stone', 'carat', 'material'])).toEqual([
      { label: 'STONE', value: 'diamond' },
      { label: 'MATERIAL', value: 'white gold, rose gold' },
    ]);
  });

  it('contain all attributes if the category selects no groups', () => {
    expect(toEssentialProductFeatures(ring, []).map(({ label }) => label)).toEqual(['MATERIAL', 'STONE', 'FINISH']);
  });

  it('are empty for a product without attributes', () => {
    expect(toEssentialProductFeatures([], ['stone'])).toEqual([]);
  });
});
