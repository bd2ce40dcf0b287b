// An icon with a number at its corner, such as the items in the cart. Decorative: the name of its link says the number.
import type { ReactNode } from 'react';
import * as styles from './CountBadge.module.css';

interface CountBadgeProps {
  /** 0 shows no number. */
  count: number;
  /** Marks the number of items in the cart for add-before-hydration.ts. */
  counts?: 'cart';
  /** The icon. */
  children: ReactNode;
}

export const CountBadge = ({ count, counts, children }: CountBadgeProps) => (
  // A new element for each number, so that the change is animated.
  <span key={count} className={styles.icon} data-count={count > 0 ? count : undefined} data-counts={counts}>
    {children}
  </span>
);
