// Which fields hold what people are known by or have written: of every collection that visitors fill, each text is sorted,
// and a test fails for one that nobody has sorted. Read by the job that anonymises, by the export and by docs/privacy.md's test.

export interface ClassifiedFields {
  /** Tell who somebody is, what they wrote or wished, or what the staff noted about them. */
  personal: string[];
  /** Open something or prove something: go with the person, and are given to nobody. */
  keys?: string[];
  /** Tell nothing about a person by themselves: figures, states, names of pieces. */
  plain: string[];
}

const addressParts = ['first_name', 'last_name', 'company', 'street', 'address_addition', 'zip', 'city', 'phone'];

export const classifiedFields: Readonly<Record<string, ClassifiedFields>> = {
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
      ...addressParts.flatMap((part) => [`shipping_${part}`, `invoice_${part}`]),
    ],
    keys: ['access_key', 'body_hash'],
    // The countries stay: taxes follow them.
    plain: [
      'number',
      'state',
      'language',
      'shipping_name',
      'shipping_provider',
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
  // `actor` is a name of the staff.
  ecommerce_order_history: { personal: ['actor', 'note'], plain: ['from_state', 'to_state', 'cause'] },
  // At the provider its numbers lead to a person.
  ecommerce_payment: {
    personal: ['provider_id', 'capture_id', 'note', 'details'],
    plain: ['provider', 'state'],
  },
  ecommerce_refund: {
    personal: ['requested_by', 'settled_by', 'reason', 'iban', 'account_holder', 'provider_id'],
    keys: ['idempotency_key'],
    // The lines name pieces, as those of the order do.
    plain: ['state', 'way', 'lines', 'failure'],
  },
  ecommerce_mail: {
    personal: ['recipient', 'subject', 'text', 'reply_to', 'last_error'],
    // Mails hold the links with the keys; their HTML says the same as their text.
    keys: ['html', 'attachments', 'headers'],
    plain: ['state', 'kind', 'language', 'about'],
  },
  ecommerce_mail_document: { personal: [], plain: ['title', 'language', 'html'] },
  privacy_settings: { personal: [], plain: [] },
  // Keys of accounts of the staff.
  publication: {
    personal: ['asked_by'],
    plain: ['state', 'stage', 'stages', 'release', 'cause', 'details', 'record_collection', 'record_item', 'problem'],
  },
  publication_change: { personal: ['editor'], plain: ['collection', 'item', 'action'] },
};
