// What visitors write to the house by the contact form (POST /ecom/contact). Written by backend/extensions/ecom, answered by
// the staff in the studio; visitors and the site's build see none of it.
import type { CollectionDefinition } from '../definition.ts';
import { createdAt, id, languageChoice, messageStatus } from '../common-fields.ts';
import { divider, label, multiline, text } from '../fields.ts';
import { one, project } from '../relations.ts';

const asWritten = { readonly: true } as const;

export const contactMessage: CollectionDefinition = {
  name: 'contact_message',
  label: label('Nachricht', 'Message'),
  note: label('Was über das Kontaktformular kam', 'What came by the contact form'),
  icon: 'mail',
  folder: 'house',
  display: '{{name}}, {{date_created}}',
  ownership: { projectPath: 'project' },
  fields: [
    id(),
    messageStatus(),
    createdAt(),
    text('name', label('Name', 'Name'), { required: true }),
    text('email', label('E-Mail', 'E-mail'), { required: true }),
    text('phone', label('Telefon', 'Phone')),
    languageChoice(asWritten),
    one('branch', label('Filiale', 'Branch'), 'branch', asWritten),
    multiline('message', label('Nachricht', 'Message'), { ...asWritten, required: true }),
    divider('answering', label('Bearbeitung', 'Handling')),
    multiline('note', label('Notiz des Hauses', 'Note of the house')),
    project({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['email']],
};
