// Builders for what ties collections together: references, lists, translations, junctions.
// Used by the collection files beside; nothing here talks to Directus.
import type { CollectionDefinition, FieldDefinition, Label, Ownership, Readable } from './definition.ts';
import { childId, sort } from './common-fields.ts';
import { type Extra, half, label } from './fields.ts';

type KeyType = 'integer' | 'string' | 'uuid';

/** Many-to-one to another collection. */
export const one = (
  name: string,
  of: Label,
  to: string,
  extra: Extra & {
    onDelete?: 'CASCADE' | 'RESTRICT' | 'SET NULL';
    oneField?: string;
    sortField?: string;
    junctionField?: string;
    keyType?: KeyType;
  } = {},
): FieldDefinition => {
  const { onDelete, oneField, sortField, junctionField, keyType = 'uuid', ...rest } = extra;
  return {
    name,
    type: keyType,
    label: of,
    interface: 'select-dropdown-m2o',
    special: ['m2o'],
    ...half,
    ...rest,
    column: { nullable: !rest.required, ...(keyType === 'string' ? { maxLength: 255 } : {}), ...rest.column },
    relation: {
      to,
      onDelete: onDelete ?? (rest.required ? 'CASCADE' : 'SET NULL'),
      ...(oneField ? { oneField } : {}),
      ...(sortField ? { sortField } : {}),
      ...(junctionField ? { junctionField } : {}),
    },
  };
};

/** The project (domain) an item belongs to. */
export const project = (extra: Extra = {}): FieldDefinition =>
  one('project', label('Projekt', 'Project'), 'project', { required: true, public: true, ...extra });

/** A picture of the file library, with the note that tells editors which to upload. */
export const file = (
  name: string,
  of: Label,
  guidance: Label,
  extra: Extra & { junctionField?: string } = {},
): FieldDefinition => ({
  ...one(name, of, 'directus_files', extra),
  interface: extra.interface ?? 'file-image',
  special: ['file'],
  note: guidance,
});

/** The list side of a many-to-one: items of `listOf` whose field points back here. */
export const list = (name: string, of: Label, listOf: string, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'alias',
  label: of,
  interface: 'list-o2m',
  special: ['o2m'],
  width: 'full',
  listOf,
  ...extra,
});

/** The list side of a many-to-many, edited as if there were no junction. */
export const manyList = (name: string, of: Label, junction: string, extra: Extra = {}): FieldDefinition =>
  list(name, of, junction, { interface: 'list-m2m', special: ['m2m'], ...extra });

/**
 * The translations of a collection: the list field for the parent and the collection that holds the entries,
 * one per language (specification §3: translation entries carry a language field).
 */
export const translated = (
  parent: string,
  of: Label,
  ownership: Ownership,
  readable: Readable,
  fields: FieldDefinition[],
  keyType: KeyType = 'uuid',
): { field: FieldDefinition; collection: CollectionDefinition } => ({
  field: list('translations', label('Übersetzungen', 'Translations'), `${parent}_translations`, {
    interface: 'translations',
    special: ['translations'],
    public: readable === 'public',
    options: { languageField: 'name', defaultLanguage: 'de', userLanguage: true },
  }),
  collection: {
    name: `${parent}_translations`,
    label: label(`${of.de}: Übersetzungen`, `${of.en}: translations`),
    folder: 'system',
    hidden: true,
    readable,
    ownership: ownership === 'shared' ? 'shared' : { projectPath: `${parent}.${ownership.projectPath}` },
    fields: [
      childId(),
      one(parent, of, parent, {
        public: true,
        required: true,
        hidden: true,
        keyType,
        oneField: 'translations',
        junctionField: 'language',
      }),
      one('language', label('Sprache', 'Language'), 'language', {
        public: true,
        required: true,
        hidden: true,
        keyType: 'string',
        junctionField: parent,
        onDelete: 'RESTRICT',
      }),
      ...fields,
    ],
    uniques: [[parent, 'language']],
  },
});

/** A collection whose last field holds its translations, with the collection of those: both are to be listed. */
export const withTranslations = ({
  translations,
  keyType,
  ...definition
}: CollectionDefinition & {
  readable: Readable;
  translations: FieldDefinition[];
  keyType?: KeyType;
}): CollectionDefinition[] => {
  const { name, label: of, ownership, readable } = definition;
  const { field, collection } = translated(name, of, ownership, readable, translations, keyType);
  return [{ ...definition, fields: [...definition.fields, field] }, collection];
};

/** A junction between two collections, with the junction's own sort. */
export const junction = (definition: {
  name: string;
  readable: Readable;
  from: { collection: string; field: string; listField: string; ownership: Ownership };
  to: { collection: string; field: string; listField?: string; keyType?: KeyType };
  fields?: FieldDefinition[];
}): CollectionDefinition => {
  const { name, readable, from, to, fields = [] } = definition;
  const plain = label(name, name);
  return {
    name,
    label: plain,
    folder: 'system',
    hidden: true,
    sortField: 'sort',
    readable,
    ownership: from.ownership === 'shared' ? 'shared' : { projectPath: `${from.field}.${from.ownership.projectPath}` },
    fields: [
      childId(),
      one(from.field, plain, from.collection, {
        public: true,
        required: true,
        hidden: true,
        oneField: from.listField,
        sortField: 'sort',
        junctionField: to.field,
      }),
      one(to.field, plain, to.collection, {
        public: true,
        required: true,
        ...(to.listField ? { oneField: to.listField } : {}),
        ...(to.keyType ? { keyType: to.keyType } : {}),
        junctionField: from.field,
      }),
      sort(),
      ...fields,
    ],
    uniques: [[from.field, to.field]],
    // Asked from the far side too: which products have this attribute?
    indexes: [[to.field, from.field]],
  };
};
