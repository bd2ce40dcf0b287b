// Builders for the choices of a product: ring sizes, lengths, and options with a name such as straps and colours.
// Used by the catalogue files beside; product.ts turns the result into records.
import { localized, sameInAll, type Localized } from '../localized.ts';

export interface Variant {
  /** Follows the product's reference number after a hyphen. */
  suffix: string;
  name: Localized;
  /** Gross euros. */
  price: number;
  stock: number;
  /** An inactive variant is kept in the studio and not offered. */
  active?: boolean;
}

/** What the choice is called, with the choices themselves. */
export interface Choice {
  label: Localized;
  /** In what they differ, where search engines have a word for it. */
  aspect?: 'color' | 'material' | 'size';
  variants: Variant[];
}

interface RingSizes {
  price: number;
  /** From this size on more metal is needed and another price holds. */
  largerFrom?: { size: number; price: number };
  /** Pieces in stock by inner circumference in mm. */
  stock: Record<number, number>;
  inactive?: number[];
}

export const ringSizes = ({ price, largerFrom, stock, inactive = [] }: RingSizes): Choice => ({
  label: localized('Ringgröße', 'Ring size', 'Taille de bague'),
  aspect: 'size',
  variants: Object.entries(stock).map(([circumference, pieces]) => {
    const size = Number(circumference);
    return {
      suffix: circumference,
      name: localized(`Größe ${circumference}`, `Size ${circumference}`, `Taille ${circumference}`),
      price: largerFrom && size >= largerFrom.size ? largerFrom.price : price,
      stock: pieces,
      active: !inactive.includes(size),
    };
  }),
});

/** Lengths in cm, each with its price and the pieces in stock. */
export const lengths = (offered: Record<number, { price: number; stock: number; active?: boolean }>): Choice => ({
  label: localized('Länge', 'Length', 'Longueur'),
  aspect: 'size',
  variants: Object.entries(offered).map(([length, variant]) => ({
    suffix: length,
    name: sameInAll(`${length} cm`),
    ...variant,
  })),
});

export const option = (suffix: string, name: Localized, price: number, stock: number): Variant => ({
  suffix,
  name,
  price,
  stock,
});

export const straps = (...variants: Variant[]): Choice => ({
  label: localized('Armband', 'Strap', 'Bracelet'),
  aspect: 'material',
  variants,
});

export const colours = (...variants: Variant[]): Choice => ({
  label: localized('Farbe', 'Colour', 'Couleur'),
  aspect: 'color',
  variants,
});

export const widths = (...variants: Variant[]): Choice => ({
  label: localized('Breite', 'Width', 'Largeur'),
  aspect: 'size',
  variants,
});
