// The active filters of the product list, each with a button that removes it.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import {
  hasActiveProductFiltersOrSearch,
  type ProductListState,
  toProductListStateWithoutFilters,
} from '../../../domain/product-list/product-list-state.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ColorSwatch } from './ColorSwatch.tsx';
import * as styles from './ProductFilterChips.module.css';
import { productFilterPanelId, productFilterSidebarId } from './ProductFilterPanel.tsx';
import type { ProductListPathAndFixedFilters } from './product-list-path-and-fixed-filters.ts';
import { useActiveProductFilters } from './useActiveProductFilters.ts';
import { navigateToProductListState } from './useProductListState.ts';

export interface ProductFilterChipsProps {
  state: ProductListState;
  listLocation: ProductListPathAndFixedFilters;
  locale: Locale;
  /** Filters of the plain list at build time. */
  builtFacets?: ProductSearchFacets | undefined;
}

export const ProductFilterChips = ({ state, listLocation, locale, builtFacets }: ProductFilterChipsProps) => {
  const { t } = useTranslation('products');
  const filters = useActiveProductFilters(state, listLocation, locale, builtFacets);
  const { list, expectGone } = useFocusOnNext(state);
  if (!hasActiveProductFiltersOrSearch(state)) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label={t('activeFilters')}>
      {filters.map(({ key, label, color, without }, index) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('removeFilter', { name: label })}
            onClick={() => {
              expectGone(index);
              navigateToProductListState(without, listLocation);
            }}
          >
            {color !== undefined && <ColorSwatch color={color} />}
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.reset}
          onClick={() => {
            expectGone(0);
            navigateToProductListState(toProductListStateWithoutFilters(state), listLocation);
          }}
        >
          {t('resetFilters')}
        </button>
      </li>
    </ul>
  );
};

/** A clicked chip disappears, so the next chip, the filter button or the sidebar in its place gets focus. */
const useFocusOnNext = (state: ProductListState) => {
  const list = useRef<HTMLUListElement>(null);
  const gone = useRef<number>(null);
  useEffect(() => {
    if (gone.current === null) return;
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.item(Math.min(gone.current, buttons.length - 1));
    const filters = document.getElementById(productFilterSidebarId);
    const filterButton = document.querySelector<HTMLElement>(
      `[commandfor="${productFilterPanelId}"][command="show-modal"]`,
    );
    (next ?? filters ?? filterButton)?.focus({ preventScroll: !next });
    gone.current = null;
  }, [state]);
  const expectGone = (index: number) => {
    gone.current = index;
  };
  return { list, expectGone };
};
