// Net quantity of goods sold by volume, weight, length, area or number, from which the unit price is computed (law row
// L6, PAngV §§ 4, 5; domain/lowest-and-unit-prices.ts). Fields of products, which variants can override.
import type { UnitOfMeasure } from '../../../contract/shop/product-and-variant-field-schemas.ts';
import type { FieldDefinition, StudioLabel } from '../content-model-types.ts';
import { defineChoiceField, createStudioLabel, defineNetQuantityField } from '../define-fields.ts';

const unitLabels: Record<UnitOfMeasure, StudioLabel> = {
  ml: createStudioLabel('Milliliter', 'Millilitres'),
  l: createStudioLabel('Liter', 'Litres'),
  g: createStudioLabel('Gramm', 'Grams'),
  kg: createStudioLabel('Kilogramm', 'Kilograms'),
  m: createStudioLabel('Meter', 'Metres'),
  m2: createStudioLabel('Quadratmeter', 'Square metres'),
  piece: createStudioLabel('Stück', 'Pieces'),
};

const bases = {
  legal: createStudioLabel('1 l, 1 kg, 1 m, 1 m², 1 Stück (gesetzlich)', '1 l, 1 kg, 1 m, 1 m², 1 piece (statutory)'),
  hundred: createStudioLabel('100 ml oder 100 g (nur lose Ware)', '100 ml or 100 g (loose goods only)'),
};

export const defineUnitPriceFields = (): FieldDefinition[] => [
  defineNetQuantityField('unit_quantity', createStudioLabel('Grundpreis: Inhalt', 'Unit price: net quantity'), {
    public: true,
    note: createStudioLabel(
      'Nettomenge des Artikels, z. B. 200 für eine Kerze mit 200 g. Pflicht für Ware, die nach Menge verkauft wird (PAngV § 4). Eine Variante ohne Angabe hat die des Produkts.',
      'Net quantity of the product, for example 200 for a 200 g candle. Required for goods sold by quantity (PAngV § 4). If empty on a variant, the product’s is used.',
    ),
  }),
  defineChoiceField('unit', createStudioLabel('Grundpreis: Einheit', 'Unit price: unit'), unitLabels, {
    public: true,
    maxLength: 8,
  }),
  defineChoiceField('unit_base', createStudioLabel('Grundpreis je', 'Unit price per'), bases, {
    public: true,
    note: createStudioLabel(
      'Leer: gesetzlich. 100 ml und 100 g sind nur für lose Ware erlaubt (PAngV § 5 Abs. 2).',
      'If empty, the statutory quantity is used. 100 ml and 100 g are only allowed for loose goods (PAngV § 5 (2)).',
    ),
    maxLength: 8,
  }),
];
