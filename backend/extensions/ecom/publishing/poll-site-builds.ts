// Polls the build hosts for running builds and records the results. Several backends may poll concurrently; each result
// is recorded, and reported to the editors, by one of them.
import type { Knex } from 'knex';
import type { BuildFailureCauseAndDetails } from '../../../../contract/publishing/build-failure.ts';
import type { SiteBuildStatus } from '../../../../contract/publishing/site-build-status.ts';
import type { OrderServiceContext } from '../platform/route-types-and-handlers.ts';
import { type BuildHostConnectionSettings, readSiteBuildStatus } from './build-host-client.ts';
import { readRecordProjectsAndVisibility } from './read-record-projects-and-visibility.ts';
import {
  type PublicationBuildProgress,
  toPublicationBuildProgress,
  toBuildFailureReasonColumns,
} from './publication-build-progress.ts';
import { enqueueBuildFailureEmails, enqueueBuildRecoveryEmails } from './enqueue-build-emails.ts';

interface OpenPublication {
  id: string;
  project: string;
  /** Whether the host has had enough time to list it. */
  is_old: boolean;
  losses: number;
  problem: string | null;
}

/** A publication is lost if its host does not list it this long after accepting the call. */
const lossSeconds = 60;

/** How often a lost publication is sent again. Without a limit, a host that loses every call would build forever. */
const maxLosses = 2;

const openStates = ['sent', 'building'];

/** Problem code of a publication whose host does not respond; the other codes are in build-host-client.ts. */
const unresponsiveProblem = 'silent';

/** Polls one host and records the status of open publications; `undefined` if the host does not respond. */
export const pollBuildHostAndUpdatePublications = async (
  service: OrderServiceContext,
  host: BuildHostConnectionSettings,
  { id: project, domain }: { id: string; domain: string },
): Promise<SiteBuildStatus | undefined> => {
  const { database, logger } = service;
  // Read before the status, which may not list publications sent in between.
  const open = await database('publication')
    .where({ project })
    .whereIn('state', openStates)
    .select<OpenPublication[]>(
      'id',
      'project',
      'losses',
      'problem',
      database.raw(`sent_at < now() - interval '${lossSeconds} seconds' as is_old`),
    );
  const status = await readSiteBuildStatus(host, domain);
  await recordHostProblem(database, open, status === undefined);
  if (!status) return undefined;
  for (const publication of open) {
    try {
      await recordProgress(service, publication, toPublicationBuildProgress(status, publication.id));
    } catch (error) {
      logger.error(error, `The progress of publication ${publication.id} could not be recorded.`);
    }
  }
  return status;
};

/** Shown in the panel, because a host that accepted a call and does not respond blocks all later publications. */
const recordHostProblem = async (
  database: Knex,
  open: readonly OpenPublication[],
  isUnresponsive: boolean,
): Promise<void> => {
  const problem = isUnresponsive ? unresponsiveProblem : null;
  const ids = open
    .filter((publication) => publication.problem !== problem && (publication.is_old || !isUnresponsive))
    .map(({ id }) => id);
  if (ids.length > 0) await database('publication').whereIn('id', ids).whereIn('state', openStates).update({ problem });
};

/** Polls every project with an open publication. */
export const syncBuildStatusOfOpenPublications = async (
  service: OrderServiceContext,
  host: BuildHostConnectionSettings,
): Promise<void> => {
  const projects = await service
    .database('publication')
    .join('project', 'project.id', 'publication.project')
    .whereIn('publication.state', openStates)
    .distinct<{ id: string; domain: string }[]>('project.id', 'project.domain');
  await Promise.all(projects.map((project) => pollBuildHostAndUpdatePublications(service, host, project)));
};

const recordProgress = async (
  service: OrderServiceContext,
  publication: OpenPublication,
  progress: PublicationBuildProgress,
): Promise<void> => {
  const { database } = service;
  const { id } = publication;
  switch (progress.kind) {
    case 'waiting':
      return;
    case 'building':
      await database('publication')
        .where({ id })
        .whereIn('state', openStates)
        .update({ state: 'building', stage: progress.stage, started_at: progress.startedAt });
      return;
    case 'live':
    case 'failed':
      await database.transaction((transaction) => closePublication(transaction, service, publication, progress));
      return;
    case 'unknown':
      if (publication.is_old) await recordLoss(service, publication);
  }
};

const closePublication = async (
  transaction: Knex.Transaction,
  { env }: OrderServiceContext,
  { id, project }: OpenPublication,
  progress: Extract<PublicationBuildProgress, { kind: 'failed' | 'live' }>,
): Promise<void> => {
  const record = progress.kind === 'failed' && progress.record ? progress.record : undefined;
  // Editors correct a translation in the form of its parent record.
  const location = record && (await readRecordProjectsAndVisibility(transaction, record).catch(() => undefined));
  const root = location?.root ?? record;
  const changed = await transaction('publication')
    .where({ id })
    .whereIn('state', openStates)
    .update({
      state: progress.kind,
      started_at: progress.build.startedAt,
      ended_at: progress.build.endedAt,
      ...(progress.kind === 'live'
        ? {
            stage: null,
            release: progress.release,
            changed_file_count: progress.changedFileCount,
            stages: JSON.stringify(progress.stages),
            notices: progress.content ? JSON.stringify(progress.content) : null,
          }
        : {
            stage: progress.stage,
            ...toBuildFailureReasonColumns(progress.reason),
            record_collection: root?.collection ?? null,
            record_item: root?.item ?? null,
          }),
    });
  if (changed === 0) return;
  const finished = { id, project, studioUrl: toStudioUrl(env) };
  if (progress.kind === 'live') await enqueueBuildRecoveryEmails(transaction, finished);
  else await enqueueBuildFailureEmails(transaction, { ...finished, reason: progress.reason, record: root });
};

const toStudioUrl = ({ PUBLIC_URL: url }: OrderServiceContext['env']): string =>
  `${String(url).replace(/\/$/, '')}/admin`;

/** Sends the call again, and fails the publication after the last attempt. */
const recordLoss = async (
  { database, env }: OrderServiceContext,
  { id, project, losses }: OpenPublication,
): Promise<void> => {
  if (losses < maxLosses) {
    await database('publication')
      .where({ id, losses })
      .whereIn('state', openStates)
      .update({ state: 'queued', losses: losses + 1, next_attempt_at: database.fn.now() });
    return;
  }
  const reason: BuildFailureCauseAndDetails = { cause: 'lost', details: [] };
  await database.transaction(async (transaction) => {
    const changed = await transaction('publication')
      .where({ id })
      .whereIn('state', openStates)
      .update({ state: 'failed', ended_at: transaction.fn.now(), ...toBuildFailureReasonColumns(reason) });
    if (changed > 0)
      await enqueueBuildFailureEmails(transaction, {
        id,
        project,
        reason,
        record: undefined,
        studioUrl: toStudioUrl(env),
      });
  });
};
