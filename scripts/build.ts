// `npm run build`: builds a release of one project from a running backend, without serving it. If the host started it
// for an editor, it reports its progress (contract/publishing/site-status.ts).
import { relative } from 'node:path';
import type { BuildStage } from '../contract/publishing/site-status.ts';
import { toBuildOptions } from './command-options.ts';
import { buildSite } from './build-site.ts';
import { connectToBackend } from './open-backend.ts';
import { createLog, runCliCommand } from './run-command.ts';
import { toBuildEnvironment, parseCommandSettings } from './command-settings.ts';
import { rootFolder } from './setup.mjs';
import { sendBuildReport, toFailedReport } from './site/report-build.ts';

await runCliCommand(async (session) => {
  let current: BuildStage = 'pages';
  try {
    const { acceptsSize, preview } = toBuildOptions(process.argv.slice(2));
    const settings = parseCommandSettings(process.env);
    const log = createLog('site');
    const built = await buildSite({
      domain: settings.domain,
      environment: toBuildEnvironment(settings, await connectToBackend(settings.backend)),
      log,
      acceptsSize,
      preview,
      waits: true,
      onStage: (stage) => {
        current = stage;
        void sendBuildReport({ kind: 'stage', stage });
      },
      signal: session.signal,
    });
    // Previews are served only by the preview host, through signed links.
    const served = relative(rootFolder, built.releaseFolder);
    if (!preview) log(`to serve it: node server/main.ts ${served} --port ${settings.sitePort}`);
    await sendBuildReport(built.report);
    return 0;
  } catch (error) {
    // After an abort the caller already has the reason.
    if (!session.signal.aborted) await sendBuildReport(toFailedReport(error, current, rootFolder));
    throw error;
  }
});
