import { describe, expect, it } from 'vitest';
import { attributeFilterOptionSchema, productFilterOptionsSchema } from './product-filter-options.ts';

const none = { category_filter: [], subcategory_filter: [], manufacturer_filter: [], attribute_filter: [] };
const watches = { id: '1', slug: 'uhren', display_name: 'Uhren', translations: [] };

describe('filter options', () => {
  it('are parsed from the rows of the settings, in their order', () => {
    const rings = { ...watches, id: '2', slug: 'ringe', display_name: 'Ringe' };
    const options = productFilterOptionsSchema.parse({
      category_filter: [{ category_id: rings }, { category_id: watches }],
      subcategory_filter: [{ subcategory_id: { ...watches, category: { slug: 'uhren' } } }],
      manufacturer_filter: [{ manufacturer_id: { id: '3', slug: 'marenholt', display_name: 'Marenholt' } }],
      attribute_filter: [{ attribute_group_id: { id: '4', display_name: 'Stein' } }],
    });
    expect(options).toEqual({
      category_filter: [rings, watches],
      subcategory_filter: [{ ...watches, category: { slug: 'uhren' } }],
      manufacturer_filter: [{ id: '3', slug: 'marenholt', display_name: 'Marenholt' }],
      attribute_filter: [{ id: '4', display_name: 'Stein', translations: [] }],
    });
  });

  it('omit rows whose record is not public', () => {
    const options = productFilterOptionsSchema.parse({
      ...none,
      category_filter: [{ category_id: null }, { category_id: watches }],
    });
    expect(options.category_filter).toEqual([watches]);
  });

  it.each([
    { category_filter: [{ category_id: { ...watches, slug: ' ' } }] },
    { category_filter: [{ tag_id: watches }] },
    { subcategory_filter: [{ subcategory_id: watches }] },
    { manufacturer_filter: [{ manufacturer_id: { id: '3', display_name: 'Marenholt' } }] },
    { attribute_filter: [{ attribute_group_id: { id: '4', display_name: '' } }] },
    { attribute_filter: null },
  ])('are invalid with %j', (part) => {
    expect(productFilterOptionsSchema.safeParse({ ...none, ...part }).success).toBe(false);
  });
});

it('requires a name and a group for an attribute', () => {
  const option = { id: '1', display_name: 'Saphir', attribute_group: '4' };
  expect(attributeFilterOptionSchema.parse(option)).toEqual({ ...option, translations: [] });
  expect(attributeFilterOptionSchema.safeParse({ ...option, display_name: '' }).success).toBe(false);
});
