// Access rules as lists of permissions: of visitors, of the site build, and of each staff role as
// role-permission-matrix.ts grants them. Pure.
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import {
  ownProjectSystemCollectionFilters,
  toOwnProjectFilter,
  findProjectRelationPath,
  toPublishedItemsFilter,
  type DirectusFilter,
} from './project-and-publication-filters.ts';
import { type DirectusPermission, toDirectusPermission } from './directus-permission.ts';
import { websiteDashboardId } from './fixed-account-and-policy-ids.ts';
import {
  accessByCollectionGroup,
  fileAccessByRole,
  accessLevelsWithWrite,
  type CollectionAccessLevel,
  projectFieldNamesForIdentifyAccess,
  type StaffRoleName,
  stockAndPriceFieldNames,
  toRoleCollectionAccess,
} from './role-permission-matrix.ts';
import { toUserAccountPermissionsOfRole, toHistoryPermissions } from './account-and-history-permissions.ts';
import { toContentVersionPermissions } from './version-permissions.ts';

const read = (collection: string, fields: string[], filter: DirectusFilter = {}): DirectusPermission =>
  toDirectusPermission(collection, 'read', fields, { permissions: filter });

const ownProject: DirectusFilter = { project: { _eq: '$CURRENT_USER.project' } };

const projectOfUser = { project: '$CURRENT_USER.project' };

/** File fields needed to show an image. */
export const publicDirectusFileFieldNames = [
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
  // Images used by published content, as the database tracks it (apply/file-published-column-triggers.ts).
  read('directus_files', publicDirectusFileFieldNames, {
    _and: [{ type: { _starts_with: 'image/' } }, { is_published: { _eq: true } }],
  }),
];

/**
 * The site build: all content including drafts, no messages from visitors, and of Directus's own collections only
 * files and content versions.
 */
export const toSiteBuildPermissions = (schema: CollectionDefinition[]): DirectusPermission[] => [
  ...schema.filter(({ readable }) => readable).map(({ name }) => read(name, ['*'])),
  read('directus_files', ['*']),
  // Only the preview of a version reads it.
  read('directus_versions', ['*']),
];

/**
 * Fields that an editor may change in items created by the order service. With the groups of the form: the studio
 * disables the fields of a group that may not be changed.
 */
export const toEditableServiceRecordFieldNames = ({ fields }: CollectionDefinition): string[] =>
  fields
    .filter(({ readonly, hidden, column, special }) => (column ?? special?.includes('group')) && !readonly && !hidden)
    .map(({ name }) => name);

/** Fields of a collection that a role with this access may change. */
const toChangedFieldNames = (collection: CollectionDefinition, access: CollectionAccessLevel): string[] => {
  if (!accessLevelsWithWrite.includes(access)) return [];
  const names = collection.fields.map(({ name }) => name);
  if (collection.isWrittenByService) return access === 'stock' ? [] : toEditableServiceRecordFieldNames(collection);
  if (access === 'stock') return stockAndPriceFieldNames.filter((name) => names.includes(name));
  // Only the operator sets the domain of a project.
  return collection.name === 'project' ? names.filter((name) => name !== 'id' && name !== 'domain') : ['*'];
};

/**
 * Orders and their children are created by purchases and never deleted, because the law requires keeping business
 * records; a project is created by the operator.
 */
const isCreatedByStaff = ({ name, isWrittenByService }: CollectionDefinition): boolean =>
  !isWrittenByService && name !== 'project';

const toContentPermissions = (
  schema: CollectionDefinition[],
  collection: CollectionDefinition,
  access: CollectionAccessLevel,
): DirectusPermission[] => {
  const { name } = collection;
  if (collection.ownership === 'shared') return [read(name, ['*'])];
  if (access === 'none') return [];
  const filter = toOwnProjectFilter(schema, name);
  const names = collection.fields.map((field) => field.name);
  const readFields =
    access === 'identify' ? projectFieldNamesForIdentifyAccess.filter((field) => names.includes(field)) : ['*'];
  const fields = toChangedFieldNames(collection, access);
  const isDirect = findProjectRelationPath(schema, name).length === 1;
  const validation = isDirect && fields.includes('*') ? ownProject : null;
  const permissions = [read(name, readFields, filter)];
  if (fields.length > 0)
    permissions.push(toDirectusPermission(name, 'update', fields, { permissions: filter, validation }));
  if (access === 'manage' && isCreatedByStaff(collection))
    permissions.push(
      toDirectusPermission(name, 'create', ['*'], { validation, presets: isDirect ? projectOfUser : null }),
      toDirectusPermission(name, 'delete', ['*'], { permissions: filter }),
    );
  return permissions;
};

const toFilePermissions = (access: CollectionAccessLevel): DirectusPermission[] => {
  if (access === 'none') return [];
  const ownFiles: DirectusFilter = { _and: ownProjectSystemCollectionFilters };
  const fields = ['*'];
  const reads = [
    read('directus_files', fields, { _or: [{ project: { _null: true } }, ownProject] }),
    read('directus_folders', fields),
  ];
  if (access !== 'manage') return reads;
  return [
    ...reads,
    toDirectusPermission('directus_files', 'create', fields, { validation: ownProject, presets: projectOfUser }),
    toDirectusPermission('directus_files', 'update', fields, { permissions: ownFiles, validation: ownProject }),
    toDirectusPermission('directus_files', 'delete', fields, { permissions: ownFiles }),
  ];
};

/** The panel shows users their own project only (extensions/ecom/publishing). */
const publishingPanelPermissions: DirectusPermission[] = [
  read('directus_dashboards', ['*'], { id: { _eq: websiteDashboardId } }),
  read('directus_panels', ['*'], { dashboard: { _eq: websiteDashboardId } }),
];

/**
 * A staff role: what the matrix grants it, in its own project only. The project guard (backend/extensions) checks what
 * permissions cannot: that a new child belongs to a parent in the user's project.
 */
export const toStaffPermissions = (schema: CollectionDefinition[], role: StaffRoleName): DirectusPermission[] => [
  ...schema.flatMap((collection) =>
    toContentPermissions(schema, collection, toRoleCollectionAccess(schema, collection.name, role)),
  ),
  ...toFilePermissions(fileAccessByRole[role]),
  ...(accessByCollectionGroup.publishing[role] === 'none' ? [] : publishingPanelPermissions),
  ...toUserAccountPermissionsOfRole(role),
  ...toHistoryPermissions(schema, role),
  ...toContentVersionPermissions(schema, role),
];
