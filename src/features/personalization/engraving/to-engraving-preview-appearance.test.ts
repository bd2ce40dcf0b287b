import { describe, expect, it } from 'vitest';
import type { PersonalizationFieldDefinition } from '../../../../domain/localized-personalization.ts';
import type { Product } from '../../../../domain/product/to-product.ts';
import { toEngravingPreviewAppearance } from './to-engraving-preview-appearance.ts';

const gold = { name: 'Gelbgold 585', color: '#d8ba76' };
const whiteGold = { name: 'Weißgold 585', color: '#dcdcd8' };

const sizeField = (key: string): PersonalizationFieldDefinition => ({
  key,
  type: 'choice',
  label: key,
  required: true,
  options: ['54', '62'].map((value) => ({ value, label: value })),
});

const toProduct = (
  variants: string[],
  look: Partial<NonNullable<Product['look']>> = {},
  fields: PersonalizationFieldDefinition[] = [],
) =>
  ({
    look: { metals: [gold], stones: [], bandWidthMm: null, profile: null, head: null, ...look },
    personalization: { id: 'p1', name: 'Gravur', surface: 'ring', additionalDays: 0, fields },
    variants: variants.map((name) => ({ name })),
  }) as unknown as Product;

describe('the width', () => {
  const product = toProduct(['3,5 mm', '5.0 mm']);
  it.each([
    ['the chosen variant', { name: '5.0 mm' }, 5],
    ['the first variant before a choice', null, 3.5],
  ])('is that of %s', (_name, variant, expected) => {
    const look = toEngravingPreviewAppearance(product, variant, {});
    expect(look.bandWidthMm).toBe(expected);
    expect(look).not.toHaveProperty('secondBandWidthMm');
  });

  it.each(['4,0 / 5,5 mm', '4.0/5.5 mm'])('differs between the rings of a pair: %s', (name) => {
    const pair = toProduct([name]);
    expect(toEngravingPreviewAppearance(pair, null, {})).toMatchObject({ bandWidthMm: 4, secondBandWidthMm: 5.5 });
  });

  it('is that of the product if its variants do not tell it', () => {
    const ring = toProduct(['Größe 54'], { bandWidthMm: 2.3 });
    expect(toEngravingPreviewAppearance(ring, { name: 'Größe 54' }, {}).bandWidthMm).toBe(2.3);
  });

  it('is unknown without either, and if the variant names another length', () => {
    expect(toEngravingPreviewAppearance(toProduct(['Größe 54']), null, {})).not.toHaveProperty('bandWidthMm');
    expect(toEngravingPreviewAppearance(toProduct(['450 mm']), null, {})).not.toHaveProperty('bandWidthMm');
  });
});

describe('the metal', () => {
  it('is all of a product in several metals', () => {
    const product = toProduct(['5,0 mm'], { metals: [whiteGold, gold] });
    expect(toEngravingPreviewAppearance(product, null, {}).metals).toEqual([whiteGold.color, gold.color]);
  });

  it('is the chosen one where visitors choose', () => {
    const product = toProduct([gold.name, whiteGold.name], { metals: [whiteGold, gold] });
    expect(toEngravingPreviewAppearance(product, null, {}).metals).toEqual([gold.color]);
    expect(toEngravingPreviewAppearance(product, { name: whiteGold.name }, {}).metals).toEqual([whiteGold.color]);
  });

  it('is chosen in a field as well', () => {
    const field: PersonalizationFieldDefinition = {
      ...sizeField('metal'),
      type: 'choice',
      options: [gold, whiteGold].map(({ name }) => ({ value: name, label: name })),
    };
    const product = toProduct([], { metals: [gold, whiteGold] }, [field]);
    expect(toEngravingPreviewAppearance(product, null, { metal: whiteGold.name }).metals).toEqual([whiteGold.color]);
    expect(toEngravingPreviewAppearance(product, null, {}).metals).toEqual([gold.color]);
  });

  it('is unknown without colors', () => {
    expect(toEngravingPreviewAppearance(toProduct([], { metals: [] }), null, {})).not.toHaveProperty('metals');
  });
});

describe('the size', () => {
  it('is that of the variant', () => {
    expect(toEngravingPreviewAppearance(toProduct(['Größe 54']), { name: 'Größe 54' }, {}).sizes).toEqual([54]);
    expect(toEngravingPreviewAppearance(toProduct(['Größe 54']), null, {}).sizes).toEqual([]);
  });

  it('is that of each ring of a pair; a ring without one is like the other', () => {
    const pair = toProduct(['5,0 mm'], {}, [sizeField('size_1'), sizeField('size_2')]);
    expect(toEngravingPreviewAppearance(pair, null, { size_1: '54', size_2: '62' }).sizes).toEqual([54, 62]);
    expect(toEngravingPreviewAppearance(pair, null, { size_2: '62' }).sizes).toEqual([62, 62]);
    expect(toEngravingPreviewAppearance(pair, null, {}).sizes).toEqual([]);
  });
});

it('names the letter of the variant', () => {
  expect(toEngravingPreviewAppearance(toProduct(['A', 'C']), { name: 'C' }, {}).letter).toBe('C');
  expect(toEngravingPreviewAppearance(toProduct(['A', 'C']), null, {}).letter).toBe('A');
});
