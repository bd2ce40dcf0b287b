// Price information required by law (law row L6): the lowest price in the 30 days before a reduction (PAngV § 11),
// computed by the database (backend/schema/shop/price-history-triggers.ts), and the unit price (PAngV §§ 4, 5). Pure.
import type { Cents } from '../contract/cents.ts';
import type { Locale } from '../contract/locale.ts';
import type {
  UnitOfMeasure,
  NetQuantityFields,
  UnitPrice,
} from '../contract/shop/product-and-variant-field-schemas.ts';

/** A price and the lowest price in the 30 days before its reduction, from the backend; `null` if not set. */
export interface PriceWithLowestPrior {
  priceCents: Cents | null;
  lowestCents: Cents | null;
}

/**
 * The lowest price of the last 30 days in cents; `null` unless it is above the price, which also protects against stale
 * pages.
 */
export const toLowestPriorPrice = ({ priceCents, lowestCents }: PriceWithLowestPrior): Cents | null =>
  priceCents !== null && lowestCents !== null && lowestCents > priceCents ? lowestCents : null;

/**
 * The lowest price of a product with variants while none is selected. `null` unless all variants have the same price
 * and the same lowest price: "from 80 €" next to the former price of another variant would announce a reduction that
 * does not exist.
 */
export const toCommonLowestPriorPrice = (variants: readonly PriceWithLowestPrior[]): Cents | null => {
  const [first] = variants;
  if (!first) return null;
  const isShared = variants.every(
    ({ priceCents, lowestCents }) => priceCents === first.priceCents && lowestCents === first.lowestCents,
  );
  return isShared ? toLowestPriorPrice(first) : null;
};

/** The base unit required by law, the number of units per base unit, and the unit for loose goods. */
const measures: Record<UnitOfMeasure, { base: UnitOfMeasure; perBase: number; small?: UnitOfMeasure }> = {
  ml: { base: 'l', perBase: 1000, small: 'ml' },
  l: { base: 'l', perBase: 1, small: 'ml' },
  g: { base: 'kg', perBase: 1000, small: 'g' },
  kg: { base: 'kg', perBase: 1, small: 'g' },
  m: { base: 'm', perBase: 1 },
  m2: { base: 'm2', perBase: 1 },
  piece: { base: 'piece', perBase: 1 },
};

/** Loose goods are priced per 100 ml or 100 g, a tenth of the base unit. */
const smallPerBase = 10;
const smallQuantity = 100;

/** Net quantity of the variant, with the product's values as defaults; `null` if quantity or unit is missing. */
export const toUnitPriceNetQuantity = (
  product: NetQuantityFields,
  variant?: NetQuantityFields,
): { quantity: number; unit: UnitOfMeasure } | null => {
  const quantity = variant?.unit_quantity ?? product.unit_quantity;
  const unit = variant?.unit ?? product.unit;
  return unit === null || quantity === null || !(quantity > 0) ? null : { quantity, unit };
};

/**
 * Gross price per 1 l, 1 kg, 1 m, 1 m² or 1 item in cents, rounded half up; per 100 ml or 100 g for goods that the
 * editor marks as sold loose. `null` if price or net quantity is missing, or if the unit price equals the price (PAngV
 * § 4 (1)).
 */
export const toUnitPrice = (
  priceCents: Cents | null,
  product: NetQuantityFields,
  variant?: NetQuantityFields,
): UnitPrice | null => {
  const content = toUnitPriceNetQuantity(product, variant);
  if (priceCents === null || content === null) return null;
  const { quantity, unit } = content;
  const { base, perBase, small } = measures[unit];
  const isSmall = small !== undefined && (variant?.unit_base ?? product.unit_base) === 'hundred';
  const parts = isSmall ? perBase / smallPerBase : perBase;
  // Quantities have three decimals, so calculating in thousandths keeps the division exact.
  const thousandths = Math.round(quantity * 1000);
  if (thousandths === parts * 1000) return null;
  return {
    price_cents: Math.round((priceCents * parts * 1000) / thousandths),
    quantity: isSmall ? smallQuantity : 1,
    unit: isSmall ? small : base,
  };
};

/** The lowest unit price of several variants, and whether unit prices differ; `null` if no variant has one. */
export const toLowestUnitPrice = (
  prices: readonly (UnitPrice | null)[],
): { unitPrice: UnitPrice; isFrom: boolean } | null => {
  const known = prices.filter((price) => price !== null);
  const [first] = known;
  if (!first) return null;
  const comparable = known.filter(({ unit, quantity }) => unit === first.unit && quantity === first.quantity);
  const unitPrice = comparable.reduce(
    (lowest, price) => (price.price_cents < lowest.price_cents ? price : lowest),
    first,
  );
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
/** `Intl` has no unit for a single item. */
const itemNames: Record<Locale, string> = { de: 'Stück', en: 'item', fr: 'pièce' };

/** The quantity to which a unit price refers: "1 kg", "100 ml", "1 Stück", with a no-break space. */
export const formatUnitQuantity = ({ quantity, unit }: Pick<UnitPrice, 'quantity' | 'unit'>, locale: Locale): string =>
  `${quantity}\u00a0${unit === 'piece' ? itemNames[locale] : symbols[unit]}`;
