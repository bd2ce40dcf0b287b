// Validates the records of a backend response against a schema.
import type { z } from 'zod';
import type { RecordReference, BuildFailureReport } from '../../../contract/publishing/build-failure.ts';
import { BuildFailureError } from '../../../domain/publishing/build-failure-error.ts';
import { toPublishingMessageTranslator } from './read-locale-messages.ts';

/** A record from which the site cannot be built; the message names the record, the field and the reason. */
export class ContentError extends BuildFailureError {
  override readonly name = 'ContentError';

  constructor(report: BuildFailureReport) {
    super(report, toPublishingMessageTranslator('en')(`failures.${report.cause}`));
  }
}

/** Parses records of one collection. @throws ContentError naming collection, id and field of every invalid value. */
export const parseCollectionRecords = <S extends z.ZodType>(
  collection: string,
  schema: S,
  records: readonly unknown[],
): z.infer<S>[] => {
  const problems: string[] = [];
  let faulty: RecordReference | undefined;
  const checked = records.flatMap((record) => {
    const result = schema.safeParse(record);
    if (result.success) return [result.data];
    const id = readId(record);
    if (id !== undefined) faulty ??= { collection, item: id };
    problems.push(
      ...result.error.issues.map(
        (issue) => `${collection} ${id ?? '(no id)'}, field "${issue.path.join('.')}": ${issue.message}`,
      ),
    );
    return [];
  });
  if (problems.length > 0) throw new ContentError({ cause: 'content', details: problems, record: faulty });
  return checked;
};

const readId = (record: unknown): string | undefined => {
  const id = (record as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};
