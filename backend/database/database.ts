// The database of the backend: the embedded one by default, the operator's own where an address is given.
// Called by the launcher.
import { withDatabase } from './connection.ts';
import { startEmbeddedDatabase, type EmbeddedDatabaseOptions, type RunningDatabase } from './embedded-database.ts';

/** @throws a sentence with the way out when the operator's database is not reachable. */
export const reachOperatorDatabase = async (databaseUrl: string): Promise<void> => {
  try {
    await withDatabase(databaseUrl, (database) => database.readRows('select 1'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The database of DATABASE_URL cannot be used: ${reason}. Check the address, or remove it for the embedded one.`,
      {
        cause,
      },
    );
  }
};

/** Starts or reaches the database. @throws a sentence with the way out when an operator's database is not reachable. */
export const startDatabase = async (
  options: EmbeddedDatabaseOptions & { databaseUrl?: string },
): Promise<RunningDatabase> => {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return startEmbeddedDatabase(options);
  await reachOperatorDatabase(databaseUrl);
  return { url: databaseUrl, stop: () => Promise.resolve() };
};
