import { expect, it } from 'vitest';
import { toOfferedSizes } from './offered-sizes.ts';

it('finds the sizes that names speak of', () => {
  expect([...toOfferedSizes(['Größe 52', 'Size 54', '4,0 mm', '42 cm'])]).toEqual([
    [52, 'Größe 52'],
    [54, 'Size 54'],
  ]);
});
