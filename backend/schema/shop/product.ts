// Products with variants and personalisation (specification §3); pictures and ratings stand beside.
import { stockRange } from '../../../domain/number-ranges.ts';
import type { CollectionDefinition } from '../definition.ts';
import { createdAt, id, slug, sort, status, updatedAt } from '../common-fields.ts';
import { choice, flag, divider, integer, json, label, money, multiline, percent, richText, text } from '../fields.ts';
import { junction, list, manyList, one, project, withTranslations } from '../relations.ts';
import { priceHistory, reductionFields } from './price-history.ts';
import { derivedFields, productDerivation } from './product-derivation.ts';
import {
  articleNumbers,
  deliveryDays,
  engravingSurfaceChoices,
  guarantee,
  pictureCollections,
  pictureList,
  variantAspects,
} from './product-parts.ts';
import { rating } from './request.ts';
import { unitFields } from './unit-fields.ts';

const ownership = { projectPath: 'project' };
const childOwnership = { projectPath: 'product.project' };
const displayName = () => text('display_name', label('Anzeigename', 'Display name'), { public: true, required: true });
const shippingTime = () =>
  text('shipping_time', label('Lieferzeit', 'Shipping time'), {
    public: true,
    note: label(
      'Nur gezeigt, wo keine Werktage eingetragen sind: Worte, zu denen sich nichts addieren lässt, wie „vor Ostern“.',
      'Shown only where no working days are given: words to which nothing can be added, such as “before Easter”.',
    ),
  });
const stock = () =>
  integer('stock', label('Bestand', 'Stock'), {
    public: true,
    required: true,
    range: stockRange,
    column: { nullable: false, defaultValue: 0 },
  });
const reorder = () => flag('reorder_possible', label('Nachbestellbar', 'Reorder possible'), false, { public: true });

const product = withTranslations({
  name: 'ecommerce_product',
  label: label('Produkt', 'Product'),
  icon: 'diamond',
  folder: 'shop',
  display: '{{display_name}} ({{reference_number}})',
  sortField: 'sort',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'public',
  fields: [
    id(),
    status(),
    project(),
    displayName(),
    slug(),
    text('reference_number', label('Referenznummer', 'Reference number'), { public: true, required: true }),
    richText('description', label('Beschreibung', 'Description'), { public: true }),
    pictureList,
    divider('sorting', label('Einordnung', 'Sorting')),
    one('category', label('Kategorie', 'Category'), 'ecommerce_category', {
      public: true,
      onDelete: 'RESTRICT',
      required: true,
    }),
    one('manufacturer', label('Hersteller', 'Manufacturer'), 'ecommerce_manufacturer', {
      public: true,
      onDelete: 'RESTRICT',
      required: true,
    }),
    manyList('subcategories', label('Unterkategorien', 'Subcategories'), 'ecommerce_product_subcategory', {
      public: true,
    }),
    manyList('attributes', label('Merkmale', 'Attributes'), 'ecommerce_product_attribute', { public: true }),
    manyList('tags', label('Schlagwörter', 'Tags'), 'ecommerce_product_tag', { public: true }),
    divider('selling', label('Preis und Bestand', 'Price and stock')),
    money('price_brutto', label('Preis (brutto)', 'Price (gross)'), {
      public: true,
      confirmsDrop: true,
      note: label('Leer, wenn die Varianten Preise tragen', 'Empty where the variants carry prices'),
    }),
    ...reductionFields(),
    ...unitFields(),
    percent('tax_percent', label('Steuersatz', 'Tax rate'), {
      public: true,
      note: label('Leer: der Satz des Shops', 'Empty: the rate of the shop'),
    }),
    stock(),
    reorder(),
    ...deliveryDays(label('Leer: die Worte unter „Lieferzeit“.', 'Empty: the words under “Shipping time”.')),
    shippingTime(),
    text('variant_display_name', label('Name der Auswahl', 'Variant label'), {
      public: true,
      note: label('Z. B. „Ringgröße“; leer: „Variante“', 'Such as “Ring size”; empty: “Variant”'),
    }),
    choice('varies_by', label('Varianten unterscheiden sich in', 'Variants differ in'), variantAspects, {
      public: true,
      note: label('Für Suchmaschinen; leer: der Name der Auswahl.', 'For search engines; empty: the variant label.'),
      column: { nullable: true, maxLength: 16 },
    }),
    list('product_variants', label('Varianten', 'Variants'), 'ecommerce_product_variant', { public: true }),
    one('personalization', label('Personalisierung', 'Personalization'), 'ecommerce_personalization', { public: true }),
    one('size_guide', label('Größentabelle', 'Size guide'), 'ecommerce_size_guide', { public: true }),
    divider('safety', label('Produktsicherheit', 'Product safety')),
    text('identifier', label('Produktkennung (GTIN, Modell)', 'Identifier (GTIN, model)'), { public: true }),
    ...articleNumbers(label('Varianten können eigene haben.', 'Variants may have their own.')),
    multiline('warnings', label('Warnhinweise', 'Warnings'), { public: true }),
    flag('contains_battery', label('Enthält eine Batterie', 'Contains a battery'), false, { public: true }),
    ...guarantee(),
    list('ratings', label('Bewertungen', 'Ratings'), 'ecommerce_product_rating', { public: true }),
    sort(),
    createdAt({ public: true }),
    updatedAt(),
    ...derivedFields,
  ],
  derivation: productDerivation,
  searched: ['search_text'],
  uniques: [
    ['project', 'slug'],
    ['project', 'reference_number'],
  ],
  indexes: [
    // The shop's list in each order it offers, the id last: so that equal ones keep their place from page to page.
    ['project', 'status', 'sort', 'id'],
    ['project', 'status', 'price_from', 'id'],
    ['project', 'status', 'date_created', 'id'],
    ['project', 'status', 'display_name', 'id'],
    ['project', 'status', 'random_key'],
    // How many there are is counted from this one alone.
    ['project', 'status', 'id'],
    ['project', 'status', 'category', 'price_from', 'id'],
    ['project', 'status', 'manufacturer', 'price_from', 'id'],
  ],
  translations: [
    displayName(),
    richText('description', label('Beschreibung', 'Description'), { public: true }),
    text('shipping_time', label('Lieferzeit', 'Shipping time'), { public: true }),
    text('variant_display_name', label('Name der Auswahl', 'Variant label'), { public: true }),
    multiline('warnings', label('Warnhinweise', 'Warnings'), { public: true }),
    text('keywords', label('Schlagwörter für Suchmaschinen', 'Keywords for search engines'), {
      public: true,
      note: label(
        'Mit Komma getrennt; leer: Name, Hersteller, Kategorie und Schlagwörter des Produkts.',
        'Separated by commas; empty: name, manufacturer, category and tags of the product.',
      ),
    }),
  ],
});

