// Tells the process that asked for a build how it goes, over Node's channel between parent and child: its stages and
// times, or why it ended without a release. A build that a person has started tells nobody but the terminal. Called
// by the build command and its steps.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildFailureFile,
  buildFailurePayloadSchema,
  type BuildFailureReport,
  BuildFailureError,
  truncateFailureDetails,
} from '../../contract/publishing/build-failure.ts';
import type {
  BuildReport,
  BuildResult,
  BuildStage,
  BuildStageDuration,
} from '../../contract/publishing/site-status.ts';
import { formatBuildFailureCause } from '../../domain/format-build-failure.ts';

type Failed = Extract<BuildResult, { kind: 'failed' }>;

/** The report of an error in a stage. One that was not expected is told, too: an editor passes it on. */
export const toFailedReport = (error: unknown, stage: BuildStage, rootFolder: string): Failed => {
  if (error instanceof BuildFailure) return { kind: 'failed', stage, ...error.toNote() };
  const message = withoutMachinePaths(error instanceof Error ? error.message : String(error), rootFolder);
  return { kind: 'failed', stage, cause: 'unknown', details: truncateFailureDetails(message.split('\n')) };
};

/** Resolves when the message is on its way, so that the process may end; a parent that is gone misses nothing. */
export const sendReport = async (report: BuildReport): Promise<void> => {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.send?.(report, undefined, undefined, () => resolve());
  });
};

/** An expected failure: its cause explains itself to an editor and names the way out. */
export class BuildFailure extends BuildFailureError {
  constructor(told: BuildFailureReport) {
    super(told, formatBuildFailureCause(told.cause, 'en'));
  }
}

/** Forgets what an earlier build left. */
export const removeFailure = async (rootFolder: string): Promise<void> => {
  await rm(join(rootFolder, buildFailureFile), { force: true });
};

/** What Gatsby's process says of its failure; `undefined` when it does not know, or was killed. */
export const readFailure = async (rootFolder: string): Promise<BuildFailure | undefined> => {
  const text = await readFile(join(rootFolder, buildFailureFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return new BuildFailure(buildFailurePayloadSchema.parse(JSON.parse(text)));
};

/** Without the places of this machine, which tell an editor nothing and others too much. */
export const withoutMachinePaths = (text: string, rootFolder: string): string => {
  return text.replaceAll(`${rootFolder}/`, '').replaceAll(rootFolder, '.').replaceAll(`${tmpdir()}/`, '');
};

/** Knows in which stage a build is and how long each took. */
interface StageClock {
  enter: (stage: BuildStage) => void;
  /** Ends the last stage. */
  read: () => BuildStageDuration[];
}

export const createStageClock = (onStage: (stage: BuildStage) => void = () => undefined): StageClock => {
  const entered: { stage: BuildStage; atMs: number }[] = [];
  return {
    enter: (stage) => {
      entered.push({ stage, atMs: performance.now() });
      onStage(stage);
    },
    read: () => {
      const endMs = performance.now();
      return entered.map(({ stage, atMs }, index) => ({
        stage,
        tookMs: Math.round((entered[index + 1]?.atMs ?? endMs) - atMs),
      }));
    },
  };
};
