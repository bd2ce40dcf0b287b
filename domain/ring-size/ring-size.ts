// Ring sizes and how they follow from each other. Pure; used by the ring sizer, on screen and on paper.
// The European size (ISO 8653) is the inner circumference in millimetres; a size that is not whole is a measure.

/** The sizes of the printed sheet and of the sizer's scale. */
export const minRingSize = 46;
export const maxRingSize = 70;

/** The American size 0 is 11.63 mm wide inside, and every further size 0.032 inch more. */
const americanZeroMm = 11.63;
const americanStepMm = 0.032 * 25.4;

/** The British size A has an inner circumference of 37.5 mm, and every further letter 1.25 mm more (BS 6820). */
const britishAMm = 37.5;
const britishStepMm = 1.25;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A measured finger lies at most this far from a size that fits it, in millimetres of circumference. */
const fitsWithinMm = 1.5;

export const circumferenceToDiameterMm = (circumferenceMm: number): number => circumferenceMm / Math.PI;

/** Such as `7½`. */
export const toAmericanRingSize = (circumferenceMm: number): string => {
  const halves = Math.round((2 * (circumferenceToDiameterMm(circumferenceMm) - americanZeroMm)) / americanStepMm);
  return withHalf(String(Math.floor(halves / 2)), halves);
};

/** Such as `N½`; beyond Z the sizes are counted on: `Z+1`. */
export const toBritishRingSize = (circumferenceMm: number): string => {
  const halves = Math.round((2 * (circumferenceMm - britishAMm)) / britishStepMm);
  const index = Math.floor(halves / 2);
  const last = letters.length - 1;
  return withHalf(letters[index] ?? `Z+${index - last}`, halves);
};

const withHalf = (whole: string, halves: number): string =>
  `${whole === '0' && halves % 2 ? '' : whole}${halves % 2 ? '½' : ''}`;

export interface RingSizeRow {
  size: number;
  diameterMm: number;
  american: string;
  british: string;
}

const toRow = (size: number): RingSizeRow => ({
  size,
  diameterMm: circumferenceToDiameterMm(size),
  american: toAmericanRingSize(size),
  british: toBritishRingSize(size),
});

/** Every whole European size of the sheet with its twins. */
export const ringSizeRows: readonly RingSizeRow[] = Array.from({ length: maxRingSize - minRingSize + 1 }, (_, index) =>
  toRow(minRingSize + index),
);

/**
 * The size on offer that fits a measured circumference: the nearest one, of two equally near ones the larger, because a
 * ring that is too small does not go on. `undefined` where none is near enough.
 */
export const findFittingRingSize = (circumferenceMm: number, offeredSizes: readonly number[]): number | undefined => {
  const [nearest] = offeredSizes
    .filter((size) => Math.abs(size - circumferenceMm) <= fitsWithinMm)
    .sort((one, other) => Math.abs(one - circumferenceMm) - Math.abs(other - circumferenceMm) || other - one);
  return nearest;
};

/** The European size that the name of a variant speaks of, such as “54” or “Größe 54”; `undefined` where it has none. */
export const parseRingSize = (variantName: string): number | undefined => {
  // A number with a unit behind it is a length: necklaces have lengths where rings have sizes.
  const numbers = variantName.match(/\d+(?:[.,]\d+)?(?![\d.,]|\s*(?:mm|cm|m\b|"|″))/g) ?? [];
  const sizes = numbers.map((number) => Number(number.replace(',', '.'))).filter((size) => size >= 40 && size <= 76);
  return sizes.length === 1 ? sizes[0] : undefined;
};

/** European size → the name that has it; empty where the names are no ring sizes. */
export const toVariantNamesByRingSize = (names: readonly string[]): ReadonlyMap<number, string> =>
  new Map(
    names.flatMap((name) => {
      const size = parseRingSize(name);
      return size === undefined ? [] : [[size, name] as const];
    }),
  );
