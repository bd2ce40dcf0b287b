// The build that the benchmark's host runs: like scripts/build.ts, but with separate releases.
import type { BuildStage } from '../../contract/publishing/site-status.ts';
import { buildSite } from '../../scripts/build-site.ts';
import { createLog, runCliCommand } from '../../scripts/run-command.ts';
import { rootFolder } from '../../scripts/setup.mjs';
import { sendBuildReport, toFailedReport } from '../../scripts/site/report-build.ts';
import { benchSiteName, readBenchBuildSettings } from './build-settings.ts';

await runCliCommand(async ({ signal }) => {
  let currentStage: BuildStage = 'pages';
  try {
    const built = await buildSite({
      ...readBenchBuildSettings(process.env),
      fresh: { name: benchSiteName, goesOn: true },
      log: createLog('site'),
      onStage: (stage) => {
        currentStage = stage;
        void sendBuildReport({ kind: 'stage', stage });
      },
      signal,
    });
    await sendBuildReport(built.report);
    return 0;
  } catch (error) {
    if (!signal.aborted) await sendBuildReport(toFailedReport(error, currentStage, rootFolder));
    throw error;
  }
});
