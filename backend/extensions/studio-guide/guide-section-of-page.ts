// The section of the guide for a page of the studio: the module opens there when its icon is clicked on that page.

/** Anchors of docs/editors.md by the beginning of a path; read-studio-guide.test.ts checks that they exist. */
export const guideSectionByPage: Record<string, string> = {
  users: 'wer-darf-was',
  dashboard: 'übersicht',
  'stock-and-prices': 'bestand--preise',
  documents: 'rechnungen-lieferscheine-buchhaltung',
  insights: 'vom-speichern-zur-website',
  'content/appointment': 'was-besucher-senden',
  'content/appointment_topic': 'was-besucher-senden',
  'content/branch': 'öffnungszeiten',
  'content/brand': 'seiten',
  'content/contact_message': 'was-besucher-senden',
  'content/ecommerce_attribute_group': 'produkte',
  'content/ecommerce_category': 'produkte',
  'content/ecommerce_discount_code': 'rabattcodes',
  'content/ecommerce_invoice': 'rechnungen-lieferscheine-buchhaltung',
  'content/ecommerce_mail': 'bestellungen',
  'content/ecommerce_mail_text': 'texte-der-e-mails',
  'content/ecommerce_manufacturer': 'produkte',
  'content/ecommerce_order': 'bestellungen',
  'content/ecommerce_personalization': 'produkte',
  'content/ecommerce_product': 'produkte',
  'content/ecommerce_product_rating': 'was-besucher-senden',
  'content/ecommerce_refund': 'bestellungen',
  'content/ecommerce_request': 'was-besucher-senden',
  'content/ecommerce_search_synonym': 'suche',
  'content/ecommerce_settings': 'produkte',
  'content/ecommerce_size_guide': 'produkte',
  'content/ecommerce_subcategory': 'produkte',
  'content/ecommerce_tag': 'produkte',
  'content/ecommerce_voucher': 'gutscheine',
  'content/ecommerce_withdrawal': 'was-besucher-senden',
  'content/ecommerce_zero_result_search': 'suche',
  'content/event': 'zu-einem-zeitpunkt-veröffentlichen-und-zurückziehen',
  'content/menu_item': 'seiten',
  'content/newsletter_subscription': 'newsletter',
  'content/opening_hour': 'öffnungszeiten',
  'content/page': 'seiten',
  'content/privacy_settings': 'was-besucher-senden',
  'content/publication': 'vom-speichern-zur-website',
  'content/special_day': 'öffnungszeiten',
  'content/theme_settings': 'gestaltung',
};

/** @param path of the studio, without `/admin` */
export const toGuideSectionForPath = (path: string | undefined): string | undefined => {
  const [module = '', collection = ''] = (path ?? '').split(/[?#]/)[0]?.split('/').slice(1) ?? [];
  return guideSectionByPage[module === 'content' ? `content/${collection}` : module];
};
