// The languages of the site, shared by every project.
import type { CollectionDefinition } from '../definition.ts';
import { sort } from '../common-fields.ts';
import { label, text } from '../fields.ts';

export const language: CollectionDefinition = {
  name: 'language',
  label: label('Sprache', 'Language'),
  icon: 'translate',
  folder: 'system',
  display: '{{name}}',
  sortField: 'sort',
  ownership: 'shared',
  readable: 'public',
  fields: [
    text('code', label('Kürzel', 'Code'), {
      public: true,
      required: true,
      column: { nullable: false, primaryKey: true, maxLength: 255 },
    }),
    text('name', label('Name', 'Name'), { public: true, required: true }),
    sort(),
  ],
};
