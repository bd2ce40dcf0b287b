// Validates the records of a backend response: reports what breaks a rule, and leaves out what the site cannot show.
import type { z } from 'zod';
import { missingRequiredTextMessage } from '../../../contract/common-record-schemas.ts';
import type { BuildFailureReport } from '../../../contract/publishing/build-failure.ts';
import type { ContentProblemCode } from '../../../contract/publishing/content-notice.ts';
import type { PreviewRecordReference } from '../../../contract/publishing/preview-link.ts';
import type { ContentNoticeReporter } from '../../../domain/content-checks/content-notice-collector.ts';
import {
  checkedListFieldEntryCollections,
  type UntypedContentRecord,
  findBrokenContentRules,
} from '../../../domain/content-checks/content-rules.ts';
import { BuildFailureError } from '../../../domain/publishing/build-failure-error.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import { getBuildTimePublishingTranslator } from './read-locale-messages.ts';

/** A record from which the site cannot be built; the message names the record, the field and the reason. */
export class SiteBuildContentError extends BuildFailureError {
  override readonly name = 'SiteBuildContentError';

  constructor(report: BuildFailureReport) {
    super(report, getBuildTimePublishingTranslator('en')(`failures.${report.cause}`));
  }
}

/** Where invalid records are reported, and the record that must not be left out because an editor previews it. */
export interface InvalidRecordReporting {
  log: LogFunction;
  report: ContentNoticeReporter;
  preview?: PreviewRecordReference | undefined;
}

/** Without one of these, the site would break the law, or would not be a site. */
const indispensableCollections: ReadonlySet<string> = new Set([
  'company',
  'ecommerce_settings',
  'legal_text',
  'project',
  'theme_settings',
]);

const indispensablePages: readonly unknown[] = [
  'home',
  'contact',
  'imprint',
  'privacy',
  'agb',
  'withdrawal',
  'withdrawal_form',
  'shipping',
];

/**
 * Parses records of one collection; leaves out invalid ones, of a list in a record only its invalid entries, and
 * reports them.
 * @throws SiteBuildContentError naming collection, id and field of every invalid value if the site needs one of them.
 */
export const parseCollectionRecords = <S extends z.ZodType>(
  { log, report, preview }: InvalidRecordReporting,
  collection: string,
  schema: S,
  records: readonly unknown[],
): z.infer<S>[] => {
  const fatal: InvalidValue[] = [];
  const parsed = records.flatMap((record) => {
    const { data, invalid } = parseRecord(collection, schema, record);
    const isNeeded =
      data === undefined &&
      (indispensableCollections.has(collection) ||
        (collection === 'page' && indispensablePages.includes((record as { key?: unknown } | null)?.key)) ||
        (preview?.collection === collection && preview.item === readId(record)));
    if (isNeeded) fatal.push(...invalid);
    else for (const value of invalid) reportInvalidValue(value, log, report);
    return data === undefined ? [] : [data];
  });
  if (fatal.length > 0) {
    const faulty = fatal.find(({ id }) => id !== undefined);
    throw new SiteBuildContentError({
      cause: 'content',
      details: fatal.map(toSentence),
      record: faulty?.id === undefined ? undefined : { collection: faulty.collection, item: faulty.id },
    });
  }
  return parsed;
};

interface InvalidValue {
  collection: string;
  id: string | undefined;
  field: string;
  code: ContentProblemCode;
  reason: string;
  isLeftOut: boolean;
  record: object | null;
}

const toSentence = ({ collection, id, field, reason }: InvalidValue): string =>
  `${collection} ${id ?? '(no id)'}, field "${field}": ${reason}`;

const reportInvalidValue = (value: InvalidValue, log: LogFunction, report: ContentNoticeReporter): void => {
  const { collection, id, code, field, isLeftOut } = value;
  log(`${toSentence(value)}${isLeftOut ? '; it is left out' : ''}`);
  if (id !== undefined) report({ collection, item: id, code, field, isLeftOut });
};

/** `data` is absent if the record is left out. */
interface RecordParseResult<T> {
  data?: T;
  invalid: InvalidValue[];
}

