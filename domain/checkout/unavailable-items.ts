// The items of a cart that cannot be ordered as they are, by name, for saying so: out of a refused order's fresh quote, or out of
// the cart as it was checked. Pure.
import type { LineProblem, Quote } from '../../contract/shop/quote.ts';
import type { Cart } from '../cart.ts';
import type { CheckedLine } from '../cart-quote.ts';

export interface UnavailableItem {
  name: string;
  problem: Exclude<LineProblem, 'price_changed'>;
  /** How many there are; only with `too_many`. */
  available: number;
}

const toName = (name: string, variantName: string | null | undefined): string =>
  [name, variantName].filter(Boolean).join(', ');

/** A line that is gone has no name in the quote any more: the cart, whose lines were sent in the same order, still knows it. */
export const toRefusedItems = ({ lines }: Quote, { products }: Cart): UnavailableItem[] =>
  lines.flatMap(({ name, variant_name: variantName, problem, available }, index) => {
    if (problem === null || problem === 'price_changed') return [];
    const item = products[index];
    const known = name === '' ? toName(item?.product.name ?? '', item?.variant?.name) : toName(name, variantName);
    return [{ name: known, problem, available: available ?? 0 }];
  });

export const toUnavailableItems = (lines: readonly CheckedLine[]): UnavailableItem[] =>
  lines.flatMap(({ item, quoted, problem }) => {
    if (problem === null || problem === 'price_changed') return [];
    const name = toName(quoted?.name || item.product.name, quoted?.variant_name ?? item.variant?.name);
    return [{ name, problem, available: quoted?.available ?? 0 }];
  });
