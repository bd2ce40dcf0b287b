// Reads the state of the studio panel “Website” (GET /ecom/publishing).
import type { Knex } from 'knex';
import { contentNoticeSchema } from '../../../../contract/publishing/content-notice.ts';
import type {
  SitePublishingState,
  PublishingPanelPublication,
  PublishingPanelScheduledRecord,
} from '../../../../contract/publishing/publishing-panel.ts';
import type { SiteBuildStatus } from '../../../../contract/publishing/site-build-status.ts';
import type { StudioProject } from '../platform/studio-route-handler.ts';
import type { ContentRecordReference } from './read-record-projects-and-visibility.ts';
import { parseBuildFailureReasonColumns, type BuildFailureReasonColumns } from './publication-build-progress.ts';
import { toTimeZoneOrDefault } from '../../../../domain/opening-hours/time-zone.ts';
import { readContentNoticeSummaries, toContentNoticeFieldLabels } from './read-content-notice-summaries.ts';
import { readScheduledRecords, type ScheduledPublishingProblem } from './scheduled-records.ts';
import { readStudioRecordSummary } from './studio-record-labels.ts';

/** Latest changes per publication in the panel. */
const maxShownChanges = 3;

/** Publications per project in the panel. */
const maxShownPublications = 8;

interface PublicationRow extends BuildFailureReasonColumns {
  id: string;
  state: PublishingPanelPublication['state'];
  date_created: Date;
  started_at: Date | null;
  ended_at: Date | null;
  stage: PublishingPanelPublication['stage'];
  stages: PublishingPanelPublication['stages'] | null;
  release: string | null;
  changed_file_count: number | null;
  record_collection: string | null;
  record_item: string | null;
  notices: unknown;
  problem: string | null;
  next_attempt_at: Date | null;
}

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

/** Each record once, even if several editors changed it. */
const readChanges = async (
  database: Knex,
  publication: string,
): Promise<Pick<PublishingPanelPublication, 'changeCount' | 'changes'>> => {
  const { rows } = await database.raw<{ rows: (ContentRecordReference & { is_deleted: boolean; total: number })[] }>(
    `select collection, item, bool_or(action = 'delete') as is_deleted, (count(*) over ())::int as total
       from publication_change where publication = ? group by collection, item order by max(id) desc limit ?`,
    [publication, maxShownChanges],
  );
  const changes = await Promise.all(
    rows.map(async ({ is_deleted: isDeleted, ...record }) => {
      const summary = await readStudioRecordSummary(database, record);
      return { ...summary, path: isDeleted ? null : summary.path };
    }),
  );
  return { changes, changeCount: rows[0]?.total ?? 0 };
};

const toTime = (moment: Date | null): string | null => moment && moment.toISOString();

const readPublication = async (database: Knex, row: PublicationRow): Promise<PublishingPanelPublication> => {
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
    reason: parseBuildFailureReasonColumns(row),
    problem: row.problem,
    record: collection !== null && item !== null ? await readStudioRecordSummary(database, { collection, item }) : null,
    nextAttemptAt: toTime(row.next_attempt_at),
    editors: await readEditorNames(database, row.id),
    ...(await readChanges(database, row.id)),
  };
};

/** Scheduled records in the panel. */
const maxShownScheduled = 20;

const toProblems = (
  collection: string,
  problem: ScheduledPublishingProblem | null,
): PublishingPanelScheduledRecord['problems'] =>
  problem &&
  problem.problems.map(({ code, field, detail }) => ({
    code: contentNoticeSchema.shape.code.parse(code),
    detail,
    fields: toContentNoticeFieldLabels({ collection, fields: [field] }),
  }));

const readSchedule = async (
  database: Knex,
  { id: project, time_zone: timeZone }: StudioProject,
): Promise<SitePublishingState['scheduled']> => {
  const scheduled = await readScheduledRecords(database, { project });
  const sorted = scheduled.toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null));
  const records = await Promise.all(
    sorted.slice(0, maxShownScheduled).map(async ({ collection, item, version, record, problem }) => {
      const summary = await readStudioRecordSummary(database, { collection, item });
      const path = version ? `${summary.path}?version=${encodeURIComponent(version.key)}` : summary.path;
      return {
        record: { ...summary, path },
        version: version && version.name,
        publishAt: record.publish_at,
        unpublishAt: record.unpublish_at,
        problems: toProblems(collection, problem),
      };
    }),
  );
  return { timeZone: toTimeZoneOrDefault(timeZone), records, recordCount: scheduled.length };
};

/** @param status the current status of the host, if it responded */
export const readSitePublishingState = async (
  database: Knex,
  studioProject: StudioProject,
  status: SiteBuildStatus | undefined,
): Promise<SitePublishingState> => {
  const { id: project, name, domain } = studioProject;
  const rows = await database('publication')
    .where({ project })
    .orderBy('date_created', 'desc')
    .limit(maxShownPublications)
    .select<PublicationRow[]>('*');
  const lastLive = rows.find(({ state }) => state === 'live');
  const recorded = lastLive?.release &&
    lastLive.ended_at && { release: lastLive.release, since: lastLive.ended_at.toISOString() };
  return {
    project,
    name,
    domain,
    live: status?.live ?? (recorded || null),
    publications: await Promise.all(rows.map((row) => readPublication(database, row))),
    content: await readContentNoticeSummaries(database, lastLive?.notices),
    scheduled: await readSchedule(database, studioProject),
  };
};
