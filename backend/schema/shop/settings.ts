// The shop's settings, one record per project, with its shipping, payment and legal parts (specification §3).
import type { CollectionDefinition } from '../definition.ts';
import {
  choice,
  choices,
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
  secret,
  sort,
  text,
} from '../fields.ts';
import { guaranteeNoticeGuidance } from '../picture-guidance.ts';
import { file, junction, list, manyList, one, project, translated } from '../relations.ts';

const ownership = { projectPath: 'project' };
const partOwnership = { projectPath: 'settings.project' };

const settingsTranslations = translated('ecommerce_settings', label('Shop-Einstellungen', 'Shop settings'), ownership, [
  text('call_to_action_text', label('Handlungsaufforderung', 'Call to action')),
  richText('global_footer', label('Fußtext aller Shopseiten', 'Footer of all shop pages')),
]);

const settings: CollectionDefinition = {
  name: 'ecommerce_settings',
  label: label('Shop-Einstellungen', 'Shop settings'),
  icon: 'shopping_bag',
  folder: 'shop',
  display: '{{project.name}}',
  ownership,
  fields: [
    id(),
    project({ column: { nullable: false, unique: true } }),
    flag('enable_cart', label('Warenkorb anbieten', 'Enable cart')),
    flag('maintenance_mode', label('Wartungsmodus', 'Maintenance mode')),
    flag('show_stock', label('Bestand zeigen', 'Show stock')),
    flag('allow_ratings', label('Bewertungen zulassen', 'Allow ratings')),
    flag('purchase_to_order', label('Bestellung ohne Bestand', 'Purchase to order')),
    text('call_to_action_text', label('Handlungsaufforderung', 'Call to action')),
    richText('global_footer', label('Fußtext aller Shopseiten', 'Footer of all shop pages')),
    heading('filtering', label('Filter und Sortierung', 'Filters and sorting')),
    choices('filters', label('Angebotene Filter', 'Filters offered'), [
      { value: 'category', label: label('Kategorie', 'Category') },
      { value: 'subcategory', label: label('Unterkategorie', 'Subcategory') },
      { value: 'manufacturer', label: label('Hersteller', 'Manufacturer') },
      { value: 'price', label: label('Preis', 'Price') },
      { value: 'attribute', label: label('Merkmale', 'Attributes') },
      { value: 'tag', label: label('Schlagwörter', 'Tags') },
    ]),
    manyList('category_filter', label('Kategorien im Filter', 'Category filter'), 'ecommerce_settings_category'),
    manyList(
      'subcategory_filter',
      label('Unterkategorien im Filter', 'Subcategory filter'),
      'ecommerce_settings_subcategory',
    ),
    manyList(
      'manufacturer_filter',
      label('Hersteller im Filter', 'Manufacturer filter'),
      'ecommerce_settings_manufacturer',
    ),
    manyList(
      'attribute_filter',
      label('Merkmalgruppen im Filter', 'Attribute filter'),
      'ecommerce_settings_attribute_group',
    ),
    choice(
      'default_sort',
      label('Sortierung', 'Default sort'),
      [
        { value: 'sort', label: label('Empfehlung', 'Recommended') },
        { value: '-date_created', label: label('Neueste zuerst', 'Newest first') },
        { value: 'price_brutto', label: label('Preis aufsteigend', 'Price ascending') },
        { value: '-price_brutto', label: label('Preis absteigend', 'Price descending') },
        { value: 'display_name', label: label('Name', 'Name') },
      ],
      { column: { nullable: false, maxLength: 32, defaultValue: 'sort' } },
    ),
    heading('paying', label('Bezahlung', 'Payment')),
    percent('default_tax_percent', label('Mehrwertsteuer', 'VAT'), {
      required: true,
      column: { nullable: false, defaultValue: 19 },
    }),
    manyList('payment_methods', label('Zahlungsarten', 'Payment methods'), 'ecommerce_settings_payment_method'),
    text('paypal_client_id', label('PayPal-Client-Id', 'PayPal client id')),
    secret('paypal_client_secret', label('PayPal-Geheimnis', 'PayPal client secret')),
    text('paypal_webhook_id', label('PayPal-Webhook-Id', 'PayPal webhook id')),
    text('klarna_username', label('Klarna-Benutzername', 'Klarna username')),
    secret('klarna_password', label('Klarna-Passwort', 'Klarna password')),
    integer('prepayment_days', label('Vorkasse: Tage bis zur Zahlung', 'Prepayment: days until paid'), {
      note: label(
        'So lange bleiben die Stücke reserviert; danach wird storniert.',
        'As long the pieces stay reserved; then the order is cancelled.',
      ),
      required: true,
      options: { min: 1, max: 30 },
      column: { nullable: false, defaultValue: 7 },
    }),
    multiline('bank_details', label('Bankverbindung', 'Bank details')),
    heading('shipping', label('Versand', 'Shipping')),
    money('shipping_cost', label('Versandkosten', 'Shipping cost')),
    flag('present_wrapping', label('Geschenkverpackung anbieten', 'Offer gift wrapping')),
    money('present_wrapping_price_brutto', label('Preis der Geschenkverpackung', 'Gift wrapping price')),
    list('shipping_countries', label('Lieferländer', 'Shipping countries'), 'ecommerce_shipping_country'),
    list('shipping_methods', label('Versandarten', 'Shipping methods'), 'ecommerce_shipping_method'),
    list('shipping_methods_config', label('Versandtarife', 'Shipping rates'), 'ecommerce_shipping_config'),
    heading('orders', label('Bestellungen', 'Orders')),
    text('order_prefix', label('Beginn der Bestellnummern', 'Beginning of order numbers'), {
      note: label('Z. B. „AT“ für AT-10001', 'Such as “AT” for AT-10001'),
      column: { nullable: true, maxLength: 8 },
    }),
    text('order_email', label('Bestellungen melden an', 'Report orders to'), {
      note: label(
        'Auch Antwortadresse der Mails; leer: die E-Mail der Firma.',
        'Also the reply address of mails; empty: the company’s e-mail.',
      ),
    }),
    heading('legal', label('Rechtliches', 'Legal')),
    file(
      'legal_guarantee_notice',
      label('Hinweis zum gesetzlichen Gewährleistungsrecht', 'Notice on the legal guarantee'),
      guaranteeNoticeGuidance,
    ),
    list('legal_pages', label('Rechtsseiten des Shops', 'Legal pages'), 'ecommerce_legal_page'),
    settingsTranslations.field,
  ],
};

