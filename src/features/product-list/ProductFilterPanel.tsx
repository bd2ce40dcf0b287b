// The filters of the product list, which apply immediately: a sidebar on desktops, else a drawer.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductListFilterName } from '../../../contract/product-sort-orders-and-filter-types.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import {
  updateProductListStateAndResetPage,
  isUnfilteredUnsortedProductList,
  type ProductListState,
  type MultiValueProductFilter,
  toggleProductFilterValue,
} from '../../../domain/product-list/product-list-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { ProductFilterCheckboxGroup, ProductFilterCheckbox } from './ProductFilterCheckboxGroup.tsx';
import { ProductPriceFilter } from './ProductPriceFilter.tsx';
import {
  type ProductListPathAndFixedFilters,
  withFixedProductListFilters,
} from './product-list-path-and-fixed-filters.ts';
import { navigateToProductListState } from './useProductListState.ts';
import { useProductFacets } from './useProductsOfListState.ts';
import * as styles from './ProductFilterPanel.module.css';

/** Id of the drawer, for the buttons that open it. */
export const productFilterPanelId = 'list-filters';
export const productFilterSidebarId = 'list-filter-sidebar';

/** As in the style sheets. */
const sidebarQuery = '(min-width: 64em)';

export interface ProductFilterPanelProps {
  state: ProductListState;
  listLocation: ProductListPathAndFixedFilters;
  locale: Locale;
  /** The filters that the shop offers. */
  filters: readonly ProductListFilterName[];
  /** Filters of the plain list at build time. */
  builtFacets?: ProductSearchFacets | undefined;
  /** Number of matching products; `null` while loading. */
  productCount: number | null;
}

