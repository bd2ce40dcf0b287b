// Opens the backend a command works with: starts the project's own, or reaches one elsewhere. Called by start, dev,
// build and test.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PublishingOptions } from '../backend/launch/options.ts';
import { readSecrets, readStoredSecrets } from '../backend/launch/secrets.ts';
import { startBackend, type RunningBackend } from '../backend/launch/start-backend.ts';
import { baseSeedContent } from '../backend/seed/basic-content.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { createLog, type Session } from './session.ts';
import { type BackendSettings, type Settings, toOwnUrls, toSharingOptions } from './settings.ts';
import { rootFolder } from './setup.mjs';
import { startMailCatcher } from './stand-ins/mail-catcher.ts';
import { createPayments } from './stand-ins/payments.ts';
import { watchBackend } from './watch-backend.ts';

/** How the build reaches a backend; credentials as variables of `src/gatsby/environment.ts`. */
export interface BackendAccess {
  url: string;
  credentials: Record<string, string>;
}

export interface OpenBackend extends BackendAccess {
  /** Only where this command has started the backend. */
  studio?: { email: string; password: string; passwordFile: string };
  /** Where the mails are read that this command catches. */
  inboxUrl?: string;
  /** Signs the calls between backend and host, where this side knows it. */
  rebuildSecret?: string;
}

/** Ignored folder of the backend that the commands start. */
export const dataFolder = join(rootFolder, '.data', 'backend');
/** The secrets of that backend. */
export const secretsFile = join(dataFolder, 'secrets.json');
const answerPatienceMs = 5_000;
/** What a start gets to come to a point where it can be ended in order; past it, its processes end with this one. */
const stopPatienceMs = 5_000;

/**
 * Starts the backend of the settings and ends it with the session; one elsewhere is only asked whether it answers.
 * `publishing` says whom it calls when editors have changed content; one elsewhere has been told by its own operator.
 */
export const openBackend = async (
  settings: Settings,
  session: Session,
  publishing?: PublishingOptions,
): Promise<OpenBackend> => {
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
    await startPaymentStandIns({ port: settings.payments.standInPort, backendUrl: settings.publicBackendUrl }, session);
  }
  const mail = await openMail(settings, session);
  const running = await startForSession(
    {
      port: backend.port,
      databasePort: backend.databasePort,
      dataFolder,
      ...(backend.databaseUrl !== undefined && { databaseUrl: backend.databaseUrl }),
      publicUrl: settings.publicBackendUrl,
      corsOrigins: toOrigins(settings),
      // The site that this command serves, unless another address is set for it.
      siteAddresses: { [settings.domain]: settings.siteUrl, ...settings.siteAddresses },
      providers: settings.payments,
      content: backend.demoContent ? (await import('../demo/content.ts')).demoContent : baseSeedContent,
      ...(mail && { mail: mail.server }),
      ...toSharingOptions(settings.sharing),
      logs: settings.logs,
      ...(settings.metricsToken !== undefined && { metricsToken: settings.metricsToken }),
      ...(publishing && { publishing }),
      log: createLog('backend'),
    },
    session,
  );
  const rebuildSecret = secret ?? (await readStoredSecrets(dataFolder))?.rebuildSecret;
  return {
    ...toAccess(running),
    studio: {
      email: running.adminEmail,
      password: running.adminPassword,
      passwordFile: relative(rootFolder, secretsFile),
    },
    ...(mail?.inboxUrl !== undefined && { inboxUrl: mail.inboxUrl }),
    ...(rebuildSecret !== undefined && { rebuildSecret }),
  };
};

interface Mail {
  server: NonNullable<Parameters<typeof startBackend>[0]['mail']>;
  inboxUrl?: string;
}

/** The mail server of the settings; or a catcher for the length of the session, with the address of its inbox. */
const openMail = async ({ mails }: Settings, session: Session): Promise<Mail | undefined> => {
  if (mails.kind === 'none') return undefined;
  if (mails.kind === 'server') return { server: { smtpUrl: mails.smtpUrl, from: mails.from } };
  return openMailCatcher(mails, session);
};

/** Starts the mail catcher and ends it with the session. */
export const openMailCatcher = async (
  { port, inboxPort }: { port: number; inboxPort: number },
  session: Session,
): Promise<Required<Mail>> => {
  const catcher = await startMailCatcher(port, inboxPort);
  session.onEnd(() => catcher.close());
  return {
    server: { smtpUrl: `smtp://localhost:${port}`, from: 'shop@storefront.example' },
    inboxUrl: `http://localhost:${inboxPort}`,
  };
};

/**
 * Starts a backend that ends with the session. Where it ends by itself or hangs it is started again, up to a limit; beyond
 * that the session ends, too.
 */
export const startForSession = async (
  options: Parameters<typeof startBackend>[0],
  session: Session,
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
      new Promise<undefined>((resolve) => setTimeout(resolve, stopPatienceMs, undefined).unref()),
    ]);
    await running?.stop();
  });
  const running = await starting;
  watchBackend(running, { log: options.log, onEnd: session.onEnd });
  return running;
};

/** The way into a backend that was started here. */
export const toAccess = (running: Pick<RunningBackend, 'url' | 'buildToken'>): BackendAccess => {
  return { url: running.url, credentials: { BACKEND_TOKEN: running.buildToken } };
};

/** The backend that runs beside this command, started by `npm start` in another terminal, or one elsewhere. */
export const reachBackend = async (backend: BackendSettings): Promise<BackendAccess> => {
  if (backend.kind === 'elsewhere') {
    await checkAnswers(backend.url, `BACKEND_URL names ${backend.url}, but nothing answers there.`);
    return { url: backend.url, credentials: backend.credentials };
  }
  const url = `http://127.0.0.1:${backend.port}`;
  const wayOut = 'Run npm start in another terminal, or set BACKEND_URL and BACKEND_TOKEN.';
  await checkAnswers(url, `No backend answers at ${url}. ${wayOut}`);
  if (!existsSync(secretsFile)) {
    throw new SettingsError(`The backend at ${url} was not started from this folder. ${wayOut}`);
  }
  const { secrets } = await readSecrets(dataFolder);
  return { url, credentials: { BACKEND_TOKEN: secrets.buildToken } };
};

/** Both spellings of this machine's name count as different sites to a browser. */
const toOrigins = (settings: Settings): string[] => {
  const own = [`http://localhost:${settings.sitePort}`, `http://127.0.0.1:${settings.sitePort}`];
  const previews = new URL(toOwnUrls(settings).previewUrl).origin;
  return [...new Set([new URL(settings.siteUrl).origin, ...own, previews])];
};

const checkAnswers = async (url: string, problem: string): Promise<void> => {
  if (!(await isAnswering(url))) throw new SettingsError(problem);
};

/** Whether a backend answers at this address. */
export const isAnswering = async (url: string): Promise<boolean> => {
  return fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(answerPatienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
};

/**
 * Runs the stand-ins for PayPal and Klarna until the session ends. Called where a backend with the demo content is
 * started.
 */
export const startPaymentStandIns = async (
  { port, backendUrl }: { port: number; backendUrl: string },
  session: Session,
): Promise<void> => {
  const server = createPayments({ webhookUrl: `${backendUrl}/ecom/paypal/webhook` });
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
