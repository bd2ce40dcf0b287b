// Converts the content model to Directus's schema format, and reads the live schema in the same format.
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import type { CollectionDefinition, FieldDefinition, DirectusFieldType } from '../schema/content-model-types.ts';
import { isContentVersioningEnabled } from '../schema/scheduled-publication-fields.ts';
import { invalidNumberFormValue } from '../schema/studio-number-field-format.ts';
import {
  toDirectusNoteOrTranslationKey,
  toFieldOptionsWithTranslationKeys,
  toRangeValidationMessageKey,
  toDirectusLabelTranslations,
} from './studio-translations.ts';

export type DirectusCollectionOrFieldMeta = Record<string, unknown>;

export interface CollectionSnapshot {
  collection: string;
  meta: DirectusCollectionOrFieldMeta | null;
  /** `null` for a folder of the studio's navigation. */
  schema: { name: string } | null;
}

export interface FieldSnapshot {
  collection: string;
  field: string;
  type: string;
  meta: DirectusCollectionOrFieldMeta | null;
  /** `null` for a field without a column. */
  schema: Record<string, unknown> | null;
}

export interface RelationSnapshot {
  collection: string;
  field: string;
  related_collection: string | null;
  meta: DirectusCollectionOrFieldMeta | null;
  schema: { on_delete?: string | null } | null;
}

export interface SchemaSnapshot {
  collections: CollectionSnapshot[];
  fields: FieldSnapshot[];
  relations: RelationSnapshot[];
}

/** The live schema including Directus's system collections. */
export const readLiveSchemaSnapshot = async (rest: DirectusRestClient): Promise<SchemaSnapshot> => {
  const [collections, fields, relations] = await Promise.all([
    rest.get<CollectionSnapshot[]>('/collections'),
    rest.get<FieldSnapshot[]>('/fields'),
    rest.get<RelationSnapshot[]>('/relations'),
  ]);
  return { collections, fields, relations };
};

/** Fields added to one of Directus's own collections. */
export interface SystemCollectionExtraFields {
  collection: string;
  fields: FieldDefinition[];
}

const folders = {
  work: { label: { de: 'Tagesgeschäft', en: 'Daily work' }, icon: 'today' },
  house: { label: { de: 'Haus', en: 'Business' }, icon: 'storefront' },
  site: { label: { de: 'Website', en: 'Website' }, icon: 'web' },
  shop: { label: { de: 'Shop', en: 'Shop' }, icon: 'shopping_bag' },
  marketing: { label: { de: 'Marketing', en: 'Marketing' }, icon: 'campaign' },
  system: { label: { de: 'System', en: 'System' }, icon: 'settings' },
} as const;

/** The order of the folder `work`: what waits longest for an answer comes first. */
const workCollectionNames = [
  'ecommerce_order',
  'ecommerce_withdrawal',
  'ecommerce_refund',
  'ecommerce_invoice',
  'appointment',
  'ecommerce_request',
  'contact_message',
  'ecommerce_product_rating',
  'ecommerce_mail',
];

/** Collections of the other folders stand in the order of the content model. */
const toNavigationPosition = ({ name }: CollectionDefinition, index: number): number =>
  workCollectionNames.includes(name) ? workCollectionNames.indexOf(name) + 1 : index + 1;

/** Name of the collection that represents a navigation folder. */
const toFolderName = (folder: CollectionDefinition['folder']): string => `folder_${folder}`;

const dataTypes: Record<DirectusFieldType, string | null> = {
  alias: null,
  boolean: 'boolean',
  date: 'date',
  dateTime: 'timestamp without time zone',
  decimal: 'numeric',
  float: 'real',
  integer: 'integer',
  json: 'json',
  string: 'character varying',
  text: 'text',
  time: 'time without time zone',
  timestamp: 'timestamp with time zone',
  uuid: 'uuid',
};

const toFolders = (): CollectionSnapshot[] =>
  Object.entries(folders).map(([name, folder], index) => ({
    collection: toFolderName(name as CollectionDefinition['folder']),
    schema: null,
    meta: {
      icon: folder.icon,
      translations: toDirectusLabelTranslations(folder.label),
      sort: index + 1,
      hidden: false,
      group: null,
    },
  }));

