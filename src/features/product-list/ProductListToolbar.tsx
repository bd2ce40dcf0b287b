// The toolbar of the product list: number of products, search, filter button where no sidebar has the filters, sorting.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ProductListSortOption,
  productListSortOptions,
} from '../../../contract/product-sort-orders-and-filter-types.ts';
import {
  updateProductListStateAndResetPage,
  countActiveProductFilters,
  type ProductListState,
} from '../../../domain/product-list/product-list-state.ts';
import { DrawerButton } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchDialogButton } from '../../ui/SearchDialogButton.tsx';
import { productFilterPanelId } from './ProductFilterPanel.tsx';
import type { ProductListPathAndFixedFilters } from './product-list-path-and-fixed-filters.ts';
import { navigateToProductListState } from './useProductListState.ts';
import * as styles from './ProductListToolbar.module.css';

export interface ProductListToolbarProps {
  state: ProductListState;
  listLocation: ProductListPathAndFixedFilters;
  /** The order of an address without one. */
  ownSort: ProductListSortOption;
  /** There is nothing to filter or to sort. */
  isSearchOnly?: boolean;
  /** The number of products; announced only, if there are none. */
  children: ReactNode;
}

export const ProductListToolbar = ({
  state,
  listLocation,
  ownSort,
  isSearchOnly = false,
  children,
}: ProductListToolbarProps) => {
  const { t } = useTranslation('products');
  const count = countActiveProductFilters(state);
  const isSearch = state.search !== '';
  return (
    <div className={styles.toolbar} data-search-only={isSearchOnly || undefined}>
      <div className={isSearchOnly ? 'visually-hidden' : styles.count}>{children}</div>
      <SearchDialogButton className={styles.search}>
        <span className={styles.searchText}>
          {isSearch ? t('searchFor', { search: state.search }) : t('searchSubmit')}
        </span>
      </SearchDialogButton>
      {!isSearchOnly && (
        <>
          <DrawerButton opens={productFilterPanelId} className={styles.filter}>
            <Icon name="filter" />
            {count > 0 ? t('filterActive', { count }) : t('filter')}
          </DrawerButton>
          <label className={styles.sort}>
            <span>{t('sort')}</span>
            <select
              // Its label has no room on phones.
              aria-label={t('sort')}
              value={state.sort ?? ownSort}
              onChange={({ target: { value } }) => {
                const sort = productListSortOptions.find((known) => known === value) ?? ownSort;
                navigateToProductListState(
                  updateProductListStateAndResetPage(state, {
                    sort: sort === ownSort || sort === 'relevance' ? null : sort,
                  }),
                  listLocation,
                );
              }}
            >
              {productListSortOptions
                .filter((sort) => sort !== 'relevance' || ownSort === 'relevance')
                .map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`sorts.${sort}`)}
                  </option>
                ))}
            </select>
          </label>
        </>
      )}
    </div>
  );
};
