// `npm run build`: a release of one project from a backend that is running, without serving it. Started by a person, or by
// the host for an editor; the latter is told how it goes (contract/publishing/site-status.ts).
import { relative } from 'node:path';
import type { BuildStage } from '../contract/publishing/site-status.ts';
import { toBuildOptions } from './command-options.ts';
import { buildSite } from './build-site.ts';
import { reachBackend } from './live-backend.ts';
import { createLog, runCommand } from './session.ts';
import { toBuildEnvironment, toSettings } from './settings.ts';
import { rootFolder } from './setup.mjs';
import { sendReport, toFailedReport } from './site/report-build.ts';

await runCommand(async (session) => {
  let current: BuildStage = 'pages';
  try {
    const { acceptsSize, preview } = toBuildOptions(process.argv.slice(2));
    const settings = toSettings(process.env);
    const log = createLog('site');
    const built = await buildSite({
      domain: settings.domain,
      environment: toBuildEnvironment(settings, await reachBackend(settings.backend)),
      log,
      acceptsSize,
      preview,
      waits: true,
      onStage: (stage) => {
        current = stage;
        void sendReport({ kind: 'stage', stage });
      },
      signal: session.signal,
    });
    // A preview is served by its own host alone, to those who came by a link.
    const served = relative(rootFolder, built.releaseFolder);
    if (!preview) log(`to serve it: node server/main.ts ${served} --port ${settings.sitePort}`);
    await sendReport(built.report);
    return 0;
  } catch (error) {
    // Whoever has ended it knows why it ends.
    if (!session.signal.aborted) await sendReport(toFailedReport(error, current, rootFolder));
    throw error;
  }
});
