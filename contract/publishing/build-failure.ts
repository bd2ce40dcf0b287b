// Why a build of a site failed, as it is told from Gatsby's process to the build command, from there to the host and on to the backend.
// In words: domain/format-build-failure.ts.
import { z } from 'zod';

export const buildFailureCauses = [
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

export type BuildFailureCause = (typeof buildFailureCauses)[number];

/** What went wrong: `details` are lines such as `/kontakt → /gibt-es-nicht` or `page 7, "slug": …`. */
export interface BuildFailureReason {
  cause: BuildFailureCause;
  details: readonly string[];
}

/**
 * What Gatsby's process leaves behind where the cause is known: written by src/gatsby, read by the build command. Relative to
 * the root, where Gatsby runs; beside its cache, because it belongs to that build.
 */
export const buildFailureFile = '.cache/build-failure.json';

/** Written by Gatsby's process when it begins to take over content; older than Gatsby's saved state once that has it, too. */
export const contentSyncMarkerFile = '.cache/content-mark';

/** A record of the backend at which a build failed, as far as it could be told. */
export const recordReferenceSchema = z.object({
  collection: z.string().max(64),
  item: z.string().max(255),
});

export type RecordReference = z.infer<typeof recordReferenceSchema>;

/** More lines, and longer ones, say nothing new: the first tell what to do. */
export const maxFailureDetails = 12;
export const maxFailureDetailLength = 400;

export const buildFailurePayloadSchema = z.object({
  cause: z.enum(buildFailureCauses),
  /** Lines for an editor; no secrets, no paths of the machine. */
  details: z.array(z.string().max(maxFailureDetailLength)).max(maxFailureDetails),
  record: recordReferenceSchema.optional(),
});

export type BuildFailurePayload = z.infer<typeof buildFailurePayloadSchema>;

/** As many details, and as much of each, as may be told. */
export const truncateFailureDetails = (lines: readonly string[]): string[] => {
  const shown =
    lines.length > maxFailureDetails
      ? [...lines.slice(0, maxFailureDetails - 1), `… (+${lines.length - maxFailureDetails + 1})`]
      : lines;
  return shown.map((line) =>
    line.length > maxFailureDetailLength ? `${line.slice(0, maxFailureDetailLength - 2)} …` : line,
  );
};

export interface BuildFailureReport extends BuildFailureReason {
  record?: RecordReference | undefined;
}

export class BuildFailureError extends Error {
  readonly reason: BuildFailureReason;
  /** The first record at fault; none where one is missing, or none is known. */
  readonly record: RecordReference | undefined;

  /** @param text the cause in words, for a terminal */
  constructor({ record, ...reason }: BuildFailureReport, text: string) {
    super([text, ...reason.details].join('\n'));
    this.reason = reason;
    this.record = record;
  }

  /** As it is passed on: no more of it than may be told. */
  toNote(): BuildFailurePayload {
    const { cause, details } = this.reason;
    return { cause, details: truncateFailureDetails(details), ...(this.record && { record: this.record }) };
  }
}