const parseRecord = <S extends z.ZodType>(
  collection: string,
  schema: S,
  record: unknown,
): RecordParseResult<z.infer<S>> => {
  const broken = isObject(record) ? findInvalidValues(collection, record) : [];
  const pruned = withoutEntries(collection, record, toLeftOut(broken));
  const { success, data, error } = schema.safeParse(pruned);
  const isLeftOut = broken.some((value) => value.isLeftOut && value.record === record);
  if (success) return isLeftOut ? { invalid: broken } : { data, invalid: broken };
  const unreadable = error.issues.map((issue): InvalidValue => {
    const entry = findEntry(collection, pruned, issue.path);
    return {
      collection: entry.collection,
      id: readId(entry.record),
      field: entry.path.map(String).join('.'),
      code: issue.message === missingRequiredTextMessage ? 'blank' : 'unreadable',
      reason: issue.message,
      isLeftOut: true,
      record: entry.record,
    };
  });
  const invalid = [...broken, ...unreadable];
  if (isLeftOut || unreadable.some((value) => value.record === pruned || value.record === null)) return { invalid };
  const rest = parseRecord(collection, schema, withoutEntries(collection, pruned, toLeftOut(unreadable)));
  return { ...rest, invalid: [...broken.filter((value) => value.isLeftOut), ...unreadable, ...rest.invalid] };
};

const isObject = (value: unknown): value is UntypedContentRecord => typeof value === 'object' && value !== null;

const toEntries = (record: UntypedContentRecord, list: string): UntypedContentRecord[] => {
  const entries = record[list];
  return Array.isArray(entries) ? entries.filter(isObject) : [];
};

const toListsOf = (collection: string): [list: string, collection: string][] =>
  Object.entries(checkedListFieldEntryCollections[collection] ?? {});

/** What breaks a rule in the record and the entries of its lists. */
const findInvalidValues = (collection: string, record: UntypedContentRecord): InvalidValue[] => [
  ...findBrokenContentRules(collection, record).map(({ code, fields, leavesOut }): InvalidValue => {
    const [field] = fields;
    return { collection, id: readId(record), field, code, reason: code, isLeftOut: leavesOut, record };
  }),
  ...toListsOf(collection).flatMap(([list, of]) =>
    toEntries(record, list)
      .flatMap((entry) => findInvalidValues(of, entry))
      .map((value) => (value.id === undefined ? { ...value, collection, id: readId(record), field: list } : value)),
  ),
];

const toLeftOut = (values: readonly InvalidValue[]): ReadonlySet<unknown> =>
  new Set(values.flatMap(({ isLeftOut, record }) => (isLeftOut ? record : [])));

/** Keeps the record itself, so that problems found later still refer to it if nothing is removed. */
const withoutEntries = (collection: string, record: unknown, leftOut: ReadonlySet<unknown>): unknown => {
  if (leftOut.size === 0 || !isObject(record)) return record;
  const lists = toListsOf(collection).flatMap(([list, of]) => {
    const entries = record[list];
    if (!Array.isArray(entries)) return [];
    const kept = entries.filter((entry) => !leftOut.has(entry)).map((entry) => withoutEntries(of, entry, leftOut));
    return [[list, kept] as const];
  });
  return lists.length === 0 ? record : { ...record, ...Object.fromEntries(lists) };
};

interface FoundEntry {
  collection: string;
  record: object | null;
  path: PropertyKey[];
}

/** The innermost record or entry on the path of a problem, with the rest of the path. */
const findEntry = (collection: string, record: unknown, path: PropertyKey[]): FoundEntry => {
  const [list, index, ...rest] = path;
  const of = typeof list === 'string' ? checkedListFieldEntryCollections[collection]?.[list] : undefined;
  const entry =
    of !== undefined && isObject(record) && typeof index === 'number'
      ? (record[String(list)] as unknown[] | undefined)?.[index]
      : undefined;
  return of !== undefined && isObject(entry)
    ? findEntry(of, entry, rest)
    : { collection, record: isObject(record) ? record : null, path };
};

const readId = (record: unknown): string | undefined => {
  const id = isObject(record) ? record['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};
