import { expect, it } from 'vitest';
import { toProductLook } from './product-look.ts';

const attribute = (groupSort: number | null, value: string, color: string | null) => ({
  groupId: `g${groupSort}`,
  groupSort,
  group: 'Gruppe',
  value,
  color,
});
const ring = { band_width: 2.3, band_profile: 'court', ring_head: 'solitaire' } as const;

it('takes the metals from the first group with colors, and the stones from the next', () => {
  const attributes = [
    attribute(null, 'Poliert', null),
    attribute(3, 'Weiß', '#ffffff'),
    attribute(2, 'Saphir', '#1f3f8f'),
    attribute(2, 'Brillant', '#eff5f9'),
    attribute(1, 'Damen', null),
    attribute(1, 'Weißgold 750', '#e4e4e1'),
  ];
  expect(toProductLook(ring, attributes)).toEqual({
    metals: [{ name: 'Weißgold 750', color: '#e4e4e1' }],
    stones: [
      { name: 'Saphir', color: '#1f3f8f' },
      { name: 'Brillant', color: '#eff5f9' },
    ],
    bandWidthMm: 2.3,
    profile: 'court',
    head: 'solitaire',
  });
});

it('knows nothing of a product without colors and measures', () => {
  expect(toProductLook({}, [attribute(1, 'Gold', null)])).toEqual({
    metals: [],
    stones: [],
    bandWidthMm: null,
    profile: null,
    head: null,
  });
});
