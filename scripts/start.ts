// `npm start`: backend, production build of one project, a host that rebuilds when editors change something, and the
// preview host. An existing release is served during the build. Ctrl-C ends everything.
import { mkdir } from 'node:fs/promises';
import { locales } from '../contract/locale.ts';
import { toSitePreviewFolderName } from '../domain/publishing/signed-preview-url.ts';
import { createSiteHost } from '../server/host.ts';
import { createPreviewHost } from '../server/preview/preview-host.ts';
import { createBuildCommandRunner } from '../server/publishing/build-command-runner.ts';
import { createPublishQueue, toPublishQueueStateFilePath } from '../server/publishing/publish-queue.ts';
import { buildAndReleaseSite } from './build-site.ts';
import { startOrConnectBackend, type BackendConnectionDetails } from './start-or-connect-backend.ts';
import { acquirePortLock, toSitePortLockFilePath } from './check-ports.ts';
import {
  createPrefixedLog,
  runCliCommandAndExit,
  type CliCommandLifecycle,
  formatElapsedTime,
} from './run-cli-command-and-exit.ts';
import {
  type CliCommandSettings,
  toSiteBuildEnvironmentVariables,
  toRebuildAndPreviewUrls,
  toSiteBuildHostOptions,
  parseCommandEnvironmentSettings,
  toCommandListenPorts,
} from './cli-command-settings.ts';
import { rootFolder } from './setup.mjs';
import { ExpectedBuildFailureError } from './site/report-build-to-parent-process.ts';
import { readCurrentReleaseName, toCurrentReleaseFolder, toReleasesFolder } from './site/release-folders.ts';

/** Longer than the backend takes to finish its requests and job runs and to stop its database. */
const shutdownTimeoutMs = 80_000;

const main = async (session: CliCommandLifecycle) => {
  const startedAt = Date.now();
  const settings = parseCommandEnvironmentSettings(process.env);
  await acquirePortLock(toCommandListenPorts(settings), toSitePortLockFilePath(settings.sitePort), session);
  console.log(`Starting ${settings.domain}: database, backend, then the site. The first start takes a few minutes.\n`);
  const backend = await startOrConnectBackend(
    settings,
    session,
    toSiteBuildHostOptions({ ...settings.publishing, ...toRebuildAndPreviewUrls(settings) }),
  );
  const releaseFolder = toCurrentReleaseFolder(settings.domain);
  const isThere = (await readCurrentReleaseName(toReleasesFolder(settings.domain))) !== undefined;
  if (isThere) await serve(releaseFolder, settings, backend.rebuildSecret, session);
  const failure = await build(settings, backend, session);
  // Content for an empty project is entered in the studio, and saving triggers a build, so the studio has to keep
  // running.
  if (failure && !isThere && !(failure instanceof ExpectedBuildFailureError && backend.rebuildSecret !== undefined))
    throw failure;
  if (!isThere) await serve(releaseFolder, settings, backend.rebuildSecret, session);
  console.log(toWelcome(settings, backend, { tookMs: Date.now() - startedAt, failure, isThere }));
  return session.serve();
};

/** Returns why the site could not be built; the previous release then stays live. */
const build = async (
  settings: CliCommandSettings,
  backend: BackendConnectionDetails,
  session: CliCommandLifecycle,
): Promise<Error | undefined> => {
  try {
    await buildAndReleaseSite({
      domain: settings.domain,
      environment: toSiteBuildEnvironmentVariables(settings, backend),
      log: createPrefixedLog('site'),
      // Waits for a build that an earlier host started.
      waits: true,
      signal: session.signal,
    });
    return undefined;
  } catch (error) {
    if (session.signal.aborted || !(error instanceof Error)) throw error;
    return error;
  }
};

