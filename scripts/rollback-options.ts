// The arguments of `npm run rollback`, checked. Called by scripts/rollback.ts.
import { parseArgs } from 'node:util';
import { SettingsError } from './settings.ts';

export interface RollbackOptions {
  isList: boolean;
  /** Name of the release to go back to; `undefined`: the one before the live one. */
  wanted: string | undefined;
}

const usage = 'Usage: npm run rollback -- [--list | --to <release>]';

/** @throws {@link SettingsError} with the usage for anything that is not clearly one of the three. */
export function toRollbackOptions(words: string[]): RollbackOptions {
  try {
    const { values } = parseArgs({ args: words, options: { list: { type: 'boolean' }, to: { type: 'string' } } });
    const { list: isList = false, to: wanted } = values;
    if (isList && wanted !== undefined) throw new Error('Say one of --list and --to.');
    if (wanted === '') throw new Error('--to is empty.');
    return { isList, wanted };
  } catch (cause) {
    throw new SettingsError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
}
