// The email outbox: one row per email, written in the transaction that causes it; the order service retries until the
// mail server accepts it.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineCreatedAtField, defineIdField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineIntegerField,
  defineJsonField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineManyToOneField, defineProjectField } from '../define-relations.ts';

const readOnly = { readonly: true } as const;

const states = [
  { value: 'pending', label: createStudioLabel('Wird gesendet', 'Pending') },
  { value: 'sent', label: createStudioLabel('Gesendet', 'Sent') },
  { value: 'failed', label: createStudioLabel('Nicht zustellbar', 'Failed') },
  { value: 'withheld', label: createStudioLabel('Zurückgehalten', 'Withheld') },
];

export const outboxMessageKinds = [
  { value: 'order_received', label: createStudioLabel('Bestelleingang', 'Order received') },
  {
    value: 'order_received_house',
    label: createStudioLabel('Bestelleingang an das Haus', 'Order received (to the shop)'),
  },
  { value: 'payment_received', label: createStudioLabel('Zahlungseingang', 'Payment received') },
  {
    value: 'unusable_figures',
    label: createStudioLabel('Zahlen korrigieren, an das Haus', 'Numbers to correct (to the shop)'),
  },
  { value: 'payment_alert', label: createStudioLabel('Zahlung prüfen, an das Haus', 'Payment to check (to the shop)') },
  { value: 'gift_voucher', label: createStudioLabel('Geschenkgutschein', 'Gift voucher') },
  { value: 'shipped', label: createStudioLabel('Versandt', 'Shipped') },
  { value: 'pickup_ready', label: createStudioLabel('Abholbereit', 'Ready for pickup') },
  { value: 'pickup_reminder', label: createStudioLabel('Erinnerung an die Abholung', 'Pickup reminder') },
  {
    value: 'pickup_overdue_house',
    label: createStudioLabel('Nicht abgeholt, an das Haus', 'Not picked up (to the shop)'),
  },
  { value: 'cancelled', label: createStudioLabel('Storniert', 'Cancelled') },
  { value: 'refunded', label: createStudioLabel('Erstattung', 'Refund') },
  {
    value: 'refund_failed_house',
    label: createStudioLabel('Erstattung fehlgeschlagen, an das Haus', 'Refund failed (to the shop)'),
  },
  { value: 'withdrawal_received', label: createStudioLabel('Widerruf eingegangen', 'Withdrawal received') },
  { value: 'withdrawal_house', label: createStudioLabel('Widerruf an das Haus', 'Withdrawal (to the shop)') },
  { value: 'contact_copy', label: createStudioLabel('Kopie der Nachricht', 'Copy of the message') },
  { value: 'contact_house', label: createStudioLabel('Nachricht an das Haus', 'Message (to the shop)') },
  { value: 'request_received', label: createStudioLabel('Anfrage eingegangen', 'Request received') },
  { value: 'request_house', label: createStudioLabel('Anfrage an das Haus', 'Request (to the shop)') },
  { value: 'stock_returned', label: createStudioLabel('Wieder lieferbar', 'Back in stock') },
  { value: 'newsletter_confirm', label: createStudioLabel('Newsletter bestätigen', 'Confirm newsletter') },
  { value: 'newsletter_welcome', label: createStudioLabel('Newsletter bestätigt', 'Newsletter confirmed') },
  {
    value: 'newsletter_known',
    label: createStudioLabel('Newsletter: schon angemeldet', 'Newsletter: already subscribed'),
  },
  { value: 'appointment_received', label: createStudioLabel('Termin angefragt', 'Appointment requested') },
  { value: 'appointment_house', label: createStudioLabel('Termin an das Haus', 'Appointment (to the shop)') },
  { value: 'appointment_confirmed', label: createStudioLabel('Termin bestätigt', 'Appointment confirmed') },
  { value: 'appointment_moved', label: createStudioLabel('Termin verlegt', 'Appointment moved') },
  { value: 'appointment_cancelled', label: createStudioLabel('Termin abgesagt', 'Appointment cancelled') },
  { value: 'publication_failed', label: createStudioLabel('Nicht veröffentlicht', 'Not published') },
  { value: 'publication_recovered', label: createStudioLabel('Doch veröffentlicht', 'Published after all') },
];

