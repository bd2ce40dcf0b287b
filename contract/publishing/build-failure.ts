// Causes of a failed site build, passed from the Gatsby process to the build command, the host and the backend.
// domain/publishing has the error and its texts.
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

/** `details` are lines such as `/kontakt → /gibt-es-nicht` or `page 7, "slug": …`. */
export interface BuildFailureCauseAndDetails {
  cause: BuildFailureCause;
  details: readonly string[];
}

/**
 * The cause of a failure, written by the Gatsby process and read by the build command. The path is relative to the
 * root, in which Gatsby runs. The file is in the cache folder, because it belongs to that build.
 */
export const buildFailureFilePath = '.cache/build-failure.json';

/**
 * Written by the Gatsby process when it starts to load content. Older than Gatsby's saved state once that state
 * contains the content.
 */
export const contentSyncStartMarkerFile = '.cache/content-mark';

/** A backend record that caused a build failure. */
export const recordReferenceSchema = z.object({
  collection: z.string().max(64),
  item: z.string().max(255),
});

export type RecordReference = z.infer<typeof recordReferenceSchema>;

/** Limits for the details; the first lines are enough to fix a problem. */
export const maxDetailsPerBuildFailure = 12;
export const maxBuildFailureDetailLength = 400;

export const buildFailurePayloadSchema = z.object({
  cause: z.enum(buildFailureCauses),
  /** Lines for an editor, without secrets or file system paths. */
  details: z.array(z.string().max(maxBuildFailureDetailLength)).max(maxDetailsPerBuildFailure),
  record: recordReferenceSchema.optional(),
});

export type BuildFailurePayload = z.infer<typeof buildFailurePayloadSchema>;

export interface BuildFailureReport extends BuildFailureCauseAndDetails {
  record?: RecordReference | undefined;
}
