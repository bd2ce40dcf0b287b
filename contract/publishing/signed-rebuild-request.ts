// Signed requests from the backend to a host (domain/publishing/request-signature.ts signs and verifies them), and the request that
// notifies the host, or a hosted build hook, of changed content (`POST /rebuild`).
import { z } from 'zod';

/** Header names in lower case. The time is in milliseconds since 1970; the signature is hexadecimal. */
export const requestSignatureHeaderNames = { time: 'x-rebuild-time', signature: 'x-rebuild-signature' } as const;

/** Maximum age of a signed request, and tolerance for a clock that is ahead. */
export const maxRequestSignatureAgeMs = 5 * 60 * 1_000;

/** A change by an editor; `item` is a primary key as text. */
const contentChangeSchema = z.object({
  collection: z.string().min(1).max(64),
  item: z.string().max(64),
  action: z.enum(['create', 'update', 'delete']),
});

export type RebuildRequestContentChange = z.infer<typeof contentChangeSchema>;

/** Maximum number of changes listed in a request; any others are published without being listed. */
export const maxChangesPerRebuildRequest = 50;

export const rebuildRequestSchema = z.object({
  /** Domain of the project to publish. */
  project: z.string().min(1).max(255),
  /** Id of the backend's `publication` record; the status refers to it. */
  publication: z.uuid(),
  changes: z.array(contentChangeSchema).max(maxChangesPerRebuildRequest),
});

export type RebuildRequest = z.infer<typeof rebuildRequestSchema>;

/** 202: accepted; several requests may share a build. */
export const rebuildResponseSchema = z.object({ status: z.literal('queued') });

/** Reasons for rejecting a request (400, 401, 404, 409, 503). */
export const rebuildRequestErrorCodes = [
  'invalid_input',
  'not_signed',
  'too_old',
  'already_taken',
  'unknown_project',
  'stopping',
] as const;
export type RebuildRequestErrorCode = (typeof rebuildRequestErrorCodes)[number];
