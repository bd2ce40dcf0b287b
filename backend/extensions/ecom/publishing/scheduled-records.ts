// Records and content versions that are published or withdrawn at a time (docs/decisions/082): read by the job that does
// so, and by the panel “Website”.
import type { Knex } from 'knex';
import type { UntypedContentRecord } from '../../../../domain/content-checks/content-rules.ts';
import { toTimeZoneOrDefault } from '../../../../domain/opening-hours/time-zone.ts';
import {
  isScheduledPublicationTimeDue,
  type PublicationSchedule,
  visibilityFieldByCollection,
} from '../../../../domain/publishing/publication-schedule.ts';
import type { ContentRecordReference } from './read-record-projects-and-visibility.ts';

/** Why the last attempt failed: problems that content-guard names; none for any other error. */
export interface ScheduledPublishingProblem {
  /** Time of the attempt, in ISO 8601. */
  at: string;
  problems: { code: string; field: string; detail: string | null }[];
}

export interface ScheduledRecord extends ContentRecordReference {
  /** A version that is promoted; `null` for the record itself. */
  version: { id: string; key: string; name: string } | null;
  project: string;
  timeZone: string;
  record: UntypedContentRecord & PublicationSchedule;
  problem: ScheduledPublishingProblem | null;
  changedAt: string | null;
}

interface ScheduledRow extends ContentRecordReference {
  version: string | null;
  version_key: string | null;
  version_name: string | null;
  project: string;
  time_zone: string;
  record: UntypedContentRecord & PublicationSchedule;
  schedule_problem: ScheduledPublishingProblem | null;
  changed_at: string | null;
}

/** As JSON, so that local times have the format of the API. */
const toRecordQuery = (collection: string): string => `
  select '${collection}' as collection, stored.id::text as item, null as version, null as version_key, null as version_name,
         to_jsonb(stored) as record, stored.schedule_problem::jsonb as schedule_problem,
         to_jsonb(stored.date_updated) #>> '{}' as changed_at
    from ${collection} stored where coalesce(stored.publish_at, stored.unpublish_at) is not null`;

const versionQuery = `
  select stored.collection, stored.item, stored.id::text, stored.key, coalesce(stored.name, stored.key),
         jsonb_build_object('publish_at', stored.delta::jsonb ->> 'publish_at', 'unpublish_at', null),
         stored.schedule_problem::jsonb, to_jsonb(stored.date_updated) #>> '{}'
    from directus_versions stored where stored.delta::jsonb ->> 'publish_at' is not null`;

const scheduledQuery = `
  select scheduled.*, project.id as project, project.time_zone
    from (${[...Object.keys(visibilityFieldByCollection).map(toRecordQuery), versionQuery].join(' union all ')}) scheduled
    join project on project.id = sf_project_of_record(scheduled.collection, scheduled.item)`;

/** @param only one record or version, or those of one project */
export const readScheduledRecords = async (
  database: Knex,
  only: { project: string } | (ContentRecordReference & { version: string | null }) | undefined,
): Promise<ScheduledRecord[]> => {
  const conditions = Object.entries(only ?? {});
  const where = conditions.map(([name]) =>
    name === 'project' ? 'project.id = ?' : `scheduled.${name} is not distinct from ?`,
  );
  const { rows } = await database.raw<{ rows: ScheduledRow[] }>(
    `${scheduledQuery} ${where.length > 0 ? 'where' : ''} ${where.join(' and ')}
      order by coalesce(record ->> 'publish_at', record ->> 'unpublish_at'), scheduled.item`,
    conditions.map(([, value]) => value as string),
  );
  return rows.map(
    ({ version, version_key, version_name, time_zone, schedule_problem: problem, changed_at, ...row }) => ({
      ...row,
      version: version === null ? null : { id: version, key: version_key ?? '', name: version_name ?? '' },
      timeZone: toTimeZoneOrDefault(time_zone),
      problem,
      changedAt: changed_at,
    }),
  );
};

export const isScheduledRecordDue = ({ record, timeZone }: ScheduledRecord, now: Date): boolean =>
  isScheduledPublicationTimeDue(record.publish_at, timeZone, now) ||
  isScheduledPublicationTimeDue(record.unpublish_at, timeZone, now);
