// Retention periods of visitor data: one record per project, applied by the deletion job (backend/privacy) and
// documented in docs/privacy.md.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineIdField } from '../define-common-fields.ts';
import { defineIntegerField, createStudioLabel } from '../define-fields.ts';
import { defineProjectField } from '../define-relations.ts';

/** Eight years including two leap days; commercial and tax law count from the end of the calendar year. */
const accountingDays = 2_922;

/** Two years, the period of the legal guarantee, in which the shop must be able to identify an order's customer. */
const guaranteeDays = 730;

/** The deletion job (backend/privacy) ignores values outside this range, regardless of how they were written. */
const days = (name: string, de: string, en: string, defaultValue: number, min = 1) =>
  defineIntegerField(name, createStudioLabel(`${de} (Tage)`, `${en} (days)`), {
    required: true,
    range: { min, max: 36_500 },
    column: { nullable: false, defaultValue },
  });

export const privacySettingsCollection: CollectionDefinition = {
  name: 'privacy_settings',
  label: createStudioLabel('Aufbewahrung', 'Data retention'),
  note: createStudioLabel(
    'So lange wird aufbewahrt, was Besucher schicken; danach löscht oder anonymisiert es der Shop von selbst. Wer hier etwas ändert, ändert auch die Datenschutzerklärung.',
    'How long data sent by visitors is kept; after that, the shop deletes or anonymises it automatically. If you change a period here, update the privacy policy as well.',
  ),
  icon: 'auto_delete',
  folder: 'house',
  display: '{{project.name}}',
  ownership: { projectPath: 'project' },
  fields: [
    defineIdField(),
    defineProjectField({ column: { nullable: false, unique: true } }),
    days('contact_days', 'Nachrichten', 'Messages', 365),
    days('request_days', 'Anfragen', 'Requests', 365),
    days('appointment_days', 'Termine, nachdem sie waren', 'Appointments, after the date', 180),
    days('newsletter_pending_days', 'Unbestätigte Newsletter-Anmeldungen', 'Unconfirmed newsletter sign-ups', 30),
    days(
      'newsletter_proof_days',
      'Newsletter-Nachweis nach der Abmeldung',
      'Newsletter proof of consent, after unsubscribing',
      1_095,
    ),
    days('suspected_days', 'Was unter Spamverdacht steht', 'Suspected spam', 30),
    days('rating_days', 'Archivierte Bewertungen', 'Archived reviews', 90),
    days(
      'withdrawal_days',
      'Widerrufe, ab Jahresende',
      'Withdrawals, from the end of the year',
      accountingDays,
      guaranteeDays,
    ),
    days(
      'order_days',
      'Bestellungen und ihre E-Mails, ab Jahresende',
      'Orders and their emails, from the end of the year',
      accountingDays,
      guaranteeDays,
    ),
    // No shorter than the law asks for: the database refuses to delete them earlier (schema/orders/invoice.ts).
    days(
      'invoice_days',
      'Rechnungen, ab Jahresende',
      'Invoices, from the end of the year',
      accountingDays,
      accountingDays,
    ),
  ],
};
