// Whether a product or variant can be had, and how many of it: the one rule for list, page, JSON-LD, quote and stock
// statement (decisions: Settled since, availability). Pure.

/** From the nearest to the farthest: what several variants of a product are together is the nearest of them. */
export const productAvailabilities = ['inStock', 'madeToOrder', 'onRequest', 'unavailable'] as const;

/**
 * `inStock`: lies in the shop. `madeToOrder`: is made or ordered once it is bought. `onRequest`: could be made or ordered,
 * but the shop takes no orders for that; it can be asked for. `unavailable`: neither there nor to be had again.
 */
export type Availability = (typeof productAvailabilities)[number];

/** A product without variants, or a variant. */
export interface StockItem {
  stock: number;
  /** More of it can be made or bought. */
  reorderPossible: boolean;
}

/** What the shop's settings say. */
export interface OrderAcceptanceSettings {
  /** The shop takes orders beyond its stock (`purchase_to_order`). */
  purchaseToOrder: boolean;
}

const isMadeAgain = ({ reorderPossible }: StockItem, { purchaseToOrder }: OrderAcceptanceSettings): boolean =>
  reorderPossible && purchaseToOrder;

/** Of as many as are wanted: three of an item of which two lie there are not in stock. */
export const toAvailability = (item: StockItem, terms: OrderAcceptanceSettings, quantity = 1): Availability => {
  if (item.stock >= Math.max(1, quantity)) return 'inStock';
  if (isMadeAgain(item, terms)) return 'madeToOrder';
  return item.reorderPossible ? 'onRequest' : 'unavailable';
};

/** How many can be ordered; `null` where more can be made. The statement that takes the stock decides the same in SQL. */
export const toOrderableQuantity = (item: StockItem, terms: OrderAcceptanceSettings): number | null =>
  isMadeAgain(item, terms) ? null : Math.max(0, item.stock);

/** Whether it can be bought at all. */
export const isOrderable = (availability: Availability): boolean =>
  availability === 'inStock' || availability === 'madeToOrder';

/**
 * The variants of a product as one item: what is there comes first, so `toAvailability` of it is the nearest of theirs.
 * No items are one that is not to be had.
 */
export const mergeVariantStock = (items: readonly StockItem[]): StockItem => ({
  stock: Math.max(0, ...items.map(({ stock }) => stock)),
  reorderPossible: items.some(({ reorderPossible }) => reorderPossible),
});
