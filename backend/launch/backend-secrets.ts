// Secrets of one installation: generated once, stored in an ignored file that only its owner can read.
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface BackendSecrets {
  adminPassword: string;
  buildToken: string;
  databasePassword: string;
  directusKey: string;
  directusSecret: string;
  /** Signs the calls between backend and host (contract/publishing/signed-rebuild-request.ts). */
  rebuildSecret: string;
  setupToken: string;
}

const createSecrets = (): BackendSecrets => ({
  adminPassword: randomBytes(15).toString('base64url'),
  buildToken: randomBytes(32).toString('base64url'),
  databasePassword: randomBytes(24).toString('base64url'),
  directusKey: randomUUID(),
  directusSecret: randomBytes(48).toString('base64url'),
  rebuildSecret: randomBytes(32).toString('base64url'),
  setupToken: randomBytes(32).toString('base64url'),
});

/** Secrets that older installations lack; created when first missing. */
const laterSecrets = ['rebuildSecret'] as const;

/** The secrets of a data folder; `undefined` if there are none yet. @throws if the file is damaged. */
export const readStoredSecrets = async (dataFolder: string): Promise<BackendSecrets | undefined> =>
  (await readSecretsFile(dataFolder))?.secrets;

/** `isComplete`: whether the file contains all secrets. */
const readSecretsFile = async (
  dataFolder: string,
): Promise<{ secrets: BackendSecrets; isComplete: boolean } | undefined> => {
  const path = join(dataFolder, 'secrets.json');
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  if (stored === undefined) return undefined;
  let known: Partial<BackendSecrets>;
  try {
    known = JSON.parse(stored) as Partial<BackendSecrets>;
  } catch (cause) {
    throw new Error(`${path} is not valid JSON. Restore it from a backup, or delete it for new secrets.`, { cause });
  }
  const isComplete = laterSecrets.every((name) => known[name] !== undefined);
  for (const name of laterSecrets) known[name] ??= createSecrets()[name];
  const missing = Object.keys(createSecrets()).filter(
    (name) => typeof known[name as keyof BackendSecrets] !== 'string',
  );
  if (missing.length > 0)
    throw new Error(`${path} lacks ${missing.join(', ')}. Restore it, or delete it for new secrets.`);
  return { secrets: known as BackendSecrets, isComplete };
};

/** Stores the secrets of a data folder; an interrupted write leaves the previous ones. */
export const writeSecrets = async (dataFolder: string, secrets: BackendSecrets): Promise<void> => {
  const path = join(dataFolder, 'secrets.json');
  await mkdir(dataFolder, { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
};

/** Reads the secrets of a data folder, or creates them. `isNew`: whether they were created by this call. */
export const readOrCreateSecrets = async (dataFolder: string): Promise<{ secrets: BackendSecrets; isNew: boolean }> => {
  const stored = await readSecretsFile(dataFolder);
  const secrets = stored?.secrets ?? createSecrets();
  // Writes only if something is new, because several instances may start in one folder at the same time.
  if (stored?.isComplete === true) await chmod(join(dataFolder, 'secrets.json'), 0o600);
  else await writeSecrets(dataFolder, secrets);
  return { secrets, isNew: stored === undefined };
};
