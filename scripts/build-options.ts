// The arguments of `npm run build`, checked. Called by scripts/build.ts.
import { parseArgs } from 'node:util';
import { SettingsError } from './settings.ts';

export interface BuildOptions {
  /** Lets a release go live whose size differs from the one before by more than the check takes. */
  acceptsSize: boolean;
}

const usage = 'Usage: npm run build -- [--accept-size]';

/** @throws {@link SettingsError} with the usage for anything else. */
export function toBuildOptions(words: string[]): BuildOptions {
  try {
    const { values } = parseArgs({ args: words, options: { 'accept-size': { type: 'boolean', default: false } } });
    return { acceptsSize: values['accept-size'] };
  } catch (cause) {
    throw new SettingsError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
}
