// What hangs below the shop's settings: payment methods, filters, countries, shipping and its rates, legal pages
// (specification §3).
import { additionalDaysRange } from '../../../domain/number-ranges.ts';
import type { CollectionDefinition } from '../definition.ts';
import { id, sort } from '../common-fields.ts';
import { choice, choices, flag, integer, json, label, money, richText, text } from '../fields.ts';
import { junction, manyList, one, translated, withTranslations } from '../relations.ts';

const ownership = { projectPath: 'project' };
const partOwnership = { projectPath: 'settings.project' };

const paymentMethod = withTranslations({
  name: 'ecommerce_payment_method',
  label: label('Zahlungsart', 'Payment method'),
  icon: 'payments',
  folder: 'system',
  display: '{{display_name}}',
  ownership: 'shared',
  readable: 'public',
  fields: [
    integer('id', label('Nummer', 'Number'), {
      public: true,
      required: true,
      column: { nullable: false, primaryKey: true },
    }),
    text('method', label('Kennung', 'Method'), { public: true, required: true }),
    text('display_name', label('Anzeigename', 'Display name'), { public: true, required: true }),
  ],
  translations: [text('display_name', label('Anzeigename', 'Display name'), { public: true, required: true })],
  keyType: 'integer',
});

const settingsLink = (name: string, listField: string, field: string, to: string) =>
  junction({
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
  label: label(de, en),
  icon: 'local_shipping',
  folder: 'shop',
  hidden: true,
  display,
  sortField: 'sort',
  ownership: partOwnership,
  readable: 'public',
  fields: [
    id(),
    one('settings', label('Shop-Einstellungen', 'Shop settings'), 'ecommerce_settings', {
      public: true,
      required: true,
      hidden: true,
      oneField: listField,
      sortField: 'sort',
    }),
    sort(),
    ...fields,
  ],
  indexes: [['settings', 'sort']],
});

const methodTranslations = translated(
  'ecommerce_shipping_method',
  label('Versandart', 'Shipping method'),
  partOwnership,
  'public',
  [text('display_name', label('Anzeigename', 'Display name'), { public: true, required: true })],
);

const configTranslations = translated(
  'ecommerce_shipping_config',
  label('Versandtarif', 'Shipping rate'),
  partOwnership,
  'public',
  [text('name', label('Name', 'Name'), { public: true, required: true })],
);

const legalTranslations = translated(
  'ecommerce_legal_page',
  label('Rechtsseite', 'Legal page'),
  partOwnership,
  'public',
  [richText('content', label('Text', 'Content'), { public: true, required: true })],
);

export const settingsParts: CollectionDefinition[] = [
  ...paymentMethod,
  junction({
    name: 'ecommerce_settings_payment_method',
    readable: 'public',
    from: { collection: 'ecommerce_settings', field: 'settings', listField: 'payment_methods', ownership },
    to: { collection: 'ecommerce_payment_method', field: 'payment_method_id', keyType: 'integer' },
    // Private: free JSON, in which a jeweller may have put what only the payment service should know.
    fields: [json('config', label('Einstellungen', 'Config'))],
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
      text('country_code', label('Ländercode', 'Country code'), {
        public: true,
        required: true,
        column: { nullable: false, maxLength: 2 },
        note: label('Zwei Buchstaben nach ISO 3166, z. B. DE', 'Two letters of ISO 3166, such as DE'),
      }),
    ],
  ),
  settingsPart('ecommerce_shipping_method', 'Versandart', 'Shipping method', 'shipping_methods', '{{display_name}}', [
    text('display_name', label('Anzeigename', 'Display name'), { public: true, required: true }),
    flag('free', label('Kostenlos', 'Free'), false, { public: true }),
    methodTranslations.field,
  ]),
  methodTranslations.collection,
  settingsPart('ecommerce_shipping_config', 'Versandtarif', 'Shipping rate', 'shipping_methods_config', '{{name}}', [
    text('name', label('Name', 'Name'), { public: true, required: true }),
    one('shipping_method', label('Versandart', 'Shipping method'), 'ecommerce_shipping_method', { public: true }),
    text('shipping_provider', label('Versanddienst', 'Shipping provider'), { public: true }),
    money('price_brutto', label('Preis (brutto)', 'Price (gross)'), { public: true, required: true }),
    integer('additional_days', label('Zusätzliche Werktage', 'Additional working days'), {
      public: true,
      note: label(
        'Zur Lieferzeit der Stücke; weniger als 0, wo es schneller geht als üblich (Express).',
        'On top of the delivery time of the items; less than 0 where it is faster than usual (express).',
      ),
      range: additionalDaysRange,
    }),
    choices(
      'countries',
      label('Länder', 'Countries'),
      ['DE', 'AT', 'CH', 'FR', 'LU', 'NL', 'BE'].map((value) => ({
        value,
        label: label(value, value),
      })),
      { public: true },
    ),
    manyList('payment_methods', label('Zahlungsarten', 'Payment methods'), 'ecommerce_shipping_config_payment_method', {
      public: true,
    }),
    // Without its branch the rate would be a parcel to everywhere, for nothing.
    one('pickup_branch', label('Abholung in', 'Pickup in'), 'branch', {
      public: true,
      onDelete: 'CASCADE',
      note: label(
        'Nur für Tarife, bei denen abgeholt statt versandt wird.',
        'Only for rates where the order is collected instead of sent.',
      ),
    }),
    configTranslations.field,
  ]),
  configTranslations.collection,
  junction({
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
    choice(
      'type',
      label('Art', 'Type'),
      [
        { value: 'agb', label: label('AGB', 'Terms') },
        { value: 'widerruf', label: label('Widerruf', 'Withdrawal') },
        { value: 'versand-und-zahlung', label: label('Versand und Zahlung', 'Shipping and payment') },
      ],
      { public: true, required: true },
    ),
    richText('content', label('Text', 'Content'), { public: true, required: true }),
    legalTranslations.field,
  ]),
  legalTranslations.collection,
];
