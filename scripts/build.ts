// `npm run build`: builds a release of one project from a running backend, without serving it. If the host started it
// for an editor, it reports its progress (contract/publishing/site-build-status.ts).
import { relative } from 'node:path';
import type { BuildStage } from '../contract/publishing/site-build-status.ts';
import { parseBuildArguments } from './parse-command-arguments.ts';
import { buildAndReleaseSite } from './build-site.ts';
import { resolveBackendConnection } from './start-or-connect-backend.ts';
import { createPrefixedLog, runCliCommandAndExit } from './run-cli-command-and-exit.ts';
import { toSiteBuildEnvironmentVariables, parseCommandEnvironmentSettings } from './cli-command-settings.ts';
import { rootFolder } from './setup.mjs';
import { sendBuildProgressToParent, toBuildFailedProgressMessage } from './site/report-build-to-parent-process.ts';

await runCliCommandAndExit(async (session) => {
  let current: BuildStage = 'pages';
  try {
    const { acceptsSize, preview } = parseBuildArguments(process.argv.slice(2));
    const settings = parseCommandEnvironmentSettings(process.env);
    const log = createPrefixedLog('site');
    const built = await buildAndReleaseSite({
      domain: settings.domain,
      environment: toSiteBuildEnvironmentVariables(settings, await resolveBackendConnection(settings.backend)),
      log,
      acceptsSize,
      preview,
      waits: true,
      onStage: (stage) => {
        current = stage;
        void sendBuildProgressToParent({ kind: 'stage', stage });
      },
      signal: session.signal,
    });
    // Previews are served only by the preview host, through signed links.
    const served = relative(rootFolder, built.releaseFolder);
    if (!preview) log(`to serve it: node server/main.ts ${served} --port ${settings.sitePort}`);
    await sendBuildProgressToParent(built.report);
    return 0;
  } catch (error) {
    // After an abort the caller already has the reason.
    if (!session.signal.aborted)
      await sendBuildProgressToParent(toBuildFailedProgressMessage(error, current, rootFolder));
    throw error;
  }
});
