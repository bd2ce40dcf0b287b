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
import { defineProjectField, defineOrderRelationField } from '../define-relations.ts';

const readOnly = { readonly: true } as const;

const states = {
  pending: createStudioLabel('Wird gesendet', 'Pending'),
  sent: createStudioLabel('Gesendet', 'Sent'),
  failed: createStudioLabel('Nicht zustellbar', 'Failed'),
  withheld: createStudioLabel('Zurückgehalten', 'Withheld'),
};

export const outboxMessageKindLabels = {
  order_received: createStudioLabel('Bestelleingang', 'Order received'),
  order_received_house: createStudioLabel('Bestelleingang an das Haus', 'Order received (to the shop)'),
  payment_received: createStudioLabel('Zahlungseingang', 'Payment received'),
  unusable_figures: createStudioLabel('Zahlen korrigieren, an das Haus', 'Numbers to correct (to the shop)'),
  payment_alert: createStudioLabel('Zahlung prüfen, an das Haus', 'Payment to check (to the shop)'),
  gift_voucher: createStudioLabel('Geschenkgutschein', 'Gift voucher'),
  shipped: createStudioLabel('Versandt', 'Shipped'),
  pickup_ready: createStudioLabel('Abholbereit', 'Ready for pickup'),
  pickup_reminder: createStudioLabel('Erinnerung an die Abholung', 'Pickup reminder'),
  pickup_overdue_house: createStudioLabel('Nicht abgeholt, an das Haus', 'Not picked up (to the shop)'),
  cancelled: createStudioLabel('Storniert', 'Cancelled'),
  refunded: createStudioLabel('Erstattung', 'Refund'),
  refund_failed_house: createStudioLabel('Erstattung fehlgeschlagen, an das Haus', 'Refund failed (to the shop)'),
  withdrawal_received: createStudioLabel('Widerruf eingegangen', 'Withdrawal received'),
  withdrawal_house: createStudioLabel('Widerruf an das Haus', 'Withdrawal (to the shop)'),
  contact_copy: createStudioLabel('Kopie der Nachricht', 'Copy of the message'),
  contact_house: createStudioLabel('Nachricht an das Haus', 'Message (to the shop)'),
  request_received: createStudioLabel('Anfrage eingegangen', 'Request received'),
  request_house: createStudioLabel('Anfrage an das Haus', 'Request (to the shop)'),
  stock_returned: createStudioLabel('Wieder lieferbar', 'Back in stock'),
  newsletter_confirm: createStudioLabel('Newsletter bestätigen', 'Confirm newsletter'),
  newsletter_welcome: createStudioLabel('Newsletter bestätigt', 'Newsletter confirmed'),
  newsletter_known: createStudioLabel('Newsletter: schon angemeldet', 'Newsletter: already subscribed'),
  appointment_received: createStudioLabel('Termin angefragt', 'Appointment requested'),
  appointment_house: createStudioLabel('Termin an das Haus', 'Appointment (to the shop)'),
  appointment_confirmed: createStudioLabel('Termin bestätigt', 'Appointment confirmed'),
  appointment_moved: createStudioLabel('Termin verlegt', 'Appointment moved'),
  appointment_cancelled: createStudioLabel('Termin abgesagt', 'Appointment cancelled'),
  publication_failed: createStudioLabel('Nicht veröffentlicht', 'Not published'),
  publication_recovered: createStudioLabel('Doch veröffentlicht', 'Published after all'),
};

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
      maxLength: 2,
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
      maxLength: 16,
      defaultValue: 'pending',
    }),
    defineCreatedAtField(),
    defineTimestampField('sent_at', createStudioLabel('Gesendet am', 'Sent at'), readOnly),
    defineChoiceField('kind', createStudioLabel('Art', 'Type'), outboxMessageKindLabels, {
      ...readOnly,
      required: true,
      maxLength: 32,
    }),
    defineTextField('recipient', createStudioLabel('An', 'To'), { required: true }),
    defineTextField('subject', createStudioLabel('Betreff', 'Subject'), { ...readOnly, required: true }),
    defineMultilineTextField('text', createStudioLabel('Text', 'Text'), readOnly),
    defineMultilineTextField('html', createStudioLabel('HTML', 'HTML'), { ...readOnly, hidden: true }),
    // Sources of the attachments, rendered when the email is sent; types in backend/extensions/ecom/mail.
    defineJsonField('attachments', createStudioLabel('Anlagen', 'Attachments'), { ...readOnly, hidden: true }),
    // Sources of the images in the HTML, rendered when the email is sent (docs/decisions/068).
    defineJsonField('images', createStudioLabel('Bilder', 'Images'), { ...readOnly, hidden: true }),
    defineTextField('language', createStudioLabel('Sprache', 'Language'), { ...readOnly, maxLength: 2 }),
    defineIntegerField('attempts', createStudioLabel('Versuche', 'Attempts'), {
      ...readOnly,
      required: true,
      defaultValue: 0,
    }),
    defineTimestampField('next_attempt_at', createStudioLabel('Nächster Versuch', 'Next attempt'), readOnly),
    defineMultilineTextField('last_error', createStudioLabel('Letzter Fehler', 'Last error'), readOnly),
    defineOrderRelationField({ oneField: 'mails' }),
    // Reference to a record other than an order, such as `appointment:<id>:2`; the email is deleted with that record.
    defineTextField('about', createStudioLabel('Anlass', 'Related record'), {
      ...readOnly,
      hidden: true,
      maxLength: 96,
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
