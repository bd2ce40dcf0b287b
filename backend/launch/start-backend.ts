// Starts the whole backend: database, Directus, content model, access rules, seed content.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { applyAccessRules } from '../access/apply-access.ts';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { applySchema } from '../apply/apply-schema.ts';
import { applyStudioBrand } from '../apply/studio-brand.ts';
import { applyStudioPresets } from '../apply/studio-presets.ts';
import { applyStudioInsightsDashboard, applyStudioSettings } from '../apply/studio-settings.ts';
import { startOrConnectDatabase } from '../database/start-or-connect-database.ts';
import { resolveListenPortOrThrowIfTaken } from '../database/find-free-port.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../rest/directus-rest-client.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { type StaffAccountWithFirstPassword, seedStaffAccounts } from '../seed/seed-staff-accounts.ts';
import { disableUnconfiguredPreviews, recordAppliedContentModel } from './applied-content-model.ts';
import { runDirectusBootstrap, startDirectus } from './directus-process.ts';
import { toDirectusEnvironment } from './directus-environment.ts';
import {
  checkSecretsMatchDatabase,
  readDirectusInstallationState,
  writeServiceAccounts,
} from './directus-installation-and-service-accounts.ts';
import type { BackendOptions, RunningBackend } from './start-backend-options.ts';
import { readOrCreateSecrets, type BackendSecrets } from './backend-secrets.ts';
import { superviseProcess, type StartedProcess, type SupervisedProcess } from './supervise-process.ts';

export type { BackendOptions, RunningBackend } from './start-backend-options.ts';

const loopback = '127.0.0.1';
const adminEmail = 'admin@example.com';

const createTimer =
  (log: (line: string) => void) =>
  async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    const result = await work();
    log(`${what} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return result;
  };

/** Applies content model, settings and access rules; changes only what differs. */
const applyContentModel = async (
  options: BackendOptions,
  rest: DirectusRestClient,
  databaseUrl: string,
): Promise<void> => {
  const { log, schema: wanted = contentModelCollections } = options;
  const schema = disableUnconfiguredPreviews(wanted, options.publishing);
  const timed = createTimer(log);
  const { changes, leftovers, warnings } = await timed('Content model checked', () =>
    applySchema(rest, databaseUrl, schema, systemCollectionExtraFields, options.isServed),
  );
  const settings = await applyStudioSettings(rest);
  const lists = await applyStudioPresets(rest, schema);
  const dashboard = await applyStudioInsightsDashboard(rest);
  const access = await timed('Access rules checked', () => applyAccessRules(rest, schema));
  const total = changes.length + settings.length + lists.length + dashboard.length + access.length;
  if (total > 0) log(`${total} changes to content model and access rules`);
  await recordAppliedContentModel(databaseUrl, wanted);
  for (const warning of warnings) log(warning);
  for (const leftover of leftovers) log(`${leftover} is not in the content model; it was left as it is.`);
};

/** Seeds the content once; afterwards it belongs to the editors. Returns the accounts of the content's staff. */
const applyContent = async (
  options: BackendOptions,
  rest: DirectusRestClient,
  databaseUrl: string,
  secrets: BackendSecrets,
): Promise<StaffAccountWithFirstPassword[]> => {
  const { log, content, schema = contentModelCollections } = options;
  if (content === undefined) return [];
  const { name } = content;
  const { files, created } = await createTimer(log)(`${name} checked`, () =>
    seedDatabase(rest, databaseUrl, schema, content),
  );
  if (files + created > 0) log(`${name}: ${files} files, ${created} items new`);
  return content.staff ? seedStaffAccounts(rest, databaseUrl, content.staff, secrets.directusSecret) : [];
};

/** Without `restarts` the process is started once, and an unexpected exit is only logged. */
const startProcess = async (
  { log, restarts }: BackendOptions,
  start: (onEnd: (reason: string) => void) => Promise<StartedProcess>,
): Promise<SupervisedProcess> => {
  if (restarts) return superviseProcess({ start, log, onGiveUp: restarts.onGiveUp });
  return { ...(await start(log)), isUp: () => true };
};

const startOnDatabase = async (
  options: BackendOptions,
  databaseUrl: string,
  { secrets, isNew }: { secrets: BackendSecrets; isNew: boolean },
): Promise<Omit<RunningBackend, 'databaseUrl'>> => {
  const { log, host = loopback } = options;
  const dataFolder = resolve(options.dataFolder);
  const port = await resolveListenPortOrThrowIfTaken(options.port, host, 'the backend', 'BACKEND_PORT');
  const environment = {
    ...toDirectusEnvironment({ ...options, dataFolder, host, port, databaseUrl, adminEmail, secrets }),
    ...options.directusSettings,
  };
  const timed = createTimer(log);
  const isOperators = options.databaseUrl !== undefined;
  const installation = await readDirectusInstallationState(databaseUrl, isOperators);
  if (installation !== 'current')
    await timed('Directus installed', () => runDirectusBootstrap(environment, dataFolder));
  await writeServiceAccounts(databaseUrl, secrets);
  const { drainMs, logs } = options;
  const start = (onEnd: (reason: string) => void) =>
    startDirectus(environment, dataFolder, onEnd, { drainMs, logTo: logs?.target });
  const directus = await timed('Directus ready', () => startProcess(options, start));
  const url = `http://${host === '0.0.0.0' ? loopback : host}:${port}`;
  let staff: StaffAccountWithFirstPassword[];
  try {
    const rest = createDirectusRestClient(url, secrets.setupToken);
    // Only an operator's database can outlive its secrets; its accounts belong to the operator.
    if (isNew && installation !== 'missing')
      log('Directus was in the database before: sign in with an account of your own, no password was changed.');
    await applyContentModel(options, rest, databaseUrl);
    staff = await applyContent(options, rest, databaseUrl, secrets);
    await applyStudioBrand(rest, databaseUrl, Object.keys(options.siteAddresses ?? {}));
  } catch (error) {
    await directus.stop();
    throw error;
  }
  return {
    url,
    buildToken: secrets.buildToken,
    adminEmail,
    adminPassword: secrets.adminPassword,
    staff,
    adminToken: secrets.setupToken,
    get pid() {
      return directus.pid;
    },
    isUp: directus.isUp,
    kill: directus.kill,
    stop: directus.stop,
  };
};

/** Starts everything; resolves when the backend answers requests. @throws an error that states the remedy. */
export const startBackend = async (options: BackendOptions): Promise<RunningBackend> => {
  const dataFolder = resolve(options.dataFolder);
  await mkdir(join(dataFolder, 'uploads'), { recursive: true });
  if (options.databaseUrl !== undefined) await checkSecretsMatchDatabase(options.databaseUrl, dataFolder);
  const { secrets, isNew } = await readOrCreateSecrets(dataFolder);
  const timed = createTimer(options.log);
  const database = await timed('Database ready', () =>
    startOrConnectDatabase({
      dataFolder,
      port: options.databasePort,
      password: secrets.databasePassword,
      isPasswordNew: isNew,
      ...(options.databaseUrl === undefined ? {} : { databaseUrl: options.databaseUrl }),
      ...(options.databaseSettings === undefined ? {} : { settings: options.databaseSettings }),
      restarts: options.restarts !== undefined,
      log: options.log,
    }),
  );
  try {
    const backend = await startOnDatabase(options, database.url, { secrets, isNew });
    return {
      ...backend,
      get pid() {
        return backend.pid;
      },
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