/**
 * Legal texts as they were at the time of an order. Each version is stored once under an id derived from its content,
 * and is immutable; emails refer to it by that id (docs/decisions/018).
 */
export const mailedLegalDocumentCollection: CollectionDefinition = {
  name: 'ecommerce_mail_document',
  label: createStudioLabel('Anlage zu E-Mails', 'Email attachment'),
  note: createStudioLabel('Rechtstexte, wie sie mit Bestellungen verschickt wurden', 'Legal texts as sent with orders'),
  icon: 'history_edu',
  folder: 'shop',
  hidden: true,
  display: '{{title}} ({{language}})',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineCreatedAtField(),
    defineTextField('title', createStudioLabel('Titel', 'Title'), { ...readOnly, required: true }),
    defineTextField('language', createStudioLabel('Sprache', 'Language'), {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 2 },
    }),
    defineMultilineTextField('html', createStudioLabel('Text', 'Text'), { ...readOnly, required: true }),
    defineProjectField({ hidden: true }),
  ],
};

export const outboxMessageCollection: CollectionDefinition = {
  name: 'ecommerce_mail',
  label: createStudioLabel('E-Mail', 'Email'),
  note: createStudioLabel(
    'Was der Shop verschickt hat und noch verschickt',
    'Emails that the shop has sent or is about to send',
  ),
  icon: 'outgoing_mail',
  folder: 'work',
  display: '{{subject}} → {{recipient}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineChoiceField('state', createStudioLabel('Stand', 'Status'), states, {
      required: true,
      note: createStudioLabel(
        '„Wird gesendet“ wählen, um es noch einmal zu versuchen.',
        'Choose “Pending” to try again.',
      ),
      column: { nullable: false, maxLength: 16, defaultValue: 'pending' },
    }),
    defineCreatedAtField(),
    defineTimestampField('sent_at', createStudioLabel('Gesendet am', 'Sent at'), readOnly),
    defineChoiceField('kind', createStudioLabel('Art', 'Type'), outboxMessageKinds, {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 32 },
    }),
    defineTextField('recipient', createStudioLabel('An', 'To'), { required: true }),
    defineTextField('subject', createStudioLabel('Betreff', 'Subject'), { ...readOnly, required: true }),
    defineMultilineTextField('text', createStudioLabel('Text', 'Text'), readOnly),
    defineMultilineTextField('html', createStudioLabel('HTML', 'HTML'), { ...readOnly, hidden: true }),
    // Sources of the attachments, rendered when the email is sent; types in backend/extensions/ecom/mail.
    defineJsonField('attachments', createStudioLabel('Anlagen', 'Attachments'), { ...readOnly, hidden: true }),
    // Sources of the images in the HTML, rendered when the email is sent (docs/decisions/068).
    defineJsonField('images', createStudioLabel('Bilder', 'Images'), { ...readOnly, hidden: true }),
    defineTextField('language', createStudioLabel('Sprache', 'Language'), {
      ...readOnly,
      column: { nullable: true, maxLength: 2 },
    }),
    defineIntegerField('attempts', createStudioLabel('Versuche', 'Attempts'), {
      ...readOnly,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    defineTimestampField('next_attempt_at', createStudioLabel('Nächster Versuch', 'Next attempt'), readOnly),
    defineMultilineTextField('last_error', createStudioLabel('Letzter Fehler', 'Last error'), readOnly),
    defineManyToOneField('order', createStudioLabel('Bestellung', 'Order'), 'ecommerce_order', {
      ...readOnly,
      oneField: 'mails',
    }),
    // Reference to a record other than an order, such as `appointment:<id>:2`; the email is deleted with that record.
    defineTextField('about', createStudioLabel('Anlass', 'Related record'), {
      ...readOnly,
      hidden: true,
      column: { nullable: true, maxLength: 96 },
    }),
    // Reply-To address; empty: the shop's.
    defineTextField('reply_to', createStudioLabel('Antwort an', 'Reply to'), { ...readOnly, hidden: true }),
    // Additional headers by name.
    defineJsonField('headers', createStudioLabel('Kopfzeilen', 'Headers'), { ...readOnly, hidden: true }),
    defineProjectField({ hidden: true }),
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
