// Access rules as lists of permissions for three policies: visitors, the site build, editors. Pure.
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import {
  toOwnProjectFilter,
  toProjectRelationPath,
  toPublishedItemsFilter,
  type DirectusFilter,
} from './collection-ownership.ts';
import { websiteDashboardId } from './fixed-account-and-policy-ids.ts';

export interface DirectusPermission {
  collection: string;
  action: 'create' | 'read' | 'update' | 'delete';
  fields: string[] | null;
  permissions: DirectusFilter | null;
  validation: DirectusFilter | null;
  presets: Record<string, unknown> | null;
}

const read = (collection: string, fields: string[], filter: DirectusFilter = {}): DirectusPermission => ({
  collection,
  action: 'read',
  fields,
  permissions: filter,
  validation: null,
  presets: null,
});

const ownProject: DirectusFilter = { project: { _eq: '$CURRENT_USER.project' } };

/** File fields needed to show an image. */
export const publicFileFieldNames = [
  'id',
  'title',
  'type',
  'width',
  'height',
  'focal_point_x',
  'focal_point_y',
  'modified_on',
];

/** Fields of a collection that everyone may read. */
export const toPublicFieldNames = ({ readable, fields }: CollectionDefinition): string[] =>
  readable === 'public' ? fields.filter((field) => field.public).map(({ name }) => name) : [];

/** Visitors: the public fields of published items only. */
export const toPublicPermissions = (schema: CollectionDefinition[]): DirectusPermission[] => [
  ...schema
    .filter(({ readable }) => readable === 'public')
    .map((collection) =>
      read(collection.name, toPublicFieldNames(collection), toPublishedItemsFilter(schema, collection.name)),
    ),
  // Images used by published content, as the database tracks it (apply/file-usage-triggers.ts).
  read('directus_files', publicFileFieldNames, {
    _and: [{ type: { _starts_with: 'image/' } }, { is_published: { _eq: true } }],
  }),
];

/**
 * The site build: all content including drafts, no messages from visitors, and of Directus's own collections only
 * files.
 */
export const toSiteBuildPermissions = (schema: CollectionDefinition[]): DirectusPermission[] => [
  ...schema.filter(({ readable }) => readable).map(({ name }) => read(name, ['*'])),
  read('directus_files', ['*']),
];

/** Fields that an editor may change in items created by the order service. */
export const toEditableFieldNames = ({ fields }: CollectionDefinition): string[] =>
  fields.filter(({ readonly, hidden, column }) => column && !readonly && !hidden).map(({ name }) => name);

/**
 * Orders and their children are created by purchases and never deleted, because the law requires keeping business
 * records.
 */
const toServiceWrittenPermissions = (
  collection: CollectionDefinition,
  filter: DirectusFilter,
): DirectusPermission[] => {
  const { name } = collection;
  const fields = toEditableFieldNames(collection);
  const update: DirectusPermission = {
    collection: name,
    action: 'update',
    fields,
    permissions: filter,
    validation: null,
    presets: null,
  };
  return [read(name, ['*'], filter), ...(fields.length > 0 ? [update] : [])];
};

const toContentPermissions = (
  schema: CollectionDefinition[],
  collection: CollectionDefinition,
): DirectusPermission[] => {
  const { name } = collection;
  if (collection.ownership === 'shared') return [read(name, ['*'])];
  const filter = toOwnProjectFilter(schema, name);
  if (collection.isWrittenByService) return toServiceWrittenPermissions(collection, filter);
  const change = { collection: name, fields: ['*'], permissions: filter, validation: null, presets: null };
  if (name === 'project') {
    // Only the operator sets the domain of a project.
    const fields = collection.fields.map((field) => field.name).filter((field) => field !== 'id' && field !== 'domain');
    return [read(name, ['*'], filter), { ...change, action: 'update', fields }];
  }
  const isDirect = toProjectRelationPath(schema, name).length === 1;
  const validation = isDirect ? ownProject : null;
  return [
    read(name, ['*'], filter),
    {
      ...change,
      action: 'create',
      permissions: null,
      validation,
      presets: isDirect ? { project: '$CURRENT_USER.project' } : null,
    },
    { ...change, action: 'update', validation },
    { ...change, action: 'delete' },
  ];
};

/**
 * Editors: everything in their own project. The project guard (backend/extensions) checks what permissions cannot: that
 * a new child belongs to a parent in the editor's project.
 */
export const toEditorPermissions = (schema: CollectionDefinition[]): DirectusPermission[] => {
  const ownFiles: DirectusFilter = { _and: [{ project: { _nnull: true } }, ownProject] };
  const files = { collection: 'directus_files', fields: ['*'], permissions: ownFiles, presets: null };
  return [
    ...schema.flatMap((collection) => toContentPermissions(schema, collection)),
    read('directus_files', ['*'], { _or: [{ project: { _null: true } }, ownProject] }),
    {
      ...files,
      action: 'create',
      permissions: null,
      validation: ownProject,
      presets: { project: '$CURRENT_USER.project' },
    },
    { ...files, action: 'update', validation: ownProject },
    { ...files, action: 'delete', validation: null },
    read('directus_folders', ['*']),
    // The panel on it shows users their own project only (extensions/ecom/publishing).
    read('directus_dashboards', ['*'], { id: { _eq: websiteDashboardId } }),
    read('directus_panels', ['*'], { dashboard: { _eq: websiteDashboardId } }),
  ];
};
