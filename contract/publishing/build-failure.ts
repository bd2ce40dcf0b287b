// What Gatsby's process leaves behind when it cannot build the site: written by src/build where the cause is known, read by
// the build command, which tells it to whoever asked for the build.
import { z } from 'zod';
import { faultyRecordSchema } from './build-report.ts';

/** Relative to the root, where Gatsby runs; beside its cache, because it belongs to that build. */
export const buildFailureFile = '.cache/build-failure.json';

export const buildFailureSchema = z.object({
  /** One or a few sentences for an editor; no secrets, no paths of the machine. */
  reason: z.string().min(1),
  record: faultyRecordSchema.optional(),
});

export type BuildFailureNote = z.infer<typeof buildFailureSchema>;
