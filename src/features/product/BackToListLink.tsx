// The way back to the list a visitor came from, at the place it was left at; for others the way to the list.
import { navigate } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './BackToListLink.module.css';

export interface BackToListLinkProps {
  listPath: string;
  /** The page before this one in the history is a list (the cards of lists say so). */
  isFromList: boolean;
  children: ReactNode;
}

export const BackToListLink = ({ listPath, isFromList, children }: BackToListLinkProps) => {
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
