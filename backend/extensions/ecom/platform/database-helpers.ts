// Database helpers of the service: schemas of column values, link keys and ids, idempotent inserts, and retries after
// serialization failures.
import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Locale } from '../../../../contract/locale.ts';
import { optionalTextSchema } from '../../../../contract/common-record-schemas.ts';

/** A text column; `null` becomes an empty string. */
export const textOrEmptyColumnSchema = optionalTextSchema.transform((value) => value ?? '');

/** The driver returns a `Date` for a timestamp column, and a string for a timestamp inside a JSON document. */
export const timestampColumnSchema = z.coerce.date().nullable();

/** A JSON column that only this service writes; its shape is therefore not validated again. */
export const createUnvalidatedJsonColumnSchema = <Value>(empty: Value) =>
  z.unknown().transform((value) => (value ?? empty) as Value);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL refuses a query that compares a UUID column with anything else. */
export const isUuid = (text: string): boolean => uuid.test(text);

/**
 * Names of the columns that a schema types, for a select. The rows are not parsed: the columns have these types in the
 * database, and quotes and lists read many rows.
 */
export const rowSchemaToColumnNames = (row: z.ZodObject, table: string): string[] =>
  Object.keys(row.shape).map((name) => `${table}.${name}`);

/** What to `leftJoin` for the translation of a record. `record` and `alias` are the names of both in the query. */
export const toTranslationJoin = (
  collection: string,
  record: string,
  language: Locale,
  alias = 'text',
): [table: string, Knex.JoinCallback] => [
  `${collection}_translations as ${alias}`,
  (join) => join.on(`${alias}.${collection}`, `${record}.id`).andOnVal(`${alias}.language`, language),
];

/**
 * A text column in the language of a joined translation; falls back to the default language where the translation is missing or
 * blank, like the pages (domain/record-translation.ts).
 */
export const toTranslatedTextSql = (database: Knex, translation: string, original: string, alias: string): Knex.Raw =>
  database.raw(`coalesce(nullif(trim(??), ''), ??) as ??`, [translation, original, alias]);

/**
 * Inserts what a visitor sent, at most once per attempt: a retry after a lost response creates no second record.
 * Returns the id of the new record, or `undefined` if the attempt or a conflicting record exists already. Bypasses
 * Directus's cache purge: no visitor can read these records, and a flood of inserts must not keep the cache empty.
 */
export const insertOrIgnoreDuplicateAttempt = async (
  transaction: Knex.Transaction,
  collection: string,
  attempt: string | undefined,
  item: Record<string, unknown>,
): Promise<string | undefined> => {
  const [written] = await transaction(collection)
    .insert({
      ...item,
      id: attempt ?? transaction.raw('gen_random_uuid()'),
      date_created: transaction.fn.now(),
    })
    .onConflict()
    .ignore()
    .returning<{ id: string }[]>('id');
  return written?.id;
};

/**
 * PostgreSQL codes for a deadlock and for a conflict with a concurrent transaction. Nothing was written, and a retry
 * may succeed.
 */
const serializationFailures = ['40P01', '40001'];
const maxAttempts = 3;

export const isSerializationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && serializationFailures.includes(String(error.code));

/**
 * Runs `work` up to three times; it must be idempotent. A schema migration locks the order tables in another order,
 * so PostgreSQL may abort one of the two transactions.
 */
export const retryOnDeadlockOrSerializationFailure = async <Result>(
  work: () => Promise<Result>,
  attempt = 1,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!isSerializationFailure(error) || attempt === maxAttempts) throw error;
    return retryOnDeadlockOrSerializationFailure(work, attempt + 1);
  }
};

/**
 * Secret key in email links: opens one record without an account (`emailLinkKeySchema` in the contract). 256 bits, so
 * it cannot be guessed.
 */
export const createEmailLinkKey = (): string => randomBytes(32).toString('hex');

/**
 * Content-addressed id: the same content always has the same id. The first bytes of its SHA-256 as a UUID (version 8,
 * application-defined).
 */
export const toContentHashUuid = (content: readonly unknown[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
};
