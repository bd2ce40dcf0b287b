// Computes the headline of a site in the panel: the most relevant state of all its publications. Pure.
import type { BuildStage } from '../../../contract/publishing/site-build-status.ts';
import type { BuildFailureCauseAndDetails } from '../../../contract/publishing/build-failure.ts';
import type { PublishingPanelPublication, SitePublishingState } from '../../../contract/publishing/publishing-panel.ts';

export type SitePublishingHeadlineState =
  | { kind: 'building'; publication: PublishingPanelPublication; stage: BuildStage | null; isMoreWaiting: boolean }
  | { kind: 'waiting'; publication: PublishingPanelPublication }
  /** The host does not accept the webhook call: the problem, and the time of the next attempt. */
  | { kind: 'stuck'; publication: PublishingPanelPublication; problem: string; nextAttemptAt: string | null }
  | {
      kind: 'failed';
      publication: PublishingPanelPublication;
      reason: BuildFailureCauseAndDetails;
      liveSince: string | null;
    }
  | { kind: 'unhosted' }
  | { kind: 'handed_over'; at: string | null }
  /** `isComplete`: nothing had to be left out. */
  | { kind: 'live'; since: string; isComplete: boolean }
  /** Nothing was published yet, and no host reports a release. */
  | { kind: 'unknown' };

const statesInProgress: readonly PublishingPanelPublication['state'][] = ['sending', 'sent', 'building'];

export const toSitePublishingHeadline = ({
  live,
  publications,
  content,
}: SitePublishingState): SitePublishingHeadlineState => {
  const since = live?.since ?? null;
  const open = publications.find(({ state }) => statesInProgress.includes(state));
  const queued = publications.find(({ state }) => state === 'queued');
  const stuck = [open, queued].find((publication) => publication && publication.problem !== null);
  if (open?.state === 'building' && open.problem === null)
    return { kind: 'building', publication: open, stage: open.stage, isMoreWaiting: queued !== undefined };
  if (stuck && stuck.problem !== null)
    return { kind: 'stuck', publication: stuck, problem: stuck.problem, nextAttemptAt: stuck.nextAttemptAt };
  const waiting = open ?? queued;
  if (waiting) return { kind: 'waiting', publication: waiting };
  const [last] = publications;
  if (last?.state === 'failed')
    return {
      kind: 'failed',
      publication: last,
      reason: last.reason ?? { cause: 'unknown', details: [] },
      liveSince: since,
    };
  if (last?.state === 'unhosted') return { kind: 'unhosted' };
  if (last?.state === 'handed_over') return { kind: 'handed_over', at: last.endedAt };
  if (since === null) return { kind: 'unknown' };
  return { kind: 'live', since, isComplete: content.notices.every(({ isLeftOut }) => !isLeftOut) };
};

/** Whether a publication is queued or in progress, so that the panel polls at the shorter interval. */
export const hasUnfinishedPublication = ({ publications }: SitePublishingState): boolean =>
  publications.some(({ state }) => state === 'queued' || statesInProgress.includes(state));
