// Messages of the contact form (POST /ecom/contact). Written by backend/extensions/ecom, handled by the staff in the
// studio; neither public nor readable by the build.
import type { CollectionDefinition } from '../content-model-types.ts';
import {
  defineCreatedAtField,
  defineIdField,
  defineLanguageField,
  defineVisitorMessageStatusField,
} from '../define-common-fields.ts';
import { defineDividerField, createStudioLabel, defineMultilineTextField, defineTextField } from '../define-fields.ts';
import { defineManyToOneField, defineProjectField } from '../define-relations.ts';

const readOnly = { readonly: true } as const;

export const contactMessageCollection: CollectionDefinition = {
  name: 'contact_message',
  label: createStudioLabel('Nachricht', 'Message'),
  note: createStudioLabel('Was über das Kontaktformular kam', 'Messages sent through the contact form'),
  icon: 'mail',
  folder: 'work',
  display: '{{name}}, {{date_created}}',
  ownership: { projectPath: 'project' },
  fields: [
    defineIdField(),
    defineVisitorMessageStatusField(),
    defineCreatedAtField(),
    defineTextField('name', createStudioLabel('Name', 'Name'), { required: true }),
    defineTextField('email', createStudioLabel('E-Mail', 'Email'), { required: true }),
    defineTextField('phone', createStudioLabel('Telefon', 'Phone')),
    defineLanguageField(readOnly),
    defineManyToOneField('branch', createStudioLabel('Filiale', 'Branch'), 'branch', readOnly),
    defineMultilineTextField('message', createStudioLabel('Nachricht', 'Message'), { ...readOnly, required: true }),
    defineDividerField('answering', createStudioLabel('Bearbeitung', 'Processing')),
    defineMultilineTextField('note', createStudioLabel('Notiz des Hauses', 'Internal note')),
    defineProjectField({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['email']],
};
