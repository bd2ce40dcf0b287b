// When a record is published and withdrawn automatically (docs/decisions/082): local times of its project, used by the
// job that changes it, by the checks when it is saved, and by the studio. Pure.
import { isRecordHiddenFromVisitors, type UntypedContentRecord } from '../content-checks/content-rules.ts';
import { toUtcDateFromLocalTime } from '../opening-hours/time-zone.ts';

/** The field by which visitors see a record or not, by collection. */
export const visibilityFieldByCollection: Readonly<Record<string, 'status' | 'visible'>> = {
  brand: 'status',
  ecommerce_product: 'status',
  event: 'status',
  page: 'status',
  page_section: 'visible',
};

/** Local times, such as `2026-12-01T08:00:00`. In a content version, `publish_at` is when the version is promoted. */
export interface PublicationSchedule {
  publish_at: string | null;
  unpublish_at: string | null;
}

export type ScheduledPublicationAction = 'publish' | 'unpublish';

/** Directus stores what is saved in a version as it is. */
export const isValidScheduledDateTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}Z`));

/** Never for what is no local time. For those that the clock skips or repeats see {@link toUtcDateFromLocalTime}. */
export const isScheduledPublicationTimeDue = (localTime: string | null, timeZone: string, now: Date): boolean =>
  isValidScheduledDateTime(localTime) && toUtcDateFromLocalTime(localTime, timeZone) <= now;

interface DueChange {
  action: ScheduledPublicationAction;
  /** The fields to save; the times that have passed are cleared. */
  changes: UntypedContentRecord;
}

const toVisibility = (collection: string, isVisible: boolean): UntypedContentRecord =>
  visibilityFieldByCollection[collection] === 'visible'
    ? { visible: isVisible }
    : { status: isVisible ? 'published' : 'draft' };

/**
 * What has to change by now; `undefined` if nothing. If both times have passed, such as after a long downtime, only the
 * later one counts.
 */
export const findDueScheduledChange = (
  collection: string,
  record: UntypedContentRecord & PublicationSchedule,
  timeZone: string,
  now: Date,
): DueChange | undefined => {
  if (isScheduledPublicationTimeDue(record.unpublish_at, timeZone, now)) {
    const hidden = isRecordHiddenFromVisitors(record) ? {} : toVisibility(collection, false);
    return { action: 'unpublish', changes: { ...hidden, publish_at: null, unpublish_at: null } };
  }
  if (!isScheduledPublicationTimeDue(record.publish_at, timeZone, now)) return undefined;
  return { action: 'publish', changes: { ...toVisibility(collection, true), publish_at: null } };
};
