// GET /ecom/publishing: the publications of the user's projects, for the studio's panel “Website”. The panel imports only the
// types. Times are ISO 8601 in UTC.
import { z } from 'zod';
import { bilingualStudioTextSchema } from '../shop/refund.ts';
import { buildFailureCauses } from './build-failure.ts';
import { contentNoticeSchema } from './content-notice.ts';
import { buildStages } from './site-build-status.ts';

/** In order. States before `live` are unfinished; docs/decisions/032 describes the transitions. */
export const sitePublishingStateCodes = [
  'queued',
  'sending',
  'sent',
  'building',
  'live',
  'failed',
  'superseded',
  'handed_over',
  'unhosted',
] as const;

export type PublicationStateCode = (typeof sitePublishingStateCodes)[number];

const time = z.iso.datetime();
const stage = z.enum(buildStages);

/** A record for display; `path` is its path in the studio. */
const studioRecordSummarySchema = z.object({
  label: bilingualStudioTextSchema,
  title: z.string().nullable(),
  path: z.string(),
});

export type StudioRecordSummary = z.infer<typeof studioRecordSummarySchema>;

const publicationPanelEntrySchema = z.object({
  id: z.string(),
  state: z.enum(sitePublishingStateCodes),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  /** The current build stage, or the stage that failed. */
  stage: stage.nullable(),
  stages: z.array(z.object({ stage, tookMs: z.number() })),
  changedFileCount: z.int().nullable(),
  reason: z.object({ cause: z.enum(buildFailureCauses), details: z.array(z.string()) }).nullable(),
  record: studioRecordSummarySchema.nullable(),
  /** Why the host has not accepted the call or does not report progress: a code of build-host-client.ts or poll-site-builds.ts. */
  problem: z.string().nullable(),
  nextAttemptAt: time.nullable(),
  /** Names of the users who changed something or requested the publication. */
  editors: z.array(z.string()),
  /** The latest changes; deleted records have no path. */
  changes: z.array(z.object({ ...studioRecordSummarySchema.shape, path: z.string().nullable() })),
  changeCount: z.int(),
});

export type PublishingPanelPublication = z.infer<typeof publicationPanelEntrySchema>;

const publishingPanelNoticesSchema = z.object({
  notices: z.array(
    z.object({
      ...contentNoticeSchema.pick({ code: true, languages: true, detail: true, isLeftOut: true }).shape,
      record: studioRecordSummarySchema,
      fields: z.array(bilingualStudioTextSchema),
    }),
  ),
  noticeCount: z.int(),
});

export type PublishingPanelNoticesData = z.infer<typeof publishingPanelNoticesSchema>;

/** A record or a content version with a time at which it is published or withdrawn; local times of the project. */
const scheduledRecordSchema = z.object({
  record: studioRecordSummarySchema,
  /** Name of the version. */
  version: z.string().nullable(),
  publishAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
  /** What the last attempt failed for; `null` if there was none. */
  problems: z
    .array(
      z.object({
        ...contentNoticeSchema.pick({ code: true, detail: true }).shape,
        fields: z.array(bilingualStudioTextSchema),
      }),
    )
    .nullable(),
});

export type PublishingPanelScheduledRecord = z.infer<typeof scheduledRecordSchema>;

const sitePublishingStateSchema = z.object({
  /** Id of the project. */
  project: z.string(),
  name: z.string(),
  domain: z.string(),
  /** The release that visitors see; `null` if unknown. */
  live: z.object({ release: z.string(), since: time }).nullable(),
  /** The latest ones, newest first. */
  publications: z.array(publicationPanelEntrySchema),
  /** What the last successful build has left out, or has a remark about. */
  content: publishingPanelNoticesSchema,
  /** The next ones, those with a problem first. */
  scheduled: z.object({ timeZone: z.string(), records: z.array(scheduledRecordSchema), recordCount: z.int() }),
});

export type SitePublishingState = z.infer<typeof sitePublishingStateSchema>;

export const publishingPanelStateSchema = z.object({
  /** Whether changes are published automatically (REBUILD_URL is set). */
  isConfigured: z.boolean(),
  sites: z.array(sitePublishingStateSchema),
});

export type PublishingPanelState = z.infer<typeof publishingPanelStateSchema>;