const variant = withTranslations({
  name: 'ecommerce_product_variant',
  label: label('Variante', 'Variant'),
  icon: 'style',
  folder: 'shop',
  hidden: true,
  display: '{{display_name}} – {{stock}}',
  sortField: 'sort',
  ownership: childOwnership,
  readable: 'public',
  fields: [
    id(),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', {
      public: true,
      required: true,
      hidden: true,
      oneField: 'product_variants',
      sortField: 'sort',
    }),
    sort(),
    displayName(),
    text('reference_number_suffix', label('Zusatz zur Referenznummer', 'Reference number suffix'), { public: true }),
    money('price_brutto', label('Preis (brutto)', 'Price (gross)'), {
      public: true,
      required: true,
      confirmsDrop: true,
    }),
    ...reductionFields(),
    ...unitFields(),
    stock(),
    flag('active', label('Aktiv', 'Active'), true, { public: true }),
    reorder(),
    ...deliveryDays(label('Leer: wie beim Produkt.', 'Empty: as the product says.')),
    shippingTime(),
    ...articleNumbers(label('Leer: die des Produkts gilt nicht.', 'Empty: that of the product does not apply.')),
    ...guarantee(),
    updatedAt(),
  ],
  indexes: [
    ['product', 'sort'],
    ['product', 'price_brutto'],
  ],
  translations: [displayName(), text('shipping_time', label('Lieferzeit', 'Shipping time'), { public: true })],
});

const productLink = (name: string, listField: string, field: string, to: string) =>
  junction({
    name,
    readable: 'public',
    from: { collection: 'ecommerce_product', field: 'product', listField, ownership },
    to: { collection: to, field },
  });

const personalization = withTranslations({
  name: 'ecommerce_personalization',
  label: label('Personalisierung', 'Personalization'),
  note: label('Gravur und andere Wünsche zum Stück', 'Engraving and other wishes'),
  icon: 'ink_pen',
  folder: 'shop',
  display: '{{display_name}}',
  ownership,
  readable: 'public',
  fields: [
    id(),
    project(),
    displayName(),
    choice('surface', label('Fläche', 'Surface'), engravingSurfaceChoices, {
      public: true,
      note: label(
        'Was die Vorschau der Gravur zeichnet; ohne Fläche gibt es keine Vorschau.',
        'What the preview of the engraving draws; without a surface there is no preview.',
      ),
      required: true,
      column: { nullable: false, maxLength: 16, defaultValue: 'none' },
    }),
    integer('additional_days', label('Zusätzliche Werktage', 'Additional working days'), {
      public: true,
      note: label(
        'So viel länger dauert die Lieferung, wenn graviert wird.',
        'So much longer the delivery takes where something is engraved.',
      ),
      range: { min: 0, max: 500 },
    }),
    json('fields', label('Felder', 'Fields'), {
      public: true,
      note: label(
        '[{"key": "engraving", "type": "text", "label": "Gravur", "max_length": 20, "required": false}, {"key": "font", "type": "font", "label": "Schrift", "options": ["serif", "script"]}]; Typen: text, choice, font. Eine Auswahl „placement“ mit zwei Möglichkeiten setzt die Gravur einer runden Fläche in die Mitte oder an den Rand. Eine Auswahl wird in den Übersetzungen in derselben Reihenfolge geschrieben.',
        '[{"key": "engraving", "type": "text", "label": "Engraving", "max_length": 20, "required": false}, {"key": "font", "type": "font", "label": "Font", "options": ["serif", "script"]}]; types: text, choice, font. A choice “placement” with two options sets the engraving of a round surface in the centre or around the rim. Translations list the options of a choice in the same order.',
      ),
    }),
  ],
  translations: [displayName(), json('fields', label('Felder', 'Fields'), { public: true })],
});

export const productCollections: CollectionDefinition[] = [
  ...product,
  ...variant,
  priceHistory,
  ...personalization,
  ...pictureCollections,
  productLink('ecommerce_product_subcategory', 'subcategories', 'subcategory_id', 'ecommerce_subcategory'),
  productLink('ecommerce_product_attribute', 'attributes', 'attribute_id', 'ecommerce_attribute'),
  productLink('ecommerce_product_tag', 'tags', 'tag_id', 'ecommerce_tag'),
  rating,
];
