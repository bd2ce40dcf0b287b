// Pieces of the same kind and pieces looked at last, below a product. Asked for when a visitor comes near: nobody waits for
// them, and the built page of one product does not change with another.
import { lazy, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ListProduct, Product } from '../../../domain/product/product.ts';
import { Island } from '../../ui/Island.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Neighbours.module.css';

const NeighboursReader = lazy(() => import('./neighbours-island.tsx'));

export interface NeighboursProps {
  product: Pick<Product, 'category' | 'id'>;
  locale: Locale;
  /** Shows pieces as the shop's lists do. */
  renderProducts: (products: readonly ListProduct[]) => ReactNode;
}

interface Rows {
  related?: ListProduct[];
  recent?: ListProduct[];
}

export const Neighbours = ({ product, locale, renderProducts }: NeighboursProps) => {
  const { t } = useTranslation('product');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [rows, setRows] = useState<Rows>({});
  const take = useCallback((read: Rows) => setRows((known) => ({ ...known, ...read })), []);
  return (
    <div ref={place} className={styles.neighbours}>
      {isNear && (
        <Island fallback={null}>
          <NeighboursReader productId={product.id} categoryId={product.category.id} locale={locale} onRead={take} />
        </Island>
      )}
      {(['related', 'recent'] as const).map((name) => {
        const products = rows[name] ?? [];
        return products.length === 0 ? null : (
          <Section key={name} isNamed>
            <h2 className={styles.heading}>{t(name)}</h2>
            {renderProducts(products)}
          </Section>
        );
      })}
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
