// What the studio's panel “Website” is told (GET /ecom/publishing). Shared by the route and the panel (extensions/website-panel).
import type { BuildStage, StageTime } from '../../../../contract/publishing/build-report.ts';
import type { FailureReason } from '../../../../contract/publishing/failure-words.ts';
import type { Label } from '../../../schema/definition.ts';
import type { PublicationStateName } from '../../../schema/site/publication.ts';

/** A record in words; `path` is its address below the studio's. */
export interface NamedRecord {
  label: Label;
  title: string | null;
  path: string;
}

/** Times are ISO 8601 in UTC. */
export interface PublicationState {
  id: string;
  state: PublicationStateName;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** Where the build is, or at which stage it failed. */
  stage: BuildStage | null;
  stages: StageTime[];
  changedFileCount: number | null;
  reason: FailureReason | null;
  record: NamedRecord | null;
  /** Why the host has not taken the call yet, or nothing is known of it: a code of call-host.ts or follow-builds.ts. */
  problem: string | null;
  nextAttemptAt: string | null;
  /** Names of who has changed something, or asked for it. */
  editors: string[];
  /** The last ones, at most {@link shownChanges}; deleted records have no path. */
  changes: (Omit<NamedRecord, 'path'> & { path: string | null })[];
  changeCount: number;
}

export const shownChanges = 3;

export interface SiteState {
  /** Id of the project. */
  project: string;
  name: string;
  domain: string;
  /** The release that visitors get; `null` where nobody tells. */
  live: { release: string; since: string } | null;
  /** The last ones, newest first. */
  publications: PublicationState[];
}

export interface PublishingState {
  /** Whether changes are published by themselves: REBUILD_URL is set. */
  isConfigured: boolean;
  sites: SiteState[];
}
