// The languages of the site, shared by every project.
import type { CollectionDefinition } from '../definition.ts';
import { label, sort, text } from '../fields.ts';

export const language: CollectionDefinition = {
  name: 'language',
  label: label('Sprache', 'Language'),
  icon: 'translate',
  folder: 'system',
  display: '{{name}}',
  sortField: 'sort',
  ownership: 'shared',
  fields: [
    text('code', label('Kürzel', 'Code'), {
      required: true,
      column: { nullable: false, primaryKey: true, maxLength: 255 },
    }),
    text('name', label('Name', 'Name'), { required: true }),
    sort(),
  ],
};