export const ProductFilterPanel = (props: ProductFilterPanelProps) => {
  const { state, listLocation, locale, filters, builtFacets, productCount } = props;
  const { t } = useTranslation(['products', 'shell']);
  // Static HTML has the sidebar, which CSS hides on small screens.
  const isSidebar = useMediaQuery(sidebarQuery, true);
  const isOpened = useIsOpened();
  const [isInUse, setIsInUse] = useState(false);
  const isAwaited = isOpened || (isSidebar && !builtFacets);
  const { facets, isError, refetch } = useProductFacets(state, listLocation, locale, { builtFacets, isAwaited });
  // The request in advance may have failed.
  const retry = useRef<() => void>(() => undefined);
  useEffect(() => {
    retry.current = isError ? refetch : () => undefined;
  });
  useEffect(() => {
    if (isOpened) retry.current();
  }, [isOpened]);
  useEffect(() => {
    const drawer = findDrawer();
    if (isSidebar && drawer?.open) drawer.close();
  }, [isSidebar]);
  const loading = (
    <p role="status" className={styles.loading}>
      {t('loadingFilters')}
    </p>
  );
  // The list itself says that counts of the plain list are not current.
  const hasFailed = isError && !(facets && isUnfilteredUnsortedProductList(state));
  const content = (
    <>
      {hasFailed && (
        <Notice variant="error">
          {t('filtersFailed')}{' '}
          <Button variant="ghost" onClick={refetch}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {!facets && !isError && loading}
      {facets ? (
        <ProductFilters {...props} facets={facets} isInUse={isInUse || isOpened} />
      ) : (
        <FilterTitles filters={filters} listLocation={listLocation} />
      )}
    </>
  );
  return (
    <>
      {isSidebar && (
        <Sidebar title={t('filter')} onUse={setIsInUse}>
          {content}
        </Sidebar>
      )}
      <Drawer
        id={productFilterPanelId}
        title={t('filter')}
        closeLabel={t('shell:close')}
        isSheetOnPhones
        footer={
          <div className={styles.foot}>
            <Button onClick={() => findDrawer()?.close()}>
              {productCount === null ? t('loading') : t('show', { count: productCount })}
            </Button>
          </div>
        }
      >
        {isSidebar ? loading : content}
      </Drawer>
    </>
  );
};

const findDrawer = () => document.querySelector<HTMLDialogElement>(`#${productFilterPanelId}`);

interface SidebarProps {
  title: string;
  /** Called when the pointer or the focus comes into the sidebar. */
  onUse: (isInUse: true) => void;
  children: ReactNode;
}

const Sidebar = ({ title, onUse, children }: SidebarProps) => {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    const use = () => onUse(true);
    element?.addEventListener('pointerover', use, { passive: true });
    element?.addEventListener('focusin', use);
    return () => {
      element?.removeEventListener('pointerover', use);
      element?.removeEventListener('focusin', use);
    };
  }, [onUse]);
  return (
    // The last chip that is removed moves the focus here.
    <section
      ref={section}
      id={productFilterSidebarId}
      tabIndex={-1}
      className={styles.sidebar}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};

/** Whether the shop offers a filter and the page does not set it. */
const isOffered = (
  filter: ProductListFilterName,
  { filters, listLocation }: Pick<ProductFilterPanelProps, 'filters' | 'listLocation'>,
): boolean => filters.includes(filter) && !Object.hasOwn(listLocation.fixed, filter);

/** What the groups will be, until their options are known. */
const FilterTitles = (props: Pick<ProductFilterPanelProps, 'filters' | 'listLocation'>) => {
  const { t } = useTranslation('products');
  const titled = ['category', 'subcategory', 'price', 'manufacturer', 'tag'] as const;
  return (
    <ul className={styles.titles} aria-hidden="true">
      {titled
        .filter((filter) => isOffered(filter, props))
        .map((filter) => (
          <li key={filter}>{t(`filters.${filter}`)}</li>
        ))}
    </ul>
  );
};

interface ProductFiltersProps extends Pick<ProductFilterPanelProps, 'filters' | 'locale' | 'listLocation' | 'state'> {
  facets: ProductSearchFacets;
  /** The visitor has turned to the filters. */
  isInUse: boolean;
}

const ProductFilters = (props: ProductFiltersProps) => {
  const { state, listLocation, locale, facets, isInUse } = props;
  const { t } = useTranslation('products');
  const has = (filter: ProductListFilterName) => isOffered(filter, props);
  const { category } = withFixedProductListFilters(state, listLocation.fixed);
  const change = (part: Partial<ProductListState>) =>
    navigateToProductListState(updateProductListStateAndResetPage(state, part), listLocation);
  const toggle = (filter: MultiValueProductFilter) => (value: string) =>
    navigateToProductListState(toggleProductFilterValue(state, filter, value), listLocation);
  return (
    <>
      <ProductFilterCheckbox
        label={t('filters.stock')}
        count={facets.inStockCount}
        isChosen={state.inStock}
        onToggle={() => change({ inStock: !state.inStock })}
      />
      {has('category') && (
        <ProductFilterCheckboxGroup
          title={t('filters.category')}
          options={facets.categories}
          selected={state.category === null ? [] : [state.category]}
          onToggle={(value) => change({ category: value === state.category ? null : value, subcategory: [] })}
          isOpen
        />
      )}
      {has('subcategory') && (
        <ProductFilterCheckboxGroup
          title={t('filters.subcategory')}
          options={toSubcategories(facets, category)}
          selected={state.subcategory}
          onToggle={toggle('subcategory')}
          isOpen={category !== null}
        />
      )}
      <ProductFilterCheckboxGroup
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
          isInUse={isInUse}
          onChange={change}
        />
      )}
      {has('manufacturer') && (
        <ProductFilterCheckboxGroup
          title={t('filters.manufacturer')}
          options={facets.manufacturers}
          selected={state.manufacturer}
          onToggle={toggle('manufacturer')}
        />
      )}
      {has('attribute') &&
        facets.attributeGroups.map((group) => (
          <ProductFilterCheckboxGroup
            key={group.id}
            title={group.label}
            options={group.options}
            selected={state.attribute}
            onToggle={toggle('attribute')}
          />
        ))}
      {has('tag') && (
        <ProductFilterCheckboxGroup
          title={t('filters.tag')}
          options={facets.tags}
          selected={state.tag}
          onToggle={toggle('tag')}
        />
      )}
      <ProductFilterCheckboxGroup
        title={t('filters.branch')}
        options={facets.branches}
        selected={state.branch}
        onToggle={toggle('branch')}
      />
    </>
  );
};

/** Subcategories of the selected category, or of that of the page; all of them without one. */
const toSubcategories = ({ subcategories }: ProductSearchFacets, category: string | null) =>
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
