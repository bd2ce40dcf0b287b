// Shop settings, one record per project (specification §3); child collections are in settings-child-collections.ts.
import type { CollectionDefinition } from '../definition.ts';
import { idField } from '../common-fields.ts';
import {
  choiceField,
  multipleChoiceField,
  booleanField,
  dividerField,
  integerField,
  studioLabel,
  moneyField,
  multilineField,
  percentField,
  richTextField,
  secretField,
  textField,
} from '../fields.ts';
import { guaranteeNoticeImageGuidance } from '../image-guidance.ts';
import { imageField, oneToManyField, manyToManyField, projectField, withTranslationCollection } from '../relations.ts';
import { shopSettingsPartCollections } from './settings-child-collections.ts';

const ownership = { projectPath: 'project' };

const settings = withTranslationCollection({
  name: 'ecommerce_settings',
  label: studioLabel('Shop-Einstellungen', 'Shop settings'),
  icon: 'shopping_bag',
  folder: 'shop',
  display: '{{project.name}}',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    projectField({ column: { nullable: false, unique: true } }),
    booleanField('enable_cart', studioLabel('Warenkorb anbieten', 'Enable cart'), false, { public: true }),
    booleanField('maintenance_mode', studioLabel('Wartungsmodus', 'Maintenance mode'), false, { public: true }),
    booleanField('show_stock', studioLabel('Bestand zeigen', 'Show stock'), false, { public: true }),
    booleanField('allow_ratings', studioLabel('Bewertungen zulassen', 'Allow ratings'), false, { public: true }),
    booleanField('purchase_to_order', studioLabel('Bestellung ohne Bestand', 'Purchase to order'), false, {
      public: true,
    }),
    textField('call_to_action_text', studioLabel('Handlungsaufforderung', 'Call to action'), { public: true }),
    richTextField('global_footer', studioLabel('Fußtext aller Shopseiten', 'Footer of all shop pages'), {
      public: true,
    }),
    dividerField('filtering', studioLabel('Filter und Sortierung', 'Filters and sorting')),
    multipleChoiceField(
      'filters',
      studioLabel('Angebotene Filter', 'Filters offered'),
      [
        { value: 'category', label: studioLabel('Kategorie', 'Category') },
        { value: 'subcategory', label: studioLabel('Unterkategorie', 'Subcategory') },
        { value: 'manufacturer', label: studioLabel('Hersteller', 'Manufacturer') },
        { value: 'price', label: studioLabel('Preis', 'Price') },
        { value: 'attribute', label: studioLabel('Merkmale', 'Attributes') },
        { value: 'tag', label: studioLabel('Schlagwörter', 'Tags') },
      ],
      { public: true },
    ),
    manyToManyField(
      'category_filter',
      studioLabel('Kategorien im Filter', 'Category filter'),
      'ecommerce_settings_category',
      {
        public: true,
      },
    ),
    manyToManyField(
      'subcategory_filter',
      studioLabel('Unterkategorien im Filter', 'Subcategory filter'),
      'ecommerce_settings_subcategory',
      { public: true },
    ),
    manyToManyField(
      'manufacturer_filter',
      studioLabel('Hersteller im Filter', 'Manufacturer filter'),
      'ecommerce_settings_manufacturer',
      { public: true },
    ),
    manyToManyField(
      'attribute_filter',
      studioLabel('Merkmalgruppen im Filter', 'Attribute filter'),
      'ecommerce_settings_attribute_group',
      { public: true },
    ),
    choiceField(
      'default_sort',
      studioLabel('Sortierung', 'Default sort'),
      [
        { value: 'sort', label: studioLabel('Empfehlung', 'Recommended') },
        { value: '-date_created', label: studioLabel('Neueste zuerst', 'Newest first') },
        { value: 'price_brutto', label: studioLabel('Preis aufsteigend', 'Price ascending') },
        { value: '-price_brutto', label: studioLabel('Preis absteigend', 'Price descending') },
        { value: 'display_name', label: studioLabel('Name', 'Name') },
      ],
      { public: true, column: { nullable: false, maxLength: 32, defaultValue: 'sort' } },
    ),
    dividerField('paying', studioLabel('Bezahlung', 'Payment')),
    percentField('default_tax_percent', studioLabel('Mehrwertsteuer', 'VAT'), {
      public: true,
      required: true,
      column: { nullable: false, defaultValue: 19 },
    }),
    manyToManyField(
      'payment_methods',
      studioLabel('Zahlungsarten', 'Payment methods'),
      'ecommerce_settings_payment_method',
      {
        public: true,
      },
    ),
    textField('paypal_client_id', studioLabel('PayPal-Client-Id', 'PayPal client id'), { public: true }),
    secretField('paypal_client_secret', studioLabel('PayPal-Geheimnis', 'PayPal client secret')),
    textField('paypal_webhook_id', studioLabel('PayPal-Webhook-Id', 'PayPal webhook id')),
    textField('klarna_username', studioLabel('Klarna-Benutzername', 'Klarna username')),
    secretField('klarna_password', studioLabel('Klarna-Passwort', 'Klarna password')),
    integerField('prepayment_days', studioLabel('Vorkasse: Tage bis zur Zahlung', 'Prepayment: days until paid'), {
      note: studioLabel(
        'So lange bleiben die Stücke reserviert; danach wird storniert.',
        'As long the pieces stay reserved; then the order is cancelled.',
      ),
      required: true,
      range: { min: 1, max: 30 },
      column: { nullable: false, defaultValue: 7 },
    }),
    // Private: only shown to customers who pay in advance.
    multilineField('bank_details', studioLabel('Bankverbindung', 'Bank details')),
    dividerField('shipping', studioLabel('Versand', 'Shipping')),
    moneyField('shipping_cost', studioLabel('Versandkosten', 'Shipping cost'), { public: true }),
    booleanField('present_wrapping', studioLabel('Geschenkverpackung anbieten', 'Offer gift wrapping'), false, {
      public: true,
    }),
    moneyField('present_wrapping_price_brutto', studioLabel('Preis der Geschenkverpackung', 'Gift wrapping price'), {
      public: true,
    }),
    integerField('pickup_reservation_days', studioLabel('Abholung: Öffnungstage', 'Pick-up: opening days'), {
      note: studioLabel(
        'So viele Öffnungstage der Filiale bleibt eine Bestellung liegen, sobald sie abholbereit ist; danach wird sie storniert, wenn sie nicht bezahlt ist.',
        'For as many opening days of the branch an order is kept once it is ready for pick-up; then it is cancelled unless it is paid.',
      ),
      required: true,
      range: { min: 1, max: 30 },
      column: { nullable: false, defaultValue: 3 },
    }),
    oneToManyField(
      'shipping_countries',
      studioLabel('Lieferländer', 'Shipping countries'),
      'ecommerce_shipping_country',
      {
        public: true,
      },
    ),
    oneToManyField('shipping_methods', studioLabel('Versandarten', 'Shipping methods'), 'ecommerce_shipping_method', {
      public: true,
    }),
    oneToManyField(
      'shipping_methods_config',
      studioLabel('Versandtarife', 'Shipping rates'),
      'ecommerce_shipping_config',
      {
        public: true,
      },
    ),
    integerField('return_days', studioLabel('Rückgabe: Tage', 'Returns: days'), {
      note: studioLabel(
        'So viele Tage können Waren zurückgegeben werden; leer: die 14 Tage des Widerrufsrechts. Steht in den Daten für Suchmaschinen.',
        'For as many days goods can be returned; empty: the 14 days of the right of withdrawal. Told to search engines.',
      ),
      range: { min: 14, max: 365 },
    }),
    choiceField(
      'return_paid_by',
      studioLabel('Rücksendung bezahlt', 'Return shipping paid by'),
      [
        { value: 'house', label: studioLabel('Das Haus', 'The house') },
        { value: 'customer', label: studioLabel('Der Käufer', 'The buyer') },
      ],
      {
        note: studioLabel(
          'Wie in der Widerrufsbelehrung; leer: Suchmaschinen erfahren nichts darüber.',
          'As the withdrawal instructions say; empty: search engines are told nothing about it.',
        ),
        column: { nullable: true, maxLength: 16 },
      },
    ),
    dividerField('orders', studioLabel('Bestellungen', 'Orders')),
    textField('order_prefix', studioLabel('Beginn der Bestellnummern', 'Beginning of order numbers'), {
      note: studioLabel('Z. B. „AT“ für AT-10001', 'Such as “AT” for AT-10001'),
      column: { nullable: true, maxLength: 8 },
    }),
    textField('order_email', studioLabel('Bestellungen melden an', 'Report orders to'), {
      note: studioLabel(
        'Auch Antwortadresse der Mails; leer: die E-Mail der Firma.',
        'Also the reply address of mails; empty: the company’s e-mail.',
      ),
    }),
    dividerField('legal', studioLabel('Rechtliches', 'Legal')),
    imageField(
      'legal_guarantee_notice',
      studioLabel('Hinweis zum gesetzlichen Gewährleistungsrecht', 'Notice on the legal guarantee'),
      guaranteeNoticeImageGuidance,
      { public: true },
    ),
    oneToManyField('legal_pages', studioLabel('Rechtsseiten des Shops', 'Legal pages'), 'ecommerce_legal_page', {
      public: true,
    }),
  ],
  translations: [
    textField('call_to_action_text', studioLabel('Handlungsaufforderung', 'Call to action'), { public: true }),
    richTextField('global_footer', studioLabel('Fußtext aller Shopseiten', 'Footer of all shop pages'), {
      public: true,
    }),
    multilineField('bank_details', studioLabel('Bankverbindung', 'Bank details'), {
      note: studioLabel(
        'Dieselbe Bankverbindung mit den Wörtern dieser Sprache („Account holder“); leer: die deutsche.',
        'The same account in the words of this language (“Account holder”); empty: the German one.',
      ),
    }),
  ],
});

export const shopSettingsCollections: CollectionDefinition[] = [...settings, ...shopSettingsPartCollections];
