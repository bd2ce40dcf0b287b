// What stands above a list: search, the way to the filters, sorting.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type ProductSort, productSorts } from '../../../contract/shop-settings.ts';
import { changeList, countFilters, type ListState } from '../../../domain/product-list/list-state.ts';
import { DrawerButton } from '../../ui/DrawerButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { filterPanelId } from './FilterPanel.tsx';
import * as styles from './ListToolbar.module.css';
import { SearchField } from './SearchField.tsx';
import { showList } from './useListAddress.ts';

export interface ListToolbarProps {
  state: ListState;
  locale: Locale;
  /** The shop's own order. */
  defaultSort: ProductSort;
}

export const ListToolbar = ({ state, locale, defaultSort }: ListToolbarProps) => {
  const { t } = useTranslation('products');
  const count = countFilters(state);
  return (
    <div className={styles.toolbar}>
      <SearchField state={state} locale={locale} />
      <DrawerButton opens={filterPanelId} className={styles.filter}>
        <Icon name="filter" />
        {count > 0 ? t('filterActive', { count }) : t('filter')}
      </DrawerButton>
      <label className={styles.sort}>
        <span>{t('sort')}</span>
        <select
          value={state.sort ?? defaultSort}
          onChange={({ target: { value } }) => {
            const sort = productSorts.find((known) => known === value) ?? null;
            showList(changeList(state, { sort: sort === defaultSort ? null : sort }), locale);
          }}
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
