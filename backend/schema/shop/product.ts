// Products with variants and personalization (specification §3); images: product-and-variant-fields.ts.
import { allowedStockQuantityRange } from '../../../domain/number-ranges.ts';
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField, slugField, sortOrderField, statusField, updatedAtField } from '../common-fields.ts';
import {
  choiceField,
  booleanField,
  dividerField,
  integerField,
  jsonField,
  studioLabel,
  moneyField,
  multilineField,
  percentField,
  richTextField,
  textField,
} from '../fields.ts';
import {
  junctionCollection,
  oneToManyField,
  manyToManyField,
  manyToOneField,
  projectField,
  withTranslationCollection,
} from '../relations.ts';
import { priceHistoryCollection, priceReductionFields } from './price-history.ts';
import { derivedProductFieldDefinitions, productDerivedColumnTriggers } from './product-triggers.ts';
import {
  articleNumberFields,
  deliveryDaysFields,
  engravingSurfaceChoices,
  guaranteeFields,
  productImageCollections,
  productImagesField,
  variantDimensionChoices,
} from './product-and-variant-fields.ts';
import { ratingCollection } from './request.ts';
import { unitPriceFields } from './unit-price-fields.ts';

const ownership = { projectPath: 'project' };
const childOwnership = { projectPath: 'product.project' };
const displayName = () =>
  textField('display_name', studioLabel('Anzeigename', 'Display name'), { public: true, required: true });
const shippingTime = () =>
  textField('shipping_time', studioLabel('Lieferzeit', 'Shipping time'), {
    public: true,
    note: studioLabel(
      'Nur gezeigt, wo keine Werktage eingetragen sind: Worte, zu denen sich nichts addieren lässt, wie „vor Ostern“.',
      'Shown only where no working days are given: words to which nothing can be added, such as “before Easter”.',
    ),
  });
const stock = () =>
  integerField('stock', studioLabel('Bestand', 'Stock'), {
    public: true,
    required: true,
    range: allowedStockQuantityRange,
    column: { nullable: false, defaultValue: 0 },
  });
const reorder = () =>
  booleanField('reorder_possible', studioLabel('Nachbestellbar', 'Reorder possible'), false, { public: true });
