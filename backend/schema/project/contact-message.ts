// Messages of the contact form (POST /ecom/contact). Written by backend/extensions/ecom, handled by the staff in the
// studio; neither public nor readable by the build.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField, languageField, messageStatusField } from '../common-fields.ts';
import { dividerField, studioLabel, multilineField, textField } from '../fields.ts';
import { manyToOneField, projectField } from '../relations.ts';

const readOnly = { readonly: true } as const;

export const contactMessageCollection: CollectionDefinition = {
  name: 'contact_message',
  label: studioLabel('Nachricht', 'Message'),
  note: studioLabel('Was über das Kontaktformular kam', 'What came by the contact form'),
  icon: 'mail',
  folder: 'house',
  display: '{{name}}, {{date_created}}',
  ownership: { projectPath: 'project' },
  fields: [
    idField(),
    messageStatusField(),
    createdAtField(),
    textField('name', studioLabel('Name', 'Name'), { required: true }),
    textField('email', studioLabel('E-Mail', 'E-mail'), { required: true }),
    textField('phone', studioLabel('Telefon', 'Phone')),
    languageField(readOnly),
    manyToOneField('branch', studioLabel('Filiale', 'Branch'), 'branch', readOnly),
    multilineField('message', studioLabel('Nachricht', 'Message'), { ...readOnly, required: true }),
    dividerField('answering', studioLabel('Bearbeitung', 'Handling')),
    multilineField('note', studioLabel('Notiz des Hauses', 'Note of the house')),
    projectField({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['email']],
};
