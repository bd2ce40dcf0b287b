// The active filters of the product list, each with a button that removes it.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductFacets } from '../../../contract/shop/product-search.ts';
import {
  updateProductListState,
  hasActiveProductFilters,
  type ProductListState,
  multiValueProductFilters,
  toggleProductFilterValue,
  findFacetOptions,
  clearProductFilters,
} from '../../../domain/product-list/product-list-state.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './ProductFilterChips.module.css';
import { productFilterPanelId } from './ProductFilterPanel.tsx';
import { navigateToProductListState } from './useProductListState.ts';
import type { RemovableSearchFilter } from './product-list-queries.ts';
import { useProductFacets } from './useProductList.ts';

export interface ProductFilterChipsProps {
  state: ProductListState;
  locale: Locale;
}

export const ProductFilterChips = ({ state, locale }: ProductFilterChipsProps) => {
  const { t } = useTranslation('products');
  const { facets, interpretedFilters } = useProductFacets(state, locale);
  const { list, expectGone } = useFocusOnNext(state);
  if (!hasActiveProductFilters(state)) return null;
  const toPriceLabel = ({ minCents, maxCents }: PriceRange) => {
    const min = minCents === null ? null : formatPrice(minCents, locale);
    const max = maxCents === null ? null : formatPrice(maxCents, locale);
    return min && max ? `${min} – ${max}` : min ? `${t('from')} ${min}` : `${t('upTo')} ${max ?? ''}`;
  };
  const toInterpretedLabel = (filter: RemovableSearchFilter) => {
    switch (filter.kind) {
      case 'price':
        return toPriceLabel(filter);
      case 'size':
        return filter.label;
      case 'stock':
        return t('filters.stock');
    }
  };
  const chips: Chip[] = toValueChips(state, facets);
  if (state.minCents !== null || state.maxCents !== null) {
    const without = updateProductListState(state, { minCents: null, maxCents: null });
    chips.push({ key: 'price', label: toPriceLabel(state), without });
  }
  if (state.inStock) {
    chips.push({ key: 'stock', label: t('filters.stock'), without: updateProductListState(state, { inStock: false }) });
  }
  for (const filter of interpretedFilters) {
    const without = updateProductListState(state, { search: filter.remainingSearch });
    chips.push({ key: `search ${filter.kind}`, label: toInterpretedLabel(filter), without });
  }
  if (state.search !== '') {
    const without = updateProductListState(state, { search: '' });
    chips.push({ key: 'search', label: t('searchFor', { search: state.search }), without });
  }
  return (
    <ul ref={list} className={styles.chips} aria-label={t('activeFilters')}>
      {chips.map(({ key, label, without }, index) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('removeFilter', { name: label })}
            onClick={() => {
              expectGone(index);
              navigateToProductListState(without, locale);
            }}
          >
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
            navigateToProductListState(clearProductFilters(state), locale);
          }}
        >
          {t('resetFilters')}
        </button>
      </li>
    </ul>
  );
};

/** A clicked chip disappears, so the next chip or the filter button gets focus. */
const useFocusOnNext = (state: ProductListState) => {
  const list = useRef<HTMLUListElement>(null);
  const gone = useRef<number>(null);
  useEffect(() => {
    if (gone.current === null) return;
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.item(Math.min(gone.current, buttons.length - 1));
    (next ?? document.querySelector<HTMLElement>(`[commandfor="${productFilterPanelId}"]`))?.focus();
    gone.current = null;
  }, [state]);
  const expectGone = (index: number) => {
    gone.current = index;
  };
  return { list, expectGone };
};

type PriceRange = Pick<ProductListState, 'maxCents' | 'minCents'>;

interface Chip {
  key: string;
  label: string;
  /** The list without this filter. */
  without: ProductListState;
}

/**
 * Values without an option get no chip, so that the page shows nothing from the address that the shop does not know.
 */
const toValueChips = (state: ProductListState, facets: ProductFacets | undefined): Chip[] => {
  if (!facets) return [];
  const category = facets.categories.find(({ value }) => value === state.category);
  return [
    ...(category
      ? [
          {
            key: 'category',
            label: category.label,
            without: updateProductListState(state, { category: null, subcategory: [] }),
          },
        ]
      : []),
    ...multiValueProductFilters.flatMap((filter) =>
      findFacetOptions(facets, filter)
        .filter(({ value }) => state[filter].includes(value))
        .map(({ id, value, label }) => ({
          key: `${filter} ${id}`,
          label,
          without: toggleProductFilterValue(state, filter, value),
        })),
    ),
  ];
};
