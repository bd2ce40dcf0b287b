// Reads from a product and the visitor's choices what the drawing shows: metal, width, size. Pure.
import { bandWidthRangeMm } from '../../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { PersonalizationValues } from '../../../../domain/personalization.ts';
import type { Product, ProductVariant } from '../../../../domain/product/to-product.ts';
import { parseRingSize } from '../../../../domain/ring-size/ring-size.ts';
import type { EngravingPreviewAppearance } from './ring-drawing-geometry.ts';

export type EngravableProduct = Pick<Product, 'look' | 'personalization' | 'variants'>;

/** @param variant the chosen one; `null` before a choice, when the first one is shown */
export const toEngravingPreviewAppearance = (
  { look, personalization, variants }: EngravableProduct,
  variant: Pick<ProductVariant, 'name'> | null,
  values: PersonalizationValues,
): Partial<EngravingPreviewAppearance> => {
  const choices = (personalization?.fields ?? []).flatMap((field) => (field.type === 'choice' ? field : []));
  const chosen = choices.map(({ key, options }) => options.find(({ value }) => value === values[key])?.label ?? '');
  const offered = [
    ...variants.map(({ name }) => name),
    ...choices.flatMap(({ options }) => options.map(({ label }) => label)),
  ];
  const shown = [variant?.name ?? variants[0]?.name ?? '', ...chosen];
  const [variantName = ''] = shown;
  const [widthMm = look?.bandWidthMm, secondWidthMm] = parseMillimeters(variantName);
  const metals = look ? toShownMetals(look.metals, offered, shown) : [];
  return {
    ...(metals.length > 0 && { metals }),
    ...(look && look.stones.length > 0 && { stones: look.stones.map(({ color }) => color) }),
    ...(isBandWidth(widthMm) && { bandWidthMm: widthMm }),
    ...(isBandWidth(secondWidthMm) && { secondBandWidthMm: secondWidthMm }),
    ...(look?.profile && { profile: look.profile }),
    ...(look?.head && { head: look.head }),
    letter: variantName,
    sizes: toRingSizes(
      choices.map(({ key }) => values[key] ?? ''),
      variant,
    ),
  };
};

/** If visitors choose between metals, the chosen one or the first; else all of a product of several metals. */
const toShownMetals = (
  metals: readonly { name: string; color: string }[],
  offered: readonly string[],
  shown: readonly string[],
): string[] => {
  const isNamedIn =
    (texts: readonly string[]) =>
    ({ name }: { name: string }) =>
      texts.some((text) => text.includes(name));
  const choosable = metals.filter(isNamedIn(offered));
  const visible = choosable.length > 1 ? choosable.filter(isNamedIn(shown)) : metals;
  return (visible.length > 0 ? visible : choosable.slice(0, 1)).map(({ color }) => color);
};

/** Of each ring of a pair, or of the chosen variant. */
const toRingSizes = (chosen: readonly string[], variant: Pick<ProductVariant, 'name'> | null): number[] => {
  const ofFields = chosen.map(parseRingSize);
  const sizes = ofFields.some((size) => size !== undefined) ? ofFields : [parseRingSize(variant?.name ?? '')];
  const [known] = sizes.filter((size) => size !== undefined);
  return known === undefined ? [] : sizes.map((size) => size ?? known);
};

const isBandWidth = (millimeters: number | null | undefined): millimeters is number =>
  typeof millimeters === 'number' && millimeters >= bandWidthRangeMm.min && millimeters <= bandWidthRangeMm.max;

/** Such as 3.5 from "3,5 mm", and two widths from "4,0 / 5,0 mm". */
const parseMillimeters = (text: string): number[] => {
  const [, ...numbers] = /(?:(\d+(?:[.,]\d+)?)\s*\/\s*)?(\d+(?:[.,]\d+)?)\s*mm\b/.exec(text) ?? [];
  return numbers.flatMap((number) => (number ? Number(number.replace(',', '.')) : []));
};
