// Checks what the backend answered against a schema, record by record. Used by every read beside.
import type { z } from 'zod';

/** A record of the backend is not what the site can be built from: says which one, which field, and why. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Parses records of one collection.
 * @throws ContentError naming collection, id and field of every wrong value.
 */
export const checkRecords = <S extends z.ZodType>(
  collection: string,
  schema: S,
  records: readonly unknown[],
): z.infer<S>[] => {
  const problems: string[] = [];
  const checked = records.flatMap((record) => {
    const result = schema.safeParse(record);
    if (result.success) return [result.data];
    problems.push(
      ...result.error.issues.map(
        (issue) => `  ${collection} ${describeId(record)}, field "${issue.path.join('.')}": ${issue.message}`,
      ),
    );
    return [];
  });
  if (problems.length > 0) {
    throw new ContentError(`The backend holds content the site cannot be built from:\n${problems.join('\n')}`);
  }
  return checked;
};

const describeId = (record: unknown): string => {
  const id = (record as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '(no id)';
};
