// What a drawing shows of a product (src/features/personalization): its metals and stones, and the shape of a ring. Pure.
import type { ProductRecord } from '../../contract/shop/product-record.ts';
import type { ProductAttributeWithGroup } from '../essential-product-features.ts';

/** A metal or a stone, in one language. */
export interface ColoredAttribute {
  name: string;
  /** `#rrggbb` */
  color: string;
}

/** The first attribute group in which the product has colors names its metals, the next one its stones. */
export const toProductLook = (
  { band_width, band_profile, ring_head }: Pick<ProductRecord, 'band_profile' | 'band_width' | 'ring_head'>,
  attributes: readonly (ProductAttributeWithGroup & { color: string | null })[],
) => {
  const colored = attributes
    .filter(({ color }) => color !== null)
    .sort((one, other) => toSortKey(one) - toSortKey(other));
  const [metalGroup, stoneGroup] = new Set(colored.map(({ groupId }) => groupId));
  const toColors = (group: string | undefined): ColoredAttribute[] =>
    colored.flatMap(({ groupId, value, color }) => (groupId === group && color !== null ? { name: value, color } : []));
  return {
    metals: toColors(metalGroup),
    stones: toColors(stoneGroup),
    bandWidthMm: band_width ?? null,
    profile: band_profile ?? null,
    head: ring_head ?? null,
  };
};

const toSortKey = ({ groupSort }: ProductAttributeWithGroup): number => groupSort ?? Number.MAX_SAFE_INTEGER;
