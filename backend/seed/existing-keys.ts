// Which of some items or files are there already, asked in portions. Called by the seeding of items and of files.
import type { RestClient } from '../rest/rest-client.ts';

/** Per request, so that bodies and addresses stay far below the limit. */
const batchSize = 50;

export const toBatches = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

/** `path` as in `/items/page` or `/files`. */
export const readExistingKeys = async (
  rest: RestClient,
  path: string,
  keyField: string,
  keys: string[],
): Promise<Set<string>> => {
  const existing = new Set<string>();
  for (const batch of toBatches(keys)) {
    const filter = encodeURIComponent(JSON.stringify({ [keyField]: { _in: batch } }));
    const items = await rest.get<Record<string, unknown>[]>(`${path}?fields=${keyField}&limit=-1&filter=${filter}`);
    for (const item of items) existing.add(String(item[keyField]));
  }
  return existing;
};
