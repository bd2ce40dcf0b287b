// Ring sizes: conversion between European, American and British sizes, and matching with variants. Pure.
// The European size (ISO 8653) is the inner circumference in millimetres; fractional values are measurements.

/** Range of the printed sheet and of the ring sizer's scale. */
export const minRingSize = 46;
export const maxRingSize = 70;

/** The American size 0 has an inner diameter of 11.63 mm; each whole size adds 0.032 inch. */
const americanZeroMm = 11.63;
const americanStepMm = 0.032 * 25.4;

/** The British size A has an inner circumference of 37.5 mm; each additional letter adds 1.25 mm (BS 6820). */
const britishAMm = 37.5;
const britishStepMm = 1.25;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Maximum difference between a measured finger and a fitting size, in millimetres of circumference. */
const fitsWithinMm = 1.5;

export const circumferenceToDiameterMm = (circumferenceMm: number): number => circumferenceMm / Math.PI;

/** For example `7½`. */
export const toAmericanRingSize = (circumferenceMm: number): string => {
  const halves = Math.round((2 * (circumferenceToDiameterMm(circumferenceMm) - americanZeroMm)) / americanStepMm);
  return withHalf(String(Math.floor(halves / 2)), halves);
};

/** For example `N½`; sizes beyond Z are `Z+1` and so on. */
export const toBritishRingSize = (circumferenceMm: number): string => {
  const halves = Math.round((2 * (circumferenceMm - britishAMm)) / britishStepMm);
  const index = Math.floor(halves / 2);
  const last = letters.length - 1;
  return withHalf(letters[index] ?? `Z+${index - last}`, halves);
};

const withHalf = (whole: string, halves: number): string =>
  `${whole === '0' && halves % 2 ? '' : whole}${halves % 2 ? '½' : ''}`;

export interface RingSizeConversion {
  size: number;
  diameterMm: number;
  american: string;
  british: string;
}

const toRow = (size: number): RingSizeConversion => ({
  size,
  diameterMm: circumferenceToDiameterMm(size),
  american: toAmericanRingSize(size),
  british: toBritishRingSize(size),
});

/** Every whole European size on the printed sheet, with its equivalents. */
export const ringSizeConversions: readonly RingSizeConversion[] = Array.from(
  { length: maxRingSize - minRingSize + 1 },
  (_, index) => toRow(minRingSize + index),
);

/**
 * The offered size nearest to a measured circumference; of two equally near sizes the larger one, because a ring that
 * is too small cannot be put on. `undefined` if none is close enough.
 */
export const findFittingRingSize = (circumferenceMm: number, offeredSizes: readonly number[]): number | undefined => {
  const [nearest] = offeredSizes
    .filter((size) => Math.abs(size - circumferenceMm) <= fitsWithinMm)
    .sort((one, other) => Math.abs(one - circumferenceMm) - Math.abs(other - circumferenceMm) || other - one);
  return nearest;
};

/** Extracts the European size from a variant name, such as “54” or “Größe 54”; `undefined` if there is none. */
export const parseRingSize = (variantName: string): number | undefined => {
  // A number followed by a unit is a length, such as that of a necklace.
  const numbers = variantName.match(/\d+(?:[.,]\d+)?(?![\d.,]|\s*(?:mm|cm|m\b|"|″))/g) ?? [];
  const sizes = numbers.map((number) => Number(number.replace(',', '.'))).filter((size) => size >= 40 && size <= 76);
  return sizes.length === 1 ? sizes[0] : undefined;
};

/** Variant name by European size; empty if no name contains a ring size. */
export const toVariantNamesByRingSize = (names: readonly string[]): ReadonlyMap<number, string> =>
  new Map(
    names.flatMap((name) => {
      const size = parseRingSize(name);
      return size === undefined ? [] : [[size, name] as const];
    }),
  );
