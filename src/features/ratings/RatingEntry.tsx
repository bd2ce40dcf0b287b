// One rating: stars, what its writer says in the writer's language, who and when.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatDayOf } from '../../../domain/format-dates.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTimeZone } from '../../ui/time-zone.ts';
import type { ProductRating } from '../../../domain/product/product.ts';
import * as styles from './RatingEntry.module.css';
import { Stars } from './Stars.tsx';

export interface RatingEntryProps {
  /** Of the page; the rating has its own. */
  language: Locale;
  rating: ProductRating;
}

export const RatingEntry = ({ language, rating }: RatingEntryProps) => {
  const { t } = useTranslation('ratings');
  const timeZone = useTimeZone();
  const ownLanguage = rating.language ?? undefined;
  return (
    <div className={styles.entry}>
      <p className={styles.stars}>
        <Stars value={rating.rating} />
        {t('stars', { rating: rating.rating })}
      </p>
      {rating.title && <h3 lang={ownLanguage}>{rating.title}</h3>}
      {rating.comment && (
        <p className={styles.comment} lang={ownLanguage}>
          {rating.comment}
        </p>
      )}
      <p className={styles.origin}>
        <bdi>{rating.author ?? t('anonymous')}</bdi>
        <time dateTime={rating.date}>{formatDayOf(new Date(rating.date), language, timeZone)}</time>
        {rating.verified && (
          <span className={styles.verified}>
            <Icon name="check" />
            {t('verified')}
          </span>
        )}
      </p>
    </div>
  );
};
