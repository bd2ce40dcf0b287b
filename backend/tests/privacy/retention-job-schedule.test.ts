// The retention job: runs soon after the start, then once an hour, and waits until the database is set up.
import { randomUUID } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DirectusExtensionContext } from '../../extensions/ecom/platform/route-types-and-handlers.ts';
import { hooks } from '../../extensions/ecom/index.ts';
import { createTestDatabaseCopy } from '../dedicated-test-backend.ts';
import { daysAgo } from './visitor-records-fixture.ts';

let database: Knex;
let remove: () => Promise<void>;

beforeAll(async () => {
  const own = await createTestDatabaseCopy();
  remove = own.remove;
  database = knex({ client: 'pg', connection: own.url, pool: { min: 0, max: 2 } });
});

afterAll(async () => {
  await database.destroy();
  await remove();
});

/** Registers the job like the bundle; `minute` is its handler, to be called once per minute. */
const startJob = () => {
  const minutes: (() => Promise<void>)[] = [];
  const log: string[] = [];
  const note = (entry: unknown, message?: string) => void log.push(message ?? String(entry));
  const config = hooks.find(({ name }) => name === 'ecom-retention')?.config;
  const context = { database, logger: { info: note, warn: note, error: note } } as unknown as DirectusExtensionContext;
  const register = { schedule: (_cron: string, handler: () => Promise<void>) => void minutes.push(handler) };
  (config as unknown as (events: typeof register, of: DirectusExtensionContext) => void)(register, context);
  const [minute] = minutes;
  if (!minute) throw new Error('The job is not registered.');
  return { minute, log };
};

const writeOld = async (): Promise<string> => {
  const id = randomUUID();
  const { id: project } = await database('project').first<{ id: string }>('id');
  await database('contact_message').insert({
    id,
    project,
    name: 'A',
    email: 'a@b.example',
    message: '-',
    status: 'new',
    date_created: daysAgo(1_000),
  });
  return id;
};

const isThere = async (id: string) => (await database('contact_message').where({ id }).first('id')) !== undefined;

it('runs in the first minute, and then an hour later', async () => {
  const { minute, log } = startJob();
  const first = await writeOld();
  await minute();
  expect(await isThere(first)).toBe(false);
  expect(log).toEqual(['Retention: contact_message 1 ended.']);
  const second = await writeOld();
  await minute();
  expect(await isThere(second)).toBe(true);
  vi.setSystemTime(Date.now() + 61 * 60_000);
  await minute();
  vi.useRealTimers();
  expect(await isThere(second)).toBe(false);
});

it('waits silently until the content model exists', async () => {
  const { minute, log } = startJob();
  const id = await writeOld();
  await database.schema.renameTable('privacy_settings', 'not_there_yet');
  await minute();
  expect([await isThere(id), log]).toEqual([true, []]);
  await database.schema.renameTable('not_there_yet', 'privacy_settings');
  await minute();
  expect(await isThere(id)).toBe(false);
});

it('logs a failure and runs again an hour later', async () => {
  const { minute, log } = startJob();
  await database.schema.renameTable('appointment', 'gone');
  await minute();
  await minute();
  expect(log).toEqual([expect.stringContaining('tries again in an hour')]);
  await database.schema.renameTable('gone', 'appointment');
});
