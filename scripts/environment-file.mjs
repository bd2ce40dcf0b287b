// Reads `.env`. Called by the set-up, which runs before every command, so that all of them see the same variables.
// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './setup-plan.mjs';

/**
 * Reads the folder's `.env` into the environment where there is one; a variable that is already set wins.
 * Throws {@link SetupError} when it cannot be read.
 *
 * @param {string} folder
 */
export function readEnvironmentFile(folder) {
  const file = join(folder, '.env');
  if (!existsSync(file)) return;
  if (!('loadEnvFile' in process)) {
    throw new SetupError(
      'Set-up stopped at .env: the Node of this machine is too old to read it. ' +
        'Install Node 20.12 or newer, or set the variables in the environment and remove .env.',
    );
  }
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new SetupError(`Set-up stopped at .env: ${error instanceof Error ? error.message : String(error)}`);
  }
}
