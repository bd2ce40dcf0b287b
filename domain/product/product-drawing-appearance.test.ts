import { expect, it } from 'vitest';
import { type ProductAttributeWithMaterialRole, toProductDrawingAppearance } from './product-drawing-appearance.ts';

const attribute = (role: ProductAttributeWithMaterialRole['role'], value: string, color: string | null) => ({
  role,
  value,
  color,
});
const ring = { band_width: 2.3, band_profile: 'court', ring_head: 'solitaire' } as const;

it('takes metals and stones from the groups with these roles, whatever their order', () => {
  const attributes = [
    attribute(null, 'Poliert', null),
    attribute('stone', 'Saphir', '#1f3f8f'),
    attribute('stone', 'Brillant', '#eff5f9'),
    attribute(null, 'Weiß', '#ffffff'),
    attribute('metal', 'Weißgold 750', '#e4e4e1'),
    attribute('metal', 'Palladium', null),
  ];
  expect(toProductDrawingAppearance(ring, attributes)).toEqual({
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

it.each([
  ['a stone without a metal', [attribute('stone', 'Saphir', '#1f3f8f')]],
  ['colors in groups without a role', [attribute(null, 'Blau', '#1f3f8f')]],
  ['a metal without a color', [attribute('metal', 'Gold', null)]],
])('never takes another color for that of the metal: %s', (_name, attributes) => {
  expect(toProductDrawingAppearance(ring, attributes).metals).toEqual([]);
});

it('knows nothing of a product without colors and measures', () => {
  expect(toProductDrawingAppearance({}, [])).toEqual({
    metals: [],
    stones: [],
    bandWidthMm: null,
    profile: null,
    head: null,
  });
});
