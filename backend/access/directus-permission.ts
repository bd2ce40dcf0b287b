// One permission of Directus: what a policy may do with a collection.
import type { DirectusFilter } from './project-and-publication-filters.ts';

export interface DirectusPermission {
  collection: string;
  action: 'create' | 'read' | 'update' | 'delete';
  fields: string[] | null;
  permissions: DirectusFilter | null;
  validation: DirectusFilter | null;
  presets: Record<string, unknown> | null;
}

/** A permission without the rules that `rules` does not name. */
export const toDirectusPermission = (
  collection: string,
  action: DirectusPermission['action'],
  fields: string[],
  rules: Partial<Pick<DirectusPermission, 'permissions' | 'presets' | 'validation'>> = {},
): DirectusPermission => ({
  collection,
  action,
  fields,
  permissions: null,
  validation: null,
  presets: null,
  ...rules,
});
