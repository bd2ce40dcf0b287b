// Which image of a row that one swipes is in view: a dot for each, or numbers for many. Decorative.
import * as styles from './ImageDots.module.css';

/** More dots are hard to tell apart. */
const maxDots = 6;

export interface ImageDotsProps {
  count: number;
  /** From 0. */
  place: number;
}

export const ImageDots = ({ count, place }: ImageDotsProps) => (
  <span className={styles.dots} aria-hidden="true">
    {count > maxDots
      ? `${place + 1}/${count}`
      : Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles.dot} data-current={index === place || undefined} />
        ))}
  </span>
);
