// Products with variants (specification §3); images: product-and-variant-fields.ts.
import { defineScheduleFields } from '../publication-fields.ts';
import type { CollectionDefinition } from '../content-model-types.ts';
import {
  defineCreatedAtField,
  defineIdField,
  defineSearchPreviewField,
  defineSlugField,
  defineSortOrderField,
  definePublicationStatusField,
  defineUpdatedAtField,
} from '../define-common-fields.ts';
import {
  defineBooleanField,
  defineDividerField,
  createStudioLabel,
  defineMoneyField,
  defineMultilineTextField,
  definePercentField,
  defineRichTextField,
  defineTextField,
} from '../define-fields.ts';
import {
  defineOneToManyField,
  defineManyToManyField,
  defineManyToOneField,
  defineProjectField,
  withTranslationCollection,
} from '../define-relations.ts';
import { defineDiscountExclusionField } from './discount-code.ts';
import { defineRingShapeFields, personalizationCollections } from './personalization.ts';
import { priceHistoryCollection, definePriceReductionFields } from './price-history.ts';
import { derivedProductFieldDefinitions, productDerivedColumnTriggers } from './product-derived-column-triggers.ts';
import { duplicateProductField, withDuplicatedFields } from './product-duplication.ts';
import { productLinkCollections } from './product-link-collections.ts';
import {
  defineProductIdentifierFields,
  defineDeliveryDaysFields,
  defineDurabilityGuaranteeFields,
  defineStockFields,
  defineVariantImageField,
  productImageCollections,
  productImagesField,
  relatedProductsField,
  variantDimensionField,
} from './product-and-variant-fields.ts';
import { productRatingCollection } from './request.ts';
import { defineUnitPriceFields } from './unit-price-fields.ts';

const ownership = { projectPath: 'project' };
const childOwnership = { projectPath: 'product.project' };
const displayName = () =>
  defineTextField('display_name', createStudioLabel('Anzeigename', 'Display name'), { public: true, required: true });
const shippingTime = () =>
  defineTextField('shipping_time', createStudioLabel('Lieferzeit', 'Delivery time'), {
    public: true,
    note: createStudioLabel(
      'Nur gezeigt, wo keine Werktage eingetragen sind: Worte, zu denen sich nichts addieren lässt, wie „vor Ostern“.',
      'Only shown if no working days are given: wording to which no days can be added, such as “before Easter”.',
    ),
  });
