// Progress reports of a running build (IPC messages from scripts/build.ts to server/publishing), and the status of a
// site (`GET /status` of its host): a public summary, and details for a signed request.
import { z } from 'zod';
import { buildFailurePayloadSchema } from './build-failure.ts';
import { contentNoticesSchema } from './content-notice.ts';

/**
 * The stages of a build in order: loading content and rendering pages (`pages`), copying and compressing changed files
 * (`files`), checking the release (`check`), activating it (`switch`).
 */
export const buildStages = ['pages', 'files', 'check', 'switch'] as const;
export type BuildStage = (typeof buildStages)[number];

const stageTimeSchema = z.object({ stage: z.enum(buildStages), tookMs: z.number().nonnegative() });

export const buildProgressMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: z.enum(buildStages) }),
  z.object({
    kind: z.literal('built'),
    /** Name of the release's folder. */
    release: z.string().max(255),
    pageCount: z.number().int().nonnegative(),
    changedFileCount: z.number().int().nonnegative(),
    stages: z.array(stageTimeSchema),
    content: contentNoticesSchema.optional(),
  }),
  z.object({
    kind: z.literal('failed'),
    stage: z.enum(buildStages),
    ...buildFailurePayloadSchema.shape,
  }),
]);

export type BuildStageDuration = z.infer<typeof stageTimeSchema>;
export type BuildProgressMessage = z.infer<typeof buildProgressMessageSchema>;
export type BuildResult = Exclude<BuildProgressMessage, { kind: 'stage' }>;

/** The public summary. Times are in ISO 8601, UTC. */
export const publicSiteBuildStatusSchema = z.object({
  project: z.string(),
  /** `queued`: a request is waiting for its build. */
  state: z.enum(['idle', 'queued', 'building']),
  /** The live release and when it went live; `null` before the first release. */
  live: z.object({ release: z.string(), since: z.iso.datetime() }).nullable(),
  /** Result of the last build; `null` before the host's first build. */
  lastResult: z.enum(['built', 'failed']).nullable(),
});

/** Ids of the backend's `publication` records that a build covers. */
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
      // The rest of the status is kept if the notices are of another version.
      content: contentNoticesSchema.optional().catch(undefined),
    }),
    z.object({
      result: z.literal('failed'),
      stage: z.enum(buildStages),
      ...buildFailurePayloadSchema.shape,
      // A host or a state file of another version may contain causes that are unknown here; the rest of the status is
      // kept.
      cause: buildFailurePayloadSchema.shape.cause.catch('unknown'),
      details: buildFailurePayloadSchema.shape.details.catch([]),
    }),
  ]),
});

/** The details, for a signed request: `GET /status` with the signature of an empty body. */
export const siteBuildStatusSchema = publicSiteBuildStatusSchema.extend({
  queued: z.object({ publications, since: z.iso.datetime() }).nullable(),
  building: z.object({ publications, startedAt: z.iso.datetime(), stage: z.enum(buildStages) }).nullable(),
  /** The last builds, newest first, at most {@link maxStoredFinishedBuilds}. */
  ended: z.array(endedBuildSchema),
});

export const maxStoredFinishedBuilds = 20;

export type PublicSiteBuildStatus = z.infer<typeof publicSiteBuildStatusSchema>;
export type SiteBuildStatus = z.infer<typeof siteBuildStatusSchema>;
export type FinishedSiteBuild = z.infer<typeof endedBuildSchema>;
