// Seeds the demo content: files, items, ownership of the files. Idempotent, and never stronger than an editor.
// Called by the launcher.
import { withDatabase } from '../database/connection.ts';
import type { SeedContent } from './seed-content.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import { readLedger } from './ledger.ts';
import { seedFileOwners, seedFiles } from './seed-files.ts';
import { seedSet, type SetOutcome } from './seed-items.ts';

export type SeedOutcome = SetOutcome & { files: number };

/** Returns what was done; all numbers are 0 when there was nothing new. */
export const seedDemoContent = (
  rest: RestClient,
  databaseUrl: string,
  schema: CollectionDefinition[],
  content: SeedContent,
): Promise<SeedOutcome> =>
  withDatabase(databaseUrl, async (database) => {
    const ledger = await readLedger(database);
    const files = await seedFiles({ rest, database, ledger }, content.files, content.filesFolder ?? '');
    const outcome: SeedOutcome = { files: files.seeded.length, created: 0, updated: 0, kept: files.kept };
    for (const set of content.sets) {
      const { created, updated, kept } = await seedSet({ rest, database, ledger, schema }, set);
      outcome.created += created;
      outcome.updated += updated;
      outcome.kept.push(...kept);
    }
    await seedFileOwners(rest, ledger, content);
    if (outcome.created > 0) await database.readRows('analyze');
    return outcome;
  });
