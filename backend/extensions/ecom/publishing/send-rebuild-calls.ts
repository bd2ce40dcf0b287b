// The outbox of publishing: calls the host for publications that are due. Several backends take from the table at once, each
// publication is taken by one of them, and what a backend took that died is due again. Builds wait in the host's publish queue.
import type { Knex } from 'knex';
import { type ContentChange, maxChangesPerRebuildRequest } from '../../../../contract/publishing/signed-request.ts';
import type { ServiceContext } from '../platform/http.ts';
import { sendRebuildCall, type RebuildCallOutcome, type BuildHost } from './build-host.ts';
import { toCallRetryDelayMs } from './build-progress.ts';

interface Taken {
  id: string;
  domain: string;
  /** Counts this call. Also says who may note its outcome. */
  attempts: number;
}

/** Longer than a call takes (build-host.ts). */
const leaseSeconds = 30;

/** A build service makes a build of every call, and some charge for it: at least this far apart. */
const serviceSeconds = 30;

const concurrency = 4;

/**
 * One call per project at a time: whatever is changed while a build runs goes with the next one. What is shown as
 * under way (`sending` beyond its lease) was taken by a backend that is gone.
 */
const dueSql = `
  select p.id from publication p
   where (p.state = 'queued' or p.state = 'sending') and coalesce(p.next_attempt_at, now()) <= now()
     and not exists (
       select from publication other where other.project = p.project and other.id <> p.id and (
         other.state in ('sent', 'building') or other.state = 'sending' and other.next_attempt_at > now()
         or other.state = 'handed_over' and other.sent_at > now() - interval '${serviceSeconds} seconds'))
   order by p.next_attempt_at nulls first limit 1 for update skip locked`;

const takePublication = async (database: Knex): Promise<Taken | undefined> => {
  const { rows } = await database.raw<{ rows: Taken[] }>(
    `with due as materialized (${dueSql})
     update publication p
        set state = 'sending', attempts = p.attempts + 1, next_attempt_at = now() + interval '${leaseSeconds} seconds'
       from due, project where p.id = due.id and project.id = p.project
     returning p.id, p.attempts, project.domain`,
  );
  return rows[0];
};

const readChanges = (database: Knex, publication: string): Promise<ContentChange[]> =>
  database('publication_change')
    .where({ publication })
    .orderBy('id')
    .limit(maxChangesPerRebuildRequest)
    .select<ContentChange[]>('collection', 'item', 'action');

const toColumns = (database: Knex, outcome: RebuildCallOutcome, attempts: number): Record<string, unknown> => {
  if (outcome.kind === 'taken')
    return { state: 'sent', sent_at: database.fn.now(), problem: null, next_attempt_at: null };
  const ended = { sent_at: database.fn.now(), ended_at: database.fn.now(), problem: null, next_attempt_at: null };
  if (outcome.kind === 'handed_over') return { state: 'handed_over', ...ended };
  // Nobody serves this project; the next change asks again.
  if (outcome.problem === 'unknown_project') return { state: 'unhosted', ...ended, sent_at: null };
  return {
    state: 'queued',
    problem: outcome.problem,
    next_attempt_at: database.raw(`now() + ? * interval '1 millisecond'`, [toCallRetryDelayMs(attempts)]),
  };
};

const sendOne = async ({ database, logger }: ServiceContext, host: BuildHost, taken: Taken): Promise<void> => {
  const { id, domain, attempts } = taken;
  const outcome = await sendRebuildCall(host, {
    project: domain,
    publication: id,
    changes: await readChanges(database, id),
  });
  await database('publication')
    .where({ id, attempts, state: 'sending' })
    .update(toColumns(database, outcome, attempts));
  if (outcome.kind === 'refused' && outcome.problem !== 'unknown_project' && attempts === 1)
    logger.warn(
      `${domain} cannot be published now (${outcome.problem}); the call is repeated until it is taken. Is REBUILD_URL right, and the host there?`,
    );
};

/** Sends what is due. */
export const sendDueRebuildCalls = async (service: ServiceContext, host: BuildHost): Promise<void> => {
  const work = async (): Promise<void> => {
    for (;;) {
      const taken = await takePublication(service.database);
      if (!taken) return;
      await sendOne(service, host, taken);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};