const serve = async (
  releaseFolder: string,
  settings: CliCommandSettings,
  secret: string | undefined,
  session: CliCommandLifecycle,
): Promise<void> => {
  const { domain: project, sitePort: port, publishing } = settings;
  const log = createPrefixedLog('publish');
  const runBuild = createBuildCommandRunner({
    command: publishing.buildCommand,
    folder: rootFolder,
    // The lines already name their source.
    onLine: (line) => console.log(line),
  });
  await mkdir(toReleasesFolder(project), { recursive: true });
  const publishQueue =
    secret && (await createPublishQueue({ runBuild, stateFile: toPublishQueueStateFilePath(releaseFolder), log }));
  const host = await createSiteHost({
    releaseFolder,
    awaitsRelease: true,
    ...(publishQueue && { publishing: { project, secret, publishQueue } }),
    ...(settings.metricsToken !== undefined && { metricsToken: settings.metricsToken }),
  });
  session.onEnd(() => host.close());
  await host.listen({ port, host: 'localhost' });
  if (secret === undefined || !publishQueue) return;
  const previews = await createPreviewHost({
    project,
    secret,
    runBuild: publishQueue.runPreview,
    backendUrl: settings.publicBackendUrl,
    previewUrl: toRebuildAndPreviewUrls(settings).previewUrl,
    releasesFolder: toReleasesFolder(toSitePreviewFolderName(project)),
    log: createPrefixedLog('preview'),
  });
  session.onEnd(() => previews.close());
  await previews.listen({ port: publishing.previewPort, host: 'localhost' });
};

type StudioAccess = NonNullable<BackendConnectionDetails['studio']>;

interface Outcome {
  tookMs: number;
  failure: Error | undefined;
  /** Whether there was a previous release. */
  isThere: boolean;
}

const toHeading = (
  { domain }: CliCommandSettings,
  { rebuildSecret }: BackendConnectionDetails,
  outcome: Outcome,
): string[] => {
  const { tookMs, failure, isThere } = outcome;
  if (!failure) return [`  ${domain} is ready after ${formatElapsedTime(tookMs)}.`];
  const reason = (failure instanceof ExpectedBuildFailureError ? failure.message : (failure.stack ?? '')).replaceAll(
    '\n',
    '\n    ',
  );
  return [
    isThere ? `  ${domain} could not be built; visitors get the previous release:` : `  ${domain} is not built yet:`,
    `    ${reason}`,
    ...(rebuildSecret === undefined
      ? []
      : ['  Changes in the studio are built automatically; its dashboard “Website” shows the progress.']),
  ];
};

/** The administrator, and the demo's staff with one role each. */
const toAccountLines = ({ email, password, passwordFile, staff }: StudioAccess): string[] => {
  const admin = { role: 'admin', email, password };
  const accounts = [admin, ...staff].map(({ role, ...account }) =>
    [role.padEnd(10), account.email.padEnd(22), account.password].join('  '),
  );
  return [
    ...accounts.map((account, index) => `  ${index === 0 ? 'Accounts' : '        '}  ${account}`),
    `            (first passwords; the administrator's is kept in ${passwordFile})`,
  ];
};

const toWelcome = (settings: CliCommandSettings, backend: BackendConnectionDetails, outcome: Outcome): string => {
  const base = `http://localhost:${settings.sitePort}`;
  const [defaultLocale, ...others] = locales;
  const sites = [`${base}/  (${defaultLocale})`, ...others.map((locale) => `${base}/${locale}/`)];
  const studio = backend.studio && [
    '',
    `  Studio    ${settings.publicBackendUrl}/admin`,
    ...toAccountLines(backend.studio),
  ];
  return [
    '',
    ...toHeading(settings, backend, outcome),
    '',
    ...sites.map((site, index) => `  ${index === 0 ? 'Site    ' : '        '}  ${site}`),
    ...(studio ?? []),
    ...(backend.inboxUrl === undefined
      ? []
      : ['', `  Inbox     ${backend.inboxUrl}  (every mail of the demo shop; none leaves the machine)`]),
    ...(settings.payments.standInPort === undefined
      ? []
      : [
          '',
          `  Payments  http://localhost:${settings.payments.standInPort}/control  (PayPal and Klarna; no money moves)`,
        ]),
    ...(backend.rebuildSecret === undefined
      ? []
      : [
          '',
          `  Publish   by itself when an editor saves  (state: ${base}/status; called: ${toRebuildAndPreviewUrls(settings).rebuildUrl})`,
          `  Preview   ${toRebuildAndPreviewUrls(settings).previewUrl}  (of drafts, by the preview button in the studio)`,
        ]),
    '',
    '  Ctrl-C ends everything.',
    '',
  ].join('\n');
};

await runCliCommandAndExit(main, { cleanUpMs: shutdownTimeoutMs });
