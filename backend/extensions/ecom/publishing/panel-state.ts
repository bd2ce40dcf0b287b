// What the studio's panel “Website” is told (GET /ecom/publishing). Shared by the route and the panel (extensions/website-panel).
import type { Knex } from 'knex';
import type { BuildStage, SiteStatus, StageTime } from '../../../../contract/publishing/site-status.ts';
import type { FailureReason } from '../../../../contract/publishing/build-failure.ts';
import type { Label } from '../../../schema/definition.ts';
import type { PublicationStateName } from '../../../schema/site/publication.ts';
import type { RecordName } from './locate-record.ts';
import { fromReasonColumns, type ReasonColumns } from './plan-publication.ts';
import { readTitle, toCollectionLabel, toRecordPath } from './studio-records.ts';

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

const shownChanges = 3;

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

export interface ProjectRow {
  id: string;
  name: string;
  domain: string;
}

/** As many of a project as anybody looks at. */
const shownPublications = 8;

interface PublicationRow extends ReasonColumns {
  id: string;
  state: PublicationState['state'];
  date_created: Date;
  started_at: Date | null;
  ended_at: Date | null;
  stage: PublicationState['stage'];
  stages: StageTime[] | null;
  release: string | null;
  changed_file_count: number | null;
  record_collection: string | null;
  record_item: string | null;
  problem: string | null;
  next_attempt_at: Date | null;
}

const readRecord = async (database: Knex, record: RecordName): Promise<NamedRecord> => ({
  label: toCollectionLabel(record.collection),
  title: await readTitle(database, record),
  path: toRecordPath(record),
});

const readEditorNames = async (database: Knex, publication: string): Promise<string[]> => {
  const { rows } = await database.raw<{ rows: { name: string | null }[] }>(
    `select distinct coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email) as name
       from directus_users person where person.id::text in (
        select editor from publication_change where publication = ?
        union select asked_by from publication where id = ?) order by 1`,
    [publication, publication],
  );
  return rows.flatMap(({ name }) => name ?? []);
};

/** A record once, whoever has changed it. */
const readChanges = async (
  database: Knex,
  publication: string,
): Promise<Pick<PublicationState, 'changeCount' | 'changes'>> => {
  const { rows } = await database.raw<{ rows: (RecordName & { is_deleted: boolean; total: number })[] }>(
    `select collection, item, bool_or(action = 'delete') as is_deleted, (count(*) over ())::int as total
       from publication_change where publication = ? group by collection, item order by max(id) desc limit ?`,
    [publication, shownChanges],
  );
  const changes = await Promise.all(
    rows.map(async ({ is_deleted: isDeleted, ...record }) => {
      const named = await readRecord(database, record);
      return { ...named, path: isDeleted ? null : named.path };
    }),
  );
  return { changes, changeCount: rows[0]?.total ?? 0 };
};

const toTime = (moment: Date | null): string | null => moment && moment.toISOString();

const readPublication = async (database: Knex, row: PublicationRow): Promise<PublicationState> => {
  const { record_collection: collection, record_item: item } = row;
  return {
    id: row.id,
    state: row.state,
    createdAt: row.date_created.toISOString(),
    startedAt: toTime(row.started_at),
    endedAt: toTime(row.ended_at),
    stage: row.stage,
    stages: row.stages ?? [],
    changedFileCount: row.changed_file_count,
    reason: fromReasonColumns(row),
    problem: row.problem,
    record: collection !== null && item !== null ? await readRecord(database, { collection, item }) : null,
    nextAttemptAt: toTime(row.next_attempt_at),
    editors: await readEditorNames(database, row.id),
    ...(await readChanges(database, row.id)),
  };
};

/** @param status what the project's host has just said, if it has */
export const readSiteState = async (
  database: Knex,
  { id: project, name, domain }: ProjectRow,
  status: SiteStatus | undefined,
): Promise<SiteState> => {
  const rows = await database('publication')
    .where({ project })
    .orderBy('date_created', 'desc')
    .limit(shownPublications)
    .select<PublicationRow[]>('*');
  const last = rows.find(({ state }) => state === 'live');
  const known = last?.release && last.ended_at && { release: last.release, since: last.ended_at.toISOString() };
  return {
    project,
    name,
    domain,
    live: status?.live ?? (known || null),
    publications: await Promise.all(rows.map((row) => readPublication(database, row))),
  };
};
