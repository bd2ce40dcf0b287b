// Shop settings, one record per project (specification §3); child collections are in settings-child-collections.ts.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineIdField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineMultipleChoiceField,
  defineBooleanField,
  defineDividerField,
  defineIntegerField,
  createStudioLabel,
  defineMoneyField,
  defineMultilineTextField,
  definePercentField,
  defineRichTextField,
  defineSecretField,
  defineTextField,
} from '../define-fields.ts';
import { guaranteeNoticeImageGuidance } from '../image-upload-guidance.ts';
import {
  defineImageField,
  defineOneToManyField,
  defineManyToManyField,
  defineProjectField,
  defineCollectionWithTranslations,
} from '../define-relations.ts';
import { defineTrustLinesField } from './trust-lines.ts';
import { shopSettingsChildCollections } from './settings-child-collections.ts';

const ownership = { projectPath: 'project' };

const settings = defineCollectionWithTranslations({
  name: 'ecommerce_settings',
  label: createStudioLabel('Shop-Einstellungen', 'Shop settings'),
  icon: 'shopping_bag',
  folder: 'shop',
  display: '{{project.name}}',
  ownership,
  readable: 'public',
  fields: [
    defineIdField(),
    defineProjectField({ column: { nullable: false, unique: true } }),
    defineBooleanField('enable_cart', createStudioLabel('Warenkorb anbieten', 'Enable cart'), false, { public: true }),
    defineBooleanField('maintenance_mode', createStudioLabel('Wartungsmodus', 'Maintenance mode'), false, {
      public: true,
    }),
    defineBooleanField('show_stock', createStudioLabel('Bestand zeigen', 'Show stock'), false, { public: true }),
    defineBooleanField('allow_ratings', createStudioLabel('Bewertungen zulassen', 'Allow reviews'), false, {
      public: true,
    }),
    defineBooleanField(
      'purchase_to_order',
      createStudioLabel('Bestellung ohne Bestand', 'Sell when out of stock'),
      false,
      { public: true },
    ),
    defineTextField('call_to_action_text', createStudioLabel('Handlungsaufforderung', 'Call to action'), {
      public: true,
    }),
    defineRichTextField(
      'global_footer',
      createStudioLabel('Fußtext aller Shopseiten', 'Footer text on all shop pages'),
      { public: true },
    ),
    defineDividerField('filtering', createStudioLabel('Filter und Sortierung', 'Filters and sorting')),
    defineMultipleChoiceField(
      'filters',
      createStudioLabel('Angebotene Filter', 'Available filters'),
      {
        category: createStudioLabel('Kategorie', 'Category'),
        subcategory: createStudioLabel('Unterkategorie', 'Subcategory'),
        manufacturer: createStudioLabel('Hersteller', 'Manufacturer'),
        price: createStudioLabel('Preis', 'Price'),
        attribute: createStudioLabel('Merkmale', 'Attributes'),
        tag: createStudioLabel('Schlagwörter', 'Tags'),
      },
      { public: true },
    ),
    defineManyToManyField(
      'category_filter',
      createStudioLabel('Kategorien im Filter', 'Category filter'),
      'ecommerce_settings_category',
      { public: true },
    ),
    defineManyToManyField(
      'subcategory_filter',
      createStudioLabel('Unterkategorien im Filter', 'Subcategory filter'),
      'ecommerce_settings_subcategory',
      { public: true },
    ),
    defineManyToManyField(
      'manufacturer_filter',
      createStudioLabel('Hersteller im Filter', 'Manufacturer filter'),
      'ecommerce_settings_manufacturer',
      { public: true },
    ),
    defineManyToManyField(
      'attribute_filter',
      createStudioLabel('Merkmalgruppen im Filter', 'Attribute filter'),
      'ecommerce_settings_attribute_group',
      { public: true },
    ),
    defineChoiceField(
      'default_sort',
      createStudioLabel('Sortierung', 'Default sort order'),
      {
        sort: createStudioLabel('Empfehlung', 'Recommended'),
        '-date_created': createStudioLabel('Neueste zuerst', 'Newest first'),
        price_brutto: createStudioLabel('Preis aufsteigend', 'Price, low to high'),
        '-price_brutto': createStudioLabel('Preis absteigend', 'Price, high to low'),
        display_name: createStudioLabel('Name', 'Name'),
      },
      { public: true, maxLength: 32, defaultValue: 'sort' },
    ),
    defineDividerField('paying', createStudioLabel('Bezahlung', 'Payment')),
    definePercentField('default_tax_percent', createStudioLabel('Mehrwertsteuer', 'VAT'), {
      public: true,
      required: true,
      defaultValue: 19,
    }),
    defineManyToManyField(
      'payment_methods',
      createStudioLabel('Zahlungsarten', 'Payment methods'),
      'ecommerce_settings_payment_method',
      { public: true },
    ),
    defineTextField('paypal_client_id', createStudioLabel('PayPal-Client-Id', 'PayPal client ID'), { public: true }),
    defineSecretField('paypal_client_secret', createStudioLabel('PayPal-Geheimnis', 'PayPal client secret')),
    defineTextField('paypal_webhook_id', createStudioLabel('PayPal-Webhook-Id', 'PayPal webhook ID')),
    defineTextField('klarna_username', createStudioLabel('Klarna-Benutzername', 'Klarna username')),
    defineSecretField('klarna_password', createStudioLabel('Klarna-Passwort', 'Klarna password')),
    defineIntegerField(
      'prepayment_days',
      createStudioLabel('Vorkasse: Tage bis zur Zahlung', 'Prepayment: days to pay'),
      {
        note: createStudioLabel(
          'So lange bleiben die Stücke reserviert; danach wird storniert.',
          'The products stay reserved for this long; after that, the order is cancelled.',
        ),
        required: true,
        range: { min: 1, max: 30 },
        defaultValue: 7,
      },
    ),
    // Private: only shown to customers who pay in advance.
    defineMultilineTextField('bank_details', createStudioLabel('Bankverbindung', 'Bank details'), {
      note: createStudioLabel(
        'Je eine Zeile „Kontoinhaber: …“, „IBAN: …“ und, falls nötig, „BIC: …“: Daraus entstehen die Knöpfe zum Kopieren und der GiroCode.',
        'One line each for “Account holder: …”, “IBAN: …” and, if needed, “BIC: …”: they make the copy buttons and the QR code for banking apps.',
      ),
    }),
    defineDividerField('shipping', createStudioLabel('Versand', 'Shipping')),
    defineMoneyField('shipping_cost', createStudioLabel('Versandkosten', 'Shipping cost'), { public: true }),
    defineBooleanField(
      'present_wrapping',
      createStudioLabel('Geschenkverpackung anbieten', 'Offer gift wrapping'),
      false,
      { public: true },
    ),
    defineMoneyField(
      'present_wrapping_price_brutto',
      createStudioLabel('Preis der Geschenkverpackung', 'Gift wrapping price'),
      { public: true },
    ),
    defineIntegerField('pickup_reservation_days', createStudioLabel('Abholung: Öffnungstage', 'Pickup: opening days'), {
      note: createStudioLabel(
        'So viele Öffnungstage der Filiale bleibt eine Bestellung liegen, sobald sie abholbereit ist; danach wird sie storniert, wenn sie nicht bezahlt ist.',
        'How many opening days of the branch an order is held once it is ready for pickup; after that, it is cancelled unless it has been paid.',
      ),
      required: true,
      range: { min: 1, max: 30 },
      defaultValue: 3,
    }),
    defineOneToManyField(
      'shipping_countries',
      createStudioLabel('Lieferländer', 'Shipping countries'),
      'ecommerce_shipping_country',
      { public: true },
    ),
    defineOneToManyField(
      'shipping_methods',
      createStudioLabel('Versandarten', 'Shipping methods'),
      'ecommerce_shipping_method',
      { public: true },
    ),
    defineOneToManyField(
      'shipping_methods_config',
      createStudioLabel('Versandtarife', 'Shipping rates'),
      'ecommerce_shipping_config',
      { public: true },
    ),
    defineIntegerField('return_days', createStudioLabel('Rückgabe: Tage', 'Returns: number of days'), {
      note: createStudioLabel(
        'So viele Tage können Waren zurückgegeben werden; leer: die 14 Tage des Widerrufsrechts. Steht in den Daten für Suchmaschinen.',
        'How many days customers have to return products; if empty, the 14 days of the right of withdrawal. Included in the data for search engines.',
      ),
      range: { min: 14, max: 365 },
    }),
    defineChoiceField(
      'return_paid_by',
      createStudioLabel('Rücksendung bezahlt', 'Return shipping paid by'),
      {
        house: createStudioLabel('Das Haus', 'The shop'),
        customer: createStudioLabel('Der Käufer', 'The customer'),
      },
      {
        note: createStudioLabel(
          'Wie in der Widerrufsbelehrung; leer: Suchmaschinen erfahren nichts darüber.',
          'As stated in the withdrawal instructions; if empty, it is left out of the data for search engines.',
        ),
        maxLength: 16,
      },
    ),
    defineTrustLinesField(),
    defineDividerField('orders', createStudioLabel('Bestellungen', 'Orders')),
    defineTextField('order_prefix', createStudioLabel('Beginn der Bestellnummern', 'Order number prefix'), {
      note: createStudioLabel('Z. B. „AT“ für AT-10001', 'For example “AT” for AT-10001'),
      maxLength: 8,
    }),
    defineTextField('order_email', createStudioLabel('Bestellungen melden an', 'Send order notifications to'), {
      note: createStudioLabel(
        'Auch Antwortadresse der Mails; leer: die E-Mail der Firma.',
        'Also the reply-to address of emails; if empty, the company’s email address is used.',
      ),
    }),
    defineChoiceField(
      'chart_of_accounts',
      createStudioLabel('Kontenrahmen der Buchhaltung', 'Chart of accounts of the bookkeeping'),
      {
        skr03: createStudioLabel('SKR03', 'SKR03'),
        skr04: createStudioLabel('SKR04', 'SKR04'),
      },
      {
        note: createStudioLabel(
          'Für den Export unter „Belege“; Ihre Steuerberatung kennt ihn.',
          'For the export under “Documents”; your tax adviser knows it.',
        ),
        required: true,
        maxLength: 8,
        defaultValue: 'skr03',
      },
    ),
    defineDividerField('legal', createStudioLabel('Rechtliches', 'Legal')),
    defineImageField(
      'legal_guarantee_notice',
      createStudioLabel('Hinweis zum gesetzlichen Gewährleistungsrecht', 'Notice on the legal guarantee'),
      guaranteeNoticeImageGuidance,
      { public: true },
    ),
    defineOneToManyField(
      'legal_pages',
      createStudioLabel('Rechtsseiten des Shops', 'Legal pages'),
      'ecommerce_legal_page',
      { public: true },
    ),
  ],
  translations: [
    defineTextField('call_to_action_text', createStudioLabel('Handlungsaufforderung', 'Call to action'), {
      public: true,
    }),
    defineRichTextField(
      'global_footer',
      createStudioLabel('Fußtext aller Shopseiten', 'Footer text on all shop pages'),
      { public: true },
    ),
    defineTrustLinesField(),
    defineMultilineTextField('bank_details', createStudioLabel('Bankverbindung', 'Bank details'), {
      note: createStudioLabel(
        'Dieselbe Bankverbindung mit den Wörtern dieser Sprache („Account holder“); leer: die deutsche.',
        'The same bank details in the words of this language (“Account holder”); if empty, the German ones are shown.',
      ),
    }),
  ],
});

export const shopSettingsCollections: CollectionDefinition[] = [...settings, ...shopSettingsChildCollections];
