// The tax contained in a total, by rate: shipping and wrapping follow the rates of the goods in proportion (subsidiary
// services share the fate of the main one, UStAE 3.10). Pure.
import type { Cents } from '../contract/cents.ts';

/** An amount and its rate of tax. */
export interface TaxedAmount {
  percent: number;
  amountCents: Cents;
}

/**
 * Parts of `amountCents` in proportion to `weights`, in whole cents that add up to it; what rounding leaves goes to the largest
 * remainders. Without any weight all goes to the first part.
 */
export const allocateProportionally = (amountCents: Cents, weights: readonly number[]): Cents[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight, index) =>
    sum === 0 ? (index === 0 ? amountCents : 0) : (amountCents * weight) / sum,
  );
  const parts = exact.map(Math.floor);
  const left = amountCents - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
};

/**
 * By rate, the highest first. `goods` are gross, one entry per line; `extrasCents` is the gross price of shipping and wrapping.
 * Each rate is rounded once, on its sum: the sum and its tax are what an invoice states.
 */
export const breakDownTaxes = (
  goods: readonly TaxedAmount[],
  extrasCents: Cents,
  defaultPercent: number,
): TaxedAmount[] => {
  const grossByRate = new Map<number, Cents>();
  for (const { percent, amountCents } of goods) grossByRate.set(percent, (grossByRate.get(percent) ?? 0) + amountCents);
  // Where the goods cost nothing, the shop's own rate holds for what is left.
  const rates = [...grossByRate].filter(([, grossCents]) => grossCents > 0).sort(([one], [other]) => other - one);
  if (rates.length === 0) rates.push([defaultPercent, 0]);
  const shares = allocateProportionally(
    extrasCents,
    rates.map(([, grossCents]) => grossCents),
  );
  return rates
    .map(([percent, grossCents], index) => ({ percent, grossCents: grossCents + (shares[index] ?? 0) }))
    .filter(({ grossCents }) => grossCents > 0)
    .map(({ percent, grossCents }) => ({ percent, amountCents: Math.round((grossCents * percent) / (100 + percent)) }));
};
