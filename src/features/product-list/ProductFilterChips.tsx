// The active filters of the product list, each with a button that removes it.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  updateProductListState,
  type ProductFilterOptions,
  hasActiveProductFilters,
  type ProductListState,
  multiValueProductFilters,
  toggleProductFilterValue,
  findProductFilterOptions,
  clearProductFilters,
} from '../../../domain/product-list/product-list-state.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './ProductFilterChips.module.css';
import { productFilterPanelId } from './ProductFilterPanel.tsx';
import { navigateToProductListState } from './useProductListState.ts';
import { useProductFilterOptions } from './useProductList.ts';

export interface ProductFilterChipsProps {
  state: ProductListState;
  locale: Locale;
}

export const ProductFilterChips = ({ state, locale }: ProductFilterChipsProps) => {
  const { t } = useTranslation('products');
  const { data: options } = useProductFilterOptions(state, locale);
  const { list, expectGone } = useFocusOnNext(state);
  if (!hasActiveProductFilters(state)) return null;
  const chips = [
    ...toValueChips(state, options),
    ...toPriceChips(state, locale, { from: t('from'), upTo: t('upTo') }),
    ...(state.search === ''
      ? []
      : [
          {
            key: 'search',
            label: t('searchFor', { search: state.search }),
            without: updateProductListState(state, { search: '' }),
          },
        ]),
  ];
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

interface Chip {
  key: string;
  label: string;
  /** The list without this filter. */
  without: ProductListState;
}

/**
 * Values without an option get no chip, so that the page shows nothing from the address that the shop does not know.
 */
const toValueChips = (state: ProductListState, options: ProductFilterOptions | undefined): Chip[] => {
  if (!options) return [];
  const category = options.categories.find(({ value }) => value === state.category);
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
      findProductFilterOptions(options, filter)
        .filter(({ value }) => state[filter].includes(value))
        .map(({ id, value, label }) => ({ key: id, label, without: toggleProductFilterValue(state, filter, value) })),
    ),
  ];
};

const toPriceChips = (
  { minCents, maxCents, ...state }: ProductListState,
  locale: Locale,
  words: { from: string; upTo: string },
): Chip[] => {
  if (minCents === null && maxCents === null) return [];
  const without = updateProductListState({ ...state, minCents, maxCents }, { minCents: null, maxCents: null });
  const min = minCents === null ? null : formatPrice(minCents, locale);
  const max = maxCents === null ? null : formatPrice(maxCents, locale);
  const label = min && max ? `${min} – ${max}` : min ? `${words.from} ${min}` : `${words.upTo} ${max ?? ''}`;
  return [{ key: 'price', label, without }];
};
