// Products with variants (specification §3); images: product-and-variant-fields.ts.
import type { CollectionDefinition, FieldDefinition } from '../content-model-types.ts';
import {
  defineIdField,
  defineSortOrderField,
  definePublicationStatusField,
  defineUpdatedAtField,
  defineDisplayNameField,
} from '../define-common-fields.ts';
import {
  defineBooleanField,
  defineDividerField,
  defineFieldGroup,
  createStudioLabel,
  defineMoneyField,
  defineMultilineTextField,
  defineRichTextField,
  defineTextField,
} from '../define-fields.ts';
import {
  defineJunctionCollection,
  defineOneToManyField,
  defineManyToManyField,
  defineManyToOneField,
  defineProjectField,
  defineCollectionWithTranslations,
} from '../define-relations.ts';
import { personalizationCollections } from './personalization.ts';
import { priceHistoryCollection, defineLowestPriceAndReductionFields } from './price-history.ts';
import { derivedProductFieldDefinitions, productDerivedColumnTriggers } from './product-derived-column-triggers.ts';
import { productDuplicateButtonField, withItemDuplicationFields } from './product-duplication.ts';
import {
  defineProductIdentifierFields,
  defineDeliveryDaysFields,
  defineDurabilityGuaranteeFields,
  defineStockFields,
  defineVariantImageField,
  productImageCollections,
  productImagesFieldDefinition,
} from './product-and-variant-fields.ts';
import { defineFreeTextDeliveryTimeField, rarelyUsedProductFieldGroups } from './rarely-used-product-field-groups.ts';
import { productRatingCollection } from './product-request-and-rating.ts';
import { defineUnitPriceFields } from './unit-price-fields.ts';

const ownership = { projectPath: 'project' };
const childOwnership = { projectPath: 'product.project' };
const displayName = () => defineDisplayNameField({ public: true, required: true });
const product = defineCollectionWithTranslations({
  name: 'ecommerce_product',
  label: createStudioLabel('Produkt', 'Product'),
  icon: 'diamond',
  folder: 'shop',
  display: '{{display_name}} ({{reference_number}})',
  sortField: 'sort',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'public',
  fields: [
    defineIdField(),
    definePublicationStatusField(),
    defineProjectField(),
    displayName(),
    defineTextField('reference_number', createStudioLabel('Referenznummer', 'Reference number'), {
      public: true,
      note: createStudioLabel(
        'Bei einem neuen Produkt leer: die nächste freie Nummer der Kategorie.',
        'If empty in a new product, the next free number of the category.',
      ),
      column: { nullable: false },
    }),
    productDuplicateButtonField,
    productImagesFieldDefinition,
    defineRichTextField('description', createStudioLabel('Beschreibung', 'Description'), { public: true }),
    defineDividerField('sorting', createStudioLabel('Einordnung', 'Classification')),
    defineManyToOneField('category', createStudioLabel('Kategorie', 'Category'), 'ecommerce_category', {
      public: true,
      onDelete: 'RESTRICT',
      required: true,
    }),
    defineManyToOneField('manufacturer', createStudioLabel('Hersteller', 'Manufacturer'), 'ecommerce_manufacturer', {
      public: true,
      onDelete: 'RESTRICT',
      required: true,
    }),
    defineManyToManyField(
      'subcategories',
      createStudioLabel('Unterkategorien', 'Subcategories'),
      'ecommerce_product_subcategory',
      { public: true },
    ),
    defineManyToManyField('attributes', createStudioLabel('Merkmale', 'Attributes'), 'ecommerce_product_attribute', {
      public: true,
    }),
    defineManyToManyField('tags', createStudioLabel('Schlagwörter', 'Tags'), 'ecommerce_product_tag', { public: true }),
    defineDividerField('selling', createStudioLabel('Preis und Bestand', 'Price and stock')),
    defineMoneyField('price_brutto', createStudioLabel('Preis (brutto)', 'Price (gross)'), {
      public: true,
      confirmsDrop: true,
      note: createStudioLabel(
        'Leer, wenn die Varianten Preise tragen',
        'Leave empty if prices are set on the variants',
      ),
    }),
    ...defineStockFields(),
    defineTextField('variant_display_name', createStudioLabel('Name der Auswahl', 'Variant label'), {
      public: true,
      note: createStudioLabel(
        'Z. B. „Ringgröße“; leer: „Variante“',
        'For example “Ring size”; if empty, “Variant” is used',
      ),
    }),
    defineOneToManyField('product_variants', createStudioLabel('Varianten', 'Variants'), 'ecommerce_product_variant', {
      public: true,
      interface: 'variant-table',
      display: 'variant-stock',
    }),
    defineManyToOneField(
      'personalization',
      createStudioLabel('Personalisierung', 'Personalization'),
      'ecommerce_personalization',
      { public: true },
    ),
    defineManyToOneField('size_guide', createStudioLabel('Größentabelle', 'Size guide'), 'ecommerce_size_guide', {
      public: true,
    }),
    ...rarelyUsedProductFieldGroups,
    defineSortOrderField(),
    defineUpdatedAtField(),
    ...derivedProductFieldDefinitions,
  ],
  derivation: productDerivedColumnTriggers,
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
    defineRichTextField('description', createStudioLabel('Beschreibung', 'Description'), { public: true }),
    defineTextField('variant_display_name', createStudioLabel('Name der Auswahl', 'Variant label'), { public: true }),
    ...defineFieldGroup(
      'more',
      createStudioLabel('Lieferzeit, Warnhinweise, Suchmaschinen', 'Delivery time, warnings, search engines'),
      'more_horiz',
      [
        defineTextField('shipping_time', createStudioLabel('Lieferzeit', 'Delivery time'), { public: true }),
        defineMultilineTextField('warnings', createStudioLabel('Warnhinweise', 'Warnings'), { public: true }),
        defineTextField(
          'keywords',
          createStudioLabel('Schlagwörter für Suchmaschinen', 'Keywords for search engines'),
          {
            public: true,
            note: createStudioLabel(
              'Mit Komma getrennt; leer: Name, Hersteller, Kategorie und Schlagwörter des Produkts.',
              'Separated by commas; if empty, the product’s name, manufacturer, category and tags are used.',
            ),
          },
        ),
      ],
    ),
  ],
});

