// The ways out of a product list without products, or of a search of which nothing was understood, and some products of
// the shop. Loaded when a list is empty.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import {
  toProductListStateWithoutFilters,
  initialProductListState,
  type ProductListState,
} from '../../../domain/product-list/product-list-state.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { useQueryFromLazyModule } from '../../adapters/use-query-from-lazy-module.ts';
import { toFilteredProductListPath } from '../../i18n/site-paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './empty-product-list-island.module.css';
import { ProductGrid } from './ProductGrid.tsx';
import { type ProductListPathAndFixedFilters, toProductListHref } from './product-list-path-and-fixed-filters.ts';
import { useActiveProductFilters } from './useActiveProductFilters.ts';
import { importProductListQueries } from './useProductsOfListState.ts';
import { navigateToProductListState } from './useProductListState.ts';

export interface EmptyProductListProps {
  state: ProductListState;
  listLocation: ProductListPathAndFixedFilters;
  locale: Locale;
  /** The shop accepts orders beyond its stock. */
  purchaseToOrder: boolean;
  /** Filters of the plain list at build time. */
  builtFacets: ProductSearchFacets | undefined;
  /** In place of random ones, if nothing of the search was understood. */
  popularProducts: readonly ProductSummary[] | undefined;
  /** Called before the list changes, which takes the clicked button away. */
  onLeave: () => void;
}

const EmptyProductListIsland = (props: EmptyProductListProps) => {
  const { state, listLocation, locale, purchaseToOrder, builtFacets, popularProducts, onLeave } = props;
  const { t } = useTranslation('products');
  const filters = useActiveProductFilters(state, listLocation, locale, undefined);
  // Without the only filter, the list is the whole one. An unanswered search finds nothing with or without filters.
  const last = filters.length > 1 && !popularProducts ? filters.findLast(({ key }) => key !== 'search') : undefined;
  const [start] = useState(() => Math.random());
  const { data: randomProducts = [] } = useQueryFromLazyModule({
    load: importProductListQueries,
    isWanted: !popularProducts,
    toQuery: ({ randomProductsQueryOptions: randomProductsQuery }) => randomProductsQuery(locale, start),
  });
  const products = popularProducts?.slice(0, shownPopularProducts) ?? randomProducts;
  return (
    <>
      <div className={styles.actions}>
        {last && (
          <Button
            variant="secondary"
            onClick={() => {
              onLeave();
              navigateToProductListState(last.without, listLocation);
            }}
          >
            {t('showWithout', { name: t('quoted', { text: last.label }) })}
          </Button>
        )}
        <ButtonLink
          href={toProductListHref(toProductListStateWithoutFilters(state), listLocation)}
          variant={last ? 'ghost' : 'secondary'}
        >
          {t('showAll')}
        </ButtonLink>
      </div>
      {builtFacets && <CategoryLinks facets={builtFacets} listLocation={listLocation} locale={locale} />}
      {products.length > 0 && (
        <section className={styles.others}>
          <h3>{t(popularProducts && state.sort === null ? 'popular' : 'others')}</h3>
          <ProductGrid products={products} locale={locale} purchaseToOrder={purchaseToOrder} />
        </section>
      )}
    </>
  );
};

export default EmptyProductListIsland;

const shownCategories = 3;
/** Two rows of the grid on a desktop screen. */
const shownPopularProducts = 8;

interface CategoryLinksProps extends Pick<EmptyProductListProps, 'locale' | 'listLocation'> {
  facets: ProductSearchFacets;
}

/** The largest categories: of a brand in its own list, beside the category of a department in the list of all products. */
const CategoryLinks = ({ facets, listLocation, locale }: CategoryLinksProps) => {
  const { t } = useTranslation('products');
  const titleId = useId();
  const own = listLocation.fixed.category;
  const toHref = (category: string) =>
    own === undefined
      ? toProductListHref({ ...initialProductListState, category }, listLocation)
      : toFilteredProductListPath({ category }, locale);
  const categories = facets.categories
    .filter(({ value, count }) => count > 0 && value !== own)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, shownCategories);
  if (categories.length === 0) return null;
  return (
    <nav className={styles.categories} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('categories')}</h3>
      <ul>
        {categories.map(({ id, value, label, count }) => (
          <li key={id}>
            <Link href={toHref(value)}>
              <span className={styles.name}>{label}</span> <span className={styles.count}>{t('count', { count })}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
