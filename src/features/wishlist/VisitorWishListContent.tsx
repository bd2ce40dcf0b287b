// The visitor's own wish list: removing can be undone, and a link shares the list.
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatWishListHash } from '../../../domain/wish-list.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import {
  removeProductsFromWishList,
  restoreProductOnWishList,
  useWishListStore,
} from '../../adapters/browser/wish-list-store.ts';
import { toProductPath } from '../../i18n/site-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { HeartIcon } from '../../ui/WishListButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import { ShareLinkButton } from '../../ui/ShareLinkButton.tsx';
import { useWishListProducts } from './useWishListProducts.ts';
import { WishListLoadErrorNotice } from './WishListLoadErrorNotice.tsx';
import * as styles from './wish-list-page-island.module.css';

interface VisitorWishListContentProps {
  locale: Locale;
  path: string;
  projectName: string;
  departments: ReactNode;
  renderProducts: (products: readonly ProductSummary[], ref: Ref<HTMLUListElement>) => ReactNode;
}

export const VisitorWishListContent = ({
  locale,
  path,
  projectName,
  departments,
  renderProducts,
}: VisitorWishListContentProps) => {
  const { t } = useTranslation('wishList');
  const { productIds } = useWishListStore();
  const { products, missingIds, isLoading, hasFailed, retry } = useWishListProducts(locale, productIds);
  const removed = useLastRemovedProduct(productIds, products);
  const [isFull, setIsFull] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLDivElement>(null);
  const restore = useFocusAfterChange(list, undo, removed);
  return (
    <>
      <ContainerWidthSection className={styles.parts}>
        {/* Rendered from the start, because live regions announce only later changes. */}
        <div ref={undo} role="status" className={`${styles.status ?? ''} ${styles.undo ?? ''}`}>
          {isLoading && t('loading')}
          {removed && (
            <>
              <span>{isFull ? t('shell:wishList.full') : t('removed', { name: removed.product.name })}</span>
              <Button
                variant="ghost"
                onClick={() => {
                  restore(toProductPath(removed.product.slug, locale));
                  setIsFull(!restoreProductOnWishList(removed.product.id, removed.index));
                }}
              >
                {t('undo')}
              </Button>
            </>
          )}
        </div>
        {hasFailed && <WishListLoadErrorNotice onRetry={retry} />}
        {missingIds.length > 0 && (
          <Notice variant="info">
            <p>{t('gone', { count: missingIds.length })}</p>
            <Button variant="ghost" onClick={() => removeProductsFromWishList(missingIds)}>
              {t('forget')}
            </Button>
          </Notice>
        )}
        {products.length > 0 && (
          <>
            <h2 className="visually-hidden">{t('list')}</h2>
            {renderProducts(products, list)}
            <p>
              <ShareLinkButton
                label={t('share')}
                title={`${t('heading')}, ${projectName}`}
                text={t('shareText', { house: projectName })}
                path={path + formatWishListHash(productIds)}
              />
            </p>
          </>
        )}
        {productIds.length === 0 && (
          <div className={styles.empty}>
            <HeartIcon />
            <h2>{t('emptyHeading')}</h2>
            <p>{t('emptyText')}</p>
          </div>
        )}
      </ContainerWidthSection>
      {productIds.length === 0 && departments}
    </>
  );
};

interface RemovedProduct {
  product: ProductSummary;
  /** Its place on the list. */
  index: number;
}

interface WishListHistory {
  productIds: readonly string[];
  shown: readonly ProductSummary[];
  removed: RemovedProduct | null;
}

/** The product that was last taken off the list, by its heart or in another tab; `null` after any other change. */
const useLastRemovedProduct = (
  productIds: readonly string[],
  products: readonly ProductSummary[],
): RemovedProduct | null => {
  const [state, setState] = useState<WishListHistory>({ productIds, shown: products, removed: null });
  if (state.productIds !== productIds) {
    const index = state.productIds.findIndex((id) => !productIds.includes(id));
    const product = state.shown.find(({ id }) => id === state.productIds[index]);
    setState({ productIds, shown: products, removed: product ? { product, index } : null });
  } else if (state.shown.length < products.length) {
    setState({ ...state, shown: products });
  }
  return state.removed;
};

/**
 * Keeps the focus when its element goes: from the heart of a removed card to the button that undoes it, and from there
 * to the link of the card. Returns the function to call before a card comes back.
 */
const useFocusAfterChange = (
  list: RefObject<HTMLElement | null>,
  undo: RefObject<HTMLElement | null>,
  removed: RemovedProduct | null,
): ((href: string) => void) => {
  const restoredHref = useRef<string>(null);
  useEffect(() => {
    if (removed && document.activeElement === document.body)
      undo.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [removed, undo]);
  // After every render: the card may come back only once its product has loaded.
  useEffect(() => {
    if (restoredHref.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`a[href="${restoredHref.current}"]`);
    if (!link) return;
    restoredHref.current = null;
    link.focus();
  });
  return (href) => {
    restoredHref.current = href;
  };
};
