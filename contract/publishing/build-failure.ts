// Why a build failed, as it is told from Gatsby's process to the build command, from there to the host and on to the backend.
import { z } from 'zod';
import { failureCauses } from './failure-words.ts';

/**
 * What Gatsby's process leaves behind where the cause is known: written by src/gatsby, read by the build command. Relative to
 * the root, where Gatsby runs; beside its cache, because it belongs to that build.
 */
export const buildFailureFile = '.cache/build-failure.json';

/** Written by Gatsby's process when it begins to take over content; older than Gatsby's saved state once that has it, too. */
export const contentMarkFile = '.cache/content-mark';

/** A record of the backend at which a build failed, as far as it could be told. */
export const faultyRecordSchema = z.object({
  collection: z.string().max(64),
  item: z.string().max(255),
});

export type FaultyRecord = z.infer<typeof faultyRecordSchema>;

/** More lines, and longer ones, say nothing new: the first tell what to do. */
export const mostDetails = 12;
export const longestDetail = 400;

export const buildFailureSchema = z.object({
  cause: z.enum(failureCauses),
  /** Lines for an editor; no secrets, no paths of the machine. */
  details: z.array(z.string().max(longestDetail)).max(mostDetails),
  record: faultyRecordSchema.optional(),
});

export type BuildFailureNote = z.infer<typeof buildFailureSchema>;

/** As many details, and as much of each, as may be told. */
export const toShownDetails = (lines: readonly string[]): string[] => {
  const shown =
    lines.length > mostDetails ? [...lines.slice(0, mostDetails - 1), `… (+${lines.length - mostDetails + 1})`] : lines;
  return shown.map((line) => (line.length > longestDetail ? `${line.slice(0, longestDetail - 2)} …` : line));
};
