// The outbox: a row per mail, written in the transaction of what it tells, sent by the order service until the mail
// server takes it.
import type { CollectionDefinition } from '../definition.ts';
import { createdAt, id } from '../common-fields.ts';
import { choice, integer, json, label, multiline, shownAsLabels, text, timestamp } from '../fields.ts';
import { one, project } from '../relations.ts';

const asSent = { readonly: true } as const;

const states = [
  { value: 'pending', label: label('Wird gesendet', 'Pending') },
  { value: 'sent', label: label('Gesendet', 'Sent') },
  { value: 'failed', label: label('Nicht zustellbar', 'Failed') },
  { value: 'withheld', label: label('Zurückgehalten', 'Withheld') },
];

const kinds = [
  { value: 'order_received', label: label('Bestelleingang', 'Order received') },
  { value: 'order_received_house', label: label('Bestelleingang an das Haus', 'Order received, to the house') },
  { value: 'payment_received', label: label('Zahlungseingang', 'Payment received') },
  { value: 'unusable_figures', label: label('Zahlen korrigieren, an das Haus', 'Figures to correct, to the house') },
  { value: 'payment_alert', label: label('Zahlung prüfen, an das Haus', 'Payment to check, to the house') },
  { value: 'shipped', label: label('Versandt', 'Shipped') },
  { value: 'pickup_ready', label: label('Abholbereit', 'Pickup ready') },
  { value: 'pickup_reminder', label: label('Erinnerung an die Abholung', 'Pick-up reminder') },
  { value: 'pickup_overdue_house', label: label('Nicht abgeholt, an das Haus', 'Not collected, to the house') },
  { value: 'cancelled', label: label('Storniert', 'Cancelled') },
  { value: 'refunded', label: label('Erstattung', 'Refund') },
  {
    value: 'refund_failed_house',
    label: label('Erstattung fehlgeschlagen, an das Haus', 'Refund failed, to the house'),
  },
  { value: 'withdrawal_received', label: label('Widerruf eingegangen', 'Withdrawal received') },
  { value: 'withdrawal_house', label: label('Widerruf an das Haus', 'Withdrawal, to the house') },
  { value: 'contact_copy', label: label('Kopie der Nachricht', 'Copy of the message') },
  { value: 'contact_house', label: label('Nachricht an das Haus', 'Message to the house') },
  { value: 'request_received', label: label('Anfrage eingegangen', 'Request received') },
  { value: 'request_house', label: label('Anfrage an das Haus', 'Request, to the house') },
  { value: 'stock_returned', label: label('Wieder lieferbar', 'Back in stock') },
  { value: 'newsletter_confirm', label: label('Newsletter bestätigen', 'Confirm newsletter') },
  { value: 'newsletter_welcome', label: label('Newsletter bestätigt', 'Newsletter confirmed') },
  { value: 'newsletter_known', label: label('Newsletter: schon angemeldet', 'Newsletter: subscribed already') },
  { value: 'appointment_received', label: label('Termin angefragt', 'Appointment requested') },
  { value: 'appointment_house', label: label('Termin an das Haus', 'Appointment, to the house') },
  { value: 'appointment_confirmed', label: label('Termin bestätigt', 'Appointment confirmed') },
  { value: 'appointment_moved', label: label('Termin verlegt', 'Appointment moved') },
  { value: 'appointment_cancelled', label: label('Termin abgesagt', 'Appointment cancelled') },
  { value: 'publication_failed', label: label('Nicht veröffentlicht', 'Not published') },
  { value: 'publication_recovered', label: label('Doch veröffentlicht', 'Published after all') },
];

/**
 * Terms and instructions as they were when somebody ordered under them. Each text is kept once, under an id that is made of
 * its content, and never changed: mails name it by that id (docs/decisions/018).
 */
export const mailDocument: CollectionDefinition = {
  name: 'ecommerce_mail_document',
  label: label('Anlage zu E-Mails', 'Mail document'),
  note: label('Rechtstexte, wie sie mit Bestellungen verschickt wurden', 'Legal texts as they were sent with orders'),
  icon: 'history_edu',
  folder: 'shop',
  hidden: true,
  display: '{{title}} ({{language}})',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    id(),
    createdAt(),
    text('title', label('Titel', 'Title'), { ...asSent, required: true }),
    text('language', label('Sprache', 'Language'), {
      ...asSent,
      required: true,
      column: { nullable: false, maxLength: 2 },
    }),
    multiline('html', label('Text', 'Text'), { ...asSent, required: true }),
    project({ hidden: true }),
  ],
};

export const outboxMessage: CollectionDefinition = {
  name: 'ecommerce_mail',
  label: label('E-Mail', 'Mail'),
  note: label('Was der Shop verschickt hat und noch verschickt', 'What the shop has sent and is going to send'),
  icon: 'outgoing_mail',
  folder: 'shop',
  display: '{{subject}} → {{recipient}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    id(),
    choice('state', label('Stand', 'State'), states, {
      required: true,
      ...shownAsLabels(states),
      note: label(
        '„Wird gesendet“ wählen, um es noch einmal zu versuchen.',
        'Choose “Pending” to have it tried once more.',
      ),
      column: { nullable: false, maxLength: 16, defaultValue: 'pending' },
    }),
    createdAt(),
    timestamp('sent_at', label('Gesendet am', 'Sent at'), asSent),
    choice('kind', label('Art', 'Kind'), kinds, {
      ...asSent,
      required: true,
      column: { nullable: false, maxLength: 32 },
    }),
    text('recipient', label('An', 'To'), { required: true }),
    text('subject', label('Betreff', 'Subject'), { ...asSent, required: true }),
    multiline('text', label('Text', 'Text'), asSent),
    multiline('html', label('HTML', 'HTML'), { ...asSent, hidden: true }),
    // What is attached, as a source from which the sending makes the file: shapes in backend/extensions/ecom/mail.
    json('attachments', label('Anlagen', 'Attachments'), { ...asSent, hidden: true }),
    text('language', label('Sprache', 'Language'), { ...asSent, column: { nullable: true, maxLength: 2 } }),
    integer('attempts', label('Versuche', 'Attempts'), {
      ...asSent,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    timestamp('next_attempt_at', label('Nächster Versuch', 'Next attempt'), asSent),
    multiline('last_error', label('Letzter Fehler', 'Last error'), asSent),
    one('order', label('Bestellung', 'Order'), 'ecommerce_order', { ...asSent, oneField: 'mails' }),
    // What else than an order it is about, such as `appointment:<id>:2`; with it goes what the record's own time limit deletes.
    text('about', label('Anlass', 'About'), { ...asSent, hidden: true, column: { nullable: true, maxLength: 96 } }),
    // Where answers go; empty: to the house.
    text('reply_to', label('Antwort an', 'Reply to'), { ...asSent, hidden: true }),
    // Further header lines by their names.
    json('headers', label('Kopfzeilen', 'Headers'), { ...asSent, hidden: true }),
    project({ hidden: true }),
  ],
  // Each once per order or other occasion: whatever writes it twice writes it once.
  uniques: [
    ['order', 'kind'],
    ['about', 'kind'],
  ],
  indexes: [
    ['state', 'next_attempt_at'],
    ['project', 'date_created'],
  ],
};
