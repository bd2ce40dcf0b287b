// The products of a link that somebody has shared. The visitor's own list changes only on request.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { addProductsToWishList } from '../../adapters/browser/wish-list-store.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import { useWishListProducts } from './useWishListProducts.ts';
import { WishListLoadErrorNotice } from './WishListLoadErrorNotice.tsx';
import * as styles from './wish-list-page-island.module.css';

interface SharedWishListProps {
  productIds: readonly string[];
  locale: Locale;
  path: string;
  renderProducts: (products: readonly ProductSummary[]) => ReactNode;
}

export const SharedWishList = ({ productIds, locale, path, renderProducts }: SharedWishListProps) => {
  const { t } = useTranslation('wishList');
  const { products, missingIds, isLoading, hasFailed, retry } = useWishListProducts(locale, productIds);
  const [outcome, setOutcome] = useState<'savedAll' | 'savedSome' | null>(null);
  const saveAll = () => setOutcome(addProductsToWishList(products.map(({ id }) => id)) ? 'savedAll' : 'savedSome');
  return (
    <ContainerWidthSection className={styles.parts}>
      <div>
        <h2>{t('sharedHeading')}</h2>
        <p className={styles.text}>{t(missingIds.length === productIds.length ? 'sharedGone' : 'sharedText')}</p>
      </div>
      {hasFailed && <WishListLoadErrorNotice onRetry={retry} />}
      <div className={styles.ways}>
        {products.length > 0 && <Button onClick={saveAll}>{t('saveAll')}</Button>}
        <ButtonLink href={path} variant="ghost">
          {t('toOwn')}
        </ButtonLink>
      </div>
      <div role="status" className={styles.status}>
        {isLoading && t('loading')}
        {outcome && t(outcome)}
      </div>
      {products.length > 0 && renderProducts(products)}
    </ContainerWidthSection>
  );
};
