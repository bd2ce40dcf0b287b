// `npm run backend`: one instance of the backend, of as many as stand on one PostgreSQL and one Redis; ends in order on SIGTERM.
// `npm run backend -- --apply` brings the database to the content model of this version, once before the instances of it start;
// `--accept-downtime` also makes changes that instances of the version before would not survive.
import { parseArgs } from 'node:util';
import {
  type BackendInstanceOptions,
  prepareDatabase,
  startBackendInstance,
} from '../backend/launch/start-instance.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { dataFolder } from './live-backend.ts';
import { checkPorts } from './ports.ts';
import { createLog, runCommand, type Session } from './session.ts';
import { type Settings, toPublishingOptions, toSettings, toSharingOptions } from './settings.ts';

/** Longer than an instance takes that drains, ends its requests and its rounds. */
const endPatienceMs = 150_000;

const main = async (session: Session) => {
  const { values } = parseArgs({
    options: { apply: { type: 'boolean', default: false }, 'accept-downtime': { type: 'boolean', default: false } },
  });
  const settings = toSettings(process.env);
  const options = toInstanceOptions(settings);
  if (values.apply) {
    await prepareDatabase(options, values['accept-downtime']);
    console.log('The database has the content model of this version: its instances may start.');
    return 0;
  }
  await checkPorts([{ port: options.port, purpose: 'backend', setting: 'BACKEND_PORT' }]);
  const starting = startBackendInstance({ ...options, onUnexpectedEnd: (reason) => session.fail(reason) });
  session.onEnd(async () => (await starting.catch(() => undefined))?.stop());
  const running = await starting;
  console.log(`The backend answers at ${running.url}.`);
  return session.serve();
};

const toInstanceOptions = (settings: Settings): BackendInstanceOptions => {
  const { backend, sharing, mails, payments, publicBackendUrl, siteUrl, siteAddresses, logs, metricsToken } = settings;
  if (backend.kind === 'elsewhere' || backend.databaseUrl === undefined)
    throw new SettingsError(
      'npm run backend starts an instance on a PostgreSQL of yours: set DATABASE_URL, and remove BACKEND_URL; see .env.example.',
    );
  const publishing = toPublishingOptions(settings.publishing);
  return {
    port: backend.port,
    databaseUrl: backend.databaseUrl,
    dataFolder,
    publicUrl: publicBackendUrl,
    corsOrigins: sharing.siteOrigins.length > 0 ? sharing.siteOrigins : [new URL(siteUrl).origin],
    ...toSharingOptions(sharing),
    drainMs: sharing.drainMs,
    ...(mails.kind === 'server' && { mail: { smtpUrl: mails.smtpUrl, from: mails.from } }),
    providers: payments,
    logs,
    siteAddresses,
    ...(metricsToken !== undefined && { metricsToken }),
    ...(publishing && { publishing }),
    log: createLog('backend'),
  };
};

await runCommand(main, { cleanUpMs: endPatienceMs });
