// Seeds a database with content once. Afterwards the content belongs to its editors, and newer versions do not change
// it. `npm run seed -- --reset` deletes it.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  quoteIdentifier,
  withDatabaseConnection,
  type DatabaseConnection,
} from '../database/with-database-connection.ts';
import { toEmbeddedClusterFolder } from '../database/embedded-cluster-folder.ts';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { assignSeedFilesToProjects, uploadSeedFiles } from './upload-seed-files.ts';
import { createMissingSeedItems, type SeedCollection, type SeedContent } from './create-seed-items.ts';

export interface SeedDatabaseCounts {
  files: number;
  created: number;
}

/** Table in which earlier versions recorded every seeded item. */
const legacyTable = 'storefront_demo_ledger';

const isSeeded = async ({ readRows }: DatabaseConnection, { name, sets }: SeedContent): Promise<boolean> => {
  await readRows(
    `create table if not exists storefront_seeded (
       content text primary key, seeded_at timestamptz not null default now())`,
  );
  const recorded = await readRows('select 1 from storefront_seeded where content = $1', [name]);
  if (recorded.length > 0) return true;
  const [former] = await readRows('select to_regclass($1) is not null as there', [legacyTable]);
  if (former?.['there'] !== true) return false;
  const last = sets.at(-1)?.collection;
  return (await readRows(`select 1 from ${legacyTable} where collection = $1 limit 1`, [last])).length > 0;
};

/**
 * Returns the number of created records; 0 if the database was seeded before. An interrupted seeding continues with the
 * missing records.
 */
export const seedDatabase = (
  rest: DirectusRestClient,
  databaseUrl: string,
  schema: CollectionDefinition[],
  content: SeedContent,
): Promise<SeedDatabaseCounts> =>
  withDatabaseConnection(databaseUrl, async (database) => {
    if (await isSeeded(database, content)) return { files: 0, created: 0 };
    const files = await uploadSeedFiles(rest, database, content);
    let created = 0;
    for (const set of content.sets) created += await createMissingSeedItems(rest, schema, set);
    for (const set of content.sets) await writeCreationTimes(database, set);
    await assignSeedFilesToProjects(rest, content);
    await database.readRows('insert into storefront_seeded (content) values ($1)', [content.name]);
    if (created > 0) await database.readRows('analyze');
    return { files, created };
  });

/** Directus sets the time of a creation itself, so those of past records are written afterwards. */
const writeCreationTimes = async ({ readRows }: DatabaseConnection, { collection, items }: SeedCollection) => {
  for (const { id, date_created: time } of items)
    if (time !== undefined)
      await readRows(`update ${quoteIdentifier(collection)} set date_created = $1 where id = $2`, [time, id]);
};

/** Deletes the embedded database and the uploads. Secrets, and with them the initial password, and logs are kept. */
export const deleteEmbeddedDatabaseAndUploads = async (dataFolder: string): Promise<void> => {
  const cluster = toEmbeddedClusterFolder(dataFolder, process.getuid?.() === 0);
  for (const folder of [cluster, join(resolve(dataFolder), 'uploads')])
    await rm(folder, { recursive: true, force: true });
};
