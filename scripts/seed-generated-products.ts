// `npm run seed -- --products 50000`: adds generated products to the demo shop of the running backend, to test a large
// catalogue; `--products 0` removes them. `npm run seed -- --reset`: empties the backend of this folder, so that its
// next start seeds the demo content again.
import { withDatabaseConnection } from '../backend/database/with-database-connection.ts';
import { toEmbeddedDatabaseUrl } from '../backend/database/start-or-connect-database.ts';
import { readStoredSecrets } from '../backend/launch/backend-secrets.ts';
import { createDirectusRestClient } from '../backend/rest/directus-rest-client.ts';
import { deleteEmbeddedDatabaseAndUploads } from '../backend/seed/seed-database.ts';
import { maxGeneratedDemoProducts, seedGeneratedProducts } from '../demo/catalogue/seed-catalogue.ts';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { devBackendDataFolder, isBackendReachable } from './start-or-connect-backend.ts';
import { checkPortsAreFree } from './check-ports.ts';
import { parseSeedArguments } from './parse-command-arguments.ts';
import { createPrefixedLog, runCliCommandAndExit, formatElapsedTime } from './run-cli-command-and-exit.ts';
import { parseCommandEnvironmentSettings, type StartedOrRemoteBackendSettings } from './cli-command-settings.ts';

const main = async () => {
  const options = parseSeedArguments(process.argv.slice(2), maxGeneratedDemoProducts);
  const { backend } = parseCommandEnvironmentSettings(process.env);
  if (backend.kind === 'elsewhere') {
    throw new SettingsError('BACKEND_URL names a backend elsewhere; this command is for one started from here.');
  }
  if (options === 'reset') {
    await reset(backend);
    return 0;
  }
  const secrets = await readStoredSecrets(devBackendDataFolder);
  if (!secrets) throw new SettingsError('No backend was started from this folder yet. Run npm start first.');
  const databaseUrl = backend.databaseUrl ?? toEmbeddedDatabaseUrl(backend.databasePort, secrets.databasePassword);
  await checkDatabase(databaseUrl);

  const log = createPrefixedLog('seed');
  const startedAt = performance.now();
  const { created, removed } = await seedGeneratedProducts(databaseUrl, { ...options, log });
  log(`${created} products generated, ${removed} removed (${formatElapsedTime(performance.now() - startedAt)})`);

  const url = `http://127.0.0.1:${backend.port}`;
  if (await isBackendReachable(url)) {
    await createDirectusRestClient(url, secrets.setupToken).post('/utils/cache/clear', {});
    log(`the cache of ${url} was cleared: visitors see the change`);
  } else log(`no backend runs at ${url}; its next start shows the change`);
  return 0;
};

const reset = async (backend: Extract<StartedOrRemoteBackendSettings, { kind: 'own' }>): Promise<void> => {
  if (!backend.demoContent) {
    throw new SettingsError(
      'DEMO_CONTENT is false: the database contains your own content and is not emptied by this command.',
    );
  }
  if (backend.databaseUrl !== undefined) {
    throw new SettingsError(
      'DATABASE_URL names a database of your own, which is not emptied by this command. Name an empty one.',
    );
  }
  // A running backend would still use the folders.
  await checkPortsAreFree([
    { port: backend.port, purpose: 'backend', setting: 'BACKEND_PORT' },
    { port: backend.databasePort, purpose: 'database', setting: 'DATABASE_PORT' },
  ]);
  await deleteEmbeddedDatabaseAndUploads(devBackendDataFolder);
  createPrefixedLog('seed')('database and files are empty; npm start fills them again, with the same passwords');
};

const checkDatabase = async (databaseUrl: string): Promise<void> => {
  try {
    await withDatabaseConnection(databaseUrl, ({ readRows }) => readRows('select 1 from ecommerce_product limit 1'));
  } catch (cause) {
    const { host } = new URL(databaseUrl);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingsError(
      `The backend's database at ${host} cannot be reached (${reason || 'no answer'}). ` +
        'Run npm start in another terminal, with the same BACKEND_PORT and DATABASE_PORT or DATABASE_URL.',
      { cause },
    );
  }
};

await runCliCommandAndExit(main);
