// What visitors write to the house by the contact form (POST /ecom/contact). Written by backend/extensions/ecom, answered by
// the staff in the studio; visitors and the site's build see none of it.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField, languageField, messageStatusField } from '../common-fields.ts';
import { dividerField, studioLabel, multilineField, textField } from '../fields.ts';
import { manyToOneField, projectField } from '../relations.ts';

const asWritten = { readonly: true } as const;

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
    languageField(asWritten),
    manyToOneField('branch', studioLabel('Filiale', 'Branch'), 'branch', asWritten),
    multilineField('message', studioLabel('Nachricht', 'Message'), { ...asWritten, required: true }),
    dividerField('answering', studioLabel('Bearbeitung', 'Handling')),
    multilineField('note', studioLabel('Notiz des Hauses', 'Note of the house')),
    projectField({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['email']],
};
