// The arguments of `npm run seed`, checked. Called by scripts/seed.ts.
import { parseArgs } from 'node:util';
import { SettingsError } from './settings.ts';

export interface SeedOptions {
  products: number;
  seed: number;
}

const usage =
  'Usage: npm run seed -- --products 50000 [--seed 1]\n--products 0 removes what was generated and nothing else.\n' +
  'Usage: npm run seed -- --reset\nEmpties the embedded database and its files; the next start fills them anew.';

const toWhole = (name: string, value: string | undefined, most: number): number => {
  if (value === undefined) throw new SettingsError(`--${name} is missing.\n${usage}`);
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= most)) {
    throw new SettingsError(`--${name} is "${value}", but has to be a whole number from 0 to ${most}.\n${usage}`);
  }
  return number;
};

/** @throws {@link SettingsError} with the usage for anything but the two numbers or `--reset` alone. */
export function toSeedOptions(words: string[], mostProducts: number): SeedOptions | 'reset' {
  let values: { products?: string; seed?: string; reset?: boolean };
  const options = { products: { type: 'string' }, seed: { type: 'string' }, reset: { type: 'boolean' } } as const;
  try {
    ({ values } = parseArgs({ args: words, options }));
  } catch (cause) {
    throw new SettingsError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
  if (values.reset) {
    if (words.length > 1) throw new SettingsError(`--reset stands alone.\n${usage}`);
    return 'reset';
  }
  return {
    products: toWhole('products', values.products, mostProducts),
    seed: toWhole('seed', values.seed ?? '1', 999_999_999),
  };
}
