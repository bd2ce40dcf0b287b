// The email outbox: one row per email, written in the transaction that causes it; the order service retries until the
// mail server accepts it.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField } from '../common-fields.ts';
import {
  choiceField,
  integerField,
  jsonField,
  studioLabel,
  multilineField,
  displayAsLabels,
  textField,
  timestampField,
} from '../fields.ts';
import { manyToOneField, projectField } from '../relations.ts';

const readOnly = { readonly: true } as const;

const states = [
  { value: 'pending', label: studioLabel('Wird gesendet', 'Pending') },
  { value: 'sent', label: studioLabel('Gesendet', 'Sent') },
  { value: 'failed', label: studioLabel('Nicht zustellbar', 'Failed') },
  { value: 'withheld', label: studioLabel('Zurückgehalten', 'Withheld') },
];

const kinds = [
  { value: 'order_received', label: studioLabel('Bestelleingang', 'Order received') },
  { value: 'order_received_house', label: studioLabel('Bestelleingang an das Haus', 'Order received, to the house') },
  { value: 'payment_received', label: studioLabel('Zahlungseingang', 'Payment received') },
  {
    value: 'unusable_figures',
    label: studioLabel('Zahlen korrigieren, an das Haus', 'Figures to correct, to the house'),
  },
  { value: 'payment_alert', label: studioLabel('Zahlung prüfen, an das Haus', 'Payment to check, to the house') },
  { value: 'shipped', label: studioLabel('Versandt', 'Shipped') },
  { value: 'pickup_ready', label: studioLabel('Abholbereit', 'Pickup ready') },
  { value: 'pickup_reminder', label: studioLabel('Erinnerung an die Abholung', 'Pick-up reminder') },
  { value: 'pickup_overdue_house', label: studioLabel('Nicht abgeholt, an das Haus', 'Not collected, to the house') },
  { value: 'cancelled', label: studioLabel('Storniert', 'Cancelled') },
  { value: 'refunded', label: studioLabel('Erstattung', 'Refund') },
  {
    value: 'refund_failed_house',
    label: studioLabel('Erstattung fehlgeschlagen, an das Haus', 'Refund failed, to the house'),
  },
  { value: 'withdrawal_received', label: studioLabel('Widerruf eingegangen', 'Withdrawal received') },
  { value: 'withdrawal_house', label: studioLabel('Widerruf an das Haus', 'Withdrawal, to the house') },
  { value: 'contact_copy', label: studioLabel('Kopie der Nachricht', 'Copy of the message') },
  { value: 'contact_house', label: studioLabel('Nachricht an das Haus', 'Message to the house') },
  { value: 'request_received', label: studioLabel('Anfrage eingegangen', 'Request received') },
  { value: 'request_house', label: studioLabel('Anfrage an das Haus', 'Request, to the house') },
  { value: 'stock_returned', label: studioLabel('Wieder lieferbar', 'Back in stock') },
  { value: 'newsletter_confirm', label: studioLabel('Newsletter bestätigen', 'Confirm newsletter') },
  { value: 'newsletter_welcome', label: studioLabel('Newsletter bestätigt', 'Newsletter confirmed') },
  { value: 'newsletter_known', label: studioLabel('Newsletter: schon angemeldet', 'Newsletter: subscribed already') },
  { value: 'appointment_received', label: studioLabel('Termin angefragt', 'Appointment requested') },
  { value: 'appointment_house', label: studioLabel('Termin an das Haus', 'Appointment, to the house') },
  { value: 'appointment_confirmed', label: studioLabel('Termin bestätigt', 'Appointment confirmed') },
  { value: 'appointment_moved', label: studioLabel('Termin verlegt', 'Appointment moved') },
  { value: 'appointment_cancelled', label: studioLabel('Termin abgesagt', 'Appointment cancelled') },
  { value: 'publication_failed', label: studioLabel('Nicht veröffentlicht', 'Not published') },
  { value: 'publication_recovered', label: studioLabel('Doch veröffentlicht', 'Published after all') },
];

