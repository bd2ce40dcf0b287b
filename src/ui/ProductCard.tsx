// A piece of the shop in a list: picture, name, maker, price.
import { navigate, prefetchPathname } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { ResponsiveImage, type ResponsiveImageData } from './ResponsiveImage.tsx';
import * as styles from './ProductCard.module.css';

export interface ProductCardProps {
  href: string;
  name: string;
  /** History state of the page it leads to. */
  linkState?: object;
  /** Who made it. */
  maker: string;
  picture: ResponsiveImageData | null;
  /** Layout width of the picture. */
  sizes: string;
  isFirstInView?: boolean;
  /** Such as "4.8 out of 5 stars (12)". */
  rating?: ReactNode;
  price: ReactNode;
  /** Such as "on order"; nothing where it lies in the shop. */
  note?: ReactNode;
  /** What can be done besides looking at it, such as asking for its price; `name` says of which piece. */
  action?: { href: string; label: string; name: string } | undefined;
}

export const ProductCard = (props: ProductCardProps) => {
  const { href, linkState, name, maker, picture, sizes, isFirstInView = false, rating, price, note, action } = props;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {picture ? (
          <ResponsiveImage {...picture} sizes={sizes} isFirstInView={isFirstInView} className={styles.picture} />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {name.charAt(0)}
          </span>
        )}
      </div>
      <h3 className={styles.name}>
        {/* The link's area is the whole card (its ::after), its name is the piece's. */}
        <CardLink href={href} className={styles.link} state={linkState}>
          {name}
        </CardLink>
      </h3>
      <p className={styles.maker}>{maker}</p>
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
  /** What the next page may know of where the visitor comes from (history state). */
  state?: object | undefined;
}

/**
 * A link to a page of this site that is one of many in view: its page is loaded ahead when the visitor points at it,
 * and not as soon as it is seen, as Gatsby's own link does; a list would load twenty pages nobody asked for.
 */
const CardLink = ({ href, children, state, ...rest }: CardLinkProps) => {
  const loadAhead = () => prefetchPathname(href);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    navigate(href, state ? { state } : {});
  };
  return (
    <a href={href} {...rest} onClick={follow} onPointerEnter={loadAhead} onFocus={loadAhead}>
      {children}
    </a>
  );
};
