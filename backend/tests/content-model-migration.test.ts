// Migration of a changed content model: keeps the content, or fails with an explanation before changing anything.
import { beforeAll, describe, expect, it } from 'vitest';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { applySchema, type SchemaApplyResult } from '../apply/apply-schema.ts';
import type { CollectionDefinition, FieldDefinition } from '../schema/content-model-types.ts';
import { defineIdField, defineSlugField } from '../schema/define-common-fields.ts';
import {
  defineBooleanField,
  defineIntegerField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
} from '../schema/define-fields.ts';
import { defineOneToManyField, defineManyToOneField, defineProjectField } from '../schema/define-relations.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { useDedicatedTestBackend } from './dedicated-test-backend.ts';

const backend = useDedicatedTestBackend();

type Item = Record<string, unknown>;

/** A collection that only this test uses, with changes to its fields by name. */
const toNote = (
  changes: Record<string, FieldDefinition | undefined> = {},
  more: Partial<CollectionDefinition> = {},
) => {
  const fields = [
    defineIdField(),
    defineProjectField(),
    defineSlugField(),
    defineTextField('title', createStudioLabel('Titel', 'Title'), {
      required: true,
      column: { nullable: false, maxLength: 40 },
    }),
    defineTextField('kind', createStudioLabel('Art', 'Kind'), { required: true }),
    defineIntegerField('rank', createStudioLabel('Rang', 'Rank')),
  ];
  const known = fields.flatMap((field) => (field.name in changes ? (changes[field.name] ?? []) : field));
  const added = Object.values(changes).filter((field) => field && !fields.some(({ name }) => name === field.name));
  return {
    name: 'note',
    label: createStudioLabel('Notiz', 'Note'),
    folder: 'site' as const,
    ownership: { projectPath: 'project' },
    fields: [...known, ...(added as FieldDefinition[])],
    uniques: [['project', 'slug']],
    ...more,
  };
};

const apply = (...more: CollectionDefinition[]): Promise<SchemaApplyResult> => {
  const { rest, running } = backend.current();
  return applySchema(rest, running.databaseUrl, [...contentModelCollections, ...more], systemCollectionExtraFields);
};

const readNotes = () => backend.current().rest.get<Item[]>('/items/note?sort=slug');

const readField = (field: string): Promise<Item> => backend.current().rest.get<Item>(`/fields/note/${field}`);

beforeAll(async () => {
  const { rest } = backend.current();
  await apply(toNote());
  const [owner] = await rest.get<{ id: string }[]>('/items/project?limit=1');
  await rest.post('/items/note', [
    { project: owner?.id, slug: 'eins', title: 'Erste Notiz', kind: '7', rank: 1 },
    { project: owner?.id, slug: 'zwei', title: 'Zweite Notiz', kind: 'lang', rank: null },
  ]);
});

