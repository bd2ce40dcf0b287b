// Child collections of the shop settings: payment methods, filters, countries, shipping methods and rates, legal pages
// (specification §3).
import { allowedAdditionalDeliveryDaysRange } from '../../../domain/number-ranges.ts';
import type { CollectionDefinition } from '../definition.ts';
import { idField, sortOrderField } from '../common-fields.ts';
import {
  choiceField,
  multipleChoiceField,
  booleanField,
  integerField,
  jsonField,
  studioLabel,
  moneyField,
  richTextField,
  textField,
} from '../fields.ts';
import {
  junctionCollection,
  manyToManyField,
  manyToOneField,
  createTranslationsFieldAndCollection,
  withTranslationCollection,
} from '../relations.ts';

const ownership = { projectPath: 'project' };
const partOwnership = { projectPath: 'settings.project' };

const paymentMethod = withTranslationCollection({
  name: 'ecommerce_payment_method',
  label: studioLabel('Zahlungsart', 'Payment method'),
  icon: 'payments',
  folder: 'system',
  display: '{{display_name}}',
  ownership: 'shared',
  readable: 'public',
  fields: [
    integerField('id', studioLabel('Nummer', 'Number'), {
      public: true,
      required: true,
      column: { nullable: false, primaryKey: true },
    }),
    textField('method', studioLabel('Kennung', 'Method'), { public: true, required: true }),
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { public: true, required: true }),
  ],
  translations: [
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { public: true, required: true }),
  ],
  keyType: 'integer',
});

const settingsLink = (name: string, listField: string, field: string, to: string) =>
  junctionCollection({
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
  label: studioLabel(de, en),
  icon: 'local_shipping',
  folder: 'shop',
  hidden: true,
  display,
  sortField: 'sort',
  ownership: partOwnership,
  readable: 'public',
  fields: [
    idField(),
    manyToOneField('settings', studioLabel('Shop-Einstellungen', 'Shop settings'), 'ecommerce_settings', {
      public: true,
      required: true,
      hidden: true,
      oneField: listField,
      sortField: 'sort',
    }),
    sortOrderField(),
    ...fields,
  ],
  indexes: [['settings', 'sort']],
});

const methodTranslations = createTranslationsFieldAndCollection(
  'ecommerce_shipping_method',
  studioLabel('Versandart', 'Shipping method'),
  partOwnership,
  'public',
  [textField('display_name', studioLabel('Anzeigename', 'Display name'), { public: true, required: true })],
);

const configTranslations = createTranslationsFieldAndCollection(
  'ecommerce_shipping_config',
  studioLabel('Versandtarif', 'Shipping rate'),
  partOwnership,
  'public',
  [textField('name', studioLabel('Name', 'Name'), { public: true, required: true })],
);

const legalTranslations = createTranslationsFieldAndCollection(
  'ecommerce_legal_page',
  studioLabel('Rechtsseite', 'Legal page'),
  partOwnership,
  'public',
  [richTextField('content', studioLabel('Text', 'Content'), { public: true, required: true })],
);

export const shopSettingsPartCollections: CollectionDefinition[] = [
  ...paymentMethod,
  junctionCollection({
    name: 'ecommerce_settings_payment_method',
    readable: 'public',
    from: { collection: 'ecommerce_settings', field: 'settings', listField: 'payment_methods', ownership },
    to: { collection: 'ecommerce_payment_method', field: 'payment_method_id', keyType: 'integer' },
    // Private, because free-form JSON may contain secrets of the payment provider.
    fields: [jsonField('config', studioLabel('Einstellungen', 'Config'))],
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
      textField('country_code', studioLabel('Ländercode', 'Country code'), {
        public: true,
        required: true,
        column: { nullable: false, maxLength: 2 },
        note: studioLabel('Zwei Buchstaben nach ISO 3166, z. B. DE', 'Two letters of ISO 3166, such as DE'),
      }),
    ],
  ),
  settingsPart('ecommerce_shipping_method', 'Versandart', 'Shipping method', 'shipping_methods', '{{display_name}}', [
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { public: true, required: true }),
    booleanField('free', studioLabel('Kostenlos', 'Free'), false, { public: true }),
    methodTranslations.field,
  ]),
  methodTranslations.collection,
  settingsPart('ecommerce_shipping_config', 'Versandtarif', 'Shipping rate', 'shipping_methods_config', '{{name}}', [
    textField('name', studioLabel('Name', 'Name'), { public: true, required: true }),
    manyToOneField('shipping_method', studioLabel('Versandart', 'Shipping method'), 'ecommerce_shipping_method', {
      public: true,
    }),
    textField('shipping_provider', studioLabel('Versanddienst', 'Shipping provider'), { public: true }),
    moneyField('price_brutto', studioLabel('Preis (brutto)', 'Price (gross)'), { public: true, required: true }),
    integerField('additional_days', studioLabel('Zusätzliche Werktage', 'Additional working days'), {
      public: true,
      note: studioLabel(
        'Zur Lieferzeit der Stücke; weniger als 0, wo es schneller geht als üblich (Express).',
        'On top of the delivery time of the items; less than 0 where it is faster than usual (express).',
      ),
      range: allowedAdditionalDeliveryDaysRange,
    }),
    multipleChoiceField(
      'countries',
      studioLabel('Länder', 'Countries'),
      ['DE', 'AT', 'CH', 'FR', 'LU', 'NL', 'BE'].map((value) => ({
        value,
        label: studioLabel(value, value),
      })),
      { public: true },
    ),
    manyToManyField(
      'payment_methods',
      studioLabel('Zahlungsarten', 'Payment methods'),
      'ecommerce_shipping_config_payment_method',
      {
        public: true,
      },
    ),
    // Without its branch, the rate would become a free parcel option to all countries.
    manyToOneField('pickup_branch', studioLabel('Abholung in', 'Pickup in'), 'branch', {
      public: true,
      onDelete: 'CASCADE',
      note: studioLabel(
        'Nur für Tarife, bei denen abgeholt statt versandt wird.',
        'Only for rates where the order is collected instead of sent.',
      ),
    }),
    configTranslations.field,
  ]),
  configTranslations.collection,
  junctionCollection({
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
    choiceField(
      'type',
      studioLabel('Art', 'Type'),
      [
        { value: 'agb', label: studioLabel('AGB', 'Terms') },
        { value: 'widerruf', label: studioLabel('Widerruf', 'Withdrawal') },
        { value: 'versand-und-zahlung', label: studioLabel('Versand und Zahlung', 'Shipping and payment') },
      ],
      { public: true, required: true },
    ),
    richTextField('content', studioLabel('Text', 'Content'), { public: true, required: true }),
    legalTranslations.field,
  ]),
  legalTranslations.collection,
];
