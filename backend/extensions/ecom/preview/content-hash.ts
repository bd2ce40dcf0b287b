// A hash of what a record says, the same for the same content whatever order the database tells it in. Pure.
import { createHash } from 'node:crypto';

const toCanonical = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    // Lists come in no order of their own; where order counts, it stands in a field.
    return value.map((entry) => JSON.stringify(toCanonical(entry))).toSorted();
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, toCanonical(entry)]));
};

/** 64 hexadecimal digits. */
export const toContentHash = (record: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(toCanonical(record)))
    .digest('hex');
