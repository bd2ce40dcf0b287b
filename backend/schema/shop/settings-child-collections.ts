// Child collections of the shop settings: payment methods, filters, countries, shipping methods and rates, legal pages
// (specification §3).
import { allowedAdditionalDeliveryDaysRange } from '../../../domain/allowed-number-ranges.ts';
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineIdField, defineSortOrderField, defineDisplayNameField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineMultipleChoiceField,
  defineBooleanField,
  defineIntegerField,
  defineJsonField,
  createStudioLabel,
  defineMoneyField,
  defineRichTextField,
  defineTextField,
} from '../define-fields.ts';
import {
  defineJunctionCollection,
  defineManyToManyField,
  defineManyToOneField,
  defineTranslationsFieldAndCollection,
  defineCollectionWithTranslations,
} from '../define-relations.ts';

const ownership = { projectPath: 'project' };
const partOwnership = { projectPath: 'settings.project' };

const paymentMethod = defineCollectionWithTranslations({
  name: 'ecommerce_payment_method',
  label: createStudioLabel('Zahlungsart', 'Payment method'),
  icon: 'payments',
  folder: 'system',
  display: '{{display_name}}',
  ownership: 'shared',
  readable: 'public',
  fields: [
    defineIntegerField('id', createStudioLabel('Nummer', 'Number'), {
      public: true,
      required: true,
      column: { nullable: false, primaryKey: true },
    }),
    defineTextField('method', createStudioLabel('Kennung', 'Method'), { public: true, required: true, hidden: true }),
    defineDisplayNameField({ public: true, required: true }),
  ],
  translations: [defineDisplayNameField({ public: true, required: true })],
  keyType: 'integer',
});

const settingsLink = (name: string, listField: string, field: string, to: string) =>
  defineJunctionCollection({
    name,
    readable: 'public',
    from: { collection: 'ecommerce_settings', field: 'settings', listField, ownership },
    to: { collection: to, field },
  });

const settingsPart = (
  name: string,
  de: string,
  en: string,
  listField: string,
  display: string,
  fields: CollectionDefinition['fields'],
): CollectionDefinition => ({
  name,
  label: createStudioLabel(de, en),
  icon: 'local_shipping',
  folder: 'shop',
  hidden: true,
  display,
  sortField: 'sort',
  ownership: partOwnership,
  readable: 'public',
  fields: [
    defineIdField(),
    defineManyToOneField('settings', createStudioLabel('Shop-Einstellungen', 'Shop settings'), 'ecommerce_settings', {
      public: true,
      required: true,
      hidden: true,
      oneField: listField,
      sortField: 'sort',
    }),
    defineSortOrderField(),
    ...fields,
  ],
  indexes: [['settings', 'sort']],
});

const methodTranslations = defineTranslationsFieldAndCollection(
  'ecommerce_shipping_method',
  createStudioLabel('Versandart', 'Shipping method'),
  partOwnership,
  'public',
  [defineDisplayNameField({ public: true, required: true })],
);

const configTranslations = defineTranslationsFieldAndCollection(
  'ecommerce_shipping_config',
  createStudioLabel('Versandtarif', 'Shipping rate'),
  partOwnership,
  'public',
  [defineTextField('name', createStudioLabel('Name', 'Name'), { public: true, required: true })],
);

const legalTranslations = defineTranslationsFieldAndCollection(
  'ecommerce_legal_page',
  createStudioLabel('Rechtsseite', 'Legal page'),
  partOwnership,
  'public',
  [defineRichTextField('content', createStudioLabel('Text', 'Content'), { public: true, required: true })],
);

