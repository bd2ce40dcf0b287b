// Reports the progress of a build to the process that started it, over Node's IPC channel: stages with their durations,
// or the reason for a failure. Does nothing if a person started the build.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildFailureFilePath,
  buildFailurePayloadSchema,
  type BuildFailureReport,
} from '../../contract/publishing/build-failure.ts';
import {
  type BuildContentNotices,
  contentNoticesFilePath,
  contentNoticesSchema,
} from '../../contract/publishing/content-notice.ts';
import { parseJsonOrUndefined } from '../../domain/parse-json-or-undefined.ts';
import { BuildFailureError, truncateBuildFailureDetails } from '../../domain/publishing/build-failure-error.ts';
import type {
  BuildProgressMessage,
  BuildResult,
  BuildStage,
  BuildStageDuration,
} from '../../contract/publishing/site-build-status.ts';
import { formatBuildFailureCause } from '../../domain/publishing/format-build-failure.ts';

type Failed = Extract<BuildResult, { kind: 'failed' }>;

/** The report of an error during a stage. Includes unexpected errors, so that an editor can pass them on. */
export const toBuildFailedProgressMessage = (error: unknown, stage: BuildStage, rootFolder: string): Failed => {
  if (error instanceof ExpectedBuildFailureError) return { kind: 'failed', stage, ...error.toNote() };
  const message = stripLocalFilePaths(error instanceof Error ? error.message : String(error), rootFolder);
  return { kind: 'failed', stage, cause: 'unknown', details: truncateBuildFailureDetails(message.split('\n')) };
};

/** Resolves when the message has been sent, so that the process may exit. Does nothing without a parent. */
export const sendBuildProgressToParent = async (report: BuildProgressMessage): Promise<void> => {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.send?.(report, undefined, undefined, () => resolve());
  });
};

/** An expected failure whose cause and remedy are explained to an editor. */
export class ExpectedBuildFailureError extends BuildFailureError {
  constructor(report: BuildFailureReport) {
    super(report, formatBuildFailureCause(report.cause, 'en'));
  }
}

/** Removes the failure and the notices of an earlier build. */
export const removeEarlierBuildReports = async (rootFolder: string): Promise<void> => {
  for (const path of [buildFailureFilePath, contentNoticesFilePath]) await rm(join(rootFolder, path), { force: true });
};

/** The failure that Gatsby's process wrote; `undefined` if it wrote none or was killed. */
export const readBuildFailureFile = async (rootFolder: string): Promise<ExpectedBuildFailureError | undefined> => {
  const text = await readFile(join(rootFolder, buildFailureFilePath), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return new ExpectedBuildFailureError(buildFailurePayloadSchema.parse(JSON.parse(text)));
};

/** What the build has left out, or has a remark about; `undefined` after a build of another version. */
export const readContentNoticesFile = async (rootFolder: string): Promise<BuildContentNotices | undefined> => {
  const text = await readFile(join(rootFolder, contentNoticesFilePath), 'utf8').catch(() => '');
  return contentNoticesSchema.safeParse(parseJsonOrUndefined(text)).data;
};

/** Removes paths of this machine, which do not help an editor and should not be disclosed. */
export const stripLocalFilePaths = (text: string, rootFolder: string): string => {
  return text.replaceAll(`${rootFolder}/`, '').replaceAll(rootFolder, '.').replaceAll(`${tmpdir()}/`, '');
};

/** Tracks the stages of a build and their durations. */
interface StageClock {
  enter: (stage: BuildStage) => void;
  /** Ends the last stage and returns all of them. */
  read: () => BuildStageDuration[];
}

export const createBuildStageTimer = (onStage: (stage: BuildStage) => void = () => undefined): StageClock => {
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
