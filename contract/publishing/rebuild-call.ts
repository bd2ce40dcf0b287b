// What the backend posts to the host, or to a hosted build hook, when editors have changed content (`POST /rebuild`), and
// what the host answers. Signed as in signed-call.ts.
import { z } from 'zod';

/** One change of an editor's; `item` is a primary key as text. */
export const contentChangeSchema = z.object({
  collection: z.string().min(1).max(64),
  item: z.string().max(64),
  action: z.enum(['create', 'update', 'delete']),
});

export type ContentChange = z.infer<typeof contentChangeSchema>;

/** How many changes one call names; what is beyond is published all the same. */
export const maxNamedChanges = 50;

export const rebuildCallSchema = z.object({
  /** Domain of the project to publish. */
  project: z.string().min(1).max(255),
  /** Id of the record in the backend's `publication` that this call is made for; the status names it again. */
  publication: z.uuid(),
  changes: z.array(contentChangeSchema).max(maxNamedChanges),
});

export type RebuildCall = z.infer<typeof rebuildCallSchema>;

/** 202: taken; several calls may share one build. */
export const rebuildAnswerSchema = z.object({ status: z.literal('queued') });

/** 400, 401, 404, 409, 503: why a call is not taken. */
export const rebuildRefusalCodes = [
  'invalid_input',
  'not_signed',
  'too_old',
  'already_taken',
  'unknown_project',
  'stopping',
] as const;
export type RebuildRefusalCode = (typeof rebuildRefusalCodes)[number];
