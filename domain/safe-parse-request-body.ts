// Parses the body of a request to the order service: by the service, and by a form before it sends the body.
import type { z } from 'zod';

const maxFieldNameLength = 64;

/** The field of an issue; for unknown fields the first of them. */
const toField = (issue: z.core.$ZodIssue): string | undefined => {
  const [name = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined] = issue.path;
  return name === undefined ? undefined : String(name).slice(0, maxFieldNameLength);
};

/** The parsed body, or the distinct names of the invalid fields in the order of the schema. */
export type RequestBodyParseResult<Body> = { ok: true; body: Body } | { ok: false; fields: string[] };

/** Parses an unvalidated request body. */
export const safeParseRequestBody = <Body>(schema: z.ZodType<Body>, body: unknown): RequestBodyParseResult<Body> => {
  const { success, data, error } = schema.safeParse(body);
  if (success) return { ok: true, body: data };
  return { ok: false, fields: [...new Set(error.issues.flatMap((issue) => toField(issue) ?? []))] };
};
