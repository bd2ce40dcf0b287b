// Availability of a product or variant and the quantity that can be ordered: the single rule for product lists, product
// pages, JSON-LD, quotes and the SQL statement that reserves stock (decisions: Settled since, availability). Pure.

/** Best first: a product with several variants has the best availability among them. */
export const productAvailabilities = ['inStock', 'madeToOrder', 'onRequest', 'unavailable'] as const;

/**
 * `inStock`: in stock. `madeToOrder`: made or reordered once it is bought. `onRequest`: could be made or reordered, but
 * the shop accepts no orders beyond its stock; customers can send an enquiry. `unavailable`: permanently out of stock.
 */
export type ProductAvailability = (typeof productAvailabilities)[number];

/** A product without variants, or a variant. */
export interface ProductOrVariantStock {
  stock: number;
  /** Whether the shop can make or reorder more of it. */
  reorderPossible: boolean;
}

/** The part of the shop settings that determines which orders are accepted. */
export interface BackorderSettings {
  /** Whether the shop accepts orders beyond its stock (`purchase_to_order`). */
  purchaseToOrder: boolean;
}

const canOrderBeyondStock = (
  { reorderPossible }: ProductOrVariantStock,
  { purchaseToOrder }: BackorderSettings,
): boolean => reorderPossible && purchaseToOrder;

/** Availability in the requested quantity: with a stock of two, three units are not `inStock`. */
export const toProductAvailability = (
  item: ProductOrVariantStock,
  settings: BackorderSettings,
  quantity = 1,
): ProductAvailability => {
  if (item.stock >= Math.max(1, quantity)) return 'inStock';
  if (canOrderBeyondStock(item, settings)) return 'madeToOrder';
  return item.reorderPossible ? 'onRequest' : 'unavailable';
};

/**
 * Largest quantity that can be ordered; `null` if unlimited. The SQL statement that reserves stock applies the same
 * rule.
 */
export const toMaxOrderableQuantity = (item: ProductOrVariantStock, settings: BackorderSettings): number | null =>
  canOrderBeyondStock(item, settings) ? null : Math.max(0, item.stock);

export const isOrderableAvailability = (availability: ProductAvailability): boolean =>
  availability === 'inStock' || availability === 'madeToOrder';

/**
 * Merges the variants of a product into one item, whose `toProductAvailability` is the best among the variants.
 * An empty list yields an unavailable item.
 */
export const combineVariantStock = (items: readonly ProductOrVariantStock[]): ProductOrVariantStock => ({
  stock: Math.max(0, ...items.map(({ stock }) => stock)),
  reorderPossible: items.some(({ reorderPossible }) => reorderPossible),
});
