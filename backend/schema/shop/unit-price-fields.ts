// How much is sold of goods by volume, weight, length, area or number: from it and the price follows the unit price
// (law row L6, PAngV §§ 4, 5; domain/prices.ts). Of a product, and of a variant where it differs.
import type { UnitOfMeasure } from '../../../contract/shop/product-fields.ts';
import type { FieldDefinition, StudioLabel } from '../definition.ts';
import { choiceField, studioLabel, measureField } from '../fields.ts';

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
  measureField('unit_quantity', studioLabel('Grundpreis: Inhalt', 'Unit price: content'), {
    public: true,
    note: studioLabel(
      'Nettomenge des Artikels, z. B. 200 für eine Kerze mit 200 g. Pflicht für Ware, die nach Menge verkauft wird (PAngV § 4). Eine Variante ohne Angabe hat die des Produkts.',
      'Net quantity of the item, such as 200 for a candle of 200 g. Required for goods sold by quantity (PAngV § 4). A variant that says nothing has the product’s.',
    ),
  }),
  choiceField(
    'unit',
    studioLabel('Grundpreis: Einheit', 'Unit price: unit'),
    Object.entries(unitLabels).map(([value, of]) => ({ value, label: of })),
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
