// The scale of the price slider: whole euros in even steps. Pure.
import type { Cents } from '../../contract/cents.ts';

export interface PriceSliderScale {
  /** Whole euros, multiples of `step`. */
  min: number;
  max: number;
  step: number;
}

/** The scale has about as many steps as the slider has pixels. */
const maxSteps = 250;

const steps = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000];

export const toPriceSliderScale = ({ minCents, maxCents }: { minCents: Cents; maxCents: Cents }): PriceSliderScale => {
  const step = steps.find((width) => (maxCents - minCents) / 100 / width <= maxSteps) ?? 100_000;
  return {
    min: Math.floor(minCents / 100 / step) * step,
    max: Math.ceil(maxCents / 100 / step) * step,
    step,
  };
};

/** The steps nearest to the ends of a range; an open end is the scale's own. */
export const toPriceSliderThumbValues = (
  { min, max, step }: PriceSliderScale,
  { minCents, maxCents }: { minCents: Cents | null; maxCents: Cents | null },
): [from: number, upTo: number] => {
  const toStep = (cents: Cents) => Math.min(max, Math.max(min, Math.round(cents / 100 / step) * step));
  return [minCents === null ? min : toStep(minCents), maxCents === null ? max : toStep(maxCents)];
};
