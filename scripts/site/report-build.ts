// Tells the process that asked for a build how it goes, over Node's channel between parent and child; a build that a
// person has started tells nobody but the terminal. Called by the build command.
import { toShownDetails } from '../../contract/publishing/build-failure.ts';
import type { BuildReport, BuildResult, BuildStage } from '../../contract/publishing/build-report.ts';
import { BuildFailure, withoutMachinePaths } from './build-failure.ts';

type Failed = Extract<BuildResult, { kind: 'failed' }>;

/** The report of an error in a stage. One that was not expected is told, too: an editor passes it on. */
export function toFailedReport(error: unknown, stage: BuildStage, rootFolder: string): Failed {
  if (error instanceof BuildFailure) return { kind: 'failed', stage, ...error.toNote() };
  const message = withoutMachinePaths(error instanceof Error ? error.message : String(error), rootFolder);
  return { kind: 'failed', stage, cause: 'unknown', details: toShownDetails(message.split('\n')) };
}

/** Resolves when the message is on its way, so that the process may end; a parent that is gone misses nothing. */
export async function sendReport(report: BuildReport): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.send?.(report, undefined, undefined, () => resolve());
  });
}
