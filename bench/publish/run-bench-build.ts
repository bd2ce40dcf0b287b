// The build that the benchmark's host runs: like scripts/build.ts, but with separate releases.
import type { BuildStage } from '../../contract/publishing/site-build-status.ts';
import { buildAndReleaseSite } from '../../scripts/build-site.ts';
import { createPrefixedLog, runCliCommandAndExit } from '../../scripts/run-cli-command-and-exit.ts';
import { rootFolder } from '../../scripts/setup.mjs';
import {
  sendBuildProgressToParent,
  toBuildFailedProgressMessage,
} from '../../scripts/site/report-build-to-parent-process.ts';
import { benchPublishCacheAndReleaseName, readBenchBuildSettings } from './bench-site-build-environment.ts';

await runCliCommandAndExit(async ({ signal }) => {
  let currentStage: BuildStage = 'pages';
  try {
    const built = await buildAndReleaseSite({
      ...readBenchBuildSettings(process.env),
      fresh: { name: benchPublishCacheAndReleaseName, goesOn: true },
      log: createPrefixedLog('site'),
      onStage: (stage) => {
        currentStage = stage;
        void sendBuildProgressToParent({ kind: 'stage', stage });
      },
      signal,
    });
    await sendBuildProgressToParent(built.report);
    return 0;
  } catch (error) {
    if (!signal.aborted) await sendBuildProgressToParent(toBuildFailedProgressMessage(error, currentStage, rootFolder));
    throw error;
  }
});
