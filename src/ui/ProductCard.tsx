// A product in a list: image, heart, manufacturer, name, price. Its second image shows while the pointer is on the card,
// or is swiped to on touch screens, and its photograph becomes that of the product's page.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProductCardLink } from './ProductCardLink.tsx';
import { ImagePlaceholder } from './ImagePlaceholder.tsx';
import { createLazyIsland } from './createLazyIsland.tsx';
import type { SwipeImageProps } from './product-card-swipe-island.tsx';
import { isPreloadAllowed, onceDwelledInView, preloadImage, preloadPage } from './preload-page.ts';
import { ResponsiveImage, type ResponsiveImageData, toObjectPosition } from './ResponsiveImage.tsx';
import { useMediaQuery } from './useMediaQuery.ts';
import { WishListButton } from './WishListButton.tsx';
import * as styles from './ProductCard.module.css';

const SwipeImage = createLazyIsland(
  () => import('./product-card-swipe-island.tsx'),
  () => null,
);

const SwipeOnTouchScreens = (props: SwipeImageProps) =>
  useMediaQuery('(hover: hover)', true) ? null : <SwipeImage {...props} />;

/** The `sizes` attribute of the image on the product page. */
export const productPageImageSizes = '(min-width: 62em) 55vw, (min-width: 48em) 48vw, 100vw';

export interface ProductCardProps {
  productId: string;
  /** Path of the product's page; `null` if it has none. */
  href: string | null;
  name: string;
  /** `p` where the cards stand below no heading of their own; default `h3`. */
  nameElement?: 'h3' | 'p';
  /** History state for the linked page. */
  linkState?: object;
  manufacturer: string;
  image: ResponsiveImageData | null;
  /** The second image, as one small file; it loads when the visitor first points at the card. */
  hoverImage?: { src: string; focalPoint: ResponsiveImageData['focalPoint'] } | null;
  /** The `sizes` attribute of the image. */
  sizes: string;
  isFirstInView?: boolean;
  /** Such as "4.8 out of 5 stars (12)". */
  rating?: ReactNode;
  price: ReactNode;
  /** Such as "on order"; empty for a product in stock. */
  note?: ReactNode;
  /** A further action, such as requesting the price; `name` is its accessible name with the product. */
  action?: { href: string; label: string; name: string } | undefined;
  /** A button in place of a further action. */
  foot?: ReactNode;
}

export const ProductCard = (props: ProductCardProps) => {
  const {
    productId,
    href,
    linkState,
    name,
    nameElement: Name = 'h3',
    manufacturer,
    image,
    hoverImage,
    sizes,
    isFirstInView = false,
    rating,
    price,
    note,
    action,
    foot,
  } = props;
  const card = useRef<HTMLElement>(null);
  const photo = useRef<HTMLDivElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  // A product newer than the build has no page yet, and its image comes from the backend.
  const hasPage = href !== null && image?.files.images.fallback.src.startsWith('/') === true;
  // Only the page of a product that a visitor looks at: Gatsby's link would load twenty pages in a list.
  useEffect(() => {
    const element = card.current;
    if (!element || !hasPage) return;
    return onceDwelledInView(element, () => {
      preloadPage(href);
      const picture = element.querySelector('picture');
      if (picture) preloadImage(picture, productPageImageSizes);
    });
  }, [href, hasPage]);
  const pointAt = () => setIsPointedAt(isPreloadAllowed() && matchMedia('(hover: hover)').matches);
  return (
    <article ref={card} className={styles.card} onPointerEnter={pointAt}>
      <div ref={photo} className={styles.frame}>
        {image ? (
          <ResponsiveImage {...image} sizes={sizes} isFirstInView={isFirstInView} className={styles.image} />
        ) : (
          <ImagePlaceholder />
        )}
        {isPointedAt && image && hoverImage && <HoverImage {...hoverImage} />}
        {href !== null && image && hoverImage && (
          <SwipeOnTouchScreens {...hoverImage} href={href} state={linkState} photo={photo} />
        )}
      </div>
      <WishListButton productId={productId} productName={name} variant="card" />
      <p className={styles.manufacturer}>{manufacturer}</p>
      <Name className={styles.name}>
        {/* The link covers the whole card (its ::after); its accessible name is the product's. */}
        {href === null ? (
          name
        ) : (
          <ProductCardLink href={href} className={styles.link} state={linkState} photo={photo} onFocus={pointAt}>
            {name}
          </ProductCardLink>
        )}
      </Name>
      {rating && <p className={styles.note}>{rating}</p>}
      {price && <p className={styles.price}>{price}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {action ? (
        <p className={styles.note}>
          <ProductCardLink href={action.href} className={styles.action} state={linkState} aria-label={action.name}>
            {action.label}
          </ProductCardLink>
        </p>
      ) : (
        foot && <div className={styles.foot}>{foot}</div>
      )}
    </article>
  );
};

/** Fades in once it has loaded. */
const HoverImage = ({ src, focalPoint }: NonNullable<ProductCardProps['hoverImage']>) => {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <img
      className={styles.hoverImage}
      src={src}
      alt=""
      decoding="async"
      data-loaded={isLoaded || undefined}
      style={{ objectPosition: toObjectPosition(focalPoint) }}
      onLoad={() => setIsLoaded(true)}
    />
  );
};
