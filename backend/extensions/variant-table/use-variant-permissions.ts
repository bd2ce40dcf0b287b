// What the user may do with variants: a shop assistant changes price and stock only. For the table of variants and the
// sheet of stock and prices.
import { useCurrentUserPermissions } from '../../studio/use-studio-permissions.ts';

const variants = 'ecommerce_product_variant';

export const useCurrentUserVariantPermissions = () => {
  const { hasPermission, canUpdate } = useCurrentUserPermissions();
  return {
    canCreate: hasPermission(variants, 'create'),
    canDelete: hasPermission(variants, 'delete'),
    canAddImages: hasPermission('directus_files', 'create') && hasPermission('ecommerce_product_image', 'create'),
    canUpdate: (field: string): boolean => canUpdate(variants, field),
  };
};
