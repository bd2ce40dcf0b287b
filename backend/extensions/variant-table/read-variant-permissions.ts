// What the user may do with variants, from the studio's store of permissions: a shop assistant changes price and stock
// only. For the table of variants and the sheet of stock and prices.
import { useStores } from '@directus/extensions-sdk';

/** The part of the store that is used here. */
interface PermissionsStore {
  getPermission: (collection: string, action: string) => { fields?: string[] | null } | null;
  hasPermission: (collection: string, action: string) => boolean;
}

const variants = 'ecommerce_product_variant';

export const readVariantPermissions = () => {
  const { usePermissionsStore } = useStores() as { usePermissionsStore: () => PermissionsStore };
  const store = usePermissionsStore();
  // Administrators have no list of fields.
  const fields = store.getPermission(variants, 'update')?.fields ?? ['*'];
  return {
    canCreate: store.hasPermission(variants, 'create'),
    canDelete: store.hasPermission(variants, 'delete'),
    canAddImages:
      store.hasPermission('directus_files', 'create') && store.hasPermission('ecommerce_product_image', 'create'),
    canUpdate: (field: string): boolean =>
      store.hasPermission(variants, 'update') && (fields.includes('*') || fields.includes(field)),
  };
};