const product = withTranslationCollection({
  name: 'ecommerce_product',
  label: studioLabel('Produkt', 'Product'),
  icon: 'diamond',
  folder: 'shop',
  display: '{{display_name}} ({{reference_number}})',
  sortField: 'sort',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'public',
  fields: [
    idField(),
    statusField(),
    projectField(),
    displayName(),
    slugField(),
    textField('reference_number', studioLabel('Referenznummer', 'Reference number'), { public: true, required: true }),
    richTextField('description', studioLabel('Beschreibung', 'Description'), { public: true }),
    productImagesField,
    dividerField('sorting', studioLabel('Einordnung', 'Sorting')),
    manyToOneField('category', studioLabel('Kategorie', 'Category'), 'ecommerce_category', {
      public: true,
      onDelete: 'RESTRICT',
      required: true,
    }),
    manyToOneField('manufacturer', studioLabel('Hersteller', 'Manufacturer'), 'ecommerce_manufacturer', {
      public: true,
      onDelete: 'RESTRICT',
      required: true,
    }),
    manyToManyField('subcategories', studioLabel('Unterkategorien', 'Subcategories'), 'ecommerce_product_subcategory', {
      public: true,
    }),
    manyToManyField('attributes', studioLabel('Merkmale', 'Attributes'), 'ecommerce_product_attribute', {
      public: true,
    }),
    manyToManyField('tags', studioLabel('Schlagwörter', 'Tags'), 'ecommerce_product_tag', { public: true }),
    dividerField('selling', studioLabel('Preis und Bestand', 'Price and stock')),
    moneyField('price_brutto', studioLabel('Preis (brutto)', 'Price (gross)'), {
      public: true,
      confirmsDrop: true,
      note: studioLabel('Leer, wenn die Varianten Preise tragen', 'Empty where the variants carry prices'),
    }),
    ...priceReductionFields(),
    ...unitPriceFields(),
    percentField('tax_percent', studioLabel('Steuersatz', 'Tax rate'), {
      public: true,
      note: studioLabel('Leer: der Satz des Shops', 'Empty: the rate of the shop'),
    }),
    stock(),
    reorder(),
    ...deliveryDaysFields(
      studioLabel('Leer: die Worte unter „Lieferzeit“.', 'Empty: the words under “Shipping time”.'),
    ),
    shippingTime(),
    textField('variant_display_name', studioLabel('Name der Auswahl', 'Variant label'), {
      public: true,
      note: studioLabel('Z. B. „Ringgröße“; leer: „Variante“', 'Such as “Ring size”; empty: “Variant”'),
    }),
    choiceField(
      'varies_by',
      studioLabel('Varianten unterscheiden sich in', 'Variants differ in'),
      variantDimensionChoices,
      {
        public: true,
        note: studioLabel(
          'Für Suchmaschinen; leer: der Name der Auswahl.',
          'For search engines; empty: the variant label.',
        ),
        column: { nullable: true, maxLength: 16 },
      },
    ),
    oneToManyField('product_variants', studioLabel('Varianten', 'Variants'), 'ecommerce_product_variant', {
      public: true,
    }),
    manyToOneField('personalization', studioLabel('Personalisierung', 'Personalization'), 'ecommerce_personalization', {
      public: true,
    }),
    manyToOneField('size_guide', studioLabel('Größentabelle', 'Size guide'), 'ecommerce_size_guide', { public: true }),
    dividerField('safety', studioLabel('Produktsicherheit', 'Product safety')),
    textField('identifier', studioLabel('Produktkennung (GTIN, Modell)', 'Identifier (GTIN, model)'), { public: true }),
    ...articleNumberFields(studioLabel('Varianten können eigene haben.', 'Variants may have their own.')),
    multilineField('warnings', studioLabel('Warnhinweise', 'Warnings'), { public: true }),
    booleanField('contains_battery', studioLabel('Enthält eine Batterie', 'Contains a battery'), false, {
      public: true,
    }),
    ...guaranteeFields(),
    oneToManyField('ratings', studioLabel('Bewertungen', 'Ratings'), 'ecommerce_product_rating', { public: true }),
    sortOrderField(),
    createdAtField({ public: true }),
    updatedAtField(),
    ...derivedProductFieldDefinitions,
  ],
  derivation: productDerivedColumnTriggers,
  searched: ['search_text'],
  uniques: [
    ['project', 'slug'],
    ['project', 'reference_number'],
  ],
  indexes: [
    // One index per sorting of the product list, with the id as tie-breaker for stable pagination.
    ['project', 'status', 'sort', 'id'],
    ['project', 'status', 'price_from', 'id'],
    ['project', 'status', 'date_created', 'id'],
    ['project', 'status', 'display_name', 'id'],
    ['project', 'status', 'random_key'],
    // For counting with an index-only scan.
    ['project', 'status', 'id'],
    ['project', 'status', 'category', 'price_from', 'id'],
    ['project', 'status', 'manufacturer', 'price_from', 'id'],
  ],
  translations: [
    displayName(),
    richTextField('description', studioLabel('Beschreibung', 'Description'), { public: true }),
    textField('shipping_time', studioLabel('Lieferzeit', 'Shipping time'), { public: true }),
    textField('variant_display_name', studioLabel('Name der Auswahl', 'Variant label'), { public: true }),
    multilineField('warnings', studioLabel('Warnhinweise', 'Warnings'), { public: true }),
    textField('keywords', studioLabel('Schlagwörter für Suchmaschinen', 'Keywords for search engines'), {
      public: true,
      note: studioLabel(
        'Mit Komma getrennt; leer: Name, Hersteller, Kategorie und Schlagwörter des Produkts.',
        'Separated by commas; empty: name, manufacturer, category and tags of the product.',
      ),
    }),
  ],
});

