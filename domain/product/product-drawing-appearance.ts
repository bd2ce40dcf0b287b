// What a drawing shows of a product (src/features/personalization): its metals and stones, and the shape of a ring. Pure.
import type { AttributeGroupMaterialRole } from '../../contract/shop/attribute-group-material-roles.ts';
import type { ProductRecord } from '../../contract/shop/product-record.ts';

/** A metal or a stone, in one language. */
export interface ColoredMetalOrStone {
  name: string;
  /** `#rrggbb` */
  color: string;
}

/** An attribute of a product, in one language. */
export interface ProductAttributeWithMaterialRole {
  value: string;
  color: string | null;
  /** Of the attribute's group. */
  role: AttributeGroupMaterialRole | null;
}

/** Only groups with a role count: a stone whose group has none is not drawn, rather than taken for the metal. */
export const toProductDrawingAppearance = (
  { band_width, band_profile, ring_head }: Pick<ProductRecord, 'band_profile' | 'band_width' | 'ring_head'>,
  attributes: readonly ProductAttributeWithMaterialRole[],
) => {
  const toColors = (wanted: AttributeGroupMaterialRole): ColoredMetalOrStone[] =>
    attributes.flatMap(({ role, value, color }) => (role === wanted && color !== null ? { name: value, color } : []));
  return {
    metals: toColors('metal'),
    stones: toColors('stone'),
    bandWidthMm: band_width ?? null,
    profile: band_profile ?? null,
    head: ring_head ?? null,
  };
};
