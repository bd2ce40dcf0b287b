// The content of a product page, for built pages and for products newer than the build (NotFoundPage).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAppointmentProductQuery } from '../../domain/appointment-topics-and-links.ts';
import type { EngravingFontFilePaths } from '../../domain/personalization.ts';
import type { TrustLine } from '../../contract/shop/trust-lines.ts';
import type { MerchantListingSettings } from '../../domain/product/product-offers.ts';
import type { Product } from '../../domain/product/to-product.ts';
import { toProductImagesVariantFirst } from '../../domain/product/variant-images.ts';
import { toOfferedProductRequestKinds } from '../../domain/product/product-selection-reducer.ts';
import type { BuildTimeShopSettingsAndTexts, NamedPaymentMethod } from '../../domain/shop-settings.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { usePreloadedAddToCart } from '../features/cart/LazyCartPreview.tsx';
import { ProductGrid } from '../features/product-list/ProductGrid.tsx';
import { BackToProductListLink } from '../features/product/BackToProductListLink.tsx';
import { ProductDetailsSection } from '../features/product/ProductDetailsSection.tsx';
import { ProductBuyBox } from '../features/product/ProductBuyBox.tsx';
import { ProductGallery } from '../features/product/ProductGallery.tsx';
import { RelatedAndRecentlyViewedProducts } from '../features/product/RelatedAndRecentlyViewedProducts.tsx';
import { useProductPageState } from '../features/product/useProductPageState.ts';
import { ProductRatingForm } from '../features/ratings/ProductRatingForm.tsx';
import { RatingList, AverageRatingStars } from '../features/ratings/RatingList.tsx';
import { LazyProductRequestForm } from '../features/product-requests/LazyProductRequestForm.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ShareLinkButton } from '../ui/ShareLinkButton.tsx';
import { localizedSiteRouteTable, toProductPath } from '../i18n/site-paths.ts';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import { WishListButton } from '../ui/WishListButton.tsx';
import { ProductPagePersonalizationForm, useProductPersonalization } from './ProductPagePersonalizationForm.tsx';
import * as styles from './ProductPageContent.module.css';
import { findRequiredRingSizeField, ProductSizeHelp } from './ProductSizeHelp.tsx';

/** Id of the ratings heading; the stars beside the name link to it. */
const ratingsId = 'ratings';

export interface ProductPageContentProps {
  shell: SiteLayoutData;
  slug: string;
  /** `null` for a product newer than the build. */
  prerendered: Product | null;
  shop: BuildTimeShopSettingsAndTexts | null;
  /** Shipping and returns at build time; `null` for a product newer than the build. */
  terms: MerchantListingSettings | null;
  trustLines: readonly TrustLine[];
  paymentMethods: readonly NamedPaymentMethod[];
  fontPaths: EngravingFontFilePaths;
  isFromList: boolean;
  /** Shown if there is no such product; default: a link to the product list. */
  otherPages?: ReactNode;
}

