// The product list: prerendered products first, then those that the address requests. The address holds search,
// sorting, filters and page (docs/decisions/014).
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type {
  ProductListFilterName,
  ProductSortOption,
} from '../../../contract/product-sort-orders-and-filter-types.ts';
import type { ProductSearchFacets, SearchInterpretation } from '../../../contract/shop/product-search.ts';
import {
  countActiveProductFilters,
  updateProductListStateAndResetPage,
  hasActiveProductFiltersOrSearch,
  parseProductListQuery,
  maxLoadedProductListPages,
  productsPerPage,
} from '../../../domain/product-list/product-list-state.ts';
import { useLazyModule } from '../../adapters/browser/use-lazy-module.ts';
import { formatConjunctionList } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { IslandErrorBoundary } from '../../ui/createLazyIsland.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProductFilterChips } from './ProductFilterChips.tsx';
import { ProductFilterPanel } from './ProductFilterPanel.tsx';
import { ProductListPagination, useFocusListStartOnPageChange } from './ProductListPagination.tsx';
import { ProductListToolbar } from './ProductListToolbar.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { TaxAndShippingNote } from './ProductListItemPrice.tsx';
import { toProductListHref } from './product-list-path-and-fixed-filters.ts';
import { navigateToProductListState } from './useProductListState.ts';
import type { PrerenderedProductListData, UseProductListFromUrlQueryResult } from './useProductsOfListState.ts';
import * as styles from './ProductList.module.css';

export interface ProductListProps extends PrerenderedProductListData {
  requested: UseProductListFromUrlQueryResult;
  /** The query of the address, with its question mark. */
  query: string;
  filters: readonly ProductListFilterName[];
  defaultSort: ProductSortOption;
  showsRatings: boolean;
  /** The shop accepts orders beyond its stock. */
  purchaseToOrder: boolean;
  shippingPath: string;
  /** Filters of the plain list at build time. */
  initialFacets?: ProductSearchFacets | undefined;
  /** Number of images in the first view of a phone. */
  eagerCount?: number;
}

/** That many products need no filters, no sorting and no search of their own. */
const maxShortList = 8;

const loadEmptyProductList = () => import('./empty-product-list-island.tsx');

