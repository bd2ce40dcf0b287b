// Who may do what, as lists of permissions for three policies: visitors, the site's build, editors. Pure; applied by
// apply-access.ts.
import type { CollectionDefinition } from '../schema/definition.ts';
import { toOwnProjectFilter, toOwnershipSteps, toPublishedFilter, type DirectusFilter } from './ownership.ts';
import { websiteDashboardId } from './service-ids.ts';

export interface Permission {
  collection: string;
  action: 'create' | 'read' | 'update' | 'delete';
  fields: string[] | null;
  permissions: DirectusFilter | null;
  validation: DirectusFilter | null;
  presets: Record<string, unknown> | null;
}

const read = (collection: string, fields: string[], filter: DirectusFilter = {}): Permission => ({
  collection,
  action: 'read',
  fields,
  permissions: filter,
  validation: null,
  presets: null,
});

const ownProject: DirectusFilter = { project: { _eq: '$CURRENT_USER.project' } };

/** Of the file library: what a picture needs to be shown. */
export const publicFileFields = [
  'id',
  'title',
  'type',
  'width',
  'height',
  'focal_point_x',
  'focal_point_y',
  'modified_on',
];

/** What anyone may read of a collection's items. */
export const toPublicFieldNames = ({ readable, fields }: CollectionDefinition): string[] =>
  readable === 'public' ? fields.filter((field) => field.public).map(({ name }) => name) : [];

/** Visitors: the public fields of published items, and nothing of other collections. */
export const toPublicPermissions = (schema: CollectionDefinition[]): Permission[] => [
  ...schema
    .filter(({ readable }) => readable === 'public')
    .map((collection) =>
      read(collection.name, toPublicFieldNames(collection), toPublishedFilter(schema, collection.name)),
    ),
  // Pictures that something published uses, which the database notes (apply/file-usage-triggers.ts).
  read('directus_files', publicFileFields, {
    _and: [{ type: { _starts_with: 'image/' } }, { is_published: { _eq: true } }],
  }),
];

/** The site's build: all content, drafts included, nothing that people wrote to the house, of Directus's own only files. */
export const toSiteBuildPermissions = (schema: CollectionDefinition[]): Permission[] => [
  ...schema.filter(({ readable }) => readable).map(({ name }) => read(name, ['*'])),
  read('directus_files', ['*']),
];

/** What an editor may change of an item that the order service has made. */
export const toEditableFieldNames = ({ fields }: CollectionDefinition): string[] =>
  fields.filter(({ readonly, hidden, column }) => column && !readonly && !hidden).map(({ name }) => name);

/** Orders, and what hangs below them, are made by buying and never deleted: books are kept by law. */
const toServiceWrittenPermissions = (collection: CollectionDefinition, filter: DirectusFilter): Permission[] => {
  const { name } = collection;
  const fields = toEditableFieldNames(collection);
  const update: Permission = {
    collection: name,
    action: 'update',
    fields,
    permissions: filter,
    validation: null,
    presets: null,
  };
  return [read(name, ['*'], filter), ...(fields.length > 0 ? [update] : [])];
};

const toContentPermissions = (schema: CollectionDefinition[], collection: CollectionDefinition): Permission[] => {
  const { name } = collection;
  if (collection.ownership === 'shared') return [read(name, ['*'])];
  const filter = toOwnProjectFilter(schema, name);
  if (collection.isWrittenByService) return toServiceWrittenPermissions(collection, filter);
  const change = { collection: name, fields: ['*'], permissions: filter, validation: null, presets: null };
  if (name === 'project') {
    // Which domain a project answers to is the operator's decision.
    const fields = collection.fields.map((field) => field.name).filter((field) => field !== 'id' && field !== 'domain');
    return [read(name, ['*'], filter), { ...change, action: 'update', fields }];
  }
  const isDirect = toOwnershipSteps(schema, name).length === 1;
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
 * Editors: everything of their own project. What a permission cannot say (that a new child hangs below a parent of the
 * own project) the project guard in backend/extensions says.
 */
export const toEditorPermissions = (schema: CollectionDefinition[]): Permission[] => {
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
    // The panel on it tells everyone of the own project only (extensions/ecom/publishing).
    read('directus_dashboards', ['*'], { id: { _eq: websiteDashboardId } }),
    read('directus_panels', ['*'], { dashboard: { _eq: websiteDashboardId } }),
  ];
};
