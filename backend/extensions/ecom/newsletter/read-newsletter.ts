// What the newsletter's parts read before they write: the project of a domain, and the checksum by which a key is found.
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** Id of the project of a domain that has a newsletter; `undefined` for every other. */
export const readNewsletterProject = async (database: Knex, domain: string): Promise<string | undefined> => {
  const row = await database('project').where({ domain, newsletter: true }).first<{ id: string } | undefined>('id');
  return row?.id;
};

/** As the database keeps the key of a confirmation mail: who reads the database can confirm nothing. */
export const toKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
