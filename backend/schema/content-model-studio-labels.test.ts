// What editors see of the content model: no JSON editor, no key as a label, a text for every choice.
import { expect, it } from 'vitest';
import { toTargetSchemaSnapshot } from '../apply/schema-snapshots.ts';
import type { FieldDefinition } from './content-model-types.ts';
import { contentModelCollections } from './content-model.ts';

const shownFields = contentModelCollections.flatMap(({ name, fields }) =>
  fields
    .filter(({ hidden, conditions }) => !hidden || conditions)
    .map((field) => ({ path: `${name}.${field.name}`, field })),
);

const findPaths = (isFault: (field: FieldDefinition) => boolean): string[] =>
  shownFields.filter(({ field }) => isFault(field)).map(({ path }) => path);

it('shows no JSON editor', () => {
  expect(findPaths((field) => field.interface === 'input-code')).toEqual([]);
});

it('labels every field and collection with words', () => {
  const isKey = (text: string) => /^[a-z]+(_[a-z]+)*$/.test(text);
  expect(findPaths(({ label }) => isKey(label.de) || isKey(label.en))).toEqual([]);
  const shown = contentModelCollections.filter(({ hidden }) => !hidden);
  expect(shown.filter(({ label }) => isKey(label.de) || isKey(label.en)).map(({ name }) => name)).toEqual([]);
});

it('gives related records a title: the display template of their collection', () => {
  const untitled = contentModelCollections.filter(({ hidden, display }) => !hidden && display === undefined);
  expect(untitled.map(({ name }) => name)).toEqual([]);
});

it('shows related records in lists by that title', () => {
  const { fields } = toTargetSchemaSnapshot(contentModelCollections);
  const branch = fields.find(({ collection, field }) => collection === 'special_day' && field === 'branch');
  expect(branch?.meta).toMatchObject({ display: 'related-values', display_options: { template: '{{display_name}}' } });
});

it('translates the texts of choices, in the form and in lists, and leaves equal ones as they are', () => {
  const { fields } = toTargetSchemaSnapshot(contentModelCollections);
  const status = fields.find(({ collection, field }) => collection === 'page' && field === 'status');
  const choices = [
    { value: 'draft', text: '$t:option--page--status--choices--draft--text' },
    { value: 'published', text: '$t:option--page--status--choices--published--text' },
    { value: 'archived', text: '$t:option--page--status--choices--archived--text' },
  ];
  expect(status?.meta).toMatchObject({ options: { choices }, display: 'labels', display_options: { choices } });
  const media = fields.find(({ collection, field }) => collection === 'menu_item' && field === 'media');
  expect(JSON.stringify(media?.meta?.['options'])).toContain('{"value":"facebook","text":"Facebook"}');
});
