// Lists of product ids that a visitor's browser keeps or a link carries: the wish list and the recently viewed products.
// Both may be damaged or made up. Pure.
import { parseJsonOrUndefined } from './parse-json-or-undefined.ts';

/** Key in local storage (docs/decisions/067). */
export const wishListStorageKey = 'int-wishlist';

/** Products on a wish list: as many as fit into a link that messengers still recognize as one. */
export const maxWishListProducts = 40;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isProductId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value);

const toBoundedIds = (values: readonly unknown[], maxLength: number): string[] =>
  [...new Set(values.filter(isProductId))].slice(0, maxLength);

/** The distinct ids of a stored list; invalid content is left out. */
export const parseStoredProductIds = (stored: string | null, maxLength: number): string[] => {
  const values = parseJsonOrUndefined(stored);
  return Array.isArray(values) ? toBoundedIds(values, maxLength) : [];
};

const hashName = 'products=';

/** The hash of a link that shares a wish list, which no server receives: `#products=` and the ids without hyphens. */
export const formatWishListHash = (productIds: readonly string[]): string =>
  `#${hashName}${productIds.join('').replaceAll('-', '')}`;

/** The products of a shared wish list; empty for any other hash. Expects the hash without `#`. */
export const parseWishListHash = (hash: string): string[] => {
  if (!hash.startsWith(hashName)) return [];
  const ids = hash.slice(hashName.length, hashName.length + 32 * maxWishListProducts).match(/.{32}/g) ?? [];
  return toBoundedIds(
    ids.map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')),
    maxWishListProducts,
  );
};

/** Appends products that the wish list does not have yet, as many as it has room for. */
export const toWishListWithAddedProducts = (productIds: readonly string[], additions: readonly string[]): string[] =>
  toBoundedIds([...productIds, ...additions], maxWishListProducts);
