// The product list on the page of a department or a brand. Its first products stand in the HTML; without scripts a link
// leads to all of them, on the results page of the order service.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import type { ShopSettings } from '../../../contract/shop-settings.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import type { DepartmentOrBrandProductListData } from '../../gatsby/mapping/to-department-or-brand-product-list.ts';
import { toNoScriptSearchResultsPageHref } from '../../adapters/order-service/no-script-search-page-url.ts';
import { localizedSiteRouteTable, toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import { toButtonClassName } from '../../ui/Button.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import { ProductList } from './ProductList.tsx';
import { hidePrerenderedProductListScript } from './hide-prerendered-product-list.ts';
import { toDepartmentOrBrandListLocation } from './product-list-path-and-fixed-filters.ts';
import { useProductListFromUrlQuery } from './useProductsOfListState.ts';
import * as styles from './DepartmentOrBrandProductList.module.css';

export interface DepartmentOrBrandProductListProps {
  heading: string | null;
  list: DepartmentOrBrandProductListData;
  /** The first products of the list. */
  products: readonly ProductSummary[];
  /** Filters of the list at build time. */
  initialFacets?: ProductSearchFacets | undefined;
  locale: Locale;
  /** Path of the page. */
  path: string;
  /** The query of the address, with its question mark. */
  query: string;
  /** Settings at build time. */
  settings: ShopSettings | null;
  /** A link beside the heading. */
  action?: ReactNode;
}

export const DepartmentOrBrandProductList = ({
  heading,
  list,
  products,
  initialFacets,
  locale,
  path,
  query,
  settings,
  action,
}: DepartmentOrBrandProductListProps) => {
  const { t } = useTranslation('shell');
  const listLocation = toDepartmentOrBrandListLocation(path, list.fixed);
  const prerendered = { locale, listLocation, page: 1, products, productCount: list.productCount };
  const requested = useProductListFromUrlQuery(prerendered, query);
  return (
    <ContainerWidthSection isNamed={heading !== null}>
      <script dangerouslySetInnerHTML={{ __html: hidePrerenderedProductListScript }} />
      {(heading ?? action) && (
        <div className={styles.head}>
          {heading && <h2>{heading}</h2>}
          {action}
        </div>
      )}
      <ProductList
        {...prerendered}
        requested={requested}
        initialFacets={initialFacets}
        query={query}
        filters={settings?.filters ?? []}
        showsRatings={settings?.allow_ratings ?? false}
        purchaseToOrder={settings?.purchase_to_order ?? false}
        defaultSort={settings?.default_sort ?? 'sort'}
        shippingPath={localizedSiteRouteTable.shipping[locale]}
        eagerCount={0}
      />
      {list.productCount > products.length && (
        <noscript>
          <a
            href={toNoScriptSearchResultsPageHref(list.fixed, locale, toPaginatedProductListPath(1, locale))}
            className={toButtonClassName('secondary', styles.all)}
          >
            {t('prices.seeAll')}
          </a>
        </noscript>
      )}
    </ContainerWidthSection>
  );
};
