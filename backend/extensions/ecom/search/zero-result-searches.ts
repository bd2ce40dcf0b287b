// Counts searches without results, for editors to add synonyms. Only words and numbers are kept, no visitor.
import { textSearchConfigurations } from '../../../schema/shop/product-search-index.ts';
import type { ProductSearchContext } from './search-synonyms.ts';

/** Searches without results that are kept per project: the most frequent ones. */
export const maxZeroResultSearches = 2_000;

/** Searches without results that nobody has repeated are deleted after this time. */
export const zeroResultSearchRetentionDays = 180;

const maxLength = 100;

/** A search that a page of the site answers is not counted. */
export const recordZeroResultSearch = async (
  { database, project, language }: ProductSearchContext,
  words: readonly string[],
): Promise<void> => {
  const query = words.join(' ').slice(0, maxLength);
  if (query === '') return;
  await database.raw(
    `insert into ecommerce_zero_result_search (id, project, language, query, count, last_at)
     select gen_random_uuid(), ?, ?, ?, 1, now()
      where not exists (select 1 from page_search_document where project = ? and language = ?
                           and document @@ plainto_tsquery('${textSearchConfigurations[language]}', ?))
     on conflict (project, language, query) do update set count = ecommerce_zero_result_search.count + 1, last_at = now()`,
    [project, language, query, project, language, query],
  );
};
