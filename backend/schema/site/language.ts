// The languages of the site, shared by every project.
import type { CollectionDefinition } from '../definition.ts';
import { sortOrderField } from '../common-fields.ts';
import { studioLabel, textField } from '../fields.ts';

export const languageCollection: CollectionDefinition = {
  name: 'language',
  label: studioLabel('Sprache', 'Language'),
  icon: 'translate',
  folder: 'system',
  display: '{{name}}',
  sortField: 'sort',
  ownership: 'shared',
  readable: 'public',
  fields: [
    textField('code', studioLabel('Kürzel', 'Code'), {
      public: true,
      required: true,
      column: { nullable: false, primaryKey: true, maxLength: 255 },
    }),
    textField('name', studioLabel('Name', 'Name'), { public: true, required: true }),
    sortOrderField(),
  ],
};
