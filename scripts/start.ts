// `npm start`: backend, production build of one project, host, which builds again when editors change something, and
// the host that shows them their drafts. A release of before is served meanwhile. Ends everything on Ctrl-C.
import { mkdir } from 'node:fs/promises';
import { locales } from '../contract/locale.ts';
import { toPreviewSiteName } from '../contract/publishing/preview-link.ts';
import { createSiteHost } from '../server/host.ts';
import { createPreviewHost } from '../server/preview/preview-host.ts';
import { createBuildCommandRunner } from '../server/publishing/build-command.ts';
import { createPublishQueue, toPublishStateFile } from '../server/publishing/publish-queue.ts';
import { buildSite } from './build-site.ts';
import { openBackend, type OpenBackend } from './live-backend.ts';
import { takeOverPorts, toStartLock } from './ports.ts';
import { createLog, runCommand, type Session, toDuration } from './session.ts';
import {
  type Settings,
  toBuildEnvironment,
  toOwnUrls,
  toPublishingOptions,
  toSettings,
  toWantedPorts,
} from './settings.ts';
import { rootFolder } from './setup.mjs';
import { BuildFailure } from './site/report-build.ts';
import { readCurrentName, toReleaseFolder, toReleasesFolder } from './site/release-folders.ts';

/** Longer than the backend takes to end its requests and rounds before its database may go. */
const endPatienceMs = 80_000;

const main = async (session: Session) => {
  const startedAt = Date.now();
  const settings = toSettings(process.env);
  await takeOverPorts(toWantedPorts(settings), toStartLock(settings.sitePort), session);
  console.log(`Starting ${settings.domain}: database, backend, then the site. The first start takes a few minutes.\n`);
  const backend = await openBackend(
    settings,
    session,
    toPublishingOptions({ ...settings.publishing, ...toOwnUrls(settings) }),
  );
  const releaseFolder = toReleaseFolder(settings.domain);
  const isThere = (await readCurrentName(toReleasesFolder(settings.domain))) !== undefined;
  if (isThere) await serve(releaseFolder, settings, backend.rebuildSecret, session);
  const failure = await build(settings, backend, session);
  // An empty house is filled in the studio, and what is saved there is built: the studio has to stay.
  if (failure && !isThere && !(failure instanceof BuildFailure && backend.rebuildSecret !== undefined)) throw failure;
  if (!isThere) await serve(releaseFolder, settings, backend.rebuildSecret, session);
  console.log(toWelcome(settings, backend, { tookMs: Date.now() - startedAt, failure, isThere }));
  return session.serve();
};

/** Why the site could not be built; the release of before stays then. */
const build = async (settings: Settings, backend: OpenBackend, session: Session): Promise<Error | undefined> => {
  try {
    await buildSite({
      domain: settings.domain,
      environment: toBuildEnvironment(settings, backend),
      log: createLog('site'),
      // For a build that the last host was asked for.
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
  settings: Settings,
  secret: string | undefined,
  session: Session,
): Promise<void> => {
  const { domain: project, sitePort: port, publishing } = settings;
  const log = createLog('publish');
  const runBuild = createBuildCommandRunner({
    command: publishing.buildCommand,
    folder: rootFolder,
    // Its lines say themselves who speaks.
    onLine: (line) => console.log(line),
  });
  await mkdir(toReleasesFolder(project), { recursive: true });
  const publishQueue =
    secret && (await createPublishQueue({ runBuild, stateFile: toPublishStateFile(releaseFolder), log }));
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
    previewUrl: toOwnUrls(settings).previewUrl,
    releasesFolder: toReleasesFolder(toPreviewSiteName(project)),
    log: createLog('preview'),
  });
  session.onEnd(() => previews.close());
  await previews.listen({ port: publishing.previewPort, host: 'localhost' });
};

interface Outcome {
  tookMs: number;
  failure: Error | undefined;
  /** Whether there was a release before. */
  isThere: boolean;
}

const toHeading = ({ domain }: Settings, { rebuildSecret }: OpenBackend, outcome: Outcome): string[] => {
  const { tookMs, failure, isThere } = outcome;
  if (!failure) return [`  ${domain} is ready after ${toDuration(tookMs)}.`];
  const reason = (failure instanceof BuildFailure ? failure.message : (failure.stack ?? '')).replaceAll('\n', '\n    ');
  return [
    isThere ? `  ${domain} could not be built; visitors get the release of before:` : `  ${domain} is not built yet:`,
    `    ${reason}`,
    ...(rebuildSecret === undefined
      ? []
      : ['  What is saved in the studio is built by itself; its dashboard “Website” tells how it goes.']),
  ];
};

const toWelcome = (settings: Settings, backend: OpenBackend, outcome: Outcome): string => {
  const base = `http://localhost:${settings.sitePort}`;
  const [defaultLocale, ...others] = locales;
  const sites = [`${base}/  (${defaultLocale})`, ...others.map((locale) => `${base}/${locale}/`)];
  const studio = backend.studio && [
    '',
    `  Studio    ${settings.publicBackendUrl}/admin`,
    `  E-mail    ${backend.studio.email}`,
    `  Password  ${backend.studio.password}  (the first one, kept in ${backend.studio.passwordFile})`,
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
          `  Publish   by itself when an editor saves  (state: ${base}/status; called: ${toOwnUrls(settings).rebuildUrl})`,
          `  Preview   ${toOwnUrls(settings).previewUrl}  (of drafts, by the preview button in the studio)`,
        ]),
    '',
    '  Ctrl-C ends everything.',
    '',
  ].join('\n');
};

await runCommand(main, { cleanUpMs: endPatienceMs });
