// The page of the wish list: the visitor's own products with their present prices, or those of a shared link, which
// leaves the visitor's own list alone.
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { parseWishListHash } from '../../../domain/wish-list.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { isCartEnabled } from '../../../domain/shop-settings.ts';
import { shopSettingsQueryOptions } from '../../adapters/directus/shop-settings.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import { WishListAddToCartButton, type AddToCartCallbacks } from './WishListAddToCartButton.tsx';
import { VisitorWishListContent } from './VisitorWishListContent.tsx';
import { SharedWishList } from './SharedWishList.tsx';

export interface WishListPageProps extends AddToCartCallbacks {
  locale: Locale;
  /** Path of the page, without hash. */
  path: string;
  projectName: string;
  shippingPath: string;
  /** What an empty list leads to. */
  departments: ReactNode;
  TaxAndShippingNote: ComponentType<{ shippingPath: string }>;
  /** Renders products like the product list. */
  ProductGrid: ComponentType<{
    products: readonly ProductSummary[];
    locale: Locale;
    purchaseToOrder: boolean;
    renderFoot: (product: ProductSummary) => ReactNode;
    ref?: Ref<HTMLUListElement>;
  }>;
}

const WishListPage = (props: WishListPageProps) => {
  const { locale, path, projectName, departments, ProductGrid, TaxAndShippingNote } = props;
  const { data: settings } = useQuery(shopSettingsQueryOptions);
  const sharedIds = parseWishListHash(useUrlHash());
  useFocusAfterSharedList(sharedIds.length > 0);
  const purchaseToOrder = settings?.purchase_to_order ?? false;
  const renderProducts = (products: readonly ProductSummary[], ref?: Ref<HTMLUListElement>) => (
    <>
      <ProductGrid
        {...(ref ? { ref } : {})}
        products={products}
        locale={locale}
        purchaseToOrder={purchaseToOrder}
        renderFoot={(product) =>
          isCartEnabled(settings) && (
            <WishListAddToCartButton
              product={product}
              locale={locale}
              settings={{ purchaseToOrder }}
              toCartAddition={props.toCartAddition}
              addToCart={props.addToCart}
            />
          )
        }
      />
      <p>
        <TaxAndShippingNote shippingPath={props.shippingPath} />
      </p>
    </>
  );
  return sharedIds.length > 0 ? (
    <SharedWishList
      key={sharedIds.join()}
      productIds={sharedIds}
      locale={locale}
      path={path}
      renderProducts={renderProducts}
    />
  ) : (
    <VisitorWishListContent
      locale={locale}
      path={path}
      projectName={projectName}
      departments={departments}
      renderProducts={renderProducts}
    />
  );
};

/** The link from a shared list to one's own only changes the hash, and is gone with the shared list. */
const useFocusAfterSharedList = (isShared: boolean): void => {
  const wasShared = useRef(isShared);
  useEffect(() => {
    const heading = wasShared.current && !isShared ? document.querySelector<HTMLElement>('main h1') : null;
    wasShared.current = isShared;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isShared]);
};

export default withQueryClient(WishListPage);