export const ProductPageContent = ({
  shell,
  slug,
  prerendered,
  shop,
  terms,
  trustLines,
  paymentMethods,
  fontPaths,
  isFromList,
  otherPages,
}: ProductPageContentProps) => {
  const { t } = useTranslation(['product', 'shell']);
  const addToCart = usePreloadedAddToCart();
  const locale = shell.language;
  const shown = useProductPageState({ slug, locale, prerendered, defaults: shop?.settings ?? null });
  const { product } = shown.view;
  const listPath = localizedSiteRouteTable.products?.[locale] ?? localizedSiteRouteTable.home[locale];
  const requestKinds = toOfferedProductRequestKinds(shown.view, shown.shop);
  const { privacy, shipping } = localizedSiteRouteTable;
  const personalization = useProductPersonalization(shown);
  // As in the order service, the holidays of the first branch apply.
  const [firstBranch] = shell.branches;
  const calendar = {
    timeZone: shell.timeZone,
    holidays: firstBranch?.holidays ?? [],
    holidaysUntil: shell.holidaysUntil,
  };
  const toPersonalization = (part: 'optional' | 'required') =>
    product?.personalization && (
      <ProductPagePersonalizationForm
        product={product}
        part={part}
        fontPaths={fontPaths}
        locale={locale}
        {...personalization.parts}
      />
    );
  return (
    <>
      {shown.isGone ? (
        <Gone>{otherPages ?? <Link href={listPath}>{t('allPieces')}</Link>}</Gone>
      ) : !product ? (
        <ContainerWidthSection className={styles.waiting}>
          {shown.hasFailed.product ? (
            <Notice variant="error">{t('loadFailed')}</Notice>
          ) : (
            <p role="status" data-starts-at-once>
              {t('loading')}
            </p>
          )}
        </ContainerWidthSection>
      ) : (
        <article>
          <div className={styles.top}>
            <BackToProductListLink listPath={listPath} isFromList={isFromList}>
              {t(isFromList ? 'backToList' : 'allPieces')}
            </BackToProductListLink>
            <WishListButton productId={product.id} productName={product.name} variant="line" />
          </div>
          <div className={styles.opening}>
            <ProductGallery images={toProductImagesVariantFirst(product, shown.view.variant)} />
            <ProductBuyBox
              productState={shown}
              locale={locale}
              shippingPath={shipping[locale]}
              calendar={calendar}
              terms={terms}
              trustLines={trustLines}
              paymentMethods={paymentMethods}
              cartPath={shell.cartPath}
              rating={
                shown.shop.takesRatings &&
                shown.view.rating.count > 0 && (
                  <a href={`#${ratingsId}`} className={styles.rating}>
                    <AverageRatingStars
                      language={locale}
                      mean={shown.view.rating.average}
                      count={shown.view.rating.count}
                    />
                  </a>
                )
              }
              sizeHelp={
                <ProductSizeHelp
                  names={shown.view.variants.map(({ name }) => name)}
                  guide={findRequiredRingSizeField(product) ? null : product.sizeGuide}
                  locale={locale}
                  onChoose={(name) => {
                    const variant = shown.view.variants.find((one) => one.name === name);
                    if (variant) shown.dispatch({ type: 'variantChange', variantId: variant.id });
                  }}
                />
              }
              requiredPersonalization={toPersonalization('required')}
              optionalPersonalization={toPersonalization('optional')}
              takePersonalization={personalization.take}
              renderRequest={
                requestKinds.length > 0
                  ? ({ buttonVariant }) => (
                      <LazyProductRequestForm
                        buttonVariant={buttonVariant}
                        productId={product.id}
                        productName={product.name}
                        variant={shown.view.variant}
                        kinds={requestKinds}
                        path={toProductPath(slug, locale)}
                        privacyPath={privacy[locale]}
                        language={locale}
                      />
                    )
                  : null
              }
              share={
                <ShareLinkButton
                  label={t('shell:share.hint')}
                  title={product.name}
                  text={t('shell:share.hintText', { house: shell.projectName, name: product.name })}
                  path={toProductPath(slug, locale)}
                  icon={<Icon name="arrow" />}
                />
              }
              appointmentHref={
                shell.appointmentPath &&
                shell.appointmentPath +
                  formatAppointmentProductQuery({ slug: product.slug, variant: shown.view.variant?.id ?? null })
              }
              displayCity={findDisplayCity(product, shell.branches)}
              callToAction={
                shop?.callToAction
                  ? { text: shop.callToAction, href: shell.appointmentPath ?? shell.contactPath }
                  : null
              }
              onAdd={addToCart}
            />
          </div>
          {shown.hasFailed.product && (
            <ContainerWidthSection>
              <Notice variant="info">{t('refreshFailed')}</Notice>
            </ContainerWidthSection>
          )}
          <ContainerWidthSection className={styles.facts}>
            <ProductDetailsSection product={product} weeeNumber={shell.weeeNumber} />
          </ContainerWidthSection>
          {shown.shop.takesRatings && (
            <ContainerWidthSection isNamed className={styles.ratings}>
              <h2 id={ratingsId}>{t('ratings')}</h2>
              <AverageRatingStars language={locale} mean={shown.view.rating.average} count={shown.view.rating.count} />
              <RatingList language={locale} ratings={product.ratings} />
              {!shown.shop.isInMaintenance && (
                <ProductRatingForm productId={product.id} productName={product.name} language={locale} />
              )}
            </ContainerWidthSection>
          )}
          <RelatedAndRecentlyViewedProducts
            key={product.id}
            product={product}
            locale={locale}
            purchaseToOrder={shown.shop.purchaseToOrder}
            renderProducts={(products) => (
              <ProductGrid products={products} locale={locale} purchaseToOrder={shown.shop.purchaseToOrder} />
            )}
          />
          {shop?.footerHtml && (
            <ContainerWidthSection className={styles.footer}>
              <RichText html={shop.footerHtml} />
            </ContainerWidthSection>
          )}
        </article>
      )}
    </>
  );
};

/** The city of all branches where the product can be seen. */
const findDisplayCity = ({ branches }: Product, all: SiteLayoutData['branches']): string | null => {
  const cities = branches.map(({ id }) => all.find((branch) => branch.id === id)?.address.city);
  return new Set(cities).size === 1 ? (cities[0] ?? null) : null;
};

/** Shown for an unpublished product: the 404 text, and links to other pages. */
const Gone = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('product');
  return (
    <>
      <PageIntro heading={t('gone.heading')} lead={t('gone.text')} image={null} />
      <ContainerWidthSection>{children}</ContainerWidthSection>
    </>
  );
};
