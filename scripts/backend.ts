// `npm run backend`: runs one of several backend instances that share a PostgreSQL and a Redis; shuts down gracefully
// on SIGTERM. `npm run backend -- --apply` migrates the database to the content model of this version, once, before its
// instances start; `--accept-downtime` also allows changes that break instances of the previous version.
import { parseArgs } from 'node:util';
import {
  type BackendClusterInstanceOptions,
  migrateBackendDatabase,
  startBackendClusterInstance,
} from '../backend/launch/start-backend-cluster-instance.ts';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { devBackendDataFolder } from './start-or-connect-backend.ts';
import { checkPortsAreFree } from './check-ports.ts';
import { createPrefixedLog, runCliCommandAndExit, type CliCommandLifecycle } from './run-cli-command-and-exit.ts';
import {
  type CliCommandSettings,
  toSiteBuildHostOptions,
  parseCommandEnvironmentSettings,
  toMultiInstanceBackendOptions,
} from './cli-command-settings.ts';

/** Longer than an instance takes to drain and to finish its requests and job runs. */
const shutdownTimeoutMs = 150_000;

const main = async (session: CliCommandLifecycle) => {
  const { values } = parseArgs({
    options: { apply: { type: 'boolean', default: false }, 'accept-downtime': { type: 'boolean', default: false } },
  });
  const settings = parseCommandEnvironmentSettings(process.env);
  const options = toInstanceOptions(settings);
  if (values.apply) {
    await migrateBackendDatabase(options, values['accept-downtime']);
    console.log('The database has the content model of this version: its instances may start.');
    return 0;
  }
  await checkPortsAreFree([{ port: options.port, purpose: 'backend', setting: 'BACKEND_PORT' }]);
  const starting = startBackendClusterInstance({
    ...options,
    onUnexpectedEnd: (reason) => session.fail(reason),
  });
  session.onEnd(async () => (await starting.catch(() => undefined))?.stop());
  const running = await starting;
  console.log(`The backend answers at ${running.url}.`);
  return session.serve();
};

const toInstanceOptions = (settings: CliCommandSettings): BackendClusterInstanceOptions => {
  const { backend, sharing, mails, payments, publicBackendUrl, siteUrl, siteAddresses, logs, metricsToken } = settings;
  if (backend.kind === 'elsewhere' || backend.databaseUrl === undefined)
    throw new SettingsError(
      'npm run backend starts an instance on a PostgreSQL of yours: set DATABASE_URL, and remove BACKEND_URL; see .env.example.',
    );
  const publishing = toSiteBuildHostOptions(settings.publishing);
  return {
    port: backend.port,
    databaseUrl: backend.databaseUrl,
    dataFolder: devBackendDataFolder,
    publicUrl: publicBackendUrl,
    corsOrigins: sharing.siteOrigins.length > 0 ? sharing.siteOrigins : [new URL(siteUrl).origin],
    ...toMultiInstanceBackendOptions(sharing),
    drainMs: sharing.drainMs,
    ...(mails.kind === 'server' && { mail: { smtpUrl: mails.smtpUrl, from: mails.from } }),
    providers: payments,
    logs,
    siteAddresses,
    ...(metricsToken !== undefined && { metricsToken }),
    ...(publishing && { publishing }),
    log: createPrefixedLog('backend'),
  };
};

await runCliCommandAndExit(main, { cleanUpMs: shutdownTimeoutMs });