export const ProductList = (props: ProductListProps) => {
  const { locale, page, listLocation, query, shippingPath, eagerCount = 2 } = props;
  const { t } = useTranslation('products');
  const { state, result, isGrowing, hasFailed, retry } = props.requested;
  const { paging, products, hasUnknownFilter, interpretation } = result;
  // The filters of the build are those of a plain list. If a visitor comes to a filtered one, they are never shown.
  const [isPlainAtFirst] = useState(() => !hasActiveProductFiltersOrSearch(parseProductListQuery(query)));
  const builtFacets = isPlainAtFirst || !hasActiveProductFiltersOrSearch(state) ? props.initialFacets : undefined;
  const isShort = props.productCount <= maxShortList && !hasActiveProductFiltersOrSearch(state);
  const lastShown = paging.page + state.pageCount - 1;
  const isBeyond = products.length === 0 && paging.filterCount > 0;
  const { grid, expectMore } = useFocusOnMore(products.length);
  const { list, expectTurn } = useFocusListStartOnPageChange(state.page);
  // Nothing of the search was understood: the products are the shop's most popular ones.
  const isUnanswered = !props.requested.isPending && result.ownSort === 'popular' && interpretation?.isNearest === true;
  const isEmpty = !props.requested.isPending && (paging.filterCount === 0 || isUnanswered);
  const empty = useLazyModule(loadEmptyProductList, { isWanted: isEmpty });
  // All that stands in place of the list comes at once.
  const isPending = props.requested.isPending || (isEmpty && !empty.module && !empty.hasFailed);
  // Only a search was asked for: without products there is nothing to filter, to sort, or to take away.
  const isFruitlessSearch = isEmpty && !isPending && countActiveProductFilters(state) === 0;
  const hasMore =
    !isPending &&
    !isEmpty &&
    (isGrowing || (lastShown < paging.pageCount && state.pageCount < maxLoadedProductListPages));
  // Nothing is known of the list that the address asks for.
  const isLost = props.requested.isPending && hasFailed;
  /** Before a button with the focus goes away. */
  const focusList = () => list.current?.focus({ preventScroll: true });
  const tryAgain = () => {
    focusList();
    retry();
  };
  const loadMore = () => {
    expectMore();
    navigateToProductListState({ ...state, pageCount: state.pageCount + 1 }, listLocation);
  };
  return (
    <div ref={list} className={styles.list} tabIndex={-1}>
      {!isShort && (
        <ProductFilterPanel
          // A filter finds nothing for words that no product contains.
          state={isUnanswered ? updateProductListStateAndResetPage(state, { search: '' }) : state}
          listLocation={listLocation}
          locale={locale}
          filters={props.filters}
          builtFacets={builtFacets}
          productCount={isPending ? null : paging.filterCount}
        />
      )}
      <div className={styles.main}>
        {!isShort && (
          <ProductListToolbar
            state={state}
            isSearchOnly={isFruitlessSearch}
            listLocation={listLocation}
            ownSort={
              (isPending ? undefined : result.ownSort) ?? (state.search === '' ? props.defaultSort : 'relevance')
            }
          >
            <p role="status">
              {isPending ? (
                !hasFailed && t('loading')
              ) : (
                <>
                  {!isUnanswered && t('count', { count: paging.filterCount })}
                  {isEmpty && (
                    <span className="visually-hidden">
                      {!isUnanswered && '. '}
                      {t('emptyHeading')}
                    </span>
                  )}
                </>
              )}
            </p>
          </ProductListToolbar>
        )}
        {!isFruitlessSearch && (
          <div className={styles.chosen}>
            <div className={styles.chips}>
              <ProductFilterChips state={state} listLocation={listLocation} locale={locale} builtFacets={builtFacets} />
            </div>
            <p className={styles.tax}>
              <TaxAndShippingNote shippingPath={shippingPath} />
            </p>
          </div>
        )}
        {interpretation && !isPending && !isUnanswered && (
          <SearchNotice interpretation={interpretation} search={result.state.search} locale={locale} />
        )}
        {hasUnknownFilter && <Notice variant="info">{t('unknownFilter')}</Notice>}
        {hasFailed && !isPending && (
          <Notice variant="info">
            {t('refreshFailed')}{' '}
            <Button variant="ghost" onClick={tryAgain}>
              {t('retry')}
            </Button>
          </Notice>
        )}
        {/* A heading above the product names, for heading navigation. */}
        {!isLost && !isEmpty && <h2 className="visually-hidden">{t('pieces')}</h2>}
        {isBeyond && (
          <Notice variant="info">
            {t('beyond', { count: paging.pageCount })}{' '}
            <Link href={toProductListHref(updateProductListStateAndResetPage(state, {}), listLocation)}>
              {t('toFirstPage')}
            </Link>
          </Notice>
        )}
        {isLost ? (
          <div role="alert" className={styles.instead}>
            <h2>{t('failed')}</h2>
            <p>{t('failedText')}</p>
            <Button variant="secondary" onClick={tryAgain}>
              {t('retry')}
            </Button>
          </div>
        ) : isEmpty && !isPending ? (
          <div className={isFruitlessSearch ? `${styles.instead ?? ''} ${styles.fruitless ?? ''}` : styles.instead}>
            <h2>{t('emptyHeading')}</h2>
            <p>{t(isUnanswered ? 'unansweredText' : 'emptyText')}</p>
            {empty.module && (
              <IslandErrorBoundary fallback={null}>
                <empty.module.default
                  state={state}
                  listLocation={listLocation}
                  locale={locale}
                  purchaseToOrder={props.purchaseToOrder}
                  builtFacets={props.initialFacets}
                  popularProducts={isUnanswered ? products : undefined}
                  onLeave={focusList}
                />
              </IslandErrorBoundary>
            )}
            {isFruitlessSearch && (
              <div className={styles.tax}>
                <TaxAndShippingNote shippingPath={shippingPath} />
              </div>
            )}
          </div>
        ) : (
          <ProductGrid
            ref={grid}
            // An empty list has no cards that could keep the room of the next ones, and popular products in another order
            // would move those that keep it.
            products={isPending && (products.length === 0 || isEmpty) ? props.products : products}
            locale={locale}
            eagerCount={eagerCount}
            showsRatings={props.showsRatings}
            purchaseToOrder={props.purchaseToOrder}
            isList
            isBesideFilters={!isShort}
            isPending={isPending}
          />
        )}
        {hasMore && (
          <div className={styles.more}>
            <p className={styles.shown}>
              {t('shown', {
                shown: (paging.page - 1) * productsPerPage + products.length,
                total: paging.filterCount,
              })}
            </p>
            <Button variant="secondary" isBusy={isGrowing && !hasFailed} onClick={isGrowing ? retry : loadMore}>
              {t('loadMore')}
            </Button>
          </div>
        )}
        {paging.pageCount > 1 && !isUnanswered && (
          <ProductListPagination
            state={state}
            paging={paging}
            listLocation={listLocation}
            ownPage={page}
            onTurn={expectTurn}
          />
        )}
      </div>
    </div>
  );
};

/** After "load more", focus moves to the first new product; the button may be gone. */
const useFocusOnMore = (count: number) => {
  const grid = useRef<HTMLUListElement>(null);
  const from = useRef<number>(null);
  useEffect(() => {
    if (from.current === null || count === from.current) return;
    if (count > from.current) {
      grid.current?.children.item(from.current)?.querySelector('a')?.focus({ preventScroll: true });
    }
    from.current = null;
  }, [count]);
  const expectMore = () => {
    from.current = count;
  };
  return { grid, expectMore };
};

interface SearchNoticeProps {
  interpretation: SearchInterpretation;
  /** What the visitor typed. */
  search: string;
  locale: Locale;
}

/** How the search was understood, if not as it was typed. */
const SearchNotice = ({ interpretation, search, locale }: SearchNoticeProps) => {
  const { t } = useTranslation('products');
  const { correctedQuery, ignoredWords, isNearest } = interpretation;
  if (correctedQuery === null && ignoredWords.length === 0 && !isNearest) return null;
  const words = formatConjunctionList(
    ignoredWords.map((word) => t('quoted', { text: word })),
    locale,
  );
  return (
    <Notice variant="info">
      {correctedQuery !== null && (
        <p>
          {t('corrected', { typed: t('quoted', { text: search }), corrected: t('quoted', { text: correctedQuery }) })}
        </p>
      )}
      {ignoredWords.length > 0 && <p>{t('ignoredWords', { words })}</p>}
      {isNearest && <p>{t('nearest')}</p>}
    </Notice>
  );
};
