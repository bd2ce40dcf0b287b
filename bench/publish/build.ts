// The build that the bench's host runs: like scripts/build.ts, with the bench's own releases.
import type { BuildStage } from '../../contract/publishing/site-status.ts';
import { buildSite } from '../../scripts/build-site.ts';
import { createLog, runCommand } from '../../scripts/session.ts';
import { rootFolder } from '../../scripts/setup.mjs';
import { sendReport, toFailedReport } from '../../scripts/site/report-build.ts';
import { benchSiteName, readBenchBuildSettings } from './build-settings.ts';

await runCommand(async ({ signal }) => {
  let current: BuildStage = 'pages';
  try {
    const built = await buildSite({
      ...readBenchBuildSettings(process.env),
      fresh: { name: benchSiteName, goesOn: true },
      log: createLog('site'),
      onStage: (stage) => {
        current = stage;
        void sendReport({ kind: 'stage', stage });
      },
      signal,
    });
    await sendReport(built.report);
    return 0;
  } catch (error) {
    if (!signal.aborted) await sendReport(toFailedReport(error, current, rootFolder));
    throw error;
  }
});
