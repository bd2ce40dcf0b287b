// Fields shared by products and variants: stock, delivery time, guarantee, article numbers; and the images of a product,
// and engraving surfaces.
import { allowedStockQuantityRange } from '../../../domain/allowed-number-ranges.ts';
import { type EngravingSurface, engravingSurfaces } from '../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { CollectionDefinition, FieldDefinition, StudioLabel } from '../content-model-types.ts';
import { defineAutoIncrementIdField, defineGtinField, defineSortOrderField } from '../define-common-fields.ts';
import {
  defineBooleanField,
  defineChoiceField,
  defineIntegerField,
  createStudioLabel,
  defineTextField,
} from '../define-fields.ts';
import { productImageGuidance } from '../image-upload-guidance.ts';
import {
  defineImageField,
  defineJunctionCollection,
  defineManyToManyField,
  defineManyToOneField,
  defineTranslationsFieldAndCollection,
} from '../define-relations.ts';

export const defineStockFields = (): FieldDefinition[] => [
  defineIntegerField('stock', createStudioLabel('Bestand', 'Stock'), {
    public: true,
    required: true,
    range: allowedStockQuantityRange,
    defaultValue: 0,
  }),
  defineBooleanField('reorder_possible', createStudioLabel('Nachbestellbar', 'Can be reordered'), false, {
    public: true,
  }),
];

/**
 * Delivery time in working days (law row L7), from which the displayed texts are generated (domain/delivery-time.ts).
 */
export const defineDeliveryDaysFields = (inherited: StudioLabel) => {
  const day = (name: string, label: StudioLabel, note: StudioLabel) =>
    defineIntegerField(name, label, { public: true, note, range: { min: 1, max: 500 } });
  const fromStock = createStudioLabel(
    'Vorrätig: Werktage bis zur Lieferung.',
    'In stock: working days until delivery.',
  );
  const toOrder = createStudioLabel(
    'Nicht vorrätig, aber nachbestellbar: Werktage bis zur Lieferung.',
    'Out of stock but can be reordered: working days until delivery.',
  );
  const withNote = (note: StudioLabel): StudioLabel =>
    createStudioLabel(`${note.de} ${inherited.de}`, `${note.en} ${inherited.en}`);
  return [
    day(
      'delivery_days_min',
      createStudioLabel('Lieferzeit ab (Werktage)', 'Delivery time from (working days)'),
      withNote(fromStock),
    ),
    day(
      'delivery_days_max',
      createStudioLabel('Lieferzeit bis (Werktage)', 'Delivery time to (working days)'),
      withNote(fromStock),
    ),
    day(
      'made_to_order_days_min',
      createStudioLabel('Anfertigung ab (Werktage)', 'Made to order from (working days)'),
      withNote(toOrder),
    ),
    day(
      'made_to_order_days_max',
      createStudioLabel('Anfertigung bis (Werktage)', 'Made to order to (working days)'),
      withNote(toOrder),
    ),
  ];
};

/**
 * The manufacturer's durability guarantee (GARAN label, law row L15): only shown if model, more than two years and
 * terms are all set.
 */
export const defineDurabilityGuaranteeFields = () => [
  defineTextField(
    'guarantee_model',
    createStudioLabel('Haltbarkeitsgarantie: Modellkennung', 'Durability guarantee: model identifier'),
    {
      public: true,
      note: createStudioLabel(
        'Das Garantielabel erscheint nur, wenn Modell, Dauer über zwei Jahre und Bedingungen eingetragen sind.',
        'The guarantee label only appears if the model, a duration of more than two years and the terms are given.',
      ),
    },
  ),
  defineIntegerField(
    'guarantee_years',
    createStudioLabel('Haltbarkeitsgarantie: Jahre', 'Durability guarantee: years'),
    {
      public: true,
      range: { min: 3, max: 99 },
    },
  ),
  defineTextField(
    'guarantee_terms_url',
    createStudioLabel('Link zu den Garantiebedingungen', 'Link to the guarantee terms'),
    { public: true },
  ),
];

export const defineProductIdentifierFields = (inherited: StudioLabel) => [
  defineGtinField(
    createStudioLabel(
      `Die Zahl am Strichcode, 8 bis 14 Ziffern; für Google und andere Suchmaschinen. ${inherited.de}`,
      `The number on the barcode, 8 to 14 digits; for Google and other search engines. ${inherited.en}`,
    ),
  ),
  defineTextField('mpn', createStudioLabel('Artikelnummer des Herstellers (MPN)', 'Manufacturer part number (MPN)'), {
    public: true,
    note: createStudioLabel(
      `Nur wenn der Hersteller eine vergibt. ${inherited.de}`,
      `Only if the manufacturer assigns one. ${inherited.en}`,
    ),
    maxLength: 70,
  }),
];

/**
 * Variant dimensions that Google's listings support
 * (https://developers.google.com/search/docs/appearance/structured-data/product-variants).
 */
