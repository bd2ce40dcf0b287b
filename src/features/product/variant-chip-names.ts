// Decides whether the variants of a product are short enough for chips, and how they are named on them. Pure.
import type { Product } from '../../../domain/product/to-product.ts';

/** Name of the form field, used to find a selection made before hydration. */
export const productVariantFormFieldName = 'variant';

/** Longest name that fits on a chip, such as "3,5 mm". */
const maxNameLength = 6;

interface VariantNames extends Pick<Product, 'variesBy'> {
  /** Label of the selection, such as "Ringgröße". */
  label: string;
  names: readonly string[];
}

/** The names on the chips; `null` if one is too long. "Größe 54" is "54" where the label already says "Größe". */
export const toVariantChipNames = ({ label, names, variesBy }: VariantNames): string[] | null => {
  const prefix = variesBy === 'size' ? findStatedPrefix(label, names) : '';
  const short = names.map((name) => name.slice(prefix.length));
  return short.every(({ length }) => length <= maxNameLength) ? short : null;
};

/** The word before all names, with its space, if the label contains it; otherwise empty. */
const findStatedPrefix = (label: string, names: readonly string[]): string => {
  const prefix = /^\p{L}+\s(?=\S)/u.exec(names[0] ?? '')?.[0] ?? '';
  const isStated = label.toLocaleLowerCase().includes(prefix.trim().toLocaleLowerCase());
  return isStated && names.every((name) => name.startsWith(prefix)) ? prefix : '';
};
