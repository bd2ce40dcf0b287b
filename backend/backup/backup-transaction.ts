// One connection to a database for a backup or a restore: statements and the streams of COPY, in one transaction.
import { pipeline } from 'node:stream/promises';
import type { Readable, Transform } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type DatabaseRow, quoteIdentifier } from '../database/with-database-connection.ts';

/** Runs one statement and returns its rows. */
export type RunSql = (sql: string) => Promise<DatabaseRow[]>;

export interface BackupTableNameAndColumns {
  name: string;
  /** Without generated columns, whose values derive from the others. */
  columns: string[];
}

export interface BackupDatabaseTransaction {
  run: RunSql;
  /**
   * Streams all rows of a table in COPY's text format, which every PostgreSQL version reads; resolves to their number.
   */
  copyOut: (table: BackupTableNameAndColumns, consume: (rows: Readable) => Promise<void>) => Promise<number>;
  /** Resolves to the number of rows. */
  copyIn: (table: BackupTableNameAndColumns, source: Readable, ...steps: Transform[]) => Promise<number>;
}

/**
 * Makes the text format of values independent of server and client settings, and disables timeouts of long
 * transactions.
 */
const sessionSettings = [
  "client_encoding to 'UTF8'",
  "datestyle to 'ISO'",
  "intervalstyle to 'postgres'",
  'extra_float_digits to 3',
  "timezone to 'UTC'",
  'statement_timeout to 0',
  'idle_in_transaction_session_timeout to 0',
  // A function's body may reference a table that is created later.
  "lock_timeout to '60s'",
  'check_function_bodies to off',
];

const toCopy = ({ name, columns }: BackupTableNameAndColumns, direction: string): string =>
  `copy ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) ${direction}`;

/**
 * Runs `work` in a transaction of the given kind (such as `isolation level repeatable read, read only`); commits it, or
 * rolls back if `work` fails.
 */
export const runInBackupDatabaseTransaction = async <Result>(
  url: string,
  kind: string,
  work: (transaction: BackupDatabaseTransaction) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection closed by the server emits an error event in addition to the failing query, which reports the error.
  client.on('error', () => undefined);
  await client.connect();
  const run: RunSql = async (sql) => (await client.query<DatabaseRow>(sql)).rows;
  // A stream ends shortly before its connection accepts the next statement.
  const untilFree = (): Promise<void> => new Promise((resolve) => client.once('drain', () => resolve()));
  try {
    for (const setting of sessionSettings) await run(`set ${setting}`);
    await run(`begin ${kind}`);
    const result = await work({
      run,
      copyOut: async (table, consume) => {
        const isFree = untilFree();
        const rows = client.query(copyTo(toCopy(table, 'to stdout')));
        await consume(rows);
        await isFree;
        return rows.rowCount;
      },
      copyIn: async (table, source, ...steps) => {
        const isFree = untilFree();
        const rows = client.query(copyFrom(toCopy(table, 'from stdin')));
        await pipeline([source, ...steps, rows]);
        await isFree;
        return rows.rowCount;
      },
    });
    await run('commit');
    return result;
  } finally {
    await client.end();
  }
};
