// Tells the process that asked for a build how it goes, over Node's channel between parent and child; a build that a
// person has started tells nobody but the terminal. Called by the build command.
import {
  type BuildReport,
  type BuildResult,
  type BuildStage,
  maxReasonLength,
} from '../../contract/publishing/build-report.ts';
import { BuildFailure, withoutMachinePaths } from './build-failure.ts';

type Failed = Extract<BuildResult, { kind: 'failed' }>;

/** The report of an error in a stage. One that was not expected is told, too: an editor passes it on. */
export function toFailedReport(error: unknown, stage: BuildStage, rootFolder: string): Failed {
  const message = error instanceof Error ? error.message : String(error);
  const isExpected = error instanceof BuildFailure;
  const reason = isExpected ? message : withoutMachinePaths(message, rootFolder);
  return {
    kind: 'failed',
    stage,
    reason: reason.length > maxReasonLength ? `${reason.slice(0, maxReasonLength - 2)} …` : reason,
    ...(isExpected && error.record && { record: error.record }),
  };
}

/** Resolves when the message is on its way, so that the process may end; a parent that is gone misses nothing. */
export async function sendReport(report: BuildReport): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.send?.(report, undefined, undefined, () => resolve());
  });
}
