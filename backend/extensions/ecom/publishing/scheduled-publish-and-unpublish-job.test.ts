// What one record that fails means for the others, and which failures an editor sees.
import type { RegisterFunctions } from '@directus/types';
import { beforeEach, expect, it, vi } from 'vitest';
import * as changes from './add-pending-changes-to-queued-publications.ts';
import { scheduledPublishAndUnpublishJob } from './scheduled-publish-and-unpublish-job.ts';

const assignChanges = vi.spyOn(changes, 'addPendingChangesToQueuedPublications');
beforeEach(() => assignChanges.mockReset().mockResolvedValue());

type Run = () => Promise<void>;
type Register = (hooks: RegisterFunctions, context: object) => void;

const toRow = (item: string, publishAt: string) => ({
  collection: 'event',
  item,
  version: null,
  project: 'p',
  time_zone: 'Europe/Berlin',
  record: { publish_at: publishAt, unpublish_at: null },
  schedule_problem: null,
  changed_at: null,
});

/** Runs the job once, with a database in which each save fails with the error. */
const runJob = async (rows: object[], error: Error) => {
  const transaction = vi.fn(() => Promise.reject(error));
  const update = vi.fn(() => Promise.resolve());
  const raw = (sql: string) =>
    Promise.resolve({ rows: sql.includes('information_schema') ? Array.from({ length: 6 }, () => ({})) : rows });
  const database = Object.assign(() => ({ where: () => ({ update }) }), { raw, transaction });
  const logger = { error: vi.fn() };
  let run: Run | undefined;
  const hooks = {
    schedule: (_cron: string, scheduled: Run) => {
      run = scheduled;
    },
    action: () => undefined,
  };
  const context = { database, logger, env: { JOB_SCHEDULE: '* * * * * *' } };
  (scheduledPublishAndUnpublishJob as Register)(hooks as unknown as RegisterFunctions, context);
  await run?.();
  return { transaction, update, logger };
};

it('goes on after a time that cannot be read', async () => {
  const rows = [toRow('a', 'morgen'), toRow('b', '2020-01-01T08:00:00')];
  const { transaction } = await runJob(rows, new Error('no matter'));
  expect(transaction).toHaveBeenCalledTimes(1);
});

it.each([
  ['a deadlock is tried again at the next run', '40P01', 0],
  ['a conflict with another transaction is tried again at the next run', '40001', 0],
  ['any other failure is stored with the record', '23514', 1],
])('%s', async (_case, code, updates) => {
  const error = Object.assign(new Error('failed'), { code });
  const { update, logger } = await runJob([toRow('a', '2020-01-01T08:00:00')], error);
  expect(update).toHaveBeenCalledTimes(updates);
  expect(logger.error).toHaveBeenCalledWith(error, expect.any(String));
});

it('processes the changes of a draft while visitors do not see it', async () => {
  const { transaction } = await runJob([toRow('a', '2020-01-01T08:00:00')], new Error('no matter'));
  expect(assignChanges).toHaveBeenCalledBefore(transaction);
});