/** Ids are fixed: 1 prepayment, 2 invoice, 3 cash on pickup, 4 PayPal, 5 Klarna. */
const paymentTranslations = translated(
  'ecommerce_payment_method',
  label('Zahlungsart', 'Payment method'),
  'shared',
  [text('display_name', label('Anzeigename', 'Display name'), { required: true })],
  'integer',
);

const paymentMethod: CollectionDefinition = {
  name: 'ecommerce_payment_method',
  label: label('Zahlungsart', 'Payment method'),
  icon: 'payments',
  folder: 'system',
  display: '{{display_name}}',
  ownership: 'shared',
  fields: [
    integer('id', label('Nummer', 'Number'), { required: true, column: { nullable: false, primaryKey: true } }),
    text('method', label('Kennung', 'Method'), { required: true }),
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    paymentTranslations.field,
  ],
};

const settingsLink = (name: string, listField: string, field: string, to: string) =>
  junction({
    name,
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
  fields: [
    id(),
    one('settings', label('Shop-Einstellungen', 'Shop settings'), 'ecommerce_settings', {
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
  [text('display_name', label('Anzeigename', 'Display name'), { required: true })],
);

const configTranslations = translated(
  'ecommerce_shipping_config',
  label('Versandtarif', 'Shipping rate'),
  partOwnership,
  [text('name', label('Name', 'Name'), { required: true })],
);

const legalTranslations = translated('ecommerce_legal_page', label('Rechtsseite', 'Legal page'), partOwnership, [
  richText('content', label('Text', 'Content'), { required: true }),
]);

export const settingsCollections: CollectionDefinition[] = [
  settings,
  settingsTranslations.collection,
  paymentMethod,
  paymentTranslations.collection,
  junction({
    name: 'ecommerce_settings_payment_method',
    from: { collection: 'ecommerce_settings', field: 'settings', listField: 'payment_methods', ownership },
    to: { collection: 'ecommerce_payment_method', field: 'payment_method_id', keyType: 'integer' },
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
        required: true,
        column: { nullable: false, maxLength: 2 },
        note: label('Zwei Buchstaben nach ISO 3166, z. B. DE', 'Two letters of ISO 3166, such as DE'),
      }),
    ],
  ),
  settingsPart('ecommerce_shipping_method', 'Versandart', 'Shipping method', 'shipping_methods', '{{display_name}}', [
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    flag('free', label('Kostenlos', 'Free')),
    methodTranslations.field,
  ]),
  methodTranslations.collection,
  settingsPart('ecommerce_shipping_config', 'Versandtarif', 'Shipping rate', 'shipping_methods_config', '{{name}}', [
    text('name', label('Name', 'Name'), { required: true }),
    one('shipping_method', label('Versandart', 'Shipping method'), 'ecommerce_shipping_method'),
    text('shipping_provider', label('Versanddienst', 'Shipping provider')),
    money('price_brutto', label('Preis (brutto)', 'Price (gross)'), { required: true }),
    integer('additional_days', label('Zusätzliche Tage', 'Additional days')),
    choices(
      'countries',
      label('Länder', 'Countries'),
      ['DE', 'AT', 'CH', 'FR', 'LU', 'NL', 'BE'].map((value) => ({
        value,
        label: label(value, value),
      })),
    ),
    manyList('payment_methods', label('Zahlungsarten', 'Payment methods'), 'ecommerce_shipping_config_payment_method'),
    // Without its branch the rate would be a parcel to everywhere, for nothing.
    one('pickup_branch', label('Abholung in', 'Pickup in'), 'branch', {
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
      { required: true },
    ),
    richText('content', label('Text', 'Content'), { required: true }),
    legalTranslations.field,
  ]),
  legalTranslations.collection,
];
