// One connection to the database for the commands of privacy, closed whatever happens. Called by scripts/privacy.ts.
import knex, { type Knex } from 'knex';

export const withKnex = async <Result>(url: string, work: (database: Knex) => Promise<Result>): Promise<Result> => {
  const database = knex({
    ...{ client: 'pg', pool: { min: 0, max: 1 }, acquireConnectionTimeout: 10_000 },
    connection: { connectionString: url, connectionTimeoutMillis: 10_000 },
  });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
};
