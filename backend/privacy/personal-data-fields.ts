// Classifies the text fields of every collection with data of visitors as personal data, keys or plain data. A test
// fails for a field that is not classified. docs/privacy.md lists them.

export interface FieldNamesByPrivacyClass {
  /** Identify a person, or contain what they wrote or requested, or the staff's notes about them. */
  personal: string[];
  /** Grant access or prove something: deleted with the personal data, and never exported. */
  keys?: string[];
  /** Not personal by themselves: amounts, states, product names. */
  plain: string[];
}

const addressParts = ['first_name', 'last_name', 'company', 'street', 'address_addition', 'zip', 'city', 'phone'];

export const fieldPrivacyClassifications: Readonly<Record<string, FieldNamesByPrivacyClass>> = {
  contact_message: { personal: ['name', 'email', 'phone', 'message', 'note'], plain: ['status', 'language'] },
  ecommerce_request: {
    personal: ['name', 'email', 'phone', 'message', 'note'],
    plain: ['status', 'kind', 'subject', 'language', 'path'],
  },
  appointment: {
    personal: ['name', 'email', 'phone', 'message', 'note'],
    keys: ['access_key'],
    plain: ['state', 'language', 'subject', 'told'],
  },
  newsletter_subscription: {
    personal: ['email'],
    keys: ['confirm_hash', 'unsubscribe_key', 'unsubscribe_url'],
    plain: ['state', 'language'],
  },
  newsletter_event: { personal: ['address'], plain: ['kind', 'text_version'] },
  ecommerce_product_rating: { personal: ['author', 'title', 'comment'], plain: ['status', 'language'] },
  ecommerce_withdrawal: {
    personal: ['name', 'email', 'contract', 'part', 'note'],
    plain: ['status', 'match', 'lines', 'language'],
  },
  ecommerce_order: {
    personal: [
      'email',
      'comment',
      'note',
      'tracking_number',
      'tracking_url',
      'customer_name',
      ...addressParts.flatMap((part) => [`shipping_${part}`, `invoice_${part}`]),
    ],
    keys: ['access_key', 'body_hash'],
    // Countries are kept, because taxes depend on them.
    plain: [
      'number',
      'state',
      'language',
      'shipping_name',
      'shipping_provider',
      'discount_code',
      'taxes',
      'shipping_country',
      'invoice_country',
    ],
  },
  ecommerce_order_line: {
    personal: ['labels', 'labels_shown', 'previews', 'personalization'],
    keys: ['rating_key'],
    plain: [
      'name',
      'variant_name',
      'reference_number',
      'shipping_time',
      'guarantee',
      'essential_features',
      'essential_features_shown',
      'unit_price',
    ],
  },
  ecommerce_hold: { personal: [], plain: [] },
  ecommerce_price_history: { personal: [], plain: ['origin'] },
  // `actor` is the name of a staff member.
  ecommerce_order_history: { personal: ['actor', 'note'], plain: ['from_state', 'to_state', 'cause'] },
  // The provider can link its ids to a person.
  ecommerce_payment: {
    personal: ['provider_id', 'capture_id', 'note', 'details'],
    plain: ['provider', 'state'],
  },
  ecommerce_refund: {
    personal: ['requested_by', 'settled_by', 'reason', 'iban', 'account_holder', 'provider_id'],
    keys: ['idempotency_key'],
    // The lines contain product names, like those of the order.
    plain: ['state', 'way', 'lines', 'failure'],
  },
  // The law requires the invoice to be kept (§ 14b UStG), with name and address.
  ecommerce_invoice: { personal: ['recipient_name', 'content'], plain: ['number', 'kind'] },
  ecommerce_invoice_counter: { personal: [], plain: ['kind'] },
  // Money that the shop owes: kept without the name of the buyer. `actor` is the name of a staff member.
  ecommerce_voucher: {
    personal: [],
    keys: ['code_hash', 'code_encrypted'],
    plain: ['code_last4', 'state', 'correction_reason'],
  },
  ecommerce_voucher_movement: { personal: ['actor', 'note'], plain: ['kind'] },
  ecommerce_mail: {
    personal: ['recipient', 'subject', 'text', 'reply_to', 'last_error'],
    // Emails contain links with access keys; their HTML has the same content as their text.
    keys: ['html', 'attachments', 'images', 'headers'],
    plain: ['state', 'kind', 'language', 'about'],
  },
  ecommerce_discount_code: { personal: [], plain: ['code', 'kind', 'purpose'] },
  ecommerce_discount_code_category: { personal: [], plain: [] },
  ecommerce_discount_code_subcategory: { personal: [], plain: [] },
  // Texts of the shop.
  ecommerce_mail_text: {
    personal: [],
    plain: ['kind', 'language', 'subject', 'greeting', 'introduction', 'extra', 'closing'],
  },
  ecommerce_mail_document: { personal: [], plain: ['title', 'language', 'html'] },
  ecommerce_search_synonym: { personal: [], plain: ['language', 'terms'] },
  // Words and numbers of a query, without the visitor.
  ecommerce_zero_result_search: { personal: [], plain: ['query', 'language'] },
  privacy_settings: { personal: [], plain: [] },
  // `asked_by` and `editor` are ids of staff accounts.
  publication: {
    personal: ['asked_by'],
    plain: [
      'state',
      'stage',
      'stages',
      'release',
      'cause',
      'details',
      'record_collection',
      'record_item',
      'notices',
      'problem',
    ],
  },
  publication_change: { personal: ['editor'], plain: ['collection', 'item', 'action'] },
};