/**
 * Legal texts as they were at the time of an order. Each version is stored once under an id derived from its content,
 * and is immutable; emails refer to it by that id (docs/decisions/018).
 */
export const mailedLegalDocumentCollection: CollectionDefinition = {
  name: 'ecommerce_mail_document',
  label: studioLabel('Anlage zu E-Mails', 'Mail document'),
  note: studioLabel(
    'Rechtstexte, wie sie mit Bestellungen verschickt wurden',
    'Legal texts as they were sent with orders',
  ),
  icon: 'history_edu',
  folder: 'shop',
  hidden: true,
  display: '{{title}} ({{language}})',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    idField(),
    createdAtField(),
    textField('title', studioLabel('Titel', 'Title'), { ...readOnly, required: true }),
    textField('language', studioLabel('Sprache', 'Language'), {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 2 },
    }),
    multilineField('html', studioLabel('Text', 'Text'), { ...readOnly, required: true }),
    projectField({ hidden: true }),
  ],
};

export const outboxMessageCollection: CollectionDefinition = {
  name: 'ecommerce_mail',
  label: studioLabel('E-Mail', 'Mail'),
  note: studioLabel('Was der Shop verschickt hat und noch verschickt', 'What the shop has sent and is going to send'),
  icon: 'outgoing_mail',
  folder: 'shop',
  display: '{{subject}} → {{recipient}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    idField(),
    choiceField('state', studioLabel('Stand', 'State'), states, {
      required: true,
      ...displayAsLabels(states),
      note: studioLabel(
        '„Wird gesendet“ wählen, um es noch einmal zu versuchen.',
        'Choose “Pending” to have it tried once more.',
      ),
      column: { nullable: false, maxLength: 16, defaultValue: 'pending' },
    }),
    createdAtField(),
    timestampField('sent_at', studioLabel('Gesendet am', 'Sent at'), readOnly),
    choiceField('kind', studioLabel('Art', 'Kind'), kinds, {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 32 },
    }),
    textField('recipient', studioLabel('An', 'To'), { required: true }),
    textField('subject', studioLabel('Betreff', 'Subject'), { ...readOnly, required: true }),
    multilineField('text', studioLabel('Text', 'Text'), readOnly),
    multilineField('html', studioLabel('HTML', 'HTML'), { ...readOnly, hidden: true }),
    // Sources of the attachments, rendered when the email is sent; types in backend/extensions/ecom/mail.
    jsonField('attachments', studioLabel('Anlagen', 'Attachments'), { ...readOnly, hidden: true }),
    textField('language', studioLabel('Sprache', 'Language'), {
      ...readOnly,
      column: { nullable: true, maxLength: 2 },
    }),
    integerField('attempts', studioLabel('Versuche', 'Attempts'), {
      ...readOnly,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    timestampField('next_attempt_at', studioLabel('Nächster Versuch', 'Next attempt'), readOnly),
    multilineField('last_error', studioLabel('Letzter Fehler', 'Last error'), readOnly),
    manyToOneField('order', studioLabel('Bestellung', 'Order'), 'ecommerce_order', { ...readOnly, oneField: 'mails' }),
    // Reference to a record other than an order, such as `appointment:<id>:2`; the email is deleted with that record.
    textField('about', studioLabel('Anlass', 'About'), {
      ...readOnly,
      hidden: true,
      column: { nullable: true, maxLength: 96 },
    }),
    // Reply-To address; empty: the shop's.
    textField('reply_to', studioLabel('Antwort an', 'Reply to'), { ...readOnly, hidden: true }),
    // Additional headers by name.
    jsonField('headers', studioLabel('Kopfzeilen', 'Headers'), { ...readOnly, hidden: true }),
    projectField({ hidden: true }),
  ],
  // At most one email of a kind per order or other record, so writing it is idempotent.
  uniques: [
    ['order', 'kind'],
    ['about', 'kind'],
  ],
  indexes: [
    ['state', 'next_attempt_at'],
    ['project', 'date_created'],
  ],
};
