// The heart that puts a product on the wish list or takes it off. In the static HTML too: a click before hydration is
// queued (docs/decisions/009).
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WishListContext } from './wish-list-context.ts';
import * as styles from './WishListButton.module.css';

const heartId = 'heart';

/** The heart itself, once per page: the buttons of a list refer to it, which keeps their HTML small. */
export const HeartIconDefinition = () => (
  <HeartFrame>
    <path
      id={heartId}
      d="M12 20.5 4.2 12.7a4.9 4.9 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.9.9.9-.9a4.9 4.9 0 0 1 6.9 0 4.9 4.9 0 0 1 0 6.9z"
    />
  </HeartFrame>
);

export const HeartIcon = () => (
  <HeartFrame>
    <use href={`#${heartId}`} />
  </HeartFrame>
);

const HeartFrame = ({ children }: { children: React.ReactNode }) => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    {children}
  </svg>
);

export interface WishListButtonProps {
  productId: string;
  productName: string;
  /** `card`: only the heart, on the image. `line`: with its text. */
  variant: 'card' | 'line';
}

export const WishListButton = ({ productId, productName, variant }: WishListButtonProps) => {
  const { t } = useTranslation('shell');
  const wishList = use(WishListContext);
  const [isRefused, setIsRefused] = useState(false);
  if (!wishList) return null;
  return (
    <span className={styles[variant]}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('wishList.addName', { name: productName })}
        aria-pressed={wishList.productIds.includes(productId)}
        onClick={() => setIsRefused(!wishList.toggle(productId))}
      >
        <HeartIcon />
        {variant === 'line' && t('wishList.add')}
      </button>
      {isRefused && (
        <span role="alert" className={styles.refusal}>
          {t('wishList.full')}
        </span>
      )}
    </span>
  );
};
