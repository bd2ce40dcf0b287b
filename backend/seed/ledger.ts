// The ledger of the demo content: which item was seeded from which content. It tells apart what is new, what a newer
// demo version changed, and what an editor deleted. A table of ours beside Directus's. Called by the seeder.
import { createHash } from 'node:crypto';
import type { Database } from '../database/connection.ts';

export interface Ledger {
  /** The hash of the content that an item was last seeded with; `undefined` for one never seeded. */
  hashOf: (collection: string, item: string) => string | undefined;
  write: (collection: string, entries: { item: string; hash: string }[]) => Promise<void>;
}

const toSorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toSorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([key, entry]) => [key, toSorted(entry)]),
  );
};

/** A hash of content that does not depend on the order of keys; bytes of a file may be added. */
export const toHash = (content: unknown, bytes?: Uint8Array): string => {
  const hash = createHash('sha256').update(JSON.stringify(toSorted(content)));
  return (bytes ? hash.update(bytes) : hash).digest('hex');
};

/** Opens the ledger, made where it does not exist yet. */
export const readLedger = async (database: Database): Promise<Ledger> => {
  await database.readRows(
    `create table if not exists storefront_demo_ledger (
       collection text not null, item text not null, hash text not null, primary key (collection, item))`,
  );
  const toKey = (collection: string, item: string): string => `${collection}/${item}`;
  const rows = await database.readRows('select collection, item, hash from storefront_demo_ledger');
  const hashes = new Map(
    rows.map((row) => [toKey(String(row['collection']), String(row['item'])), String(row['hash'])]),
  );
  return {
    hashOf: (collection, item) => hashes.get(toKey(collection, item)),
    write: async (collection, entries) => {
      await database.readRows(
        `insert into storefront_demo_ledger (collection, item, hash)
         select $1, item, hash from unnest($2::text[], $3::text[]) as entry (item, hash)
         on conflict (collection, item) do update set hash = excluded.hash`,
        [collection, entries.map(({ item }) => item), entries.map(({ hash }) => hash)],
      );
    },
  };
};
