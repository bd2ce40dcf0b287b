// Links back to the list that the visitor came from, at its scroll position; otherwise to the list's start.
import { navigate } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './BackToProductListLink.module.css';

export interface BackToProductListLinkProps {
  listPath: string;
  /** The previous history entry is a list; product cards record it. */
  isFromList: boolean;
  children: ReactNode;
}

export const BackToProductListLink = ({ listPath, isFromList, children }: BackToProductListLinkProps) => {
  const goBack = (event: MouseEvent) => {
    if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <span onClickCapture={goBack}>
      <Link href={listPath} className={styles.link}>
        <Icon name="back" />
        {children}
      </Link>
    </span>
  );
};
