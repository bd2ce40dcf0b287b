// Opens the backend of a command: starts the project's backend, or connects to a remote one.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteBuildHostOptions } from '../backend/launch/start-backend-options.ts';
import { readOrCreateSecrets, readStoredSecrets } from '../backend/launch/backend-secrets.ts';
import { startBackend, type RunningBackend } from '../backend/launch/start-backend.ts';
import type { StaffAccountWithFirstPassword } from '../backend/seed/seed-staff-accounts.ts';
import { everyInstallationSeedContent } from '../backend/seed/every-installation-seed-content.ts';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { createPrefixedLog, type CliCommandLifecycle } from './run-cli-command-and-exit.ts';
import {
  type StartedOrRemoteBackendSettings,
  type CliCommandSettings,
  toRebuildAndPreviewUrls,
  toMultiInstanceBackendOptions,
} from './cli-command-settings.ts';
import { rootFolder } from './setup.mjs';
import { startMailCatcher } from './stand-ins/mail-catcher.ts';
import { createPaymentStandInServer } from './stand-ins/payment-stand-in-server.ts';
import { killBackendWhenUnresponsive } from './backend-watchdog.ts';

/** How the build reaches a backend. The credentials are variables of `src/gatsby/build-environment.ts`. */
export interface BackendUrlAndCredentials {
  url: string;
  credentials: Record<string, string>;
}

export interface BackendConnectionDetails extends BackendUrlAndCredentials {
  /** Set only if this command started the backend. */
  studio?: { email: string; password: string; passwordFile: string; staff: StaffAccountWithFirstPassword[] };
  /** URL of the inbox with the emails that this command catches. */
  inboxUrl?: string;
  /** Signs the requests between backend and host; absent if unknown. */
  rebuildSecret?: string;
}

/** The git-ignored data folder of the backend that the commands start. */
export const devBackendDataFolder = join(rootFolder, '.data', 'backend');
export const devBackendSecretsFile = join(devBackendDataFolder, 'secrets.json');
const answerTimeoutMs = 5_000;
/**
 * Time for a starting backend to reach a point where it can be stopped gracefully; after that, its processes end with
 * this one.
 */
const stopTimeoutMs = 5_000;

/**
 * Starts the configured backend and stops it with the session; for a remote backend only checks that it responds.
 * `publishing` names the host to call when editors change content; a remote backend has its own configuration.
 */
export const startOrConnectBackend = async (
  settings: CliCommandSettings,
  session: CliCommandLifecycle,
  publishing?: SiteBuildHostOptions,
): Promise<BackendConnectionDetails> => {
  const { backend } = settings;
  const { secret } = settings.publishing;
  if (backend.kind === 'elsewhere') {
    await checkAnswers(backend.url, `BACKEND_URL names ${backend.url}, but nothing answers there.`);
    return {
      url: backend.url,
      credentials: backend.credentials,
      ...(secret !== undefined && { rebuildSecret: secret }),
    };
  }
  if (settings.payments.standInPort !== undefined) {
    await startPaymentStandInServer(
      { port: settings.payments.standInPort, backendUrl: settings.publicBackendUrl },
      session,
    );
  }
  const mail = await openMail(settings, session);
  const running = await startSupervisedBackend(
    {
      port: backend.port,
      databasePort: backend.databasePort,
      dataFolder: devBackendDataFolder,
      ...(backend.databaseUrl !== undefined && { databaseUrl: backend.databaseUrl }),
      publicUrl: settings.publicBackendUrl,
      corsOrigins: toOrigins(settings),
      // The site that this command serves, unless another URL is configured for it.
      siteAddresses: { [settings.domain]: settings.siteUrl, ...settings.siteAddresses },
      providers: settings.payments,
      content: backend.demoContent
        ? (await import('../demo/demo-seed-content.ts')).demoSeedContent
        : everyInstallationSeedContent,
      ...(mail && { mail: mail.server }),
      ...toMultiInstanceBackendOptions(settings.sharing),
      logs: settings.logs,
      ...(settings.metricsToken !== undefined && { metricsToken: settings.metricsToken }),
      ...(publishing && { publishing }),
      log: createPrefixedLog('backend'),
    },
    session,
  );
  const rebuildSecret = secret ?? (await readStoredSecrets(devBackendDataFolder))?.rebuildSecret;
  return {
    ...toStartedBackendUrlAndToken(running),
    studio: {
      email: running.adminEmail,
      password: running.adminPassword,
      passwordFile: relative(rootFolder, devBackendSecretsFile),
      staff: running.staff,
    },
    ...(mail?.inboxUrl !== undefined && { inboxUrl: mail.inboxUrl }),
    ...(rebuildSecret !== undefined && { rebuildSecret }),
  };
};

