// A record as it will be once a payload is saved: its stored values and lists with the changes of the payload. For the
// check when saving, and for previews in the studio. Pure.
import type { UntypedContentRecord } from './content-rules.ts';

/** An entry of a list in a payload; without `key` it is new. */
export interface NestedRecordChange {
  payload: UntypedContentRecord;
  key: string | undefined;
}

const isRecord = (value: unknown): value is UntypedContentRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The key of a record, or that a many-to-one value refers to. */
export const toRelatedPrimaryKey = (value: unknown): string | undefined => {
  const id = isRecord(value) ? value['id'] : value;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The new and changed entries of a list in a payload: a plain list, or `{create, update, delete}`. */
export const extractNestedCreatesAndUpdates = (change: unknown): NestedRecordChange[] =>
  (isRecord(change) ? [...toList(change['create']), ...toList(change['update'])] : toList(change)).flatMap((entry) =>
    isRecord(entry) ? [{ payload: entry, key: toRelatedPrimaryKey(entry) }] : [],
  );

/** The entries of a list after the change. */
const mergeNestedEntries = (stored: readonly UntypedContentRecord[], change: unknown): UntypedContentRecord[] => {
  if (change === undefined) return [...stored];
  const changes = extractNestedCreatesAndUpdates(change);
  const toMerged = (entry: UntypedContentRecord): UntypedContentRecord => ({
    ...entry,
    ...changes.find(({ key }) => key !== undefined && key === toRelatedPrimaryKey(entry))?.payload,
  });
  const kept = toList(isRecord(change) ? change['delete'] : change).map(toRelatedPrimaryKey);
  const isKept = (entry: UntypedContentRecord): boolean =>
    kept.includes(toRelatedPrimaryKey(entry)) !== isRecord(change);
  const keys = stored.map(toRelatedPrimaryKey);
  return [
    ...stored.filter(isKept).map(toMerged),
    ...changes.filter(({ key }) => key === undefined || !keys.includes(key)).map(({ payload }) => payload),
  ];
};

/** @param lists names of the lists to merge; other lists are those of the payload */
export const mergeNestedChanges = (
  stored: UntypedContentRecord | undefined,
  payload: UntypedContentRecord,
  lists: readonly string[],
): UntypedContentRecord => ({
  ...stored,
  ...payload,
  ...Object.fromEntries(
    lists.map((list) => [list, mergeNestedEntries((stored?.[list] ?? []) as UntypedContentRecord[], payload[list])]),
  ),
});
