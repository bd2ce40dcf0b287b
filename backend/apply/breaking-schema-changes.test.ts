import { expect, it } from 'vitest';
import type { CollectionDefinition, FieldDefinition } from '../schema/content-model-types.ts';
import { defineIdField } from '../schema/define-common-fields.ts';
import {
  defineBooleanField,
  defineIntegerField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
} from '../schema/define-fields.ts';
import { defineManyToOneField } from '../schema/define-relations.ts';
import { findSchemaChangesBreakingPreviousVersion } from './breaking-schema-changes.ts';
import { planSchemaMigration } from './plan-schema-migration.ts';
import { toTargetSchemaSnapshot } from './schema-snapshots.ts';

const title = (column: FieldDefinition['column']): FieldDefinition => ({
  ...defineTextField('title', createStudioLabel('Titel', 'Title')),
  ...(column && { column }),
});

const plainTitle = title({ nullable: true, maxLength: 40 });

const note = (fields: FieldDefinition[], name = 'note'): CollectionDefinition => ({
  name,
  label: createStudioLabel('Notiz', 'Note'),
  folder: 'site',
  ownership: { projectPath: 'project' },
  fields: [defineIdField(), ...fields],
});

const amount = (precision: number, scale: number): FieldDefinition => ({
  name: 'amount',
  label: createStudioLabel('Betrag', 'Amount'),
  type: 'decimal',
  column: { nullable: true, precision, scale },
});

const find = (before: CollectionDefinition[], after: CollectionDefinition[]): string[] =>
  findSchemaChangesBreakingPreviousVersion(
    planSchemaMigration(toTargetSchemaSnapshot(before), toTargetSchemaSnapshot(after)),
    [],
  );

it.each<[string, FieldDefinition[], FieldDefinition[]]>([
  ['an optional field', [], [plainTitle]],
  [
    'a required field with a default',
    [],
    [defineBooleanField('pinned', createStudioLabel('Angeheftet', 'Pinned'), true)],
  ],
  ['a longer text', [plainTitle], [title({ nullable: true, maxLength: 400 })]],
  ['a text without limit', [plainTitle], [defineMultilineTextField('title', createStudioLabel('Titel', 'Title'))]],
  ['an optional field that was required', [title({ nullable: false, maxLength: 40 })], [plainTitle]],
  [
    'another default',
    [title({ nullable: false, maxLength: 40, defaultValue: 'Ohne' })],
    [title({ nullable: false, maxLength: 40, defaultValue: 'Kein' })],
  ],
  [
    'an optional field that loses its default',
    [title({ nullable: true, maxLength: 40, defaultValue: 'Ohne' })],
    [plainTitle],
  ],
  ['an amount with more digits', [amount(8, 2)], [amount(10, 2)]],
  ['a field removed from the model, which is not dropped', [plainTitle], []],
])('is compatible with the previous version: %s', (_what, before, after) => {
  expect(find([note(before)], [note(after)])).toEqual([]);
});

it.each<[string, FieldDefinition[], FieldDefinition[]]>([
  ['required and has no default', [], [title({ nullable: false, maxLength: 40 })]],
  ['becomes required', [plainTitle], [title({ nullable: false, maxLength: 40 })]],
  ['becomes unique', [plainTitle], [title({ nullable: true, maxLength: 40, unique: true })]],
  ['holds less', [plainTitle], [title({ nullable: true, maxLength: 30 })]],
  ['holds less', [amount(10, 2)], [amount(8, 2)]],
  ['holds less', [amount(10, 3)], [amount(10, 2)]],
  ['changes its type', [plainTitle], [defineIntegerField('title', createStudioLabel('Titel', 'Title'))]],
  [
    'loses its default',
    [title({ nullable: false, maxLength: 40, defaultValue: 'Ohne' })],
    [title({ nullable: false, maxLength: 40 })],
  ],
])('reports a breaking change: it %s', (what, before, after) => {
  expect(find([note(before)], [note(after)])).toEqual([
    expect.stringMatching(new RegExp(`^note\\.(title|amount) .*${what}.*\\.$`)),
  ]);
});

it('accepts any new collection, and reports a relation with another target', () => {
  const strict = note([title({ nullable: false, maxLength: 40, unique: true })], 'strict');
  expect(find([note([])], [note([]), strict])).toEqual([]);
  const parent = (to: string) => note([defineManyToOneField('parent', createStudioLabel('Oben', 'Parent'), to)]);
  expect(find([parent('page')], [parent('event')])).toEqual(['note.parent leads to another collection.']);
  const kept = defineManyToOneField('parent', createStudioLabel('Oben', 'Parent'), 'page', { onDelete: 'CASCADE' });
  expect(find([parent('page')], [note([kept])])).toEqual([]);
});

it.each([
  ['a limit where there was none', null, 40, ['note.title holds less than before.']],
  ['no limit where there was one', 40, null, []],
])('compares with a column that was changed by hand: %s', (_what, lhs, rhs, changes) => {
  const wanted = toTargetSchemaSnapshot([note([plainTitle])]).fields.filter(({ field }) => field === 'title');
  const differences = [{ kind: 'E' as const, path: ['schema', 'max_length'], lhs, rhs }];
  const fields = wanted.map((field) => ({ live: field, wanted: field, differences }));
  expect(
    findSchemaChangesBreakingPreviousVersion({ collections: [], fields, relations: [], leftovers: [] }, []),
  ).toEqual(changes);
});

it('reports columns that become unique together, but not those of a new collection', () => {
  const snapshot = (collections: CollectionDefinition[]) => toTargetSchemaSnapshot(collections);
  const index = { name: 'i', columns: ['title', 'parent'], isUnique: true, isTrigram: false };
  const plan = planSchemaMigration(snapshot([note([plainTitle])]), snapshot([note([plainTitle]), note([], 'fresh')]));
  expect(
    findSchemaChangesBreakingPreviousVersion(plan, [
      { ...index, collection: 'note' },
      { ...index, collection: 'note', isUnique: false },
      { ...index, collection: 'fresh' },
    ]),
  ).toEqual(['note: title, parent become unique together.']);
});
