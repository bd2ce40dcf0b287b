// What a build tells of itself while it runs (messages of scripts/build.ts to server/publishing, over Node's channel between parent and
// child), and the state of a site as its host tells it (`GET /status`): to anybody in short, to a signed call with the builds behind it.
import { z } from 'zod';
import { buildFailurePayloadSchema } from './build-failure.ts';

/**
 * The stages of a build in their order: reading the backend and rendering pages (`pages`), copying and compressing what
 * changed (`files`), checking the release (`check`), making it the live one (`switch`).
 */
export const buildStages = ['pages', 'files', 'check', 'switch'] as const;
export type BuildStage = (typeof buildStages)[number];

const stageTimeSchema = z.object({ stage: z.enum(buildStages), tookMs: z.number().nonnegative() });

export const buildReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: z.enum(buildStages) }),
  z.object({
    kind: z.literal('built'),
    /** Name of the release's folder. */
    release: z.string().max(255),
    pageCount: z.number().int().nonnegative(),
    changedFileCount: z.number().int().nonnegative(),
    stages: z.array(stageTimeSchema),
  }),
  z.object({
    kind: z.literal('failed'),
    stage: z.enum(buildStages),
    ...buildFailurePayloadSchema.shape,
  }),
]);

export type BuildStageDuration = z.infer<typeof stageTimeSchema>;
export type BuildReport = z.infer<typeof buildReportSchema>;
export type BuildResult = Exclude<BuildReport, { kind: 'stage' }>;

/** Without details: what may be public. Times are ISO 8601 in UTC. */
export const publicSiteBuildStatusSchema = z.object({
  project: z.string(),
  /** What happens now: nothing, a call waits for its build, or a build runs. */
  state: z.enum(['idle', 'queued', 'building']),
  /** The release that visitors get, since when; `null` while there is none yet. */
  live: z.object({ release: z.string(), since: z.iso.datetime() }).nullable(),
  /** How the last build ended; `null` before the first one of this host. */
  lastResult: z.enum(['built', 'failed']).nullable(),
});

/** Ids of the backend's `publication` records that a build answers. */
const publications = z.array(z.string());

const endedBuildSchema = z.object({
  publications,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  outcome: z.discriminatedUnion('result', [
    z.object({
      result: z.literal('built'),
      release: z.string(),
      changedFileCount: z.number(),
      stages: z.array(stageTimeSchema),
    }),
    z.object({
      result: z.literal('failed'),
      stage: z.enum(buildStages),
      ...buildFailurePayloadSchema.shape,
      // Of a host or a state file of another version: one cause that is not known here must not hide all the rest.
      cause: buildFailurePayloadSchema.shape.cause.catch('unknown'),
      details: buildFailurePayloadSchema.shape.details.catch([]),
    }),
  ]),
});

/** With details, for a signed call: `GET /status` with the signature of an empty body. */
export const siteBuildStatusSchema = publicSiteBuildStatusSchema.extend({
  queued: z.object({ publications, since: z.iso.datetime() }).nullable(),
  building: z.object({ publications, startedAt: z.iso.datetime(), stage: z.enum(buildStages) }).nullable(),
  /** The last builds, newest first, at most {@link maxFinishedBuilds}. */
  ended: z.array(endedBuildSchema),
});

export const maxFinishedBuilds = 20;

export type PublicSiteBuildStatus = z.infer<typeof publicSiteBuildStatusSchema>;
export type SiteBuildStatus = z.infer<typeof siteBuildStatusSchema>;
export type FinishedBuild = z.infer<typeof endedBuildSchema>;
