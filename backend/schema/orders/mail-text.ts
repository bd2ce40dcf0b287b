// Texts of visitor emails that editors changed: a record per email and language, with only what differs from the default
// texts in locales/ (docs/decisions/081).
import {
  type EditableMailKind,
  editableMailKinds,
  isMailTextEditable,
  type EditableMailPart,
} from '../../../domain/editable-mail-texts.ts';
import type { CollectionDefinition, FieldDefinition, StudioLabel } from '../content-model-types.ts';
import { defineIdField, defineLanguageField, defineUpdatedAtField } from '../define-common-fields.ts';
import {
  createStudioLabel,
  defineChoiceField,
  defineDividerField,
  defineMultilineTextField,
  defineTextField,
} from '../define-fields.ts';
import { defineProjectField } from '../define-relations.ts';
import { outboxMessageKindLabels } from './outbox-message.ts';

const cancelledByVisitor: EditableMailKind = 'appointment_cancelled_by_visitor';

const kindLabels: Record<string, StudioLabel> = {
  ...Object.fromEntries(
    Object.entries(outboxMessageKindLabels).filter(([value]) => editableMailKinds.some((kind) => kind === value)),
  ),
  [cancelledByVisitor]: createStudioLabel('Termin vom Kunden abgesagt', 'Appointment cancelled by the customer'),
};

/** The input shows the default text and the placeholders. The part is hidden for emails in which it is fixed. */
const toPartOptions = (part: EditableMailPart): Partial<FieldDefinition> => {
  const fixedKinds = editableMailKinds.filter((kind) => !isMailTextEditable(kind, part));
  return {
    interface: 'mail-text-input',
    options: { part },
    width: 'full',
    conditions: [
      { name: 'none', rule: { kind: { _null: true } }, hidden: true },
      ...(fixedKinds.length > 0 ? [{ name: 'fixed', rule: { kind: { _in: fixedKinds } }, hidden: true }] : []),
    ],
  };
};

const definePart = (part: EditableMailPart, label: StudioLabel): FieldDefinition =>
  defineMultilineTextField(part, label, toPartOptions(part));

export const mailTextCollection: CollectionDefinition = {
  name: 'ecommerce_mail_text',
  label: createStudioLabel('Texte der E-Mails', 'Email texts'),
  note: createStudioLabel(
    'Was Ihre Kunden per E-Mail lesen, in Ihren Worten. Ohne Eintrag gilt der Standardtext. Betrifft nur E-Mails, die danach verschickt werden.',
    'What your customers read in emails, in your words. Without an entry, the default text is used. Only affects emails sent afterwards.',
  ),
  icon: 'edit_note',
  folder: 'shop',
  display: '{{kind}} ({{language}})',
  ownership: { projectPath: 'project' },
  fields: [
    defineIdField(),
    defineChoiceField('kind', createStudioLabel('E-Mail', 'Email'), kindLabels, { required: true, maxLength: 32 }),
    defineLanguageField({ required: true, maxLength: 2, defaultValue: 'de' }),
    defineTextField('subject', createStudioLabel('Betreff', 'Subject'), toPartOptions('subject')),
    definePart('greeting', createStudioLabel('Anrede', 'Greeting')),
    definePart('introduction', createStudioLabel('Einleitung', 'Introduction')),
    definePart(
      'extra',
      createStudioLabel('Zusätzlicher Absatz vor dem Gruß', 'Additional paragraph before the closing'),
    ),
    definePart('closing', createStudioLabel('Gruß', 'Closing')),
    {
      ...defineDividerField('preview', createStudioLabel('Vorschau', 'Preview')),
      interface: 'mail-preview',
      options: {},
    },
    defineUpdatedAtField(),
    defineProjectField({ hidden: true, public: false }),
  ],
  uniques: [['project', 'kind', 'language']],
};
