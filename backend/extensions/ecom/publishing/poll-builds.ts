// Asks the hosts of what is under way, and notes what became of it. Several backends may ask at once: each end is noted, and
// told to the editors, by one of them.
import type { Knex } from 'knex';
import type { BuildFailureReason } from '../../../../contract/publishing/build-failure.ts';
import type { SiteBuildStatus } from '../../../../contract/publishing/site-status.ts';
import type { ServiceContext } from '../platform/http.ts';
import { type BuildHost, readHostStatus } from './build-host.ts';
import { readRecordLocation } from './record-location.ts';
import { type BuildProgress, toBuildProgress, toFailureReasonColumns } from './build-progress.ts';
import { writeBuildFailureEmails, writeBuildRecoveryEmails } from './write-build-emails.ts';

interface Open {
  id: string;
  project: string;
  /** Whether the host has had the time to know of it. */
  is_old: boolean;
  losses: number;
  problem: string | null;
}

/** A host that says nothing of a call this long after taking it has lost it. */
const lossSeconds = 60;

/** As often it is called again; a host that forgets every call would build for ever. */
const maxLosses = 2;

const openStates = ['sent', 'building'];

/** The obstacle of a publication whose host is silent; others are codes of build-host.ts. */
const silence = 'silent';

/** Asks one host; `undefined` where it does not answer. Whatever the status says of open publications is noted. */
export const pollProjectBuilds = async (
  service: ServiceContext,
  host: BuildHost,
  { id: project, domain }: { id: string; domain: string },
): Promise<SiteBuildStatus | undefined> => {
  const { database, logger } = service;
  // Read before the status is asked for: what is sent in between the status may not know yet.
  const open = await database('publication')
    .where({ project })
    .whereIn('state', openStates)
    .select<Open[]>(
      'id',
      'project',
      'losses',
      'problem',
      database.raw(`sent_at < now() - interval '${lossSeconds} seconds' as is_old`),
    );
  const status = await readHostStatus(host, domain);
  await noteSilence(database, open, status === undefined);
  if (!status) return undefined;
  for (const publication of open) {
    try {
      await noteProgress(service, publication, toBuildProgress(status, publication.id));
    } catch (error) {
      logger.error(error, `What became of the publication ${publication.id} could not be noted.`);
    }
  }
  return status;
};

/**
 * A host that took a call and does not say what became of it holds up everything after it: the panel has to tell. It is
 * away, or whatever stands before it does not let the question through.
 */
const noteSilence = async (database: Knex, open: readonly Open[], isSilent: boolean): Promise<void> => {
  const problem = isSilent ? silence : null;
  const ids = open.filter((one) => one.problem !== problem && (one.is_old || !isSilent)).map(({ id }) => id);
  if (ids.length > 0) await database('publication').whereIn('id', ids).whereIn('state', openStates).update({ problem });
};

/** All projects with something under way. */
export const pollAllBuilds = async (service: ServiceContext, host: BuildHost): Promise<void> => {
  const projects = await service
    .database('publication')
    .join('project', 'project.id', 'publication.project')
    .whereIn('publication.state', openStates)
    .distinct<{ id: string; domain: string }[]>('project.id', 'project.domain');
  await Promise.all(projects.map((project) => pollProjectBuilds(service, host, project)));
};

const noteProgress = async (service: ServiceContext, publication: Open, progress: BuildProgress): Promise<void> => {
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
      await database.transaction((transaction) => close(transaction, service, publication, progress));
      return;
    case 'unknown':
      if (publication.is_old) await noteLoss(service, publication);
  }
};

const close = async (
  transaction: Knex.Transaction,
  { env }: ServiceContext,
  { id, project }: Open,
  progress: Extract<BuildProgress, { kind: 'failed' | 'live' }>,
): Promise<void> => {
  const record = progress.kind === 'failed' && progress.record ? progress.record : undefined;
  // A broken translation is mended in the form of what it translates.
  const place = record && (await readRecordLocation(transaction, record).catch(() => undefined));
  const root = place?.root ?? record;
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
          }
        : {
            stage: progress.stage,
            ...toFailureReasonColumns(progress.reason),
            record_collection: root?.collection ?? null,
            record_item: root?.item ?? null,
          }),
    });
  if (changed === 0) return;
  const told = { id, project, studioUrl: toStudioUrl(env) };
  if (progress.kind === 'live') await writeBuildRecoveryEmails(transaction, told);
  else await writeBuildFailureEmails(transaction, { ...told, reason: progress.reason, record: root });
};

const toStudioUrl = ({ PUBLIC_URL: url }: ServiceContext['env']): string => `${String(url).replace(/\/$/, '')}/admin`;

/** Called again, and at last given up. */
const noteLoss = async ({ database, env }: ServiceContext, { id, project, losses }: Open): Promise<void> => {
  if (losses < maxLosses) {
    await database('publication')
      .where({ id, losses })
      .whereIn('state', openStates)
      .update({ state: 'queued', losses: losses + 1, next_attempt_at: database.fn.now() });
    return;
  }
  const reason: BuildFailureReason = { cause: 'lost', details: [] };
  await database.transaction(async (transaction) => {
    const changed = await transaction('publication')
      .where({ id })
      .whereIn('state', openStates)
      .update({ state: 'failed', ended_at: transaction.fn.now(), ...toFailureReasonColumns(reason) });
    if (changed > 0)
      await writeBuildFailureEmails(transaction, {
        id,
        project,
        reason,
        record: undefined,
        studioUrl: toStudioUrl(env),
      });
  });
};