const product = withTranslationCollection({
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
    ...defineScheduleFields(),
    displayName(),
    defineSlugField(),
    defineTextField('reference_number', createStudioLabel('Referenznummer', 'Reference number'), {
      public: true,
      required: true,
    }),
    duplicateProductField,
    defineRichTextField('description', createStudioLabel('Beschreibung', 'Description'), { public: true }),
    productImagesField,
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
      {
        public: true,
      },
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
    ...definePriceReductionFields(),
    ...defineUnitPriceFields(),
    definePercentField('tax_percent', createStudioLabel('Steuersatz', 'Tax rate'), {
      public: true,
      note: createStudioLabel('Leer: der Satz des Shops', 'If empty, the shop’s rate is used'),
    }),
    defineBooleanField('is_gift_voucher', createStudioLabel('Geschenkgutschein', 'Gift voucher'), false, {
      public: true,
      note: createStudioLabel(
        'Wer ihn kauft, bekommt nach der Zahlung den Code als PDF per E-Mail. Beträge: Preise der Varianten. Bestand und Steuer setzt der Shop (Mehrzweckgutschein).',
        'Buyers get the code as a PDF by email once they have paid. Amounts are the prices of the variants. The shop sets stock and tax (multi-purpose voucher).',
      ),
    }),
    defineDiscountExclusionField(),
    ...defineStockFields(),
    defineManyToManyField('branches', createStudioLabel('Zu sehen in', 'On display in'), 'ecommerce_product_branch', {
      public: true,
      options: { enableCreate: false },
      note: createStudioLabel(
        'Filialen, in denen das Stück liegt. Steht auf der Produktseite; ab zwei Filialen lässt sich die Produktliste danach filtern.',
        'Branches where the product can be seen. Shown on its page; with two branches or more, the product list can be filtered by them.',
      ),
    }),
    ...defineDeliveryDaysFields(
      createStudioLabel('Leer: die Worte unter „Lieferzeit“.', 'If empty, the text under “Delivery time” is shown.'),
    ),
    shippingTime(),
    defineTextField('variant_display_name', createStudioLabel('Name der Auswahl', 'Variant label'), {
      public: true,
      note: createStudioLabel(
        'Z. B. „Ringgröße“; leer: „Variante“',
        'For example “Ring size”; if empty, “Variant” is used',
      ),
    }),
    variantDimensionField,
    defineOneToManyField('product_variants', createStudioLabel('Varianten', 'Variants'), 'ecommerce_product_variant', {
      public: true,
      interface: 'variant-table',
      display: 'variant-stock',
    }),
    defineManyToOneField(
      'personalization',
      createStudioLabel('Personalisierung', 'Personalization'),
      'ecommerce_personalization',
      {
        public: true,
      },
    ),
    ...defineRingShapeFields(),
    defineManyToOneField('size_guide', createStudioLabel('Größentabelle', 'Size guide'), 'ecommerce_size_guide', {
      public: true,
    }),
    relatedProductsField,
    defineDividerField('safety', createStudioLabel('Produktsicherheit', 'Product safety')),
    defineTextField(
      'identifier',
      createStudioLabel('Produktkennung (GTIN, Modell)', 'Product identifier (GTIN, model)'),
      {
        public: true,
      },
    ),
    ...defineProductIdentifierFields(
      createStudioLabel('Varianten können eigene haben.', 'Variants may have their own.'),
    ),
    defineMultilineTextField('warnings', createStudioLabel('Warnhinweise', 'Warnings'), { public: true }),
    defineBooleanField('contains_battery', createStudioLabel('Enthält eine Batterie', 'Contains a battery'), false, {
      public: true,
    }),
    ...defineDurabilityGuaranteeFields(),
    defineOneToManyField('ratings', createStudioLabel('Bewertungen', 'Reviews'), 'ecommerce_product_rating', {
      public: true,
    }),
    defineSortOrderField(),
    defineCreatedAtField({ public: true }),
    defineUpdatedAtField(),
    ...derivedProductFieldDefinitions,
    defineSearchPreviewField(),
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
    defineRichTextField('description', createStudioLabel('Beschreibung', 'Description'), { public: true }),
    defineTextField('shipping_time', createStudioLabel('Lieferzeit', 'Delivery time'), { public: true }),
    defineTextField('variant_display_name', createStudioLabel('Name der Auswahl', 'Variant label'), { public: true }),
    defineMultilineTextField('warnings', createStudioLabel('Warnhinweise', 'Warnings'), { public: true }),
    defineTextField('keywords', createStudioLabel('Schlagwörter für Suchmaschinen', 'Keywords for search engines'), {
      public: true,
      note: createStudioLabel(
        'Mit Komma getrennt; leer: Name, Hersteller, Kategorie und Schlagwörter des Produkts.',
        'Separated by commas; if empty, the product’s name, manufacturer, category and tags are used.',
      ),
    }),
  ],
});

const variant = withTranslationCollection({
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
      {
        public: true,
      },
    ),
    defineVariantImageField(),
    defineMoneyField('price_brutto', createStudioLabel('Preis (brutto)', 'Price (gross)'), {
      public: true,
      required: true,
      confirmsDrop: true,
    }),
    ...definePriceReductionFields(),
    ...defineUnitPriceFields(),
    ...defineStockFields(),
    defineBooleanField('active', createStudioLabel('Aktiv', 'Active'), true, { public: true }),
    ...defineDeliveryDaysFields(createStudioLabel('Leer: wie beim Produkt.', 'If empty, the same as for the product.')),
    shippingTime(),
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

export const productCollections: CollectionDefinition[] = withDuplicatedFields([
  ...product,
  ...variant,
  priceHistoryCollection,
  ...personalizationCollections,
  ...productImageCollections,
  ...productLinkCollections,
  productRatingCollection,
]);
