// Products of the same kind and those looked at last, below a product. Asked for when a visitor comes near: nobody waits for
// them, and the built page of one product does not change with another.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ListProduct, Product } from '../../../domain/product/product.ts';
import { createBrowserStorageEntry, parseStoredJson } from '../../adapters/browser/storage-entry.ts';
import { useLazyQuery } from '../../adapters/use-lazy-query.ts';
import { Section } from '../../ui/Section.tsx';
import * as styles from './RelatedProducts.module.css';

const load = () => import('./product-queries.ts');

export interface RelatedProductsProps {
  product: Pick<Product, 'category' | 'id'>;
  locale: Locale;
  /** Shows pieces as the shop's lists do. */
  renderProducts: (products: readonly ListProduct[]) => ReactNode;
}

export const RelatedProducts = ({ product, locale, renderProducts }: RelatedProductsProps) => {
  const { t } = useTranslation('product');
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useIsNear(place);
  const recentIds = useMemo(
    () => (isWanted ? readRecentProductIds().filter((id) => id !== product.id) : []),
    [isWanted, product.id],
  );
  const related = useLazyQuery({
    load,
    toQuery: ({ relatedProductsQuery }) => relatedProductsQuery(locale, product.id, product.category.id),
    isWanted,
  });
  const recent = useLazyQuery({
    load,
    toQuery: ({ recentProductsQuery }) => recentProductsQuery(locale, recentIds),
    isWanted,
  });
  const rows = [
    ['related', related.data],
    ['recent', recent.data],
  ] as const;
  return (
    <div ref={place} className={styles.rows}>
      {rows.map(([name, products = []]) =>
        products.length === 0 ? null : (
          <Section key={name} isNamed>
            <h2 className={styles.heading}>{t(name)}</h2>
            {renderProducts(products)}
          </Section>
        ),
      )}
    </div>
  );
};

/** How far below the window a place counts as near; a place above it, which a visitor may have jumped over, always does. */
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

/** A row of the grid, and some for products that have gone. */
const maxProducts = 8;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);

/**
 * The products a visitor has looked at last. They stay on the device: no request says more than the ids of published products, and
 * nobody keeps them (docs/decisions/014).
 */
const entry = createBrowserStorageEntry<string[]>({
  key: 'int-recent',
  parse: (text) => {
    const stored = parseStoredJson(text);
    return Array.isArray(stored) ? stored.filter(isId).slice(0, maxProducts) : [];
  },
});

/** Ids, the last one first; what is no list of ids is none. */
export const readRecentProductIds = (): string[] => entry.read();

/** Remembers a product as the last one that was looked at; nothing where storage is forbidden or full. */
export const rememberRecentProduct = (productId: string): void => {
  entry.write([productId, ...readRecentProductIds().filter((id) => id !== productId)].slice(0, maxProducts));
};
