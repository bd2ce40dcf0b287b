import { describe, expect, it } from 'vitest';
import { toEssentialFeatures } from './essential-features.ts';

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

describe('L2: the essential features', () => {
  it('are those of the groups that the category marks, in the order of the marks', () => {
    expect(toEssentialFeatures(ring, ['stone', 'carat', 'material'])).toEqual([
      { label: 'STONE', value: 'diamond' },
      { label: 'MATERIAL', value: 'white gold, rose gold' },
    ]);
  });

  it('are all attributes where the category marks nothing', () => {
    expect(toEssentialFeatures(ring, []).map(({ label }) => label)).toEqual(['MATERIAL', 'STONE', 'FINISH']);
  });

  it('are none of a product without attributes', () => {
    expect(toEssentialFeatures([], ['stone'])).toEqual([]);
  });
});
