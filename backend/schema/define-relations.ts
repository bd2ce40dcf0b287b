// Builders for relations between collections: references, lists, translations, junctions. No I/O.
import type {
  CollectionDefinition,
  FieldDefinition,
  StudioLabel,
  CollectionProjectOwnership,
  CollectionReadAudience,
} from './content-model-types.ts';
import { defineAutoIncrementIdField, defineSortOrderField } from './define-common-fields.ts';
import { type FieldDefinitionOverrides, halfWidthFieldOptions, createStudioLabel } from './define-fields.ts';

type KeyType = 'integer' | 'string' | 'uuid';

/** Many-to-one to another collection. */
export const defineManyToOneField = (
  name: string,
  label: StudioLabel,
  to: string,
  extra: FieldDefinitionOverrides & {
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
    label,
    interface: 'select-dropdown-m2o',
    // Lists show the title of the related record instead of its key.
    display: 'related-values',
    special: ['m2o'],
    ...halfWidthFieldOptions,
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

/** The project an item belongs to. */
export const defineProjectField = (extra: FieldDefinitionOverrides = {}): FieldDefinition =>
  defineManyToOneField('project', createStudioLabel('Projekt', 'Project'), 'project', {
    required: true,
    public: true,
    ...extra,
  });

/** The order of a record that the order service writes. */
export const defineOrderRelationField = (
  extra: FieldDefinitionOverrides & { oneField?: string } = {},
): FieldDefinition =>
  defineManyToOneField('order', createStudioLabel('Bestellung', 'Order'), 'ecommerce_order', {
    readonly: true,
    ...extra,
  });

/** An image of the file library, with upload guidance as note. */
export const defineImageField = (
  name: string,
  label: StudioLabel,
  guidance: StudioLabel,
  extra: FieldDefinitionOverrides & { junctionField?: string } = {},
): FieldDefinition => ({
  ...defineManyToOneField(name, label, 'directus_files', extra),
  interface: extra.interface ?? 'file-image',
  display: 'image',
  special: ['file'],
  note: guidance,
});

/** The list side of a many-to-one: items of `listOf` that refer to this item. */
export const defineOneToManyField = (
  name: string,
  label: StudioLabel,
  listOf: string,
  extra: FieldDefinitionOverrides = {},
): FieldDefinition => ({
  name,
  type: 'alias',
  label,
  interface: 'list-o2m',
  display: 'related-values',
  special: ['o2m'],
  width: 'full',
  listOf,
  ...extra,
});

/** A many-to-many list; the studio hides the junction. */
export const defineManyToManyField = (
  name: string,
  label: StudioLabel,
  junctionCollection: string,
  extra: FieldDefinitionOverrides = {},
): FieldDefinition =>
  defineOneToManyField(name, label, junctionCollection, { interface: 'list-m2m', special: ['m2m'], ...extra });

/**
 * Translations of a collection: the list field of the parent, and the collection of the translations, one per language
 * (specification §3: translation entries have a language field).
 */
export const defineTranslationsFieldAndCollection = (
  parent: string,
  label: StudioLabel,
  ownership: CollectionProjectOwnership,
  readable: CollectionReadAudience,
  fields: FieldDefinition[],
  keyType: KeyType = 'uuid',
): { field: FieldDefinition; collection: CollectionDefinition } => ({
  field: defineOneToManyField(
    'translations',
    createStudioLabel('Übersetzungen', 'Translations'),
    `${parent}_translations`,
    {
      interface: 'translations',
      display: 'translations',
      displayOptions: { languageField: 'name', defaultLanguage: 'de' },
      special: ['translations'],
      public: readable === 'public',
      options: { languageField: 'name', defaultLanguage: 'de', userLanguage: true },
    },
  ),
  collection: {
    name: `${parent}_translations`,
    label: createStudioLabel(`${label.de}: Übersetzungen`, `${label.en}: translations`),
    folder: 'system',
    hidden: true,
    ...(fields[0] && { display: `{{${fields[0].name}}}` }),
    readable,
    ownership: ownership === 'shared' ? 'shared' : { projectPath: `${parent}.${ownership.projectPath}` },
    fields: [
      defineAutoIncrementIdField(),
      defineManyToOneField(parent, label, parent, {
        public: true,
        required: true,
        hidden: true,
        keyType,
        oneField: 'translations',
        junctionField: 'language',
      }),
      defineManyToOneField('language', createStudioLabel('Sprache', 'Language'), 'language', {
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

/** A collection with a translations field, and its translations collection; add both to the content model. */
export const defineCollectionWithTranslations = ({
  translations,
  keyType,
  ...definition
}: CollectionDefinition & {
  readable: CollectionReadAudience;
  translations: FieldDefinition[];
  keyType?: KeyType;
}): CollectionDefinition[] => {
  const { name, label, ownership, readable } = definition;
  const { field, collection } = defineTranslationsFieldAndCollection(
    name,
    label,
    ownership,
    readable,
    translations,
    keyType,
  );
  // Where the record itself has the German texts, editors start with the first other language.
  const isGermanInRecord = translations.some((text) => definition.fields.some(({ name: own }) => own === text.name));
  if (isGermanInRecord) field.options = { ...field.options, defaultLanguage: 'en', userLanguage: false };
  // Above the closed groups of the form.
  const group = definition.fields.findIndex(({ special }) => special?.includes('group'));
  const fields = definition.fields.toSpliced(group === -1 ? definition.fields.length : group, 0, field);
  return [{ ...definition, fields }, collection];
};

/** A sortable junction between two collections. */
export const defineJunctionCollection = (definition: {
  name: string;
  readable?: CollectionReadAudience;
  from: { collection: string; field: string; listField: string; ownership: CollectionProjectOwnership };
  to: { collection: string; field: string; listField?: string; keyType?: KeyType };
  /** The primary key, if it is not a number: for rows with fixed keys. */
  key?: FieldDefinition;
  fields?: FieldDefinition[];
}): CollectionDefinition => {
  const { name, readable, from, to, key = defineAutoIncrementIdField(), fields = [] } = definition;
  const label = createStudioLabel('Verknüpfung', 'Link');
  return {
    name,
    label,
    folder: 'system',
    hidden: true,
    sortField: 'sort',
    ...(readable && { readable }),
    ownership: from.ownership === 'shared' ? 'shared' : { projectPath: `${from.field}.${from.ownership.projectPath}` },
    fields: [
      key,
      defineManyToOneField(from.field, label, from.collection, {
        public: true,
        required: true,
        hidden: true,
        oneField: from.listField,
        sortField: 'sort',
        junctionField: to.field,
      }),
      defineManyToOneField(to.field, createStudioLabel('Verknüpfter Eintrag', 'Linked record'), to.collection, {
        public: true,
        required: true,
        ...(to.listField ? { oneField: to.listField } : {}),
        ...(to.keyType ? { keyType: to.keyType } : {}),
        junctionField: from.field,
      }),
      defineSortOrderField(),
      ...fields,
    ],
    uniques: [[from.field, to.field]],
    // For queries from the other side, such as all products with an attribute.
    indexes: [[to.field, from.field]],
  };
};
