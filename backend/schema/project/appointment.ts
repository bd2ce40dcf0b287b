// Appointments, requested by visitors (POST /ecom/appointment) or entered by the staff, and their topics. A database
// trigger prevents overlapping appointments in a branch.
import type { CollectionDefinition, DerivedColumnTriggers } from '../content-model-types.ts';
import {
  defineCreatedAtField,
  defineIdField,
  defineLanguageField,
  defineSortOrderField,
  defineDisplayNameField,
} from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineBooleanField,
  defineDividerField,
  defineIntegerField,
  defineJsonField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineManyToOneField, defineProjectField, defineCollectionWithTranslations } from '../define-relations.ts';

/** States in which an appointment blocks its time; suspected spam does not (docs/decisions/025). */
export const bookedAppointmentStates = ['requested', 'confirmed'] as const;

/** Constraint names by which the service recognizes the trigger's errors. */
export const appointmentConstraintNames = { slot: 'sf_appointment_slot', end: 'sf_appointment_end' } as const;

/** Duration of an appointment without a topic. */
const defaultMinutes = 45;

const booked = bookedAppointmentStates.map((state) => `'${state}'`).join(', ');

/**
 * The lock serializes bookings in a branch. The overlap check then sees the previous booking, because each statement of
 * the function takes a new snapshot.
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
        using errcode = 'check_violation', constraint = '${appointmentConstraintNames.end}';
    end if;
    if new.state in (${booked}) then
      perform pg_advisory_xact_lock(hashtextextended('appointment ' || new.branch, 0));
      if exists (
        select 1 from appointment other
         where other.branch = new.branch and other.state in (${booked}) and other.id is distinct from new.id
           and other.starts_at < new.ends_at and other.ends_at > new.starts_at
      ) then
        raise exception 'Another appointment is at this time.'
          using errcode = 'exclusion_violation', constraint = '${appointmentConstraintNames.slot}';
      end if;
    end if;
    return new;
  end $$`;

const appointmentDerivation: DerivedColumnTriggers = {
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

const readOnly = { readonly: true } as const;
const internal = { hidden: true, readonly: true } as const;
const ownership = { projectPath: 'project' };

const topic = defineCollectionWithTranslations({
  name: 'appointment_topic',
  label: createStudioLabel('Terminthema', 'Appointment topic'),
  note: createStudioLabel(
    'Wofür sich Besucher einen Termin nehmen können',
    'What visitors can book an appointment for',
  ),
  icon: 'category',
  folder: 'house',
  display: '{{display_name}} ({{duration_minutes}} min)',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineDisplayNameField({ required: true }),
    defineMultilineTextField('description', createStudioLabel('Was dabei geschieht', 'What to expect')),
    defineIntegerField('duration_minutes', createStudioLabel('Dauer in Minuten', 'Duration in minutes'), {
      required: true,
      range: { min: 15, max: 240 },
      defaultValue: 45,
    }),
    defineManyToOneField('branch', createStudioLabel('Nur in dieser Filiale', 'Only at this branch'), 'branch', {
      onDelete: 'CASCADE',
      note: createStudioLabel('Leer: in jeder.', 'Leave empty for all branches.'),
    }),
    defineBooleanField('active', createStudioLabel('Wird angeboten', 'Available for booking'), true),
    defineSortOrderField(),
  ],
  indexes: [['project', 'sort']],
  translations: [
    defineDisplayNameField(),
    defineMultilineTextField('description', createStudioLabel('Was dabei geschieht', 'What to expect')),
  ],
});

const states = {
  requested: createStudioLabel('Angefragt', 'Requested'),
  confirmed: createStudioLabel('Bestätigt', 'Confirmed'),
  cancelled: createStudioLabel('Abgesagt', 'Cancelled'),
  suspected: createStudioLabel('Spamverdacht', 'Suspected spam'),
};

const appointment: CollectionDefinition = {
  name: 'appointment',
  label: createStudioLabel('Termin', 'Appointment'),
  note: createStudioLabel(
    'Bestätigen oder verlegen: Status oder Zeit ändern und speichern; der Besucher bekommt eine E-Mail.',
    'To confirm or reschedule, change the status or time and save; the visitor gets an email.',
  ),
  icon: 'event',
  folder: 'work',
  display: '{{starts_at}} {{name}}',
  ownership,
  fields: [
    defineIdField(),
    defineChoiceField('state', createStudioLabel('Status', 'Status'), states, {
      required: true,
      maxLength: 16,
      defaultValue: 'requested',
    }),
    defineManyToOneField('topic', createStudioLabel('Thema', 'Topic'), 'appointment_topic'),
    defineManyToOneField('branch', createStudioLabel('Filiale', 'Branch'), 'branch', { required: true }),
    defineTimestampField('starts_at', createStudioLabel('Beginn', 'Starts at'), { required: true }),
    defineTimestampField('ends_at', createStudioLabel('Ende', 'Ends at'), {
      note: createStudioLabel(
        'Leer: nach der Dauer des Themas. Wird der Beginn verlegt, geht das Ende mit.',
        'If empty, the duration of the topic is used. If you change the start, the end moves with it.',
      ),
    }),
    defineDividerField('visitor', createStudioLabel('Wer kommt', 'Visitor')),
    defineTextField('name', createStudioLabel('Name', 'Name'), { required: true }),
    defineTextField('email', createStudioLabel('E-Mail', 'Email'), {
      note: createStudioLabel(
        'Ohne Adresse bekommt der Besucher keine E-Mails.',
        'Without an address, the visitor gets no emails.',
      ),
    }),
    defineTextField('phone', createStudioLabel('Telefon', 'Phone')),
    defineLanguageField({ required: true, maxLength: 2, defaultValue: 'de' }),
    defineMultilineTextField('message', createStudioLabel('Nachricht', 'Message')),
    defineTextField('subject', createStudioLabel('Stück', 'Product name'), readOnly),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product'),
    defineManyToOneField('variant', createStudioLabel('Variante', 'Variant'), 'ecommerce_product_variant', internal),
    defineMultilineTextField('note', createStudioLabel('Notiz des Hauses', 'Internal note')),
    defineCreatedAtField(),
    // Key of the cancellation link in emails.
    defineTextField('access_key', createStudioLabel('Zugangsschlüssel', 'Access key'), { ...internal, maxLength: 64 }),
    // Revision number in calendar attachments (iCalendar SEQUENCE).
    defineIntegerField('sequence', createStudioLabel('Fassung', 'Revision'), { ...internal, defaultValue: 0 }),
    // State in the last email to the visitor; a new email is due when it differs
    // (backend/extensions/ecom/visitors/appointments).
    defineJsonField('told', createStudioLabel('Mitgeteilt', 'Notified'), internal),
    defineProjectField({ hidden: true }),
  ],
  indexes: [['project', 'state', 'starts_at'], ['branch', 'starts_at'], ['access_key'], ['email'], ['ends_at']],
  derivation: appointmentDerivation,
};

export const appointmentCollections: CollectionDefinition[] = [...topic, appointment];
