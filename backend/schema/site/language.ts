// The languages of the site, shared by every project.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineSortOrderField } from '../define-common-fields.ts';
import { createStudioLabel, defineTextField } from '../define-fields.ts';

export const languageCollection: CollectionDefinition = {
  name: 'language',
  label: createStudioLabel('Sprache', 'Language'),
  icon: 'translate',
  folder: 'system',
  display: '{{name}}',
  sortField: 'sort',
  ownership: 'shared',
  readable: 'public',
  fields: [
    defineTextField('code', createStudioLabel('Kürzel', 'Code'), {
      public: true,
      required: true,
      column: { nullable: false, primaryKey: true, maxLength: 255 },
    }),
    defineTextField('name', createStudioLabel('Name', 'Name'), { public: true, required: true }),
    defineSortOrderField(),
  ],
};
