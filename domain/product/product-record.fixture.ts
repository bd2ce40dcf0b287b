// A backend record of a product with German and English texts, for tests of its mapping.

export const toTestNamedRecord = (id: string, name: string, english: string) => ({
  id,
  display_name: name,
  translations: [{ language: 'en', display_name: english }],
});

export const toTestVariantRecord = (id: string, changes: object) => ({
  ...toTestNamedRecord(id, `Größe ${id}`, `Size ${id}`),
  price_brutto: '940.00',
  price_brutto_old: null,
  stock: 1,
  reference_number_suffix: `-${id}`,
  active: true,
  shipping_time: '2–3 Werktage',
  reorder_possible: false,
  ...changes,
});

export const toTestImageRecord = (id: string) => ({
  id: 7,
  alt: 'Ring, von vorn',
  translations: [{ language: 'en', alt: 'Ring from the front' }],
  directus_files_id: { id, width: 800, height: 1000, focal_point_x: 200, focal_point_y: 500 },
});

export const testProductRecord = {
  ...toTestNamedRecord('p1', 'Vorsteckring', 'Contour band'),
  slug: 'saum',
  reference_number: 'AT-T205',
  description: '<p>Ein Ring.</p>',
  identifier: 'Saum',
  warnings: null,
  price_brutto: null,
  price_brutto_old: null,
  tax_percent: '7.00',
  stock: 3,
  reorder_possible: false,
  shipping_time: null,
  variant_display_name: 'Ringgröße',
  contains_battery: false,
  category: { ...toTestNamedRecord('c1', 'Trauringe', 'Wedding rings'), slug: 'trauringe' },
  manufacturer: { id: 'm1', slug: 'arnsberg', display_name: 'Arnsberg', postal_address: 'Gasse 1\n80331 München' },
  attributes: [
    {
      attribute_id: {
        ...toTestNamedRecord('a1', 'Poliert', 'Polished'),
        attribute_group: { sort: 5, ...toTestNamedRecord('g2', 'Oberfläche', 'Finish') },
      },
    },
    {
      attribute_id: {
        ...toTestNamedRecord('a2', 'Weißgold', 'White gold'),
        attribute_group: { sort: 1, ...toTestNamedRecord('g1', 'Material', 'Material') },
      },
    },
    {
      attribute_id: {
        ...toTestNamedRecord('a3', 'Roségold', 'Rose gold'),
        attribute_group: { sort: 1, ...toTestNamedRecord('g1', 'Material', 'Material') },
      },
    },
    { attribute_id: null },
  ],
  tags: [
    { tag_id: { id: 't1', name: 'Gravierbar', translations: [{ language: 'en', name: 'Can be engraved' }] } },
    { tag_id: null },
  ],
  branches: [{ branch_id: toTestNamedRecord('b1', 'Stammhaus', 'Main house') }, { branch_id: null }],
  product_variants: [
    toTestVariantRecord('52', { stock: 0 }),
    toTestVariantRecord('54', { price_brutto: '990.50' }),
    toTestVariantRecord('56', { active: false, price_brutto: '1.00' }),
  ],
  personalization: null,
  size_guide: {
    id: 's1',
    display_name: 'Ringgrößen',
    introduction: null,
    table: { head: ['EU'], rows: [['52']] },
    translations: [
      { language: 'en', display_name: 'Ring sizes', introduction: null, table: { head: ['EU', 'US'], rows: [['52']] } },
    ],
  },
  ratings: [
    {
      id: 'r1',
      rating: 4,
      title: null,
      comment: 'Schön',
      author: null,
      language: 'xx',
      verified: true,
      date_created: '2026-05-01T10:00:00Z',
    },
  ],
  images: [toTestImageRecord('f1'), toTestImageRecord('lost')],
};
