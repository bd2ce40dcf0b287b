// What the panel says of a site in the first place: of all its publications the one thing an editor wants to know. Pure.
import type { BuildStage } from '../../../contract/publishing/site-status.ts';
import type { BuildFailureReason } from '../../../contract/publishing/build-failure.ts';
import type { PublicationState, SitePublishingState } from '../ecom/publishing/panel-state.ts';

export type SiteHeadline =
  | { kind: 'building'; publication: PublicationState; stage: BuildStage | null; isMoreWaiting: boolean }
  | { kind: 'waiting'; publication: PublicationState }
  /** The call is not taken: why, and when it is tried again. */
  | { kind: 'stuck'; publication: PublicationState; problem: string; nextAttemptAt: string | null }
  | { kind: 'failed'; publication: PublicationState; reason: BuildFailureReason; liveSince: string | null }
  | { kind: 'unhosted' }
  | { kind: 'handed_over'; at: string | null }
  | { kind: 'live'; since: string }
  /** Nothing was published from here yet, and no host tells of a release. */
  | { kind: 'unknown' };

const underWay: readonly PublicationState['state'][] = ['sending', 'sent', 'building'];

export const toSiteHeadline = ({ live, publications }: SitePublishingState): SiteHeadline => {
  const since = live?.since ?? null;
  const open = publications.find(({ state }) => underWay.includes(state));
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
  return since === null ? { kind: 'unknown' } : { kind: 'live', since };
};

/** Whether something happens that is worth looking at every two seconds. */
export const hasPublicationInProgress = ({ publications }: SitePublishingState): boolean =>
  publications.some(({ state }) => state === 'queued' || underWay.includes(state));
