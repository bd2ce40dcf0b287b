import { expect, it } from 'vitest';
import { shopSettingsSchema } from './shop-settings.ts';

const settings = {
  enable_cart: true,
  maintenance_mode: false,
  show_stock: true,
  allow_ratings: true,
  purchase_to_order: false,
  default_sort: '-price_brutto',
  default_tax_percent: '19.00',
  filters: ['tag', 'price', 'category'],
  legal_pages: [{ type: 'imprint' }],
};

it('parses the settings of a shop', () => {
  expect(shopSettingsSchema.parse(settings)).toEqual({
    ...settings,
    default_tax_percent: 19,
    // In display order.
    filters: ['category', 'price', 'tag'],
    shipping_countries: [],
    shipping_methods_config: [],
  });
});

it('ignores unknown sort orders and filters', () => {
  const later = { ...settings, default_sort: 'by_color', filters: ['color', 'tag'] };
  expect(shopSettingsSchema.parse(later)).toMatchObject({ default_sort: 'sort', filters: ['tag'] });
});

it.each([null, undefined])('has no filters if they are %s', (filters) => {
  expect(shopSettingsSchema.parse({ ...settings, filters }).filters).toEqual([]);
});
