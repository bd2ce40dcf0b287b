// The ratings of a product, newest first, a few at a time, and how the house checks them (law row L17).
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { Button } from '../../ui/Button.tsx';
import type { ProductRating } from '../../../domain/product/product.ts';
import { RatingEntry } from './RatingEntry.tsx';
import * as styles from './RatingList.module.css';
import { RatingOrigin } from './RatingOrigin.tsx';

export interface RatingListProps {
  language: Locale;
  ratings: readonly ProductRating[];
}

const shownAtFirst = 5;
const shownMore = 10;

const toNewestFirst = (ratings: readonly ProductRating[]): ProductRating[] =>
  [...ratings].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

export const RatingList = ({ language, ratings }: RatingListProps) => {
  const { t } = useTranslation('ratings');
  const [shown, setShown] = useState(shownAtFirst);
  const list = useRef<HTMLUListElement>(null);

  // The button that was pressed has moved or gone: reading goes on with the first of the new ones.
  useEffect(() => {
    if (shown > shownAtFirst) list.current?.querySelector<HTMLElement>('[data-first-new]')?.focus();
  }, [shown]);

  if (ratings.length === 0) return null;
  const hidden = ratings.length - shown;
  return (
    <div className={styles.ratings}>
      <ul ref={list} className={styles.list}>
        {toNewestFirst(ratings)
          .slice(0, shown)
          .map((rating, index) => {
            const isFirstNew = shown > shownAtFirst && index === shown - shownMore;
            return (
              <li key={rating.id} {...(isFirstNew && { 'data-first-new': '', tabIndex: -1 })}>
                <RatingEntry language={language} rating={rating} />
              </li>
            );
          })}
      </ul>
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + shownMore)} className={styles.more}>
          {t('more', { count: Math.min(hidden, shownMore) })}
        </Button>
      )}
      <RatingOrigin />
    </div>
  );
};
