// Links to the wish list, with the number of products on it: an icon in the header of desktops, a line in the menu.
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Link } from '../../ui/Link.tsx';
import { WishListContext } from '../../ui/wish-list-context.ts';
import { HeartIcon } from '../../ui/WishListButton.tsx';
import * as styles from './WishListLink.module.css';

export interface WishListLinkProps {
  path: string;
  icon?: ReactNode;
  className?: string | undefined;
  /** Of the text; the header hides it visually. */
  textClassName?: string | undefined;
}

export const WishListLink = ({ path, icon = <HeartIcon />, className, textClassName }: WishListLinkProps) => {
  const { t } = useTranslation('shell');
  const wishList = use(WishListContext);
  const count = wishList?.productIds.length ?? 0;
  const content = (
    <>
      <CountBadge count={count}>{icon}</CountBadge>
      <span className={textClassName}>{t('wishList.title')}</span>
    </>
  );
  return wishList ? (
    <Link
      href={path}
      className={className}
      {...(count > 0 && { 'aria-label': `${t('wishList.title')}, ${t('cartCount', { count })}` })}
    >
      {content}
    </Link>
  ) : (
    // Reserves the space of the link.
    <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
      {content}
    </span>
  );
};
