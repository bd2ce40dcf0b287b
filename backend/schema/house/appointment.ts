// Appointments that visitors ask for (POST /ecom/appointment) or the staff enters after a call, and the topics they are about.
// Two of one branch never overlap: the database sees to it.
import type { CollectionDefinition } from '../definition.ts';
import {
  choice,
  createdAt,
  flag,
  heading,
  id,
  integer,
  json,
  label,
  multiline,
  shownAsLabels,
  sort,
  text,
  timestamp,
} from '../fields.ts';
import { one, project, translated } from '../relations.ts';
import { languageChoice } from '../visitor-fields.ts';
import { appointmentDerivation } from './appointment-derivation.ts';

const asWritten = { readonly: true } as const;
const kept = { hidden: true, readonly: true } as const;
const ownership = { projectPath: 'project' };

const topicTranslations = translated('appointment_topic', label('Terminthema', 'Appointment topic'), ownership, [
  text('display_name', label('Anzeigename', 'Display name')),
  multiline('description', label('Was dabei geschieht', 'What happens')),
]);

const topic: CollectionDefinition = {
  name: 'appointment_topic',
  label: label('Terminthema', 'Appointment topic'),
  note: label('Wofür sich Besucher einen Termin nehmen können', 'What visitors can make an appointment for'),
  icon: 'category',
  folder: 'house',
  display: '{{display_name}} ({{duration_minutes}} min)',
  sortField: 'sort',
  ownership,
  fields: [
    id(),
    project(),
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    multiline('description', label('Was dabei geschieht', 'What happens')),
    integer('duration_minutes', label('Dauer in Minuten', 'Length in minutes'), {
      required: true,
      range: { min: 15, max: 240 },
      column: { nullable: false, defaultValue: 45 },
    }),
    one('branch', label('Nur in dieser Filiale', 'In this branch only'), 'branch', {
      onDelete: 'CASCADE',
      note: label('Leer: in jeder.', 'Empty: in every one.'),
    }),
    flag('active', label('Wird angeboten', 'Offered'), true),
    sort(),
    topicTranslations.field,
  ],
  indexes: [['project', 'sort']],
};

const states = [
  { value: 'requested', label: label('Angefragt', 'Requested') },
  { value: 'confirmed', label: label('Bestätigt', 'Confirmed') },
  { value: 'cancelled', label: label('Abgesagt', 'Cancelled') },
  { value: 'suspected', label: label('Spamverdacht', 'Suspected spam') },
];

const appointment: CollectionDefinition = {
  name: 'appointment',
  label: label('Termin', 'Appointment'),
  note: label(
    'Bestätigen oder verlegen: Status oder Zeit ändern und speichern; der Besucher bekommt eine E-Mail.',
    'Confirm or move: change state or time and save; the visitor gets a mail.',
  ),
  icon: 'event',
  folder: 'house',
  display: '{{starts_at}} {{name}}',
  ownership,
  fields: [
    id(),
    choice('state', label('Status', 'State'), states, {
      required: true,
      ...shownAsLabels(states),
      column: { nullable: false, maxLength: 16, defaultValue: 'requested' },
    }),
    one('topic', label('Thema', 'Topic'), 'appointment_topic'),
    one('branch', label('Filiale', 'Branch'), 'branch', { required: true }),
    timestamp('starts_at', label('Beginn', 'Begins'), { required: true }),
    timestamp('ends_at', label('Ende', 'Ends'), {
      note: label(
        'Leer: nach der Dauer des Themas. Wird der Beginn verlegt, geht das Ende mit.',
        'Empty: by the length of the topic. Moves along when the beginning is moved.',
      ),
      column: { nullable: false, derived: true },
    }),
    heading('visitor', label('Wer kommt', 'Who comes')),
    text('name', label('Name', 'Name'), { required: true }),
    text('email', label('E-Mail', 'E-mail'), {
      note: label('Ohne Adresse bekommt der Besucher keine E-Mails.', 'Without an address the visitor gets no mails.'),
    }),
    text('phone', label('Telefon', 'Phone')),
    languageChoice({ required: true, column: { nullable: false, maxLength: 2, defaultValue: 'de' } }),
    multiline('message', label('Nachricht', 'Message')),
    text('subject', label('Stück', 'Piece'), asWritten),
    one('product', label('Produkt', 'Product'), 'ecommerce_product'),
    one('variant', label('Variante', 'Variant'), 'ecommerce_product_variant', kept),
    multiline('note', label('Notiz des Hauses', 'Note of the house')),
    createdAt(),
    // Opens the cancellation from the mail.
    text('access_key', label('Zugangsschlüssel', 'Access key'), { ...kept, column: { nullable: true, maxLength: 64 } }),
    // Counts what the visitor was told of it, as calendars want it.
    integer('sequence', label('Fassung', 'Sequence'), { ...kept, column: { nullable: false, defaultValue: 0 } }),
    // What the visitor was told last; where it differs from the rest, a mail is due (backend/extensions/ecom/visitors/appointments).
    json('told', label('Mitgeteilt', 'Told'), kept),
    project({ hidden: true }),
  ],
  indexes: [['project', 'state', 'starts_at'], ['branch', 'starts_at'], ['access_key'], ['email'], ['ends_at']],
  derivation: appointmentDerivation,
};

export const appointmentCollections: CollectionDefinition[] = [topic, topicTranslations.collection, appointment];
