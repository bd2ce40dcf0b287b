// The shop's settings, one record per project (specification §3); its parts stand beside.
import type { CollectionDefinition } from '../definition.ts';
import { id } from '../common-fields.ts';
import {
  choice,
  choices,
  flag,
  divider,
  integer,
  label,
  money,
  multiline,
  percent,
  richText,
  secret,
  text,
} from '../fields.ts';
import { guaranteeNoticeGuidance } from '../picture-guidance.ts';
import { file, list, manyList, project, withTranslations } from '../relations.ts';
import { settingsParts } from './settings-parts.ts';

const ownership = { projectPath: 'project' };

const settings = withTranslations({
  name: 'ecommerce_settings',
  label: label('Shop-Einstellungen', 'Shop settings'),
  icon: 'shopping_bag',
  folder: 'shop',
  display: '{{project.name}}',
  ownership,
  readable: 'public',
  fields: [
    id(),
    project({ column: { nullable: false, unique: true } }),
    flag('enable_cart', label('Warenkorb anbieten', 'Enable cart'), false, { public: true }),
    flag('maintenance_mode', label('Wartungsmodus', 'Maintenance mode'), false, { public: true }),
    flag('show_stock', label('Bestand zeigen', 'Show stock'), false, { public: true }),
    flag('allow_ratings', label('Bewertungen zulassen', 'Allow ratings'), false, { public: true }),
    flag('purchase_to_order', label('Bestellung ohne Bestand', 'Purchase to order'), false, { public: true }),
    text('call_to_action_text', label('Handlungsaufforderung', 'Call to action'), { public: true }),
    richText('global_footer', label('Fußtext aller Shopseiten', 'Footer of all shop pages'), { public: true }),
    divider('filtering', label('Filter und Sortierung', 'Filters and sorting')),
    choices(
      'filters',
      label('Angebotene Filter', 'Filters offered'),
      [
        { value: 'category', label: label('Kategorie', 'Category') },
        { value: 'subcategory', label: label('Unterkategorie', 'Subcategory') },
        { value: 'manufacturer', label: label('Hersteller', 'Manufacturer') },
        { value: 'price', label: label('Preis', 'Price') },
        { value: 'attribute', label: label('Merkmale', 'Attributes') },
        { value: 'tag', label: label('Schlagwörter', 'Tags') },
      ],
      { public: true },
    ),
    manyList('category_filter', label('Kategorien im Filter', 'Category filter'), 'ecommerce_settings_category', {
      public: true,
    }),
    manyList(
      'subcategory_filter',
      label('Unterkategorien im Filter', 'Subcategory filter'),
      'ecommerce_settings_subcategory',
      { public: true },
    ),
    manyList(
      'manufacturer_filter',
      label('Hersteller im Filter', 'Manufacturer filter'),
      'ecommerce_settings_manufacturer',
      { public: true },
    ),
    manyList(
      'attribute_filter',
      label('Merkmalgruppen im Filter', 'Attribute filter'),
      'ecommerce_settings_attribute_group',
      { public: true },
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
      { public: true, column: { nullable: false, maxLength: 32, defaultValue: 'sort' } },
    ),
    divider('paying', label('Bezahlung', 'Payment')),
    percent('default_tax_percent', label('Mehrwertsteuer', 'VAT'), {
      public: true,
      required: true,
      column: { nullable: false, defaultValue: 19 },
    }),
    manyList('payment_methods', label('Zahlungsarten', 'Payment methods'), 'ecommerce_settings_payment_method', {
      public: true,
    }),
    text('paypal_client_id', label('PayPal-Client-Id', 'PayPal client id'), { public: true }),
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
      range: { min: 1, max: 30 },
      column: { nullable: false, defaultValue: 7 },
    }),
    // Private: only the buyer who pays in advance gets to see it.
    multiline('bank_details', label('Bankverbindung', 'Bank details')),
    divider('shipping', label('Versand', 'Shipping')),
    money('shipping_cost', label('Versandkosten', 'Shipping cost'), { public: true }),
    flag('present_wrapping', label('Geschenkverpackung anbieten', 'Offer gift wrapping'), false, { public: true }),
    money('present_wrapping_price_brutto', label('Preis der Geschenkverpackung', 'Gift wrapping price'), {
      public: true,
    }),
    integer('pickup_reservation_days', label('Abholung: Öffnungstage', 'Pick-up: opening days'), {
      note: label(
        'So viele Öffnungstage der Filiale bleibt eine Bestellung liegen, sobald sie abholbereit ist; danach wird sie storniert, wenn sie nicht bezahlt ist.',
        'For as many opening days of the branch an order is kept once it is ready for pick-up; then it is cancelled unless it is paid.',
      ),
      required: true,
      range: { min: 1, max: 30 },
      column: { nullable: false, defaultValue: 3 },
    }),
    list('shipping_countries', label('Lieferländer', 'Shipping countries'), 'ecommerce_shipping_country', {
      public: true,
    }),
    list('shipping_methods', label('Versandarten', 'Shipping methods'), 'ecommerce_shipping_method', { public: true }),
    list('shipping_methods_config', label('Versandtarife', 'Shipping rates'), 'ecommerce_shipping_config', {
      public: true,
    }),
    integer('return_days', label('Rückgabe: Tage', 'Returns: days'), {
      note: label(
        'So viele Tage können Waren zurückgegeben werden; leer: die 14 Tage des Widerrufsrechts. Steht in den Daten für Suchmaschinen.',
        'For as many days goods can be returned; empty: the 14 days of the right of withdrawal. Told to search engines.',
      ),
      range: { min: 14, max: 365 },
    }),
    choice(
      'return_paid_by',
      label('Rücksendung bezahlt', 'Return shipping paid by'),
      [
        { value: 'house', label: label('Das Haus', 'The house') },
        { value: 'customer', label: label('Der Käufer', 'The buyer') },
      ],
      {
        note: label(
          'Wie in der Widerrufsbelehrung; leer: Suchmaschinen erfahren nichts darüber.',
          'As the withdrawal instructions say; empty: search engines are told nothing about it.',
        ),
        column: { nullable: true, maxLength: 16 },
      },
    ),
    divider('orders', label('Bestellungen', 'Orders')),
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
    divider('legal', label('Rechtliches', 'Legal')),
    file(
      'legal_guarantee_notice',
      label('Hinweis zum gesetzlichen Gewährleistungsrecht', 'Notice on the legal guarantee'),
      guaranteeNoticeGuidance,
      { public: true },
    ),
    list('legal_pages', label('Rechtsseiten des Shops', 'Legal pages'), 'ecommerce_legal_page', { public: true }),
  ],
  translations: [
    text('call_to_action_text', label('Handlungsaufforderung', 'Call to action'), { public: true }),
    richText('global_footer', label('Fußtext aller Shopseiten', 'Footer of all shop pages'), { public: true }),
    multiline('bank_details', label('Bankverbindung', 'Bank details'), {
      note: label(
        'Dieselbe Bankverbindung mit den Wörtern dieser Sprache („Account holder“); leer: die deutsche.',
        'The same account in the words of this language (“Account holder”); empty: the German one.',
      ),
    }),
  ],
});

export const settingsCollections: CollectionDefinition[] = [...settings, ...settingsParts];
