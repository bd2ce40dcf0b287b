// Starts the whole backend: database, Directus, content model, access rules, demo content. Called by `npm start` and
// by every test that needs a live backend.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { applySchema } from '../apply/apply-schema.ts';
import { startDatabase } from '../database/database.ts';
import { readUsablePort } from '../database/port.ts';
import { createRestClient } from '../rest/rest-client.ts';
import { schema as contentModel } from '../schema/schema.ts';
import { runBootstrap, startDirectus } from './directus-process.ts';
import { toEnvironment } from './environment.ts';
import { readInstallationState, writeSetupAccount } from './installation.ts';
import type { BackendOptions, RunningBackend } from './options.ts';
import { readSecrets, type Secrets } from './secrets.ts';

export type { BackendOptions, RunningBackend } from './options.ts';

const host = '127.0.0.1';
const adminEmail = 'admin@example.com';

const startOnDatabase = async (
  options: BackendOptions,
  databaseUrl: string,
  secrets: Secrets,
): Promise<Omit<RunningBackend, 'databaseUrl'>> => {
  const { log } = options;
  const dataFolder = resolve(options.dataFolder);
  const port = await readUsablePort(options.port, host, 'the backend', 'BACKEND_PORT');
  const environment = toEnvironment({ ...options, dataFolder, host, port, databaseUrl, adminEmail, secrets });
  const timed = createTimer(log);
  if ((await readInstallationState(databaseUrl)) !== 'current') {
    await timed('Directus installed', () => runBootstrap(environment, dataFolder));
  }
  await writeSetupAccount(databaseUrl, secrets.setupToken);
  const directus = await timed('Directus ready', () => startDirectus(environment, dataFolder, log));
  const url = `http://${host}:${port}`;
  try {
    const rest = createRestClient(url, secrets.setupToken);
    const outcome = await timed('Content model applied', () => applySchema(rest, databaseUrl, options.schema ?? contentModel));
    if (outcome.changes.length > 0) log(`${outcome.changes.length} changes to the content model`);
    for (const leftover of outcome.leftovers) log(`${leftover} is not in the content model; it was left as it is.`);
  } catch (error) {
    await directus.stop();
    throw error;
  }
  return {
    url,
    buildToken: secrets.buildToken,
    adminEmail,
    adminPassword: secrets.adminPassword,
    adminToken: secrets.setupToken,
    stop: directus.stop,
  };
};

const createTimer =
  (log: (line: string) => void) =>
  async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    const result = await work();
    log(`${what} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return result;
  };

/** Starts everything and answers when the backend is ready to be read; throws a sentence that says what to do. */
export const startBackend = async (options: BackendOptions): Promise<RunningBackend> => {
  const dataFolder = resolve(options.dataFolder);
  await mkdir(dataFolder, { recursive: true });
  const { secrets, isNew } = await readSecrets(dataFolder);
  const timed = createTimer(options.log);
  const database = await timed('Database ready', () =>
    startDatabase({
      dataFolder,
      port: options.databasePort,
      password: secrets.databasePassword,
      isPasswordNew: isNew,
      ...(options.databaseUrl === undefined ? {} : { databaseUrl: options.databaseUrl }),
      ...(options.databaseSettings === undefined ? {} : { settings: options.databaseSettings }),
      log: options.log,
    }),
  );
  try {
    const backend = await startOnDatabase(options, database.url, secrets);
    return {
      ...backend,
      databaseUrl: database.url,
      stop: async () => {
        await backend.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
};
