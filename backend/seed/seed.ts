// Seeds a database with content once; afterwards the content belongs to its editors, whatever a newer version brings.
// `npm run seed -- --reset` empties it again.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withDatabase, type Database } from '../database/connection.ts';
import { toClusterFolder } from '../database/embedded-cluster.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import { assignFileProjects, seedFiles } from './seed-files.ts';
import { seedCollection, type SeedContent } from './seed-items.ts';

export interface SeedOutcome {
  files: number;
  created: number;
}

/** The table of versions before this one, which noted every item there. */
const formerTable = 'storefront_demo_ledger';

const isSeeded = async ({ readRows }: Database, { name, sets }: SeedContent): Promise<boolean> => {
  await readRows(
    `create table if not exists storefront_seeded (
       content text primary key, seeded_at timestamptz not null default now())`,
  );
  const noted = await readRows('select 1 from storefront_seeded where content = $1', [name]);
  if (noted.length > 0) return true;
  const [former] = await readRows('select to_regclass($1) is not null as there', [formerTable]);
  if (former?.['there'] !== true) return false;
  const last = sets.at(-1)?.collection;
  return (await readRows(`select 1 from ${formerTable} where collection = $1 limit 1`, [last])).length > 0;
};

/**
 * Returns what was done; all numbers are 0 in a database that was filled before. One that was broken off goes on with what is
 * missing.
 */
export const seedContent = (
  rest: RestClient,
  databaseUrl: string,
  schema: CollectionDefinition[],
  content: SeedContent,
): Promise<SeedOutcome> =>
  withDatabase(databaseUrl, async (database) => {
    if (await isSeeded(database, content)) return { files: 0, created: 0 };
    const files = await seedFiles(rest, database, content);
    let created = 0;
    for (const set of content.sets) created += await seedCollection(rest, schema, set);
    await assignFileProjects(rest, content);
    await database.readRows('insert into storefront_seeded (content) values ($1)', [content.name]);
    if (created > 0) await database.readRows('analyze');
    return { files, created };
  });

/** Takes out the embedded database and the files. Secrets and logs stay, and with them the first password. */
export const resetBackend = async (dataFolder: string): Promise<void> => {
  const cluster = toClusterFolder(dataFolder, process.getuid?.() === 0);
  for (const folder of [cluster, join(resolve(dataFolder), 'uploads')])
    await rm(folder, { recursive: true, force: true });
};
