// Calls the build host for due publications. Several backends share the table; each publication is claimed by one of
// them, and the claim of a crashed backend expires. Builds are queued at the host.
import type { Knex } from 'knex';
import {
  type RebuildRequestContentChange,
  maxChangesPerRebuildRequest,
} from '../../../../contract/publishing/signed-rebuild-request.ts';
import type { OrderServiceContext } from '../platform/route-types-and-handlers.ts';
import {
  sendRebuildRequest,
  type RebuildRequestOutcome,
  type BuildHostConnectionSettings,
} from './build-host-client.ts';
import { toRebuildRetryDelayMs } from './publication-build-progress.ts';

interface ClaimedPublication {
  id: string;
  domain: string;
  /** Includes this call. Also identifies the claim: only the last claim may record an outcome. */
  attempts: number;
}

/** Longer than the timeout of a call (build-host-client.ts). */
const leaseSeconds = 30;

/** Minimum interval between calls to a build service, which starts one build per call and may charge for it. */
const serviceIntervalSeconds = 30;

const concurrency = 4;

/**
 * One call per project at a time: changes during a build are published by the next one. A `sending` row with an expired
 * lease belongs to a crashed backend.
 */
const dueSql = `
  select p.id from publication p
   where (p.state = 'queued' or p.state = 'sending') and coalesce(p.next_attempt_at, now()) <= now()
     and not exists (
       select from publication other where other.project = p.project and other.id <> p.id and (
         other.state in ('sent', 'building') or other.state = 'sending' and other.next_attempt_at > now()
         or other.state = 'handed_over' and other.sent_at > now() - interval '${serviceIntervalSeconds} seconds'))
   order by p.next_attempt_at nulls first limit 1 for update skip locked`;

const claimPublication = async (database: Knex): Promise<ClaimedPublication | undefined> => {
  const { rows } = await database.raw<{ rows: ClaimedPublication[] }>(
    `with due as materialized (${dueSql})
     update publication p
        set state = 'sending', attempts = p.attempts + 1, next_attempt_at = now() + interval '${leaseSeconds} seconds'
       from due, project where p.id = due.id and project.id = p.project
     returning p.id, p.attempts, project.domain`,
  );
  return rows[0];
};

const readChanges = (database: Knex, publication: string): Promise<RebuildRequestContentChange[]> =>
  database('publication_change')
    .where({ publication })
    .orderBy('id')
    .limit(maxChangesPerRebuildRequest)
    .select<RebuildRequestContentChange[]>('collection', 'item', 'action');

const toColumns = (database: Knex, outcome: RebuildRequestOutcome, attempts: number): Record<string, unknown> => {
  if (outcome.kind === 'accepted')
    return { state: 'sent', sent_at: database.fn.now(), problem: null, next_attempt_at: null };
  const final = { sent_at: database.fn.now(), ended_at: database.fn.now(), problem: null, next_attempt_at: null };
  if (outcome.kind === 'handed_over') return { state: 'handed_over', ...final };
  // No host serves this project. The next change is sent again.
  if (outcome.problem === 'unknown_project') return { state: 'unhosted', ...final, sent_at: null };
  return {
    state: 'queued',
    problem: outcome.problem,
    next_attempt_at: database.raw(`now() + ? * interval '1 millisecond'`, [toRebuildRetryDelayMs(attempts)]),
  };
};

const sendOne = async (
  { database, logger }: OrderServiceContext,
  host: BuildHostConnectionSettings,
  publication: ClaimedPublication,
): Promise<void> => {
  const { id, domain, attempts } = publication;
  const outcome = await sendRebuildRequest(host, {
    project: domain,
    publication: id,
    changes: await readChanges(database, id),
  });
  await database('publication')
    .where({ id, attempts, state: 'sending' })
    .update(toColumns(database, outcome, attempts));
  if (outcome.kind === 'refused' && outcome.problem !== 'unknown_project' && attempts === 1)
    logger.warn(
      `${domain} cannot be published (${outcome.problem}); the call is retried until the host accepts it. Check REBUILD_URL and the host.`,
    );
};

/** Calls the hosts of all due publications. */
export const sendDueRebuildRequests = async (
  service: OrderServiceContext,
  host: BuildHostConnectionSettings,
): Promise<void> => {
  const work = async (): Promise<void> => {
    for (;;) {
      const publication = await claimPublication(service.database);
      if (!publication) return;
      await sendOne(service, host, publication);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
