// What the host can have built, and how a build is run: the seam between the queue, which decides when, and the command,
// which does it. Implemented by command-build.ts; tests give a build of their own.
import type { BuildResult, BuildStage } from '../../contract/publishing/build-report.ts';
import type { PreviewRecord } from '../../contract/publishing/preview-link.ts';

/** The site as its editors have published it, or the same with one record that is still a draft, for its preview. */
export type BuildJob = { kind: 'live' } | ({ kind: 'preview' } & PreviewRecord);

export interface BuildRun {
  onStage: (stage: BuildStage) => void;
  /** Ends the build; it then resolves to a failure. */
  signal: AbortSignal;
}

/** Runs one build to its end. Never rejects: what goes wrong, a killed process included, is a result of kind `failed`. */
export type RunBuild = (job: BuildJob, run: BuildRun) => Promise<BuildResult>;