const variantDimensionChoices = {
  size: createStudioLabel('Größe, Weite oder Länge', 'Size, width or length'),
  color: createStudioLabel('Farbe', 'Colour'),
  material: createStudioLabel('Material', 'Material'),
  pattern: createStudioLabel('Muster', 'Pattern'),
};

export const variantDimensionFieldDefinition: FieldDefinition = defineChoiceField(
  'varies_by',
  createStudioLabel('Varianten unterscheiden sich in', 'Variants differ by'),
  variantDimensionChoices,
  {
    public: true,
    note: createStudioLabel(
      'Für Suchmaschinen; leer: der Name der Auswahl.',
      'For search engines; if empty, the variant label is used.',
    ),
    maxLength: 16,
  },
);

export const relatedProductsFieldDefinition: FieldDefinition = defineManyToManyField(
  'related_products',
  createStudioLabel('Passt dazu', 'Goes with it'),
  'ecommerce_product_related',
  {
    public: true,
    options: { enableCreate: false },
    note: createStudioLabel(
      'Produkte, die auf der Seite unter „Dazu passt“ stehen, höchstens vier. Leer: bestellbare Produkte der Kategorie mit ähnlichem Preis.',
      'Products shown on the page as “You may also like”, four at most. If empty, orderable products of the category at a similar price are shown.',
    ),
  },
);

const parentOwnership = { projectPath: 'project' };
const ownership = { projectPath: 'product.project' };

/**
 * Images of a product: a sorted list of files, each with alternative text (specification §3).
 */
export const productImagesFieldDefinition: FieldDefinition = defineManyToManyField(
  'images',
  createStudioLabel('Bilder', 'Images'),
  'ecommerce_product_image',
  {
    public: true,
    interface: 'files',
    display: 'first-image',
    special: ['files'],
    note: productImageGuidance,
  },
);

/** A file without a text of its own: its alternative text is the name of product and variant. */
export const defineVariantImageField = (): FieldDefinition =>
  defineImageField(
    'image',
    createStudioLabel('Bild dieser Variante', 'Image of this variant'),
    createStudioLabel(
      `Steht auf der Produktseite zuerst, sobald die Variante gewählt ist, und im Warenkorb; darf eines der Produktbilder sein. Leer: das erste Produktbild. ${productImageGuidance.de}`,
      `Comes first on the product page once the variant is selected, and in the cart; may be one of the product’s images. If empty, the product’s first image is used. ${productImageGuidance.en}`,
    ),
    { public: true },
  );

const alternativeText = () =>
  defineTextField('alt', createStudioLabel('Bildbeschreibung', 'Alt text'), {
    public: true,
    note: createStudioLabel(
      'Für Menschen, die das Bild nicht sehen: was es zeigt, z. B. „Solitärring Aurora, von vorn“',
      'Describes the image for people who cannot see it, for example “Aurora solitaire ring, seen from the front”',
    ),
    width: 'full',
  });

const translations = defineTranslationsFieldAndCollection(
  'ecommerce_product_image',
  createStudioLabel('Produktbild', 'Product image'),
  ownership,
  'public',
  [alternativeText()],
  'integer',
);

/**
 * The alternative text belongs to the junction instead of the file, because a file may be used by two products, and
 * Directus stores a file's title and description in one language only. The field itself is German, other languages are
 * translations, as with all texts of the shop.
 */
const productImage: CollectionDefinition = {
  ...defineJunctionCollection({
    name: 'ecommerce_product_image',
    readable: 'public',
    from: { collection: 'ecommerce_product', field: 'product', listField: 'images', ownership: parentOwnership },
    to: { collection: 'directus_files', field: 'directus_files_id' },
  }),
  label: createStudioLabel('Produktbild', 'Product image'),
  fields: [
    defineAutoIncrementIdField(),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product', {
      public: true,
      required: true,
      hidden: true,
      oneField: 'images',
      sortField: 'sort',
      junctionField: 'directus_files_id',
    }),
    defineImageField('directus_files_id', createStudioLabel('Datei', 'File'), productImageGuidance, {
      public: true,
      required: true,
      junctionField: 'product',
    }),
    defineSortOrderField(),
    alternativeText(),
    translations.field,
  ],
};

export const productImageCollections: CollectionDefinition[] = [productImage, translations.collection];

const labels: Record<EngravingSurface, StudioLabel> = {
  none: createStudioLabel('keine', 'None'),
  ring: createStudioLabel('Ring (innen)', 'Ring (inside)'),
  ring_pair: createStudioLabel('Ringpaar (innen)', 'Pair of rings (inside)'),
  case_back: createStudioLabel('Gehäuseboden einer Uhr', 'Watch case back'),
  disc: createStudioLabel('Anhänger, rund', 'Round pendant'),
  plate: createStudioLabel('Siegelfläche oder Plättchen', 'Signet face or plate'),
  letter: createStudioLabel(
    'Anhänger in Form des Buchstabens der Variante',
    'Pendant in the shape of the variant’s letter',
  ),
};

/** Engraving surfaces with their labels in the studio. */
export const engravingSurfaceChoices = engravingSurfaces.map((value) => ({ value, label: labels[value] }));
