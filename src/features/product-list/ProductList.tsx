// The product list: what the build knows at once, what the address asks for as soon as the browser can ask. Search, sorting,
// filters and pages are all in the address (docs/decisions/014).
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductFilter, ProductSort } from '../../../contract/shop-settings.ts';
import { changeList, maxShownPages, pageSize, withoutFilters } from '../../../domain/product-list/list-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { PageLinks } from './PageLinks.tsx';
import { pendingScript } from './pending-script.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { TaxLine } from './ProductPrice.tsx';
import * as styles from './ProductList.module.css';
import { showList, toListHref, useListState } from './useListAddress.ts';
import { type BuiltList, useShownList } from './useShownList.ts';

export interface ProductListProps extends BuiltList {
  /** The query of the address, with its question mark. */
  query: string;
  filters: readonly ProductFilter[];
  defaultSort: ProductSort;
  showsRatings: boolean;
  /** The shop takes orders beyond its stock. */
  purchaseToOrder: boolean;
  shippingPath: string;
}

export const ProductList = (props: ProductListProps) => {
  const { locale, page, query, shippingPath } = props;
  const { t } = useTranslation('products');
  const state = useListState(query, page);
  const { result, isPending, isGrowing, hasFailed, retry } = useShownList(props, state);
  const { paging, products, hasUnknownFilter } = result;
  const lastShown = paging.page + state.pageCount - 1;
  const isBeyond = products.length === 0 && paging.filterCount > 0;
  const { grid, expectMore } = useFocusOnMore(products.length);
  const loadMore = () => {
    expectMore();
    showList({ ...state, pageCount: state.pageCount + 1 }, locale);
  };
  return (
    <div className={styles.list}>
      <script dangerouslySetInnerHTML={{ __html: pendingScript }} />
      <ListToolbar state={state} locale={locale} defaultSort={props.defaultSort} />
      <FilterPanel
        state={state}
        locale={locale}
        filters={props.filters}
        count={isPending ? null : paging.filterCount}
      />
      <div className={styles.chips}>
        <FilterChips state={state} locale={locale} />
      </div>
      {hasUnknownFilter && <Notice variant="info">{t('unknownFilter')}</Notice>}
      {hasFailed && (
        <Notice variant={isPending ? 'error' : 'info'}>
          {t(isPending ? 'failed' : 'refreshFailed')}{' '}
          <Button variant="ghost" onClick={retry}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      <p className={styles.count}>
        <span role="status">
          {!isPending && t('count', { count: paging.filterCount })}
          {isPending && !hasFailed && t('loading')}
        </span>
        <span>
          <TaxLine shippingPath={shippingPath} />
        </span>
      </p>
      {/* The names of the pieces stand below a heading of their own, for whoever goes from heading to heading. */}
      {(isPending || paging.filterCount > 0) && <h2 className={styles.heading}>{t('pieces')}</h2>}
      {isBeyond && (
        <Notice variant="info">
          {t('beyond', { count: paging.pageCount })}{' '}
          <Link href={toListHref(changeList(state, {}), locale)}>{t('toFirstPage')}</Link>
        </Notice>
      )}
      {!isPending && paging.filterCount === 0 ? (
        <EmptyList
          locale={locale}
          purchaseToOrder={props.purchaseToOrder}
          resetHref={toListHref(withoutFilters(state), locale)}
        />
      ) : (
        <ProductGrid
          ref={grid}
          products={products}
          locale={locale}
          eagerCount={eagerCount}
          showsRatings={props.showsRatings}
          purchaseToOrder={props.purchaseToOrder}
          isList
          isPending={isPending}
        />
      )}
      {!isPending && (isGrowing || (lastShown < paging.pageCount && state.pageCount < maxShownPages)) && (
        <div className={styles.more}>
          <p className={styles.shown}>
            {t('shown', { shown: (paging.page - 1) * pageSize + products.length, total: paging.filterCount })}
          </p>
          <Button variant="secondary" isBusy={isGrowing && !hasFailed} onClick={isGrowing ? retry : loadMore}>
            {t('loadMore')}
          </Button>
        </div>
      )}
      {paging.pageCount > 1 && <PageLinks state={state} paging={paging} locale={locale} />}
    </div>
  );
};

/** Pictures in the first view of a phone. */
const eagerCount = 2;

/** After "load more" the focus is on the first of the new pieces: the button may be gone by then. */
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
