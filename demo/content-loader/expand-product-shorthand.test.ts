// Shorthand in product files expands to the right fields, and errors in it are reported.
import { expect, it, vi } from 'vitest';
import { expandProductShorthand, type DemoProductVocabulary } from './expand-product-shorthand.ts';

const inAll = (text: string) => ({ de: text, en: text, fr: text });

const vocabulary: DemoProductVocabulary = {
  views: { front: { de: 'von vorn', en: 'seen from the front', fr: 'vue de face' } },
  choices: {
    'ring-size': { label: inAll('Ringgröße'), varies_by: 'size', variant: inAll('Größe {}') },
    colour: { label: inAll('Farbe') },
  },
};

const spellOut = (fields: Record<string, unknown>) =>
  expandProductShorthand('ring', { display_name: inAll('Ring'), ...fields }, vocabulary);

it('names variants by their choice and adds up the stock of active variants', () => {
  const { fields } = spellOut({
    choice: 'ring-size',
    made_to_order: { weeks: [3, 4], by: 'workshop' },
    variants: [
      { suffix: '50', stock: 2, price_brutto: 100 },
      { suffix: '52', stock: 5, price_brutto: 110, active: false },
    ],
  });
  expect(fields).toMatchObject({
    stock: 2,
    reorder_possible: true,
    varies_by: 'size',
    shipping_time: { de: '2–3 Werktage' },
    delivery_days_min: 2,
    made_to_order_days_min: 15,
    made_to_order_days_max: 20,
    product_variants: [
      { reference_number_suffix: '-50', display_name: inAll('Größe 50'), active: true, reorder_possible: true },
      { reference_number_suffix: '-52', display_name: inAll('Größe 52'), active: false },
    ],
  });
});

it('marks a product without stock and reorder as sold out', () => {
  expect(spellOut({ stock: 0 }).fields).toMatchObject({
    stock: 0,
    reorder_possible: false,
    made_to_order_days_max: null,
    shipping_time: { en: 'Currently out of stock' },
  });
});

it('dates ratings by their age', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') });
  const { fields } = spellOut({ ratings: [{ days_ago: 26, rating: 5 }] });
  vi.useRealTimers();
  expect(fields['ratings']).toEqual([{ rating: 5, date_created: '2026-10-31T10:00:00.000Z' }]);
});

it('describes images by product and view', () => {
  const { fields, images } = spellOut({ images: ['front'] });
  expect(images).toEqual([{ name: 'products/ring/front', title: 'Ring, von vorn', focalPoint: { x: 0.5, y: 0.5 } }]);
  expect(fields['images']).toMatchObject([
    { directus_files_id: 'products/ring/front', alt: { fr: 'Ring, vue de face' } },
  ]);
});

it('shows a variant by an image of the product or by its own', () => {
  const { fields, images } = spellOut({
    choice: 'colour',
    images: ['front'],
    variants: [
      { suffix: 'R', stock: 1, display_name: inAll('Rot'), image: 'front' },
      { suffix: 'B', stock: 1, display_name: inAll('Blau'), image: 'front-b' },
      { suffix: 'G', stock: 1, display_name: inAll('Grün') },
    ],
  });
  expect(images.map(({ title }) => title)).toEqual(['Ring, von vorn', 'Ring, Blau']);
  expect(
    (fields['product_variants'] as object[]).map((variant) => ('image' in variant ? variant.image : null)),
  ).toEqual(['products/ring/front', 'products/ring/front-b', null]);
});

it.each([
  [{ choice: 'length' }, 'there is no choice \\"length\\" in shop/image-views-and-variant-choices.yaml'],
  [{ images: ['above'] }, 'there is no view \\"above\\" in shop/image-views-and-variant-choices.yaml'],
  [{ images: [{ view: 'front', focal_point: { x: 2, y: 0 } }] }, 'images'],
  [{ choice: 'colour', variants: [{ suffix: 'R', stock: 1 }] }, 'is missing'],
  [{ made_to_order: { weeks: [3, 4], by: 'post' } }, 'workshop'],
  [{ display_name: { de: 'Ring', en: 'Ring' } }, 'fr'],
])('refuses %j', (fields, message) => {
  expect(() => spellOut(fields)).toThrow(message);
});