describe('a compatible change', () => {
  it('adds fields, a list and a collection', async () => {
    const line: CollectionDefinition = {
      name: 'note_line',
      label: createStudioLabel('Zeile', 'Line'),
      folder: 'site',
      ownership: { projectPath: 'note.project' },
      fields: [
        defineIdField(),
        defineManyToOneField('note', createStudioLabel('Notiz', 'Note'), 'note', { required: true, oneField: 'lines' }),
      ],
    };
    const note = toNote({
      pinned: defineBooleanField('pinned', createStudioLabel('Angeheftet', 'Pinned'), true),
      remark: defineMultilineTextField('remark', createStudioLabel('Anmerkung', 'Remark')),
      lines: defineOneToManyField('lines', createStudioLabel('Zeilen', 'Lines'), 'note_line'),
    });
    const { changes } = await apply(note, line);
    expect(changes).toContain('note.pinned: created');
    expect(changes).toContain('note_line: created');
    expect(await apply(note, line)).toEqual({ changes: [], leftovers: [], warnings: [] });
    expect(await readNotes()).toMatchObject([
      { title: 'Erste Notiz', pinned: true, remark: null, lines: [] },
      { title: 'Zweite Notiz', pinned: true },
    ]);
  });

  it('keeps and reports what the content model no longer contains', async () => {
    const { leftovers } = await apply(toNote());
    expect(leftovers.sort()).toEqual(['note.lines', 'note.pinned', 'note.remark', 'note_line']);
    expect(await readNotes()).toMatchObject([{ pinned: true }, { pinned: true }]);
  });

  it('changes labels, notes, defaults and widths', async () => {
    const { rest } = backend.current();
    const title = defineTextField('title', createStudioLabel('Überschrift', 'Heading'), {
      required: true,
      width: 'full',
      note: createStudioLabel('Kurz {und} klar', 'Short and clear'),
      column: { nullable: false, maxLength: 40, defaultValue: 'Ohne Titel' },
    });
    const { changes } = await apply(toNote({ title }));
    expect(changes).toContain(
      'note.title: schema.default_value changed, meta.width changed, meta.note changed, meta.translations changed',
    );
    expect((await apply(toNote({ title }))).changes).toEqual([]);
    const field = await rest.get<{ meta: { note: string; translations: Item[] } }>('/fields/note/title');
    expect(field.meta.translations).toContainEqual({ language: 'de-DE', translation: 'Überschrift' });
    const key = field.meta.note.replace('$t:', '');
    const notes = await rest.get<Item[]>(`/translations?filter[key][_eq]=${key}&sort=language&fields=language,value`);
    expect(notes).toEqual([
      { language: 'de-DE', value: "Kurz {'{'}und{'}'} klar" },
      { language: 'en-US', value: 'Short and clear' },
    ]);

    const reworded = { ...title, note: createStudioLabel('Kurz', 'Short') };
    expect((await apply(toNote({ title: reworded }))).changes).not.toEqual([]);
    const texts = await rest.get<Item[]>(`/translations?filter[key][_eq]=${key}&sort=language&fields=value`);
    expect(texts).toEqual([{ value: 'Kurz' }, { value: 'Short' }]);
  });

  it('describes a column that a trigger watches, with a number as default', async () => {
    const product = contentModelCollections.find(({ name }) => name === 'ecommerce_product');
    const note = createStudioLabel('Anzahl', 'Quantity');
    const fields = product?.fields.map((field) => (field.name === 'stock' ? { ...field, note } : field));
    const described = contentModelCollections.map((collection) =>
      collection === product ? { ...product, fields: fields ?? [] } : collection,
    );
    const { rest, running } = backend.current();
    const { changes } = await applySchema(rest, running.databaseUrl, described, systemCollectionExtraFields);
    expect(changes).toContain('ecommerce_product.stock: meta.note changed');
    expect((await rest.get<Item>('/fields/ecommerce_product/stock'))['schema']).toMatchObject({ default_value: 0 });
  });

  it('widens: longer or unlimited text, integers to decimals, required to optional', async () => {
    const wider = toNote({
      title: defineMultilineTextField('title', createStudioLabel('Titel', 'Title')),
      kind: defineTextField('kind', createStudioLabel('Art', 'Kind'), { column: { nullable: true, maxLength: 500 } }),
      rank: { ...defineIntegerField('rank', createStudioLabel('Rang', 'Rank')), type: 'decimal' },
    });
    expect((await apply(wider)).changes).not.toEqual([]);
    expect((await apply(wider)).changes).toEqual([]);
    expect(await readField('title')).toMatchObject({ type: 'text', schema: { is_nullable: true } });
    expect(await readField('kind')).toMatchObject({ type: 'string', schema: { is_nullable: true, max_length: 500 } });
    expect(await readNotes()).toMatchObject([
      { title: 'Erste Notiz', kind: '7', rank: '1.00' },
      { title: 'Zweite Notiz', kind: 'lang', rank: null },
    ]);
    expect((await apply(toNote({ rank: wider.fields.find(({ name }) => name === 'rank') }))).changes).not.toEqual([]);
  });

  it('creates and drops composite indexes', async () => {
    const more = {
      indexes: [['project', 'kind']],
      uniques: [
        ['project', 'slug'],
        ['project', 'title'],
      ],
    };
    const rank = {
      rank: { ...defineIntegerField('rank', createStudioLabel('Rang', 'Rank')), type: 'decimal' as const },
    };
    expect((await apply(toNote(rank, more))).changes).toEqual([
      'note: unique (project, title) created',
      'note: index (project, kind) created',
    ]);
    expect((await apply(toNote(rank))).changes).toEqual([
      'index sf_ix_note_project_kind dropped',
      'index sf_uq_note_project_title dropped',
    ]);
  });
});

describe('an incompatible change', () => {
  const decimalRank = { ...defineIntegerField('rank', createStudioLabel('Rang', 'Rank')), type: 'decimal' as const };

  const refusals: [string, Record<string, FieldDefinition | undefined>, Partial<CollectionDefinition>, string][] = [
    [
      'another type',
      { kind: { ...defineIntegerField('kind', createStudioLabel('Art', 'Kind')) } },
      {},
      'note.kind cannot change from string to integer: 2 items hold a value. Add a field of another name',
    ],
    [
      'a required field without a default',
      { author: defineTextField('author', createStudioLabel('Name', 'Name'), { required: true }) },
      {},
      'note.author is new, required and has no default, but 2 items exist without it. Give it a default value',
    ],
    [
      'a field that is required but empty',
      { rank: { ...decimalRank, column: { nullable: false } } },
      {},
      'note.rank cannot be required: it is empty in 1 item. Fill it in first.',
    ],
    [
      'a limit below the content',
      {
        title: defineTextField('title', createStudioLabel('Titel', 'Title'), {
          required: true,
          column: { nullable: false, maxLength: 11 },
        }),
      },
      {},
      'note.title cannot be limited to 11 characters: 1 item holds more. Shorten them first.',
    ],
    [
      'a unique field with duplicates',
      { project: defineProjectField({ column: { nullable: false, unique: true } }) },
      {},
      'note.project cannot be unique: 2 items share project',
    ],
    [
      'a unique pair with duplicates',
      {},
      { uniques: [['project', 'slug'], ['project']] },
      'note.project cannot be unique',
    ],
    [
      'another target of a relation',
      { project: { ...defineProjectField(), relation: { to: 'branch', onDelete: 'CASCADE' } } },
      {},
      'note.project cannot point to branch instead of project.',
    ],
    [
      'a field without column instead of one with',
      { kind: defineOneToManyField('kind', createStudioLabel('Art', 'Kind'), 'note') },
      {},
      'note.kind cannot change from string to alias',
    ],
  ];

  it.each(refusals)('is refused: %s', async (_, changes, more, sentence) => {
    const before = await readNotes();
    await expect(apply(toNote({ rank: decimalRank, ...changes }, more))).rejects.toThrow(sentence);
    expect(await readNotes()).toEqual(before);
  });
});
