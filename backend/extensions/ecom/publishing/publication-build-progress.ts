// Progress of a publication: retry delay of its call, state from the status of the host, and the failure reason as
// database columns. Pure.
import type { PublishingPanelPublication } from '../../../../contract/publishing/publishing-panel.ts';
import type { BuildContentNotices } from '../../../../contract/publishing/content-notice.ts';
import type { BuildStage, BuildStageDuration } from '../../../../contract/publishing/site-build-status.ts';
import type { BuildFailureCause, BuildFailureCauseAndDetails } from '../../../../contract/publishing/build-failure.ts';
import type { FinishedSiteBuild, SiteBuildStatus } from '../../../../contract/publishing/site-build-status.ts';

const firstDelayMs = 2_000;
const maxDelayMs = 5 * 60_000;

/** Milliseconds until the next call. Never gives up, because the change must go live. */
export const toRebuildRetryDelayMs = (attempts: number): number =>
  Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs);

export type PublicationBuildProgress =
  | { kind: 'waiting' }
  | { kind: 'building'; stage: BuildStage; startedAt: string }
  | {
      kind: 'live';
      build: FinishedSiteBuild;
      release: string;
      changedFileCount: number;
      stages: BuildStageDuration[];
      content: BuildContentNotices | undefined;
    }
  | {
      kind: 'failed';
      build: FinishedSiteBuild;
      stage: BuildStage;
      reason: BuildFailureCauseAndDetails;
      record: { collection: string; item: string } | undefined;
    }
  /** The host does not list the publication. */
  | { kind: 'unknown' };

/** Queued and running builds take precedence: a repeated call may also appear among finished builds. */
export const toPublicationBuildProgress = (status: SiteBuildStatus, publication: string): PublicationBuildProgress => {
  if (status.queued?.publications.includes(publication)) return { kind: 'waiting' };
  if (status.building?.publications.includes(publication)) {
    const { stage, startedAt } = status.building;
    return { kind: 'building', stage, startedAt };
  }
  const build = status.ended.find(({ publications }) => publications.includes(publication));
  if (!build) return { kind: 'unknown' };
  const { outcome } = build;
  if (outcome.result === 'built') {
    const { release, changedFileCount, stages, content } = outcome;
    return { kind: 'live', build, release, changedFileCount, stages, content };
  }
  const { stage, cause, details, record } = outcome;
  return { kind: 'failed', build, stage, reason: { cause, details }, record };
};

/** The failure reason as columns of the publication. */
export interface BuildFailureReasonColumns {
  cause: BuildFailureCause | null;
  /** One detail per line. */
  details: string | null;
}

export const toBuildFailureReasonColumns = ({
  cause,
  details,
}: BuildFailureCauseAndDetails): BuildFailureReasonColumns => ({
  cause,
  details: details.join('\n'),
});

/** `null` for a publication that has not failed. */
export const parseBuildFailureReasonColumns = ({
  cause,
  details,
}: BuildFailureReasonColumns): PublishingPanelPublication['reason'] =>
  cause && { cause, details: details === null || details === '' ? [] : details.split('\n') };
