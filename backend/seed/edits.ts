// Whether demo content is still as the seeder left it. Called by the seeding of items and of files.
import { setupUserId } from '../access/service-ids.ts';
import type { Database } from '../database/connection.ts';

/** Whether anyone but the set-up changed one of the items (or files). */
export const isEdited = async (database: Database, keys: { collection: string; item: string }[]): Promise<boolean> => {
  const rows = await database.readRows(
    `select 1 from directus_activity activity
       join unnest($1::text[], $2::text[]) as tree (collection, item)
         on activity.collection = tree.collection and activity.item = tree.item
      where activity.action in ('create', 'update') and activity.user is distinct from $3 limit 1`,
    [keys.map(({ collection }) => collection), keys.map(({ item }) => item), setupUserId],
  );
  return rows.length > 0;
};
