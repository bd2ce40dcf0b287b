// What the law wants beside a price (row L6): the lowest one of 30 days before a reduction (PAngV § 11), whose figure the backend's
// database computes (backend/schema/shop/price-triggers.ts), and the unit price (PAngV §§ 4, 5). Pure; used wherever prices stand.
import type { Cents } from '../contract/cents.ts';
import type { Locale } from '../contract/locale.ts';
import type { UnitOfMeasure, NetQuantityFields, UnitPrice } from '../contract/shop/product-fields.ts';

/** A price with the lowest one of the 30 days before its reduction, as the backend tells them; `null` where there is none. */
export interface ReducedPrice {
  priceCents: Cents | null;
  lowestCents: Cents | null;
}

/** In cents; `null` unless it is above the price: a page that is older than the price promises no reduction. */
export const toLowestPrice = ({ priceCents, lowestCents }: ReducedPrice): Cents | null =>
  priceCents !== null && lowestCents !== null && lowestCents > priceCents ? lowestCents : null;

/**
 * Of several variants under one price, as in a list or before a choice. `null` unless all cost the same and were reduced
 * from the same: "from 80 €" beside the former price of another variant would be a reduction that does not exist.
 */
export const toCommonLowestPrice = (variants: readonly ReducedPrice[]): Cents | null => {
  const [first] = variants;
  if (!first) return null;
  const isShared = variants.every(
    ({ priceCents, lowestCents }) => priceCents === first.priceCents && lowestCents === first.lowestCents,
  );
  return isShared ? toLowestPrice(first) : null;
};

/** What the law counts in, and how many of the given unit make one. */
const measures: Record<UnitOfMeasure, { base: UnitOfMeasure; perBase: number; small?: UnitOfMeasure }> = {
  ml: { base: 'l', perBase: 1000, small: 'ml' },
  l: { base: 'l', perBase: 1, small: 'ml' },
  g: { base: 'kg', perBase: 1000, small: 'g' },
  kg: { base: 'kg', perBase: 1, small: 'g' },
  m: { base: 'm', perBase: 1 },
  m2: { base: 'm2', perBase: 1 },
  piece: { base: 'piece', perBase: 1 },
};

/** Of a litre or a kilogram: 100 ml, 100 g. */
const smallPerBase = 10;
const smallQuantity = 100;

/** How much is sold: what a variant does not say the product says; `null` where quantity or unit is missing. */
export const toNetQuantity = (
  product: NetQuantityFields,
  variant?: NetQuantityFields,
): { quantity: number; unit: UnitOfMeasure } | null => {
  const quantity = variant?.unit_quantity ?? product.unit_quantity;
  const unit = variant?.unit ?? product.unit;
  return unit === null || quantity === null || !(quantity > 0) ? null : { quantity, unit };
};

/**
 * Gross price of 1 l, 1 kg, 1 m, 1 m² or 1 piece, in cents rounded half up; of 100 ml or 100 g where the editor says that the
 * goods are sold loose. `null` where price or content is missing, and where the unit price is the price itself (§ 4 (1)).
 */
export const toUnitPrice = (
  priceCents: Cents | null,
  product: NetQuantityFields,
  variant?: NetQuantityFields,
): UnitPrice | null => {
  const content = toNetQuantity(product, variant);
  if (priceCents === null || content === null) return null;
  const { quantity, unit } = content;
  const { base, perBase, small } = measures[unit];
  const isSmall = small !== undefined && (variant?.unit_base ?? product.unit_base) === 'hundred';
  const parts = isSmall ? perBase / smallPerBase : perBase;
  // Quantities have three decimals: in whole thousandths the division is of integers.
  const thousandths = Math.round(quantity * 1000);
  if (thousandths === parts * 1000) return null;
  return {
    price_cents: Math.round((priceCents * parts * 1000) / thousandths),
    quantity: isSmall ? smallQuantity : 1,
    unit: isSmall ? small : base,
  };
};

/** The lowest unit price of several variants, and whether others are higher; `null` where none has one. */
export const toLowestUnitPrice = (
  prices: readonly (UnitPrice | null)[],
): { unitPrice: UnitPrice; isFrom: boolean } | null => {
  const known = prices.filter((price) => price !== null);
  const [first] = known;
  if (!first) return null;
  const alike = known.filter(({ unit, quantity }) => unit === first.unit && quantity === first.quantity);
  const unitPrice = alike.reduce((lowest, price) => (price.price_cents < lowest.price_cents ? price : lowest), first);
  const isFrom = known.some(
    ({ price_cents, unit }) => price_cents !== unitPrice.price_cents || unit !== unitPrice.unit,
  );
  return { unitPrice, isFrom };
};

const symbols: Record<Exclude<UnitOfMeasure, 'piece'>, string> = {
  ml: 'ml',
  l: 'l',
  g: 'g',
  kg: 'kg',
  m: 'm',
  m2: 'm²',
};
/** `Intl` has units of measure and no word for a single item. */
const pieces: Record<Locale, string> = { de: 'Stück', en: 'item', fr: 'pièce' };

/** What the unit price is for: "1 kg", "100 ml", "1 Stück", with a no-break space. */
export const formatUnitQuantity = ({ quantity, unit }: Pick<UnitPrice, 'quantity' | 'unit'>, locale: Locale): string =>
  `${quantity}\u00a0${unit === 'piece' ? pieces[locale] : symbols[unit]}`;
