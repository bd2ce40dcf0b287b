// Products with variants, pictures, personalisation and ratings (specification §3).
import { stockRange } from '../../../domain/number-ranges.ts';
import type { CollectionDefinition } from '../definition.ts';
import {
  choice,
  createdAt,
  flag,
  heading,
  id,
  integer,
  json,
  label,
  money,
  multiline,
  percent,
  richText,
  slug,
  sort,
  status,
  text,
  updatedAt,
} from '../fields.ts';
import { junction, list, manyList, one, project, translated } from '../relations.ts';
import { languageChoice } from '../visitor-fields.ts';
import { articleNumbers, deliveryDays, guarantee, variantAspects } from './product-parts.ts';
import { derivedFields, productDerivation } from './product-derivation.ts';
import { engravingSurfaceChoices } from './engraving-surface.ts';
import { unitFields } from './unit-fields.ts';
import { priceHistory, reductionFields } from './price-history.ts';
import { pictureCollections, pictureList } from './product-picture.ts';

const ownership = { projectPath: 'project' };
const childOwnership = { projectPath: 'product.project' };
const displayName = () => text('display_name', label('Anzeigename', 'Display name'), { required: true });
const shippingTime = () =>
  text('shipping_time', label('Lieferzeit', 'Shipping time'), {
    note: label(
      'Nur gezeigt, wo keine Werktage eingetragen sind: Worte, zu denen sich nichts addieren lässt, wie „vor Ostern“.',
      'Shown only where no working days are given: words to which nothing can be added, such as “before Easter”.',
    ),
  });
const stock = () =>
  integer('stock', label('Bestand', 'Stock'), {
    required: true,
    range: stockRange,
    column: { nullable: false, defaultValue: 0 },
  });
const reorder = () => flag('reorder_possible', label('Nachbestellbar', 'Reorder possible'));

const productTranslations = translated('ecommerce_product', label('Produkt', 'Product'), ownership, [
  displayName(),
  richText('description', label('Beschreibung', 'Description')),
  text('shipping_time', label('Lieferzeit', 'Shipping time')),
  text('variant_display_name', label('Name der Auswahl', 'Variant label')),
  multiline('warnings', label('Warnhinweise', 'Warnings')),
  text('keywords', label('Schlagwörter für Suchmaschinen', 'Keywords for search engines'), {
    note: label(
      'Mit Komma getrennt; leer: Name, Hersteller, Kategorie und Schlagwörter des Produkts.',
      'Separated by commas; empty: name, manufacturer, category and tags of the product.',
    ),
  }),
]);

const product: CollectionDefinition = {
  name: 'ecommerce_product',
  label: label('Produkt', 'Product'),
  icon: 'diamond',
  folder: 'shop',
  display: '{{display_name}} ({{reference_number}})',
  sortField: 'sort',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  fields: [
    id(),
    status(),
    project(),
    displayName(),
    slug(),
    text('reference_number', label('Referenznummer', 'Reference number'), { required: true }),
    richText('description', label('Beschreibung', 'Description')),
    pictureList,
    heading('sorting', label('Einordnung', 'Sorting')),
    one('category', label('Kategorie', 'Category'), 'ecommerce_category', { onDelete: 'RESTRICT', required: true }),
    one('manufacturer', label('Hersteller', 'Manufacturer'), 'ecommerce_manufacturer', {
      onDelete: 'RESTRICT',
      required: true,
    }),
    manyList('subcategories', label('Unterkategorien', 'Subcategories'), 'ecommerce_product_subcategory'),
    manyList('attributes', label('Merkmale', 'Attributes'), 'ecommerce_product_attribute'),
    manyList('tags', label('Schlagwörter', 'Tags'), 'ecommerce_product_tag'),
    heading('selling', label('Preis und Bestand', 'Price and stock')),
    money('price_brutto', label('Preis (brutto)', 'Price (gross)'), {
      confirmsDrop: true,
      note: label('Leer, wenn die Varianten Preise tragen', 'Empty where the variants carry prices'),
    }),
    ...reductionFields(),
    ...unitFields(),
    percent('tax_percent', label('Steuersatz', 'Tax rate'), {
      note: label('Leer: der Satz des Shops', 'Empty: the rate of the shop'),
    }),
    stock(),
    reorder(),
    ...deliveryDays(label('Leer: die Worte unter „Lieferzeit“.', 'Empty: the words under “Shipping time”.')),
    shippingTime(),
    text('variant_display_name', label('Name der Auswahl', 'Variant label'), {
      note: label('Z. B. „Ringgröße“; leer: „Variante“', 'Such as “Ring size”; empty: “Variant”'),
    }),
    choice('varies_by', label('Varianten unterscheiden sich in', 'Variants differ in'), variantAspects, {
      note: label('Für Suchmaschinen; leer: der Name der Auswahl.', 'For search engines; empty: the variant label.'),
      column: { nullable: true, maxLength: 16 },
    }),
    list('product_variants', label('Varianten', 'Variants'), 'ecommerce_product_variant'),
    one('personalization', label('Personalisierung', 'Personalization'), 'ecommerce_personalization'),
    one('size_guide', label('Größentabelle', 'Size guide'), 'ecommerce_size_guide'),
    heading('safety', label('Produktsicherheit', 'Product safety')),
    text('identifier', label('Produktkennung (GTIN, Modell)', 'Identifier (GTIN, model)')),
    ...articleNumbers(label('Varianten können eigene haben.', 'Variants may have their own.')),
    multiline('warnings', label('Warnhinweise', 'Warnings')),
    flag('contains_battery', label('Enthält eine Batterie', 'Contains a battery')),
    ...guarantee(),
    list('ratings', label('Bewertungen', 'Ratings'), 'ecommerce_product_rating'),
    sort(),
    createdAt(),
    updatedAt(),
    ...derivedFields,
    productTranslations.field,
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
};

const variantTranslations = translated('ecommerce_product_variant', label('Variante', 'Variant'), childOwnership, [
  displayName(),
  text('shipping_time', label('Lieferzeit', 'Shipping time')),
]);

const variant: CollectionDefinition = {
  name: 'ecommerce_product_variant',
  label: label('Variante', 'Variant'),
  icon: 'style',
  folder: 'shop',
  hidden: true,
  display: '{{display_name}} – {{stock}}',
  sortField: 'sort',
  ownership: childOwnership,
  fields: [
    id(),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', {
      required: true,
      hidden: true,
      oneField: 'product_variants',
      sortField: 'sort',
    }),
    sort(),
    displayName(),
    text('reference_number_suffix', label('Zusatz zur Referenznummer', 'Reference number suffix')),
    money('price_brutto', label('Preis (brutto)', 'Price (gross)'), { required: true, confirmsDrop: true }),
    ...reductionFields(),
    ...unitFields(),
    stock(),
    flag('active', label('Aktiv', 'Active'), true),
    reorder(),
    ...deliveryDays(label('Leer: wie beim Produkt.', 'Empty: as the product says.')),
    shippingTime(),
    ...articleNumbers(label('Leer: die des Produkts gilt nicht.', 'Empty: that of the product does not apply.')),
    ...guarantee(),
    updatedAt(),
    variantTranslations.field,
  ],
  indexes: [
    ['product', 'sort'],
    ['product', 'price_brutto'],
  ],
};

