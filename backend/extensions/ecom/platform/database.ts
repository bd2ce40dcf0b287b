// What several parts of the service need of the database: values of its columns, keys and ids, idempotent inserts, and
// transactions that are tried again.
import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { optionalTextSchema } from '../../../../contract/record-parts.ts';

/** A text of a column; empty where there is none. */
export const textColumnSchema = optionalTextSchema.transform((value) => value ?? '');

/** The driver gives a moment as `Date`, and as text where it is part of a JSON document. */
export const timestampColumnSchema = z.coerce.date().nullable();

/** A column of JSON that only this service writes, which is why its shape is not checked again. */
export const jsonColumnSchema = <Value>(empty: Value) => z.unknown().transform((value) => (value ?? empty) as Value);

/**
 * Writes what a visitor sent, at most once per attempt, so that a retry after a lost answer makes no second record. Returns the
 * id of the new record; `undefined` where the attempt, or another record in its place, is there already. Past Directus's cache:
 * no visitor can read what is written here, and a flood of such writes must not empty it again and again.
 */
export const insertIdempotently = async (
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

/** Deadlock, and a conflict with a transaction at the same time: nothing was written, and the next attempt may well succeed. */
const serializationFailures = ['40P01', '40001'];
const maxAttempts = 3;

const isSerializationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && serializationFailures.includes(String(error.code));

/**
 * For work that is idempotent: a change of the data model wants the tables of an order in another order of locks, and
 * PostgreSQL ends one of the two.
 */
export const retryOnSerializationFailure = async <Result>(
  work: () => Promise<Result>,
  attempt = 1,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!isSerializationFailure(error) || attempt === maxAttempts) throw error;
    return retryOnSerializationFailure(work, attempt + 1);
  }
};

/** Stands in mails and opens one thing without an account, as `linkKey` of the contract reads it. 256 bits: nobody finds one by trying. */
export const createLinkKey = (): string => randomBytes(32).toString('hex');

/**
 * An id made of what it stands for: the same content has the same id, wherever and whenever it is written. The beginning of a
 * SHA-256 in the form of a UUID (version 8: made by the application's own rule).
 */
export const toContentHashId = (content: readonly unknown[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
};
