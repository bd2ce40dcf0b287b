// Fields that products and variants have in common: delivery time, guarantee, article numbers, pictures and where on
// them one can engrave. Used by product.ts.
import { type EngravingSurface, engravingSurfaces } from '../../../contract/shop/engraving.ts';
import type { CollectionDefinition, FieldDefinition, Label } from '../definition.ts';
import { childId, gtin, sort } from '../common-fields.ts';
import { integer, label, text } from '../fields.ts';
import { productGuidance } from '../picture-guidance.ts';
import { file, junction, manyList, one, translated } from '../relations.ts';

/** The delivery time in working days (law row L7), from which every text follows (domain/delivery-time.ts). */
export const deliveryDays = (inherited: Label) => {
  const day = (name: string, of: Label, note: Label) =>
    integer(name, of, { public: true, note, range: { min: 1, max: 500 } });
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
    public: true,
    note: label(
      'Das Garantielabel erscheint nur, wenn Modell, Dauer über zwei Jahre und Bedingungen eingetragen sind.',
      'The guarantee label appears only where model, a duration above two years and the terms are given.',
    ),
  }),
  integer('guarantee_years', label('Haltbarkeitsgarantie: Jahre', 'Durability guarantee: years'), {
    public: true,
    range: { min: 3, max: 99 },
  }),
  text('guarantee_terms_url', label('Link zu den Garantiebedingungen', 'Link to the guarantee terms'), {
    public: true,
  }),
];

export const articleNumbers = (inherited: Label) => [
  gtin(
    label(
      `Die Zahl am Strichcode, 8 bis 14 Ziffern; für Google und andere Suchmaschinen. ${inherited.de}`,
      `The number on the barcode, 8 to 14 digits; for Google and other search engines. ${inherited.en}`,
    ),
  ),
  text('mpn', label('Artikelnummer des Herstellers (MPN)', 'Manufacturer part number (MPN)'), {
    public: true,
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

const parentOwnership = { projectPath: 'project' };
const ownership = { projectPath: 'product.project' };

/**
 * The pictures of a product: a list of files in the product's own order, each with a description (specification §3).
 * Joined in product.ts.
 */
export const pictureList: FieldDefinition = manyList('images', label('Bilder', 'Pictures'), 'ecommerce_product_image', {
  public: true,
  interface: 'files',
  special: ['files'],
  note: productGuidance,
});

const alternativeText = () =>
  text('alt', label('Bildbeschreibung', 'Picture description'), {
    public: true,
    note: label(
      'Für Menschen, die das Bild nicht sehen: was es zeigt, z. B. „Solitärring Aurora, von vorn“',
      'For people who do not see the picture: what it shows, such as “Aurora solitaire ring, seen from the front”',
    ),
    width: 'full',
  });

const translations = translated(
  'ecommerce_product_image',
  label('Produktbild', 'Product picture'),
  ownership,
  'public',
  [alternativeText()],
  'integer',
);

/**
 * The description stands on the junction and not on the file, for two reasons: one file may show two products, and
 * Directus keeps a file's title and description in one language only. The flat field is German, the others are
 * translation entries, as with every text of the shop.
 */
const picture: CollectionDefinition = {
  ...junction({
    name: 'ecommerce_product_image',
    readable: 'public',
    from: { collection: 'ecommerce_product', field: 'product', listField: 'images', ownership: parentOwnership },
    to: { collection: 'directus_files', field: 'directus_files_id' },
  }),
  label: label('Produktbild', 'Product picture'),
  fields: [
    childId(),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', {
      public: true,
      required: true,
      hidden: true,
      oneField: 'images',
      sortField: 'sort',
      junctionField: 'directus_files_id',
    }),
    file('directus_files_id', label('Datei', 'File'), productGuidance, {
      public: true,
      required: true,
      junctionField: 'product',
    }),
    sort(),
    alternativeText(),
    translations.field,
  ],
};

export const pictureCollections: CollectionDefinition[] = [picture, translations.collection];

const labels: Record<EngravingSurface, Label> = {
  none: label('keine', 'none'),
  ring: label('Ring (innen)', 'Ring (inside)'),
  ring_pair: label('Ringpaar (innen)', 'Pair of rings (inside)'),
  case_back: label('Gehäuseboden einer Uhr', 'Case back of a watch'),
  disc: label('Anhänger, rund', 'Pendant, round'),
  plate: label('Siegelfläche oder Plättchen', 'Signet face or plate'),
};

/** The surfaces an engraving preview can draw, with their names in the studio. */
export const engravingSurfaceChoices = engravingSurfaces.map((value) => ({ value, label: labels[value] }));
