// Tax included in an order total, by rate. Shipping and gift wrapping are taxed in proportion to the goods' rates
// (ancillary services are taxed like the main service, UStAE 3.10). Pure.
import type { Cents } from '../contract/cents.ts';

/** Statutory standard rate in percent (§ 12 UStG), used if the shop's setting is missing or out of range. */
export const standardTaxPercent = 19;

export interface TaxedAmount {
  percent: number;
  amountCents: Cents;
}

/**
 * Splits `amountCents` in proportion to `weights` into whole cents with the same sum (largest remainder method; equal
 * remainders in order). If all weights are 0, the first part gets the whole amount.
 */
export const allocateCentsProportionally = (amountCents: Cents, weights: readonly number[]): Cents[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight, index) =>
    sum === 0 ? (index === 0 ? amountCents : 0) : (amountCents * weight) / sum,
  );
  const parts = exact.map(Math.floor);
  const unallocated = amountCents - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, unallocated)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
};

/** A gross amount of one tax rate. */
interface GrossAtRate {
  percent: number;
  grossCents: Cents;
}

/** The tax included in a gross amount, rounded to whole cents. */
export const toIncludedTaxCents = ({ percent, grossCents }: GrossAtRate): Cents =>
  Math.round((grossCents * percent) / (100 + percent));

/**
 * Gross amounts by rate, highest rate first. Rates without an amount are left out.
 * @param goods gross amounts, one entry per line
 * @param extrasCents gross price of shipping and gift wrapping
 * @param defaultPercent rate for the extras if the goods cost nothing
 */
export const splitGrossByTaxRate = (
  goods: readonly TaxedAmount[],
  extrasCents: Cents,
  defaultPercent: number,
): GrossAtRate[] => {
  const grossByRate = new Map<number, Cents>();
  for (const { percent, amountCents } of goods) grossByRate.set(percent, (grossByRate.get(percent) ?? 0) + amountCents);
  const rates = [...grossByRate].filter(([, grossCents]) => grossCents > 0).sort(([one], [other]) => other - one);
  if (rates.length === 0) rates.push([defaultPercent, 0]);
  const shares = allocateCentsProportionally(
    extrasCents,
    rates.map(([, grossCents]) => grossCents),
  );
  return rates
    .map(([percent, grossCents], index) => ({ percent, grossCents: grossCents + (shares[index] ?? 0) }))
    .filter(({ grossCents }) => grossCents > 0);
};

/**
 * Taxes by rate, highest rate first. The tax of a rate is rounded once, on the sum, as on an invoice; the parameters are
 * those of {@link splitGrossByTaxRate}.
 */
export const breakDownTaxes = (...parts: Parameters<typeof splitGrossByTaxRate>): TaxedAmount[] =>
  splitGrossByTaxRate(...parts).map((gross) => ({ percent: gross.percent, amountCents: toIncludedTaxCents(gross) }));
