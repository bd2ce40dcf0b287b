// Appointments that visitors ask for (POST /ecom/appointment) or the staff enters after a call, and the topics they are about.
// Two of one branch never overlap: the database sees to it.
import type { CollectionDefinition, Derivation } from '../definition.ts';
import { createdAt, id, languageChoice, sort } from '../common-fields.ts';
import { choice, flag, divider, integer, json, label, multiline, shownAsLabels, text, timestamp } from '../fields.ts';
import { one, project, withTranslations } from '../relations.ts';

/** States in which an appointment takes its time: a suspected one does not (docs/decisions/025). */
export const bookedStates = ['requested', 'confirmed'] as const;

/** By these names the service tells what the database refuses. */
export const appointmentRules = { slot: 'sf_appointment_slot', end: 'sf_appointment_end' } as const;

/** Minutes of an appointment without a topic. */
const defaultMinutes = 45;

const booked = bookedStates.map((state) => `'${state}'`).join(', ');

/**
 * The lock makes everyone who books in one branch wait for each other; what the one before has written is seen afterwards,
 * because every statement of the function looks anew.
 */
const keepAppointment = `
  create function sf_keep_appointment() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'UPDATE' and new.starts_at is distinct from old.starts_at and new.ends_at is not distinct from old.ends_at then
      new.ends_at := new.starts_at + (old.ends_at - old.starts_at);
    end if;
    if new.ends_at is null then
      new.ends_at := new.starts_at + make_interval(mins => coalesce(
        (select duration_minutes from appointment_topic where id = new.topic), ${defaultMinutes}));
    end if;
    if new.ends_at <= new.starts_at then
      raise exception 'The appointment ends before it begins.'
        using errcode = 'check_violation', constraint = '${appointmentRules.end}';
    end if;
    if new.state in (${booked}) then
      perform pg_advisory_xact_lock(hashtextextended('appointment ' || new.branch, 0));
      if exists (
        select 1 from appointment other
         where other.branch = new.branch and other.state in (${booked}) and other.id is distinct from new.id
           and other.starts_at < new.ends_at and other.ends_at > new.starts_at
      ) then
        raise exception 'Another appointment is at this time.'
          using errcode = 'exclusion_violation', constraint = '${appointmentRules.slot}';
      end if;
    end if;
    return new;
  end $$`;

const appointmentDerivation: Derivation = {
  functions: [keepAppointment],
  triggers: [
    {
      name: 'sf_on_appointment',
      on: 'appointment',
      sql: `create trigger sf_on_appointment before insert or update of branch, starts_at, ends_at, state on appointment
              for each row execute function sf_keep_appointment()`,
    },
  ],
  fill: [],
};

const asWritten = { readonly: true } as const;
const kept = { hidden: true, readonly: true } as const;
const ownership = { projectPath: 'project' };

const topic = withTranslations({
  name: 'appointment_topic',
  label: label('Terminthema', 'Appointment topic'),
  note: label('Wofür sich Besucher einen Termin nehmen können', 'What visitors can make an appointment for'),
  icon: 'category',
  folder: 'house',
  display: '{{display_name}} ({{duration_minutes}} min)',
  sortField: 'sort',
  ownership,
  readable: 'build',
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
  ],
  indexes: [['project', 'sort']],
  translations: [
    text('display_name', label('Anzeigename', 'Display name')),
    multiline('description', label('Was dabei geschieht', 'What happens')),
  ],
});

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
    }),
    divider('visitor', label('Wer kommt', 'Who comes')),
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

export const appointmentCollections: CollectionDefinition[] = [...topic, appointment];
