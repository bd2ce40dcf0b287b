// The toolbar of the product list: search, filter button, sorting.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  type ProductListSortOption,
  type ProductSortOption,
  productListSortOptions,
} from '../../../contract/product-list-options.ts';
import {
  updateProductListState,
  countActiveProductFilters,
  type ProductListState,
} from '../../../domain/product-list/product-list-state.ts';
import { DrawerButton } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchDialogButton } from '../../ui/SearchDialogButton.tsx';
import { productFilterPanelId } from './ProductFilterPanel.tsx';
import { navigateToProductListState } from './useProductListState.ts';
import * as styles from './ProductListToolbar.module.css';

export interface ProductListToolbarProps {
  state: ProductListState;
  locale: Locale;
  defaultSort: ProductSortOption;
}

export const ProductListToolbar = ({ state, locale, defaultSort }: ProductListToolbarProps) => {
  const { t } = useTranslation('products');
  const count = countActiveProductFilters(state);
  const isSearch = state.search !== '';
  /** The order of an address without one. */
  const ownSort: ProductListSortOption = isSearch ? 'relevance' : defaultSort;
  return (
    <div className={styles.toolbar}>
      <SearchDialogButton className={styles.search}>
        <span className={styles.searchText}>
          {isSearch ? t('searchFor', { search: state.search }) : t('searchSubmit')}
        </span>
      </SearchDialogButton>
      <DrawerButton opens={productFilterPanelId} className={styles.filter}>
        <Icon name="filter" />
        {count > 0 ? t('filterActive', { count }) : t('filter')}
      </DrawerButton>
      <label className={styles.sort}>
        <span>{t('sort')}</span>
        <select
          value={state.sort ?? ownSort}
          onChange={({ target: { value } }) => {
            const sort = productListSortOptions.find((known) => known === value) ?? ownSort;
            navigateToProductListState(
              updateProductListState(state, { sort: sort === ownSort || sort === 'relevance' ? null : sort }),
              locale,
            );
          }}
        >
          {productListSortOptions
            .filter((sort) => isSearch || sort !== 'relevance')
            .map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
        </select>
      </label>
    </div>
  );
};