interface Mail {
  server: NonNullable<Parameters<typeof startBackend>[0]['mail']>;
  inboxUrl?: string;
}

/** The configured mail server, or a mail catcher for the duration of the session. */
const openMail = async ({ mails }: CliCommandSettings, session: CliCommandLifecycle): Promise<Mail | undefined> => {
  if (mails.kind === 'none') return undefined;
  if (mails.kind === 'server') return { server: { smtpUrl: mails.smtpUrl, from: mails.from } };
  return startMailCatcherForCommand(mails, session);
};

/** Starts the mail catcher and ends it with the session. */
export const startMailCatcherForCommand = async (
  { port, inboxPort }: { port: number; inboxPort: number },
  session: CliCommandLifecycle,
): Promise<Required<Mail>> => {
  const catcher = await startMailCatcher(port, inboxPort);
  session.onEnd(() => catcher.close());
  return {
    server: { smtpUrl: `smtp://localhost:${port}`, from: 'shop@storefront.example' },
    inboxUrl: `http://localhost:${inboxPort}`,
  };
};

/**
 * Starts a backend that ends with the session. If it exits or hangs, it is restarted a limited number of times; after
 * that the session fails.
 */
export const startSupervisedBackend = async (
  options: Parameters<typeof startBackend>[0],
  session: CliCommandLifecycle,
): Promise<RunningBackend> => {
  const starting = startBackend({
    ...options,
    restarts: {
      onGiveUp: (reason) => session.fail(`${reason} Its logs are in .data/backend/logs; start again.`),
    },
  });
  session.onEnd(async () => {
    const running = await Promise.race([
      starting.catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, stopTimeoutMs, undefined).unref()),
    ]);
    await running?.stop();
  });
  const running = await starting;
  killBackendWhenUnresponsive(running, { log: options.log, onEnd: session.onEnd });
  return running;
};

/** Access to a backend that this command started. */
export const toStartedBackendUrlAndToken = (
  running: Pick<RunningBackend, 'url' | 'buildToken'>,
): BackendUrlAndCredentials => {
  return { url: running.url, credentials: { BACKEND_TOKEN: running.buildToken } };
};

/** Connects to the backend that `npm start` runs in another terminal, or to a remote one. */
export const resolveBackendConnection = async (
  backend: StartedOrRemoteBackendSettings,
): Promise<BackendUrlAndCredentials> => {
  if (backend.kind === 'elsewhere') {
    await checkAnswers(backend.url, `BACKEND_URL names ${backend.url}, but nothing answers there.`);
    return { url: backend.url, credentials: backend.credentials };
  }
  const url = `http://127.0.0.1:${backend.port}`;
  const remedy = 'Run npm start in another terminal, or set BACKEND_URL and BACKEND_TOKEN.';
  await checkAnswers(url, `No backend answers at ${url}. ${remedy}`);
  if (!existsSync(devBackendSecretsFile)) {
    throw new SettingsError(`The backend at ${url} was not started from this folder. ${remedy}`);
  }
  const { secrets } = await readOrCreateSecrets(devBackendDataFolder);
  return { url, credentials: { BACKEND_TOKEN: secrets.buildToken } };
};

/** Browsers treat `localhost` and `127.0.0.1` as different origins. */
const toOrigins = (settings: CliCommandSettings): string[] => {
  const own = [`http://localhost:${settings.sitePort}`, `http://127.0.0.1:${settings.sitePort}`];
  const previews = new URL(toRebuildAndPreviewUrls(settings).previewUrl).origin;
  return [...new Set([new URL(settings.siteUrl).origin, ...own, previews])];
};

const checkAnswers = async (url: string, problem: string): Promise<void> => {
  if (!(await isBackendReachable(url))) throw new SettingsError(problem);
};

/** Whether a backend responds at this URL. */
export const isBackendReachable = async (url: string): Promise<boolean> => {
  return fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(answerTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
};

/** Runs the stand-ins for PayPal and Klarna until the session ends. */
export const startPaymentStandInServer = async (
  { port, backendUrl }: { port: number; backendUrl: string },
  session: CliCommandLifecycle,
): Promise<void> => {
  const server = createPaymentStandInServer({ webhookUrl: `${backendUrl}/ecom/paypal/webhook` });
  session.onEnd(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
};
