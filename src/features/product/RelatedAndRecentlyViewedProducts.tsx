// Related and recently viewed products. Loaded when scrolled near, so built pages do not depend on other products.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSummary, Product } from '../../../domain/product/to-product.ts';
import { parseStoredProductIds } from '../../../domain/wish-list.ts';
import { createBrowserStorageAccessor } from '../../adapters/browser/browser-storage-accessor.ts';
import { useQueryFromLazyModule } from '../../adapters/use-query-from-lazy-module.ts';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import * as styles from './RelatedAndRecentlyViewedProducts.module.css';

export const importProductQueriesModule = () => import('./product-queries.ts');

export interface RelatedProductsProps {
  product: Product;
  locale: Locale;
  /** The shop accepts orders beyond its stock. */
  purchaseToOrder: boolean;
  /** Renders products like the product list. */
  renderProducts: (products: readonly ProductSummary[]) => ReactNode;
}

export const RelatedAndRecentlyViewedProducts = ({
  product,
  locale,
  purchaseToOrder,
  renderProducts,
}: RelatedProductsProps) => {
  const { t } = useTranslation('product');
  const container = useRef<HTMLDivElement>(null);
  const isWanted = useIsNear(container);
  const recentIds = useMemo(
    () => (isWanted ? readRecentlyViewedProductIds().filter((id) => id !== product.id) : []),
    [isWanted, product.id],
  );
  const related = useQueryFromLazyModule({
    load: importProductQueriesModule,
    toQuery: ({ relatedProductsQueryOptions: relatedProductsQuery }) =>
      relatedProductsQuery(locale, product, { purchaseToOrder }),
    isWanted,
  });
  const recent = useQueryFromLazyModule({
    load: importProductQueriesModule,
    toQuery: ({ recentlyViewedProductsQueryOptions: recentProductsQuery }) => recentProductsQuery(locale, recentIds),
    isWanted,
  });
  const rows = [
    ['related', related.data],
    ['recent', recent.data],
  ] as const;
  return (
    <div ref={container} className={styles.rows}>
      {rows.map(([name, products = []]) =>
        products.length === 0 ? null : (
          <ContainerWidthSection key={name} isNamed>
            <h2 className={styles.heading}>{t(name)}</h2>
            {renderProducts(products)}
          </ContainerWidthSection>
        ),
      )}
    </div>
  );
};

/**
 * Distance below the window that counts as near; anything above it always does, because a visitor may have jumped past
 * it.
 */
const margin = '100000px 0px 600px';

const useIsNear = (place: React.RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
};

/** A row of the grid, plus spares for unpublished products. */
const maxProducts = 8;

/**
 * Recently viewed products. They stay on the device: requests contain only ids of published products, which the backend
 * does not store (docs/decisions/014).
 */
const entry = createBrowserStorageAccessor<string[]>({
  key: 'int-recent',
  parse: (text) => parseStoredProductIds(text, maxProducts),
});

/** Ids, most recent first; invalid data is ignored. */
export const readRecentlyViewedProductIds = (): string[] => entry.read();

/** Remembers a product as viewed; does nothing if storage is blocked or full. */
export const rememberRecentlyViewedProduct = (productId: string): void => {
  entry.write([productId, ...readRecentlyViewedProductIds().filter((id) => id !== productId)].slice(0, maxProducts));
};
