// Lets a preview build read a content version: what it reads of the previewed record, and the sections of a previewed
// page, are as they will be once the version is promoted (docs/decisions/082). Called by read-validated-site-records.ts.
import type { RestCommand } from '@directus/sdk';
import type { PreviewRecordReference } from '../../../contract/publishing/preview-link.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';

type Directus = BackendClient['directus'];

type Item = Record<string, unknown>;

interface ReadParameters {
  fields: string[];
  deep?: Record<string, object>;
}

/** Lists whose entries have a number as key. */
const numberedLists = ['images', 'pictures'];

/** Directus has no keys yet for the entries that a version adds. */
const withKeysOfNewEntries = (value: unknown, list = ''): unknown => {
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => {
      const item = withKeysOfNewEntries(entry) as Item | null;
      if (item?.['id'] !== null) return item;
      return { ...item, id: numberedLists.includes(list) ? -1 - index : `new-${list}-${index}` };
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withKeysOfNewEntries(entry, name)]));
};

export const createVersionPreviewClient = (
  directus: Directus,
  { collection, item, version }: PreviewRecordReference,
): Directus => {
  const readVersion = async ({ fields, deep }: ReadParameters): Promise<Item> => {
    const params = { fields, deep, version };
    const record = await directus.request<Item>(() => ({
      path: `/items/${collection}/${item}`,
      method: 'GET',
      params,
    }));
    return withKeysOfNewEntries(record) as Item;
  };

  const readSectionsOfVersion = async ({ fields, deep = {} }: ReadParameters): Promise<Item[]> => {
    const shown = { ...deep, _sort: ['sort', 'id'], _filter: { visible: { _eq: true } } };
    const nested = fields.map((field) => `sections.${field}`);
    const { sections } = await readVersion({ fields: nested, deep: { sections: shown } });
    return sections as Item[];
  };

  return {
    request: async <Output>(command: RestCommand<Output, object>): Promise<Output> => {
      const { path, params } = command();
      const query = params as unknown as ReadParameters;
      if (path === `/items/${collection}`) {
        const records = (await directus.request(command)) as (Item & { id: string })[];
        const isThere = records.some(({ id }) => id === item);
        const previewed = isThere ? await readVersion(query) : undefined;
        return records.map((record) => (record.id === item ? previewed : record)) as Output;
      }
      if (collection === 'page' && path === '/items/page_section') {
        const fields = [...query.fields, 'page.id'];
        const records = await directus.request<{ page: Item }[]>(() => ({
          ...command(),
          params: { ...params, fields },
        }));
        const others = records.filter(({ page }) => page['id'] !== item);
        return [...others, ...(await readSectionsOfVersion({ ...query, fields }))] as Output;
      }
      return directus.request(command);
    },
  };
};
