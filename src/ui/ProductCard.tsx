// A product in a list: image, name, manufacturer, price.
import { navigate } from 'gatsby';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { onceDwelledInView, preloadImage, preloadPage } from './preload-page.ts';
import { ResponsiveImage, type ResponsiveImageData } from './ResponsiveImage.tsx';
import * as styles from './ProductCard.module.css';

/** The `sizes` attribute of the image on the product page. */
export const productPageImageSizes = '(min-width: 62em) 55vw, (min-width: 48em) 48vw, 100vw';

export interface ProductCardProps {
  href: string;
  name: string;
  /** History state for the linked page. */
  linkState?: object;
  manufacturer: string;
  image: ResponsiveImageData | null;
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
}

export const ProductCard = (props: ProductCardProps) => {
  const {
    href,
    linkState,
    name,
    manufacturer,
    image,
    sizes,
    isFirstInView = false,
    rating,
    price,
    note,
    action,
  } = props;
  const card = useRef<HTMLElement>(null);
  // A product newer than the build has no page yet, and its image comes from the backend.
  const hasPage = image?.files.images.fallback.src.startsWith('/') === true;
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
  return (
    <article ref={card} className={styles.card}>
      <div className={styles.frame}>
        {image ? (
          <ResponsiveImage {...image} sizes={sizes} isFirstInView={isFirstInView} className={styles.image} />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {name.charAt(0)}
          </span>
        )}
      </div>
      <h3 className={styles.name}>
        {/* The link covers the whole card (its ::after); its accessible name is the product's. */}
        <CardLink href={href} className={styles.link} state={linkState}>
          {name}
        </CardLink>
      </h3>
      <p className={styles.manufacturer}>{manufacturer}</p>
      {rating && <p className={styles.note}>{rating}</p>}
      <p className={styles.price}>{price}</p>
      {note && <p className={styles.note}>{note}</p>}
      {action && (
        <p className={styles.note}>
          <CardLink href={action.href} className={styles.action} state={linkState} aria-label={action.name}>
            {action.label}
          </CardLink>
        </p>
      )}
    </article>
  );
};

interface CardLinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-label'?: string;
  /** History state for the linked page, such as the list it was opened from. */
  state?: object | undefined;
}

/** A link with history state that loads its page on hover or focus. */
const CardLink = ({ href, children, state, ...rest }: CardLinkProps) => {
  const preload = () => preloadPage(href);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    navigate(href, state ? { state } : {});
  };
  return (
    <a href={href} {...rest} onClick={follow} onPointerEnter={preload} onFocus={preload}>
      {children}
    </a>
  );
};
