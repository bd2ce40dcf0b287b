// What the user of a studio extension may do, from the studio's store of permissions.
import { useStores } from '@directus/extensions-sdk';

/** The part of the store that is used here. */
interface PermissionsStore {
  getPermission: (collection: string, action: string) => { fields?: string[] | null } | null;
  hasPermission: (collection: string, action: string) => boolean;
}

/** Call it in `setup`. */
export const useCurrentUserPermissions = () => {
  const { usePermissionsStore } = useStores() as { usePermissionsStore: () => PermissionsStore };
  const store = usePermissionsStore();
  return {
    hasPermission: (collection: string, action: 'create' | 'delete'): boolean =>
      store.hasPermission(collection, action),
    canUpdate: (collection: string, field: string): boolean => {
      // Administrators have no list of fields.
      const fields = store.getPermission(collection, 'update')?.fields ?? ['*'];
      return store.hasPermission(collection, 'update') && (fields.includes('*') || fields.includes(field));
    },
  };
};