const productLink = (name: string, listField: string, field: string, to: string) =>
  junction({
    name,
    from: { collection: 'ecommerce_product', field: 'product', listField, ownership },
    to: { collection: to, field },
  });

const personalizationTranslations = translated(
  'ecommerce_personalization',
  label('Personalisierung', 'Personalization'),
  ownership,
  [displayName(), json('fields', label('Felder', 'Fields'))],
);

const personalization: CollectionDefinition = {
  name: 'ecommerce_personalization',
  label: label('Personalisierung', 'Personalization'),
  note: label('Gravur und andere Wünsche zum Stück', 'Engraving and other wishes'),
  icon: 'ink_pen',
  folder: 'shop',
  display: '{{display_name}}',
  ownership,
  fields: [
    id(),
    project(),
    displayName(),
    choice('surface', label('Fläche', 'Surface'), engravingSurfaceChoices, {
      note: label(
        'Was die Vorschau der Gravur zeichnet; ohne Fläche gibt es keine Vorschau.',
        'What the preview of the engraving draws; without a surface there is no preview.',
      ),
      required: true,
      column: { nullable: false, maxLength: 16, defaultValue: 'none' },
    }),
    integer('additional_days', label('Zusätzliche Werktage', 'Additional working days'), {
      note: label(
        'So viel länger dauert die Lieferung, wenn graviert wird.',
        'So much longer the delivery takes where something is engraved.',
      ),
      range: { min: 0, max: 500 },
    }),
    json('fields', label('Felder', 'Fields'), {
      note: label(
        '[{"key": "engraving", "type": "text", "label": "Gravur", "max_length": 20, "required": false}, {"key": "font", "type": "font", "label": "Schrift", "options": ["serif", "script"]}]; Typen: text, choice, font. Eine Auswahl „placement“ mit zwei Möglichkeiten setzt die Gravur einer runden Fläche in die Mitte oder an den Rand. Eine Auswahl wird in den Übersetzungen in derselben Reihenfolge geschrieben.',
        '[{"key": "engraving", "type": "text", "label": "Engraving", "max_length": 20, "required": false}, {"key": "font", "type": "font", "label": "Font", "options": ["serif", "script"]}]; types: text, choice, font. A choice “placement” with two options sets the engraving of a round surface in the centre or around the rim. Translations list the options of a choice in the same order.',
      ),
    }),
    personalizationTranslations.field,
  ],
};

const rating: CollectionDefinition = {
  name: 'ecommerce_product_rating',
  label: label('Bewertung', 'Rating'),
  icon: 'star',
  folder: 'shop',
  display: '{{rating}} – {{title}}',
  archiveField: 'status',
  ownership: childOwnership,
  fields: [
    id(),
    status(),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', { required: true, oneField: 'ratings' }),
    integer('rating', label('Sterne (1–5)', 'Stars (1–5)'), { required: true, range: { min: 1, max: 5 } }),
    text('title', label('Titel', 'Title')),
    multiline('comment', label('Kommentar', 'Comment')),
    text('author', label('Name', 'Name')),
    languageChoice(),
    flag('verified', label('Geprüfter Kauf', 'Verified purchase')),
    // What was bought, where the rating came with the key of an order; each bought piece vouches for one rating.
    one('order_line', label('Position der Bestellung', 'Order line'), 'ecommerce_order_line', {
      readonly: true,
      column: { nullable: true, unique: true },
    }),
    createdAt(),
  ],
  indexes: [['product', 'status']],
};

export const productCollections: CollectionDefinition[] = [
  product,
  productTranslations.collection,
  variant,
  variantTranslations.collection,
  priceHistory,
  personalization,
  personalizationTranslations.collection,
  ...pictureCollections,
  productLink('ecommerce_product_subcategory', 'subcategories', 'subcategory_id', 'ecommerce_subcategory'),
  productLink('ecommerce_product_attribute', 'attributes', 'attribute_id', 'ecommerce_attribute'),
  productLink('ecommerce_product_tag', 'tags', 'tag_id', 'ecommerce_tag'),
  rating,
];