export const shopSettingsChildCollections: CollectionDefinition[] = [
  ...paymentMethod,
  defineJunctionCollection({
    name: 'ecommerce_settings_payment_method',
    readable: 'public',
    from: { collection: 'ecommerce_settings', field: 'settings', listField: 'payment_methods', ownership },
    to: { collection: 'ecommerce_payment_method', field: 'payment_method_id', keyType: 'integer' },
    // Private, because free-form JSON may contain secrets of the payment provider. Hidden, because nothing reads it.
    fields: [defineJsonField('config', createStudioLabel('Einstellungen', 'Settings'), { hidden: true })],
  }),
  settingsLink('ecommerce_settings_category', 'category_filter', 'category_id', 'ecommerce_category'),
  settingsLink('ecommerce_settings_subcategory', 'subcategory_filter', 'subcategory_id', 'ecommerce_subcategory'),
  settingsLink('ecommerce_settings_manufacturer', 'manufacturer_filter', 'manufacturer_id', 'ecommerce_manufacturer'),
  settingsLink(
    'ecommerce_settings_attribute_group',
    'attribute_filter',
    'attribute_group_id',
    'ecommerce_attribute_group',
  ),
  settingsPart(
    'ecommerce_shipping_country',
    'Lieferland',
    'Shipping country',
    'shipping_countries',
    '{{country_code}}',
    [
      defineTextField('country_code', createStudioLabel('Ländercode', 'Country code'), {
        public: true,
        required: true,
        maxLength: 2,
        note: createStudioLabel('Zwei Buchstaben nach ISO 3166, z. B. DE', 'Two-letter ISO 3166 code, for example DE'),
      }),
    ],
  ),
  settingsPart('ecommerce_shipping_method', 'Versandart', 'Shipping method', 'shipping_methods', '{{display_name}}', [
    defineDisplayNameField({ public: true, required: true }),
    defineBooleanField('free', createStudioLabel('Kostenlos', 'Free'), false, { public: true }),
    methodTranslations.field,
  ]),
  methodTranslations.collection,
  settingsPart('ecommerce_shipping_config', 'Versandtarif', 'Shipping rate', 'shipping_methods_config', '{{name}}', [
    defineTextField('name', createStudioLabel('Name', 'Name'), { public: true, required: true }),
    defineManyToOneField(
      'shipping_method',
      createStudioLabel('Versandart', 'Shipping method'),
      'ecommerce_shipping_method',
      { public: true },
    ),
    defineTextField('shipping_provider', createStudioLabel('Versanddienst', 'Shipping carrier'), { public: true }),
    defineMoneyField('price_brutto', createStudioLabel('Preis (brutto)', 'Price (gross)'), {
      public: true,
      required: true,
    }),
    defineIntegerField('additional_days', createStudioLabel('Zusätzliche Werktage', 'Additional working days'), {
      public: true,
      note: createStudioLabel(
        'Zur Lieferzeit der Stücke; weniger als 0, wo es schneller geht als üblich (Express).',
        'Added to the delivery time of the products; less than 0 if delivery is faster than usual (express).',
      ),
      range: allowedAdditionalDeliveryDaysRange,
    }),
    defineMultipleChoiceField(
      'countries',
      createStudioLabel('Länder', 'Countries'),
      ['DE', 'AT', 'CH', 'FR', 'LU', 'NL', 'BE'].map((value) => ({
        value,
        label: createStudioLabel(value, value),
      })),
      { public: true },
    ),
    defineManyToManyField(
      'payment_methods',
      createStudioLabel('Zahlungsarten', 'Payment methods'),
      'ecommerce_shipping_config_payment_method',
      { public: true },
    ),
    // Without its branch, the rate would become a free parcel option to all countries.
    defineManyToOneField('pickup_branch', createStudioLabel('Abholung in', 'Pickup at'), 'branch', {
      public: true,
      onDelete: 'CASCADE',
      note: createStudioLabel(
        'Nur für Tarife, bei denen abgeholt statt versandt wird.',
        'Only for rates where the order is picked up instead of shipped.',
      ),
    }),
    configTranslations.field,
  ]),
  configTranslations.collection,
  defineJunctionCollection({
    name: 'ecommerce_shipping_config_payment_method',
    readable: 'public',
    from: {
      collection: 'ecommerce_shipping_config',
      field: 'shipping_config',
      listField: 'payment_methods',
      ownership: partOwnership,
    },
    to: { collection: 'ecommerce_payment_method', field: 'payment_method_id', keyType: 'integer' },
  }),
  settingsPart('ecommerce_legal_page', 'Rechtsseite', 'Legal page', 'legal_pages', '{{type}}', [
    defineChoiceField(
      'type',
      createStudioLabel('Art', 'Type'),
      {
        agb: createStudioLabel('AGB', 'Terms and conditions'),
        widerruf: createStudioLabel('Widerruf', 'Right of withdrawal'),
        'versand-und-zahlung': createStudioLabel('Versand und Zahlung', 'Shipping and payment'),
      },
      { public: true, required: true },
    ),
    defineRichTextField('content', createStudioLabel('Text', 'Content'), { public: true, required: true }),
    legalTranslations.field,
  ]),
  legalTranslations.collection,
];
