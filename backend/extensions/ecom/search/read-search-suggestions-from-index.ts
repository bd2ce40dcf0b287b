// What besides products a visitor may mean while typing: categories, brands, and pages of the site.
import type { SearchSuggestionsResponsePart } from '../../../../contract/shop/product-search.ts';
import { textSearchConfigurations } from '../../../schema/shop/product-search-index.ts';
import type { ShopSearchFiltersAndSettings, SuggestableFilterOption } from './shop-search-filters-and-settings.ts';
import type { ProductSearchContext } from './search-synonyms.ts';
import type { TsqueryTerm } from './read-corrected-search-terms.ts';

const maxOfKind = 4;

interface PageRow {
  kind: 'brand' | 'page';
  key: string;
  department: string;
  title: string;
}

/** The options whose labels fulfil the condition, in the order of the shop. */
const selectMatching = async <Option extends SuggestableFilterOption>(
  { database, language }: ProductSearchContext,
  condition: string,
  options: readonly Option[],
): Promise<Option[]> => {
  const { rows } = await database.raw<{ rows: { number: string }[] }>(
    `select number from unnest(?::tsvector[]) with ordinality as named(vector, number)
      where vector @@ to_tsquery('${textSearchConfigurations[language]}', ?) order by number`,
    [options.map(({ vector }) => vector), condition],
  );
  return rows.flatMap(({ number }) => options[Number(number) - 1] ?? []);
};

const pageWeights = '{0.1, 0.3, 0.6, 1.0}';

const readPages = async (
  { database, project, language }: ProductSearchContext,
  condition: string,
): Promise<PageRow[]> => {
  const { rows } = await database.raw<{ rows: PageRow[] }>(
    `select kind, key, department, title
       from page_search_document, to_tsquery('${textSearchConfigurations[language]}', ?) as query
      where project = ? and language = ? and document @@ query
      order by ts_rank('${pageWeights}', document, query) desc, key limit ${maxOfKind}`,
    [condition, project, language],
  );
  return rows;
};

/** @param terms without any there is nothing to suggest */
export const readSearchSuggestionsFromIndex = async (
  scope: ProductSearchContext,
  terms: readonly TsqueryTerm[],
  filterOptions: ShopSearchFiltersAndSettings,
): Promise<SearchSuggestionsResponsePart> => {
  if (terms.length === 0) return { categories: [], manufacturers: [], pages: [] };
  const all = terms.join(' & ');
  const [options, pages] = await Promise.all([
    selectMatching(scope, all, [
      ...filterOptions.categories.map((option) => ({ ...option, kind: 'category' as const })),
      ...filterOptions.subcategories.map((option) => ({ ...option, kind: 'subcategory' as const })),
      ...filterOptions.manufacturers.map((option) => ({ ...option, kind: 'manufacturer' as const })),
    ]),
    readPages(scope, all),
  ]);
  return {
    categories: options
      .flatMap(({ kind, value, label }) => (kind === 'manufacturer' ? [] : [{ filter: kind, value, label }]))
      .slice(0, maxOfKind),
    manufacturers: options
      .flatMap(({ kind, value, label }) => (kind === 'manufacturer' ? [{ value, label }] : []))
      .slice(0, maxOfKind),
    pages: pages.map(({ kind, key, department, title }) =>
      kind === 'page' ? { kind, key, title } : { kind, slug: key, department, title },
    ),
  };
};