const variant = withTranslationCollection({
  name: 'ecommerce_product_variant',
  label: studioLabel('Variante', 'Variant'),
  icon: 'style',
  folder: 'shop',
  hidden: true,
  display: '{{display_name}} – {{stock}}',
  sortField: 'sort',
  ownership: childOwnership,
  readable: 'public',
  fields: [
    idField(),
    manyToOneField('product', studioLabel('Produkt', 'Product'), 'ecommerce_product', {
      public: true,
      required: true,
      hidden: true,
      oneField: 'product_variants',
      sortField: 'sort',
    }),
    sortOrderField(),
    displayName(),
    textField('reference_number_suffix', studioLabel('Zusatz zur Referenznummer', 'Reference number suffix'), {
      public: true,
    }),
    moneyField('price_brutto', studioLabel('Preis (brutto)', 'Price (gross)'), {
      public: true,
      required: true,
      confirmsDrop: true,
    }),
    ...priceReductionFields(),
    ...unitPriceFields(),
    stock(),
    booleanField('active', studioLabel('Aktiv', 'Active'), true, { public: true }),
    reorder(),
    ...deliveryDaysFields(studioLabel('Leer: wie beim Produkt.', 'Empty: as the product says.')),
    shippingTime(),
    ...articleNumberFields(
      studioLabel('Leer: die des Produkts gilt nicht.', 'Empty: that of the product does not apply.'),
    ),
    ...guaranteeFields(),
    updatedAtField(),
  ],
  indexes: [
    ['product', 'sort'],
    ['product', 'price_brutto'],
  ],
  translations: [
    displayName(),
    textField('shipping_time', studioLabel('Lieferzeit', 'Shipping time'), { public: true }),
  ],
});

const productLink = (name: string, listField: string, field: string, to: string) =>
  junctionCollection({
    name,
    readable: 'public',
    from: { collection: 'ecommerce_product', field: 'product', listField, ownership },
    to: { collection: to, field },
  });

const personalization = withTranslationCollection({
  name: 'ecommerce_personalization',
  label: studioLabel('Personalisierung', 'Personalization'),
  note: studioLabel('Gravur und andere Wünsche zum Stück', 'Engraving and other wishes'),
  icon: 'ink_pen',
  folder: 'shop',
  display: '{{display_name}}',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    projectField(),
    displayName(),
    choiceField('surface', studioLabel('Fläche', 'Surface'), engravingSurfaceChoices, {
      public: true,
      note: studioLabel(
        'Was die Vorschau der Gravur zeichnet; ohne Fläche gibt es keine Vorschau.',
        'What the preview of the engraving draws; without a surface there is no preview.',
      ),
      required: true,
      column: { nullable: false, maxLength: 16, defaultValue: 'none' },
    }),
    integerField('additional_days', studioLabel('Zusätzliche Werktage', 'Additional working days'), {
      public: true,
      note: studioLabel(
        'So viel länger dauert die Lieferung, wenn graviert wird.',
        'So much longer the delivery takes where something is engraved.',
      ),
      range: { min: 0, max: 500 },
    }),
    jsonField('fields', studioLabel('Felder', 'Fields'), {
      public: true,
      note: studioLabel(
        '[{"key": "engraving", "type": "text", "label": "Gravur", "max_length": 20, "required": false}, {"key": "font", "type": "font", "label": "Schrift", "options": ["serif", "script"]}]; Typen: text, choice, font. Eine Auswahl „placement“ mit zwei Möglichkeiten setzt die Gravur einer runden Fläche in die Mitte oder an den Rand. Eine Auswahl wird in den Übersetzungen in derselben Reihenfolge geschrieben.',
        '[{"key": "engraving", "type": "text", "label": "Engraving", "max_length": 20, "required": false}, {"key": "font", "type": "font", "label": "Font", "options": ["serif", "script"]}]; types: text, choice, font. A choice “placement” with two options sets the engraving of a round surface in the centre or around the rim. Translations list the options of a choice in the same order.',
      ),
    }),
  ],
  translations: [displayName(), jsonField('fields', studioLabel('Felder', 'Fields'), { public: true })],
});

export const productCollections: CollectionDefinition[] = [
  ...product,
  ...variant,
  priceHistoryCollection,
  ...personalization,
  ...productImageCollections,
  productLink('ecommerce_product_subcategory', 'subcategories', 'subcategory_id', 'ecommerce_subcategory'),
  productLink('ecommerce_product_attribute', 'attributes', 'attribute_id', 'ecommerce_attribute'),
  productLink('ecommerce_product_tag', 'tags', 'tag_id', 'ecommerce_tag'),
  ratingCollection,
];
