// What a build tells of itself while it runs: messages of the build command (scripts/build.ts) to the process that
// started it (server/publishing), over Node's channel between parent and child.
import { z } from 'zod';
import { buildFailureSchema } from './build-failure.ts';

/**
 * The stages of a build in their order: reading the backend and rendering pages (`pages`), copying and compressing what
 * changed (`files`), checking the release (`check`), making it the live one (`switch`).
 */
export const buildStages = ['pages', 'files', 'check', 'switch'] as const;
export type BuildStage = (typeof buildStages)[number];

export const stageTimeSchema = z.object({ stage: z.enum(buildStages), tookMs: z.number().nonnegative() });

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
    ...buildFailureSchema.shape,
  }),
]);

export type StageTime = z.infer<typeof stageTimeSchema>;
export type BuildReport = z.infer<typeof buildReportSchema>;
export type BuildResult = Exclude<BuildReport, { kind: 'stage' }>;
