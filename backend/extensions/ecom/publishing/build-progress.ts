// What becomes of a publication: when its call is tried again, what the host's status says of it, and how the reason
// of a failed build stands in its record. Pure.
import type { BuildStage, BuildStageDuration } from '../../../../contract/publishing/site-status.ts';
import type { BuildFailureCause, BuildFailureReason } from '../../../../contract/publishing/build-failure.ts';
import type { FinishedBuild, SiteBuildStatus } from '../../../../contract/publishing/site-status.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 5 * 60_000;

/** Milliseconds until the next call, after so many were not taken. Never given up: the change is to go live. */
export const toCallRetryDelayMs = (attempts: number): number =>
  Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);

export type BuildProgress =
  | { kind: 'waiting' }
  | { kind: 'building'; stage: BuildStage; startedAt: string }
  | { kind: 'live'; build: FinishedBuild; release: string; changedFileCount: number; stages: BuildStageDuration[] }
  | {
      kind: 'failed';
      build: FinishedBuild;
      stage: BuildStage;
      reason: BuildFailureReason;
      record: { collection: string; item: string } | undefined;
    }
  /** The host has no word of it. */
  | { kind: 'unknown' };

/** What is still to come counts more than what was: a call that was repeated may have been answered by a build before. */
export const toBuildProgress = (status: SiteBuildStatus, publication: string): BuildProgress => {
  if (status.queued?.publications.includes(publication)) return { kind: 'waiting' };
  if (status.building?.publications.includes(publication)) {
    const { stage, startedAt } = status.building;
    return { kind: 'building', stage, startedAt };
  }
  const build = status.ended.find(({ publications }) => publications.includes(publication));
  if (!build) return { kind: 'unknown' };
  const { outcome } = build;
  if (outcome.result === 'built') {
    const { release, changedFileCount, stages } = outcome;
    return { kind: 'live', build, release, changedFileCount, stages };
  }
  const { stage, cause, details, record } = outcome;
  return { kind: 'failed', build, stage, reason: { cause, details }, record };
};

/** How the reason of a failed build stands in its publication's record. */
export interface FailureReasonColumns {
  cause: BuildFailureCause | null;
  /** One a line. */
  details: string | null;
}

export const toFailureReasonColumns = ({ cause, details }: BuildFailureReason): FailureReasonColumns => ({
  cause,
  details: details.join('\n'),
});

/** `null` for a publication that has not failed. */
export const parseFailureReasonColumns = ({ cause, details }: FailureReasonColumns): BuildFailureReason | null =>
  cause && { cause, details: details === null || details === '' ? [] : details.split('\n') };
