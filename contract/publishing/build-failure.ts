// Why a build of a site failed, as it is told from Gatsby's process to the build command, from there to the host and on to the backend.
// In words: domain/failure-text.ts.
import { z } from 'zod';

export const failureCauses = [
  'content',
  'record_missing',
  'project_unknown',
  'backend_away',
  'backend_refused',
  'pages_missing',
  'pages_faulty',
  'broken_links',
  'odd_sizes',
  'taken_back',
  'host_stopped',
  'too_long',
  'killed',
  'lost',
  'unknown',
  'preview_left_out',
  'preview_of_other_project',
  'preview_without_page',
  'preview_over',
  'preview_without_shop',
] as const;

export type FailureCause = (typeof failureCauses)[number];

/** What went wrong: `details` are lines such as `/kontakt → /gibt-es-nicht` or `page 7, "slug": …`. */
export interface FailureReason {
  cause: FailureCause;
  details: readonly string[];
}

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

export interface FailureReport extends FailureReason {
  record?: FaultyRecord | undefined;
}

export class ReportedFailure extends Error {
  readonly reason: FailureReason;
  /** The first record at fault; none where one is missing, or none is known. */
  readonly record: FaultyRecord | undefined;

  /** @param text the cause in words, for a terminal */
  constructor({ record, ...reason }: FailureReport, text: string) {
    super([text, ...reason.details].join('\n'));
    this.reason = reason;
    this.record = record;
  }

  /** As it is passed on: no more of it than may be told. */
  toNote(): BuildFailureNote {
    const { cause, details } = this.reason;
    return { cause, details: toShownDetails(details), ...(this.record && { record: this.record }) };
  }
}
