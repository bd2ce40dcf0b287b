// Net quantity of goods sold by volume, weight, length, area or number, from which the unit price is computed (law row
// L6, PAngV §§ 4, 5; domain/lowest-and-unit-prices.ts). Fields of products, which variants can override.
import type { UnitOfMeasure } from '../../../contract/shop/product-and-variant-schemas.ts';
import type { FieldDefinition, StudioLabel } from '../definition.ts';
import { choiceField, studioLabel, netQuantityField } from '../fields.ts';

const unitLabels: Record<UnitOfMeasure, StudioLabel> = {
  ml: studioLabel('Milliliter', 'Millilitres'),
  l: studioLabel('Liter', 'Litres'),
  g: studioLabel('Gramm', 'Grams'),
  kg: studioLabel('Kilogramm', 'Kilograms'),
  m: studioLabel('Meter', 'Metres'),
  m2: studioLabel('Quadratmeter', 'Square metres'),
  piece: studioLabel('Stück', 'Pieces'),
};

const bases = [
  {
    value: 'legal',
    label: studioLabel('1 l, 1 kg, 1 m, 1 m², 1 Stück (gesetzlich)', '1 l, 1 kg, 1 m, 1 m², 1 piece (by law)'),
  },
  { value: 'hundred', label: studioLabel('100 ml oder 100 g (nur lose Ware)', '100 ml or 100 g (loose goods only)') },
];

export const unitPriceFields = (): FieldDefinition[] => [
  netQuantityField('unit_quantity', studioLabel('Grundpreis: Inhalt', 'Unit price: content'), {
    public: true,
    note: studioLabel(
      'Nettomenge des Artikels, z. B. 200 für eine Kerze mit 200 g. Pflicht für Ware, die nach Menge verkauft wird (PAngV § 4). Eine Variante ohne Angabe hat die des Produkts.',
      'Net quantity of the item, such as 200 for a candle of 200 g. Required for goods sold by quantity (PAngV § 4). A variant that says nothing has the product’s.',
    ),
  }),
  choiceField(
    'unit',
    studioLabel('Grundpreis: Einheit', 'Unit price: unit'),
    Object.entries(unitLabels).map(([value, label]) => ({ value, label })),
    { public: true, column: { nullable: true, maxLength: 8 } },
  ),
  choiceField('unit_base', studioLabel('Grundpreis je', 'Unit price per'), bases, {
    public: true,
    note: studioLabel(
      'Leer: gesetzlich. 100 ml und 100 g sind nur für lose Ware erlaubt (PAngV § 5 Abs. 2).',
      'Empty: by law. 100 ml and 100 g are allowed for loose goods only (PAngV § 5 (2)).',
    ),
    column: { nullable: true, maxLength: 8 },
  }),
];
