import { expect, it } from 'vitest';
import type { CollectionDefinition, FieldDefinition } from '../schema/definition.ts';
import { idField } from '../schema/common-fields.ts';
import { booleanField, integerField, studioLabel, multilineField, textField } from '../schema/fields.ts';
import { manyToOneField } from '../schema/relations.ts';
import { findBreakingSchemaChanges } from './breaking-schema-changes.ts';
import { planMigration } from './plan-migration.ts';
import { toTargetSchemaSnapshot } from './target-schema.ts';

const title = (column: FieldDefinition['column']): FieldDefinition => ({
  ...textField('title', studioLabel('Titel', 'Title')),
  ...(column && { column }),
});

const plainTitle = title({ nullable: true, maxLength: 40 });

const note = (fields: FieldDefinition[], name = 'note'): CollectionDefinition => ({
  name,
  label: studioLabel('Notiz', 'Note'),
  folder: 'site',
  ownership: { projectPath: 'project' },
  fields: [idField(), ...fields],
});

const amount = (precision: number, scale: number): FieldDefinition => ({
  name: 'amount',
  label: studioLabel('Betrag', 'Amount'),
  type: 'decimal',
  column: { nullable: true, precision, scale },
});

const find = (before: CollectionDefinition[], after: CollectionDefinition[]): string[] =>
  findBreakingSchemaChanges(planMigration(toTargetSchemaSnapshot(before), toTargetSchemaSnapshot(after)), []);

it.each<[string, FieldDefinition[], FieldDefinition[]]>([
  ['an optional field', [], [plainTitle]],
  ['a required field with a default', [], [booleanField('pinned', studioLabel('Angeheftet', 'Pinned'), true)]],
  ['a longer text', [plainTitle], [title({ nullable: true, maxLength: 400 })]],
  ['a text without limit', [plainTitle], [multilineField('title', studioLabel('Titel', 'Title'))]],
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
  ['changes its type', [plainTitle], [integerField('title', studioLabel('Titel', 'Title'))]],
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
  const parent = (to: string) => note([manyToOneField('parent', studioLabel('Oben', 'Parent'), to)]);
  expect(find([parent('page')], [parent('event')])).toEqual(['note.parent leads to another collection.']);
  const kept = manyToOneField('parent', studioLabel('Oben', 'Parent'), 'page', { onDelete: 'CASCADE' });
  expect(find([parent('page')], [note([kept])])).toEqual([]);
});

it.each([
  ['a limit where there was none', null, 40, ['note.title holds less than before.']],
  ['no limit where there was one', 40, null, []],
])('compares with a column that was changed by hand: %s', (_what, lhs, rhs, changes) => {
  const wanted = toTargetSchemaSnapshot([note([plainTitle])]).fields.filter(({ field }) => field === 'title');
  const differences = [{ kind: 'E' as const, path: ['schema', 'max_length'], lhs, rhs }];
  const fields = wanted.map((field) => ({ live: field, wanted: field, differences }));
  expect(findBreakingSchemaChanges({ collections: [], fields, relations: [], leftovers: [] }, [])).toEqual(changes);
});

it('reports columns that become unique together, but not those of a new collection', () => {
  const snapshot = (collections: CollectionDefinition[]) => toTargetSchemaSnapshot(collections);
  const index = { name: 'i', columns: ['title', 'parent'], isUnique: true, isTrigram: false };
  const plan = planMigration(snapshot([note([plainTitle])]), snapshot([note([plainTitle]), note([], 'fresh')]));
  expect(
    findBreakingSchemaChanges(plan, [
      { ...index, collection: 'note' },
      { ...index, collection: 'note', isUnique: false },
      { ...index, collection: 'fresh' },
    ]),
  ).toEqual(['note: title, parent become unique together.']);
});
