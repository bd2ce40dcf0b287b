// What a list says that has found nothing: a way back to all pieces, and some of them, drawn at random.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { useLazyQuery } from '../../adapters/use-lazy-query.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as styles from './EmptyList.module.css';
import { ProductGrid } from './ProductGrid.tsx';
import { loadListQueries } from './useShownList.ts';

export interface EmptyListProps {
  locale: Locale;
  resetHref: string;
  purchaseToOrder: boolean;
}

export const EmptyList = ({ locale, resetHref, purchaseToOrder }: EmptyListProps) => {
  const { t } = useTranslation('products');
  const [start] = useState(() => Math.random());
  const { data: products = [] } = useLazyQuery({
    load: loadListQueries,
    toQuery: ({ randomProductsQuery }) => randomProductsQuery(locale, start),
  });
  return (
    <div className={styles.empty}>
      <h2>{t('emptyHeading')}</h2>
      <p>{t('emptyText')}</p>
      <ButtonLink href={resetHref} variant="secondary">
        {t('showAll')}
      </ButtonLink>
      {products.length > 0 && (
        <section className={styles.others}>
          <h3>{t('others')}</h3>
          <ProductGrid products={products} locale={locale} purchaseToOrder={purchaseToOrder} />
        </section>
      )}
    </div>
  );
};