const toCollection = (definition: CollectionDefinition, index: number): CollectionSnapshot => ({
  collection: definition.name,
  schema: { name: definition.name },
  meta: {
    icon: definition.icon ?? null,
    note: toDirectusNoteOrTranslationKey(definition.note, definition.name),
    display_template: definition.display ?? null,
    hidden: definition.hidden ?? false,
    singleton: false,
    versioning: isContentVersioningEnabled(definition),
    translations: toDirectusLabelTranslations(definition.label),
    archive_field: definition.archiveField ?? null,
    archive_value: definition.archiveField ? 'archived' : null,
    unarchive_value: definition.archiveField ? 'draft' : null,
    sort_field: definition.sortField ?? null,
    sort: toNavigationPosition(definition, index),
    group: toFolderName(definition.folder),
    ...(definition.duplicatedFields && { item_duplication_fields: definition.duplicatedFields }),
    ...(definition.hasPreview && { preview_url: `/ecom/preview/${definition.name}/{{id}}?version={{$version}}` }),
  },
});

const toColumn = (field: FieldDefinition): Record<string, unknown> | null => {
  const { column } = field;
  if (!column) return null;
  return {
    data_type: dataTypes[field.type],
    ...(column.derived ? {} : { is_nullable: column.nullable, default_value: column.defaultValue ?? null }),
    is_unique: (column.unique ?? false) || (column.primaryKey ?? false),
    is_primary_key: column.primaryKey ?? false,
    has_auto_increment: column.autoIncrement ?? false,
    ...(field.type === 'string' ? { max_length: column.maxLength ?? 255 } : {}),
    ...(field.type === 'decimal'
      ? { numeric_precision: column.precision ?? 10, numeric_scale: column.scale ?? 2 }
      : {}),
  };
};

/** Directus reads only the key of a related record unless the display itself has a template. */
const toDisplayOptions = (
  { display, displayOptions, relation, listOf }: FieldDefinition,
  schema: CollectionDefinition[],
): FieldDefinition['displayOptions'] => {
  if (display !== 'related-values' || displayOptions) return displayOptions;
  const related = schema.find(({ name }) => name === (relation?.to ?? listOf));
  return related?.display === undefined ? undefined : { template: related.display };
};

const toField = (
  schema: CollectionDefinition[],
  collection: string,
  field: FieldDefinition,
  sort?: number,
): FieldSnapshot => ({
  collection,
  field: field.name,
  type: field.type,
  schema: toColumn(field),
  meta: {
    interface: field.interface ?? null,
    options: toFieldOptionsWithTranslationKeys(field.options, collection, field.name),
    display: field.display ?? null,
    display_options: toFieldOptionsWithTranslationKeys(toDisplayOptions(field, schema), collection, field.name),
    special: field.special ?? null,
    width: field.width ?? 'full',
    group: field.group ?? null,
    // Directus fills the hidden reference to the parent, but its form refuses new entries of a list without it.
    required: (field.required ?? false) && !(field.hidden && field.relation?.oneField),
    hidden: field.hidden ?? false,
    conditions: field.conditions ?? null,
    readonly: field.readonly ?? false,
    note: toDirectusNoteOrTranslationKey(field.note, collection, field.name),
    translations: toDirectusLabelTranslations(field.label),
    // The form's own validation; number-guard validates writes through the API.
    ...(field.range && {
      validation: { _and: [{ [field.name]: { _neq: invalidNumberFormValue } }] },
      validation_message: toRangeValidationMessageKey(field, collection),
    }),
    ...(sort === undefined ? {} : { sort }),
  },
});

const toRelations = (collection: string, fields: FieldDefinition[]): RelationSnapshot[] =>
  fields.flatMap((field) => {
    const { relation } = field;
    if (!relation) return [];
    return {
      collection,
      field: field.name,
      related_collection: relation.to,
      schema: { on_delete: relation.onDelete },
      meta: {
        one_field: relation.oneField ?? null,
        sort_field: relation.sortField ?? null,
        junction_field: relation.junctionField ?? null,
        // A row that requires its parent is deleted when an editor removes it from the list.
        one_deselect_action: field.column?.nullable === false ? 'delete' : 'nullify',
      },
    };
  });

/** The schema that Directus should have. */
export const toTargetSchemaSnapshot = (
  schema: CollectionDefinition[],
  extensions: SystemCollectionExtraFields[] = [],
): SchemaSnapshot => ({
  collections: [...toFolders(), ...schema.map(toCollection)],
  fields: [
    ...schema.flatMap(({ name, fields }) => fields.map((field, index) => toField(schema, name, field, index + 1))),
    // Directus decides the field order of system collections.
    ...extensions.flatMap(({ collection, fields }) => fields.map((field) => toField(schema, collection, field))),
  ],
  relations: [
    ...schema.flatMap(({ name, fields }) => toRelations(name, fields)),
    ...extensions.flatMap(({ collection, fields }) => toRelations(collection, fields)),
  ],
});