const variant = defineCollectionWithTranslations({
  name: 'ecommerce_product_variant',
  label: createStudioLabel('Variante', 'Variant'),
  icon: 'style',
  folder: 'shop',
  hidden: true,
  display: '{{display_name}} – {{stock}}',
  sortField: 'sort',
  ownership: childOwnership,
  readable: 'public',
  fields: [
    defineIdField(),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product', {
      public: true,
      required: true,
      hidden: true,
      oneField: 'product_variants',
      sortField: 'sort',
    }),
    defineSortOrderField(),
    displayName(),
    defineTextField(
      'reference_number_suffix',
      createStudioLabel('Zusatz zur Referenznummer', 'Reference number suffix'),
      { public: true },
    ),
    defineVariantImageField(),
    defineMoneyField('price_brutto', createStudioLabel('Preis (brutto)', 'Price (gross)'), {
      public: true,
      required: true,
      confirmsDrop: true,
    }),
    ...defineLowestPriceAndReductionFields(),
    ...defineUnitPriceFields(),
    ...defineStockFields(),
    defineBooleanField('active', createStudioLabel('Aktiv', 'Active'), true, { public: true }),
    ...defineDeliveryDaysFields(createStudioLabel('Leer: wie beim Produkt.', 'If empty, the same as for the product.')),
    defineFreeTextDeliveryTimeField(),
    ...defineProductIdentifierFields(
      createStudioLabel('Leer: die des Produkts gilt nicht.', 'If empty, the product’s does not apply.'),
    ),
    ...defineDurabilityGuaranteeFields(),
    defineUpdatedAtField(),
  ],
  indexes: [
    ['product', 'sort'],
    ['product', 'price_brutto'],
  ],
  translations: [
    displayName(),
    defineTextField('shipping_time', createStudioLabel('Lieferzeit', 'Delivery time'), { public: true }),
  ],
});

/** Junctions between products and what they are classified by, shown in or go with. */
const productLink = (name: string, listField: string, field: string, to: string, key?: FieldDefinition) =>
  defineJunctionCollection({
    name,
    ...(key && { key }),
    readable: 'public',
    from: { collection: 'ecommerce_product', field: 'product', listField, ownership },
    to: { collection: to, field },
  });

const productLinkCollections = [
  productLink('ecommerce_product_subcategory', 'subcategories', 'subcategory_id', 'ecommerce_subcategory'),
  productLink('ecommerce_product_attribute', 'attributes', 'attribute_id', 'ecommerce_attribute'),
  productLink('ecommerce_product_tag', 'tags', 'tag_id', 'ecommerce_tag'),
  productLink('ecommerce_product_branch', 'branches', 'branch_id', 'branch'),
  productLink(
    'ecommerce_product_related',
    'related_products',
    'related_product_id',
    'ecommerce_product',
    defineIdField(),
  ),
];

export const productCollections: CollectionDefinition[] = withItemDuplicationFields([
  ...product,
  ...variant,
  priceHistoryCollection,
  ...personalizationCollections,
  ...productImageCollections,
  ...productLinkCollections,
  productRatingCollection,
]);
