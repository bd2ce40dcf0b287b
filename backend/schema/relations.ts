// Builders for what ties collections together: references, lists, translations, junctions.
// Used by the collection files beside; nothing here talks to Directus.
import type {
  CollectionDefinition,
  FieldDefinition,
  StudioLabel,
  CollectionOwnership,
  CollectionReaders,
} from './definition.ts';
import { childIdField, sortOrderField } from './common-fields.ts';
import { type FieldOverrides, halfWidth, studioLabel } from './fields.ts';

type KeyType = 'integer' | 'string' | 'uuid';

/** Many-to-one to another collection. */
export const manyToOneField = (
  name: string,
  of: StudioLabel,
  to: string,
  extra: FieldOverrides & {
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
    ...halfWidth,
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
export const projectField = (extra: FieldOverrides = {}): FieldDefinition =>
  manyToOneField('project', studioLabel('Projekt', 'Project'), 'project', { required: true, public: true, ...extra });

/** A picture of the file library, with the note that tells editors which to upload. */
export const imageField = (
  name: string,
  of: StudioLabel,
  guidance: StudioLabel,
  extra: FieldOverrides & { junctionField?: string } = {},
): FieldDefinition => ({
  ...manyToOneField(name, of, 'directus_files', extra),
  interface: extra.interface ?? 'file-image',
  special: ['file'],
  note: guidance,
});

/** The list side of a many-to-one: items of `listOf` whose field points back here. */
export const oneToManyField = (
  name: string,
  of: StudioLabel,
  listOf: string,
  extra: FieldOverrides = {},
): FieldDefinition => ({
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
export const manyToManyField = (
  name: string,
  of: StudioLabel,
  junctionCollection: string,
  extra: FieldOverrides = {},
): FieldDefinition =>
  oneToManyField(name, of, junctionCollection, { interface: 'list-m2m', special: ['m2m'], ...extra });

/**
 * The translations of a collection: the list field for the parent and the collection that holds the entries,
 * one per language (specification §3: translation entries carry a language field).
 */
export const createTranslations = (
  parent: string,
  of: StudioLabel,
  ownership: CollectionOwnership,
  readable: CollectionReaders,
  fields: FieldDefinition[],
  keyType: KeyType = 'uuid',
): { field: FieldDefinition; collection: CollectionDefinition } => ({
  field: oneToManyField('translations', studioLabel('Übersetzungen', 'Translations'), `${parent}_translations`, {
    interface: 'translations',
    special: ['translations'],
    public: readable === 'public',
    options: { languageField: 'name', defaultLanguage: 'de', userLanguage: true },
  }),
  collection: {
    name: `${parent}_translations`,
    label: studioLabel(`${of.de}: Übersetzungen`, `${of.en}: translations`),
    folder: 'system',
    hidden: true,
    readable,
    ownership: ownership === 'shared' ? 'shared' : { projectPath: `${parent}.${ownership.projectPath}` },
    fields: [
      childIdField(),
      manyToOneField(parent, of, parent, {
        public: true,
        required: true,
        hidden: true,
        keyType,
        oneField: 'translations',
        junctionField: 'language',
      }),
      manyToOneField('language', studioLabel('Sprache', 'Language'), 'language', {
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
export const withTranslationCollection = ({
  translations,
  keyType,
  ...definition
}: CollectionDefinition & {
  readable: CollectionReaders;
  translations: FieldDefinition[];
  keyType?: KeyType;
}): CollectionDefinition[] => {
  const { name, label: of, ownership, readable } = definition;
  const { field, collection } = createTranslations(name, of, ownership, readable, translations, keyType);
  return [{ ...definition, fields: [...definition.fields, field] }, collection];
};

/** A junction between two collections, with the junction's own sort. */
export const junctionCollection = (definition: {
  name: string;
  readable: CollectionReaders;
  from: { collection: string; field: string; listField: string; ownership: CollectionOwnership };
  to: { collection: string; field: string; listField?: string; keyType?: KeyType };
  fields?: FieldDefinition[];
}): CollectionDefinition => {
  const { name, readable, from, to, fields = [] } = definition;
  const plain = studioLabel(name, name);
  return {
    name,
    label: plain,
    folder: 'system',
    hidden: true,
    sortField: 'sort',
    readable,
    ownership: from.ownership === 'shared' ? 'shared' : { projectPath: `${from.field}.${from.ownership.projectPath}` },
    fields: [
      childIdField(),
      manyToOneField(from.field, plain, from.collection, {
        public: true,
        required: true,
        hidden: true,
        oneField: from.listField,
        sortField: 'sort',
        junctionField: to.field,
      }),
      manyToOneField(to.field, plain, to.collection, {
        public: true,
        required: true,
        ...(to.listField ? { oneField: to.listField } : {}),
        ...(to.keyType ? { keyType: to.keyType } : {}),
        junctionField: from.field,
      }),
      sortOrderField(),
      ...fields,
    ],
    uniques: [[from.field, to.field]],
    // Asked from the far side too: which products have this attribute?
    indexes: [[to.field, from.field]],
  };
};
