// A piece of the shop in a list: picture, name, maker, price.
import type { ReactNode } from 'react';
import { CardLink } from './CardLink.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import * as styles from './ProductCard.module.css';

export interface ProductCardProps {
  href: string;
  name: string;
  /** History state of the page it leads to. */
  linkState?: object;
  /** Who made it. */
  maker: string;
  picture: Pick<PictureProps, 'alt' | 'data' | 'focalPoint'> | null;
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
          <Picture {...picture} sizes={sizes} isFirstInView={isFirstInView} className={styles.picture} />
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
