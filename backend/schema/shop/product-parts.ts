// Fields that products and variants have in common: delivery time, guarantee, article numbers. Used by product.ts.
import type { Label } from '../definition.ts';
import { gtin, integer, label, text } from '../fields.ts';

/** The delivery time in working days (law row L7), from which every text follows (domain/delivery-time.ts). */
export const deliveryDays = (inherited: Label) => {
  const day = (name: string, of: Label, note: Label) => integer(name, of, { note, range: { min: 1, max: 500 } });
  const fromStock = label('Vorrätig: Werktage bis zur Lieferung.', 'From stock: working days until delivery.');
  const toOrder = label(
    'Nicht vorrätig, aber nachbestellbar: Werktage bis zur Lieferung.',
    'Not in stock but reorderable: working days until delivery.',
  );
  const withNote = (of: Label): Label => label(`${of.de} ${inherited.de}`, `${of.en} ${inherited.en}`);
  return [
    day('delivery_days_min', label('Lieferzeit ab (Werktage)', 'Delivery from (working days)'), withNote(fromStock)),
    day('delivery_days_max', label('Lieferzeit bis (Werktage)', 'Delivery to (working days)'), withNote(fromStock)),
    day('made_to_order_days_min', label('Anfertigung ab (Werktage)', 'Made to order from'), withNote(toOrder)),
    day('made_to_order_days_max', label('Anfertigung bis (Werktage)', 'Made to order to'), withNote(toOrder)),
  ];
};

/**
 * A durability guarantee of the maker (GARAN label, law row L15): shown only where model, years above two and terms are
 * all given. The brand is the product's manufacturer.
 */
export const guarantee = () => [
  text('guarantee_model', label('Haltbarkeitsgarantie: Modellkennung', 'Durability guarantee: model id'), {
    note: label(
      'Das Garantielabel erscheint nur, wenn Modell, Dauer über zwei Jahre und Bedingungen eingetragen sind.',
      'The guarantee label appears only where model, a duration above two years and the terms are given.',
    ),
  }),
  integer('guarantee_years', label('Haltbarkeitsgarantie: Jahre', 'Durability guarantee: years'), {
    range: { min: 3, max: 99 },
  }),
  text('guarantee_terms_url', label('Link zu den Garantiebedingungen', 'Link to the guarantee terms')),
];

export const articleNumbers = (inherited: Label) => [
  gtin(
    label(
      `Die Zahl am Strichcode, 8 bis 14 Ziffern; für Google und andere Suchmaschinen. ${inherited.de}`,
      `The number on the barcode, 8 to 14 digits; for Google and other search engines. ${inherited.en}`,
    ),
  ),
  text('mpn', label('Artikelnummer des Herstellers (MPN)', 'Manufacturer part number (MPN)'), {
    note: label(
      `Nur wenn der Hersteller eine vergibt. ${inherited.de}`,
      `Only where the manufacturer assigns one. ${inherited.en}`,
    ),
    column: { nullable: true, maxLength: 70 },
  }),
];

/** What Google's listings know of variants (https://developers.google.com/search/docs/appearance/structured-data/product-variants). */
export const variantAspects = [
  { value: 'size', label: label('Größe, Weite oder Länge', 'Size or length') },
  { value: 'color', label: label('Farbe', 'Colour') },
  { value: 'material', label: label('Material', 'Material') },
  { value: 'pattern', label: label('Muster', 'Pattern') },
];
