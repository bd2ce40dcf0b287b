// The filter drawer of the product list. Filters apply immediately.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductFilterType } from '../../../contract/product-list-options.ts';
import type { ProductFacets } from '../../../contract/shop/product-search.ts';
import {
  updateProductListState,
  type ProductListState,
  type MultiValueProductFilter,
  toggleProductFilterValue,
} from '../../../domain/product-list/product-list-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProductFilterGroup, SingleProductFilter } from './ProductFilterGroup.tsx';
import { ProductPriceFilter } from './ProductPriceFilter.tsx';
import { navigateToProductListState } from './useProductListState.ts';
import { useProductFacets } from './useProductList.ts';
import * as styles from './ProductFilterPanel.module.css';

/** Id of the drawer, for the buttons that open it. */
export const productFilterPanelId = 'list-filters';

export interface ProductFilterPanelProps {
  state: ProductListState;
  locale: Locale;
  /** The filters that the shop offers. */
  filters: readonly ProductFilterType[];
  /** Number of matching products; `null` while loading. */
  productCount: number | null;
}

export const ProductFilterPanel = ({ state, locale, filters, productCount }: ProductFilterPanelProps) => {
  const { t } = useTranslation(['products', 'shell']);
  const isOpened = useIsOpened();
  const { facets, isError, refetch } = useProductFacets(state, locale, isOpened);
  // The request in advance may have failed.
  const retry = useRef<() => void>(() => undefined);
  useEffect(() => {
    retry.current = isError ? refetch : () => undefined;
  });
  useEffect(() => {
    if (isOpened) retry.current();
  }, [isOpened]);
  const has = (filter: ProductFilterType) => filters.includes(filter);
  const change = (part: Partial<ProductListState>) =>
    navigateToProductListState(updateProductListState(state, part), locale);
  const toggle = (filter: MultiValueProductFilter) => (value: string) =>
    navigateToProductListState(toggleProductFilterValue(state, filter, value), locale);
  const close = () => document.querySelector<HTMLDialogElement>(`#${productFilterPanelId}`)?.close();
  return (
    <Drawer id={productFilterPanelId} title={t('filter')} closeLabel={t('shell:close')}>
      {isError && (
        <Notice variant="error">
          {t('filtersFailed')}{' '}
          <Button variant="ghost" onClick={refetch}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {!facets && !isError && (
        <p role="status" className={styles.loading}>
          {t('loadingFilters')}
        </p>
      )}
      {facets && (
        <>
          <SingleProductFilter
            label={t('filters.stock')}
            count={facets.inStockCount}
            isChosen={state.inStock}
            onToggle={() => change({ inStock: !state.inStock })}
          />
          {has('category') && (
            <ProductFilterGroup
              title={t('filters.category')}
              options={facets.categories}
              selected={state.category === null ? [] : [state.category]}
              onToggle={(value) => change({ category: value === state.category ? null : value, subcategory: [] })}
              isOpen
            />
          )}
          {has('subcategory') && (
            <ProductFilterGroup
              title={t('filters.subcategory')}
              options={toSubcategories(facets, state)}
              selected={state.subcategory}
              onToggle={toggle('subcategory')}
              isOpen={state.category !== null}
            />
          )}
          <ProductFilterGroup
            title={t('filters.size')}
            options={facets.sizes}
            selected={state.size}
            onToggle={toggle('size')}
          />
          {has('price') && (
            <ProductPriceFilter
              prices={facets.price}
              minCents={state.minCents}
              maxCents={state.maxCents}
              locale={locale}
              onChange={change}
            />
          )}
          {has('manufacturer') && (
            <ProductFilterGroup
              title={t('filters.manufacturer')}
              options={facets.manufacturers}
              selected={state.manufacturer}
              onToggle={toggle('manufacturer')}
            />
          )}
          {has('attribute') &&
            facets.attributeGroups.map((group) => (
              <ProductFilterGroup
                key={group.id}
                title={group.label}
                options={group.options}
                selected={state.attribute}
                onToggle={toggle('attribute')}
              />
            ))}
          {has('tag') && (
            <ProductFilterGroup
              title={t('filters.tag')}
              options={facets.tags}
              selected={state.tag}
              onToggle={toggle('tag')}
            />
          )}
        </>
      )}
      <div className={styles.foot}>
        <Button onClick={close}>{productCount === null ? t('loading') : t('show', { count: productCount })}</Button>
      </div>
    </Drawer>
  );
};

/** Subcategories of the selected category; all of them without one. */
const toSubcategories = ({ subcategories }: ProductFacets, { category }: ProductListState) =>
  subcategories.filter((option) => category === null || option.category === category);

/** Whether the drawer has been opened once. It may open without scripts; the attribute says so in every browser. */
const useIsOpened = (): boolean => {
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    const dialog = document.getElementById(productFilterPanelId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const update = () => {
      if (dialog.open) setIsOpened(true);
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return isOpened;
};
