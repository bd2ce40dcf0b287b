// A piece in a list of what is bought: picture, name, what was chosen of it with its engraving, and what stands at the end of
// the line, such as count and price. Used by cart, drawer, checkout and the page of an order.
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import * as styles from './LineItem.module.css';

export interface LineItemProps {
  /** Left out where no line of the list has a picture. */
  imageUrl?: string | null;
  maker?: string | undefined;
  name: string;
  /** Where the piece has a page. */
  href?: string | undefined;
  /** The level of the name in the page's outline; none in a list that is no part of it. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Drawings of the engraving (SVG). */
  engravings?: readonly string[];
  engravingAlt?: string;
  /** `small` where the list accompanies something else. */
  size?: 'normal' | 'small';
  /** What was chosen, and what has to be known of it. */
  children?: ReactNode;
  /** What needs more room than a phone has beside the picture, such as a box. */
  below?: ReactNode;
  /** Count, price, and what can be done. */
  end: ReactNode;
}

export const LineItem = (props: LineItemProps) => {
  const {
    imageUrl,
    maker,
    name,
    href,
    heading: Name = 'p',
    engravings = [],
    engravingAlt = '',
    size = 'normal',
  } = props;
  return (
    <li className={toClassName(size, imageUrl !== undefined)}>
      {imageUrl !== undefined && (
        <span className={styles.picture}>
          {imageUrl !== null && <img src={imageUrl} alt="" width="96" height="120" loading="lazy" />}
        </span>
      )}
      <div className={styles.text}>
        {maker !== undefined && <p className={styles.maker}>{maker}</p>}
        <Name className={styles.name}>{href === undefined ? name : <Link href={href}>{name}</Link>}</Name>
        {props.children}
        {engravings.map((svg) => (
          // As a picture and not as part of the page: nothing in it can run or reach out.
          <img
            key={svg}
            className={styles.engraving}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            alt={engravingAlt}
          />
        ))}
      </div>
      {props.below && <div className={styles.below}>{props.below}</div>}
      <div className={styles.end}>{props.end}</div>
    </li>
  );
};

const toClassName = (size: 'normal' | 'small', hasPicture: boolean): string =>
  [styles.line, size === 'small' && styles.small, !hasPicture && styles.plain].filter(Boolean).join(' ');
