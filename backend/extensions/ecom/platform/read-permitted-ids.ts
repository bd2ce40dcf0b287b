// Which records a signed-in user may read: asked of Directus itself, so that a route grants exactly what the role does.
import type { Accountability } from '@directus/types';
import type { DirectusExtensionContext } from './route-types-and-handlers.ts';

interface PermittedRecordsQuery {
  filter: Record<string, unknown>;
  sort?: string[];
}

/** The part of Directus's service that is used. */
interface ItemsService {
  readByQuery: (query: PermittedRecordsQuery & { fields: string[]; limit: number }) => Promise<{ id: string }[]>;
}

/** @throws Directus's error 403 if the user may read no record of the collection. */
export const readPermittedIds = async (
  { services, getSchema, database }: DirectusExtensionContext,
  accountability: Accountability | null | undefined,
  collection: string,
  query: PermittedRecordsQuery,
): Promise<string[]> => {
  // Without an accountability Directus would check nothing.
  if (!accountability?.user) return [];
  const options = { schema: await getSchema(), knex: database, accountability };
  const service = new services.ItemsService(collection, options) as unknown as ItemsService;
  const records = await service.readByQuery({ ...query, fields: ['id'], limit: -1 });
  return records.map(({ id }) => id);
};
