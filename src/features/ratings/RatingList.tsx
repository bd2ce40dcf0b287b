// The ratings of a product: average and list, newest first, with how the shop verifies them (law row L17).
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatDateInTimeZone } from '../../../domain/format-dates.ts';
import type { CustomerProductRating } from '../../../domain/product/to-product.ts';
import { formatAverageRating } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import * as styles from './RatingList.module.css';

export interface RatingListProps {
  language: Locale;
  ratings: readonly CustomerProductRating[];
}

const initialRatings = 5;
const ratingsPerStep = 10;

const toNewestFirst = (ratings: readonly CustomerProductRating[]): CustomerProductRating[] =>
  [...ratings].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

export const RatingList = ({ language, ratings }: RatingListProps) => {
  const { t } = useTranslation('ratings');
  const [visibleCount, setVisibleCount] = useState(initialRatings);
  const list = useRef<HTMLUListElement>(null);

  // The clicked button has moved or is gone, so the first new rating gets focus.
  useEffect(() => {
    if (visibleCount > initialRatings) list.current?.querySelector<HTMLElement>('[data-first-new]')?.focus();
  }, [visibleCount]);

  if (ratings.length === 0) return null;
  const hidden = ratings.length - visibleCount;
  return (
    <div className={styles.ratings}>
      <ul ref={list} className={styles.list}>
        {toNewestFirst(ratings)
          .slice(0, visibleCount)
          .map((rating, index) => {
            const isFirstNew = visibleCount > initialRatings && index === visibleCount - ratingsPerStep;
            return (
              <li key={rating.id} {...(isFirstNew && { 'data-first-new': '', tabIndex: -1 })}>
                <RatingEntry language={language} rating={rating} />
              </li>
            );
          })}
      </ul>
      {hidden > 0 && (
        <Button
          variant="secondary"
          onClick={() => setVisibleCount(visibleCount + ratingsPerStep)}
          className={styles.more}
        >
          {t('more', { count: Math.min(hidden, ratingsPerStep) })}
        </Button>
      )}
      <RatingOrigin />
    </div>
  );
};

interface RatingEntryProps {
  /** Language of the page; a rating has its own. */
  language: Locale;
  rating: CustomerProductRating;
}

/** One rating: stars, text in its author's language, name and date. */
const RatingEntry = ({ language, rating }: RatingEntryProps) => {
  const { t } = useTranslation('ratings');
  const timeZone = useProjectTimeZoneContext();
  const ownLanguage = rating.language ?? undefined;
  const isForeign = ownLanguage !== undefined && ownLanguage !== language && Boolean(rating.title ?? rating.comment);
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
        {isForeign && <span>{t('inLanguage', { language: toLanguageName(ownLanguage, language) })}</span>}
        <time dateTime={rating.date}>{formatDateInTimeZone(new Date(rating.date), language, timeZone)}</time>
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

const toLanguageName = (named: Locale, locale: Locale): string | undefined =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(named);

/** Whether and how the shop verifies that ratings come from buyers (law row L17). */
const RatingOrigin = () => {
  const { t } = useTranslation('ratings');
  return (
    <p className={styles.check}>
      <strong>{t('origin.heading')}</strong> {t('origin.text')}
    </p>
  );
};

interface AverageRatingStarsProps {
  language: Locale;
  /** Average of all published ratings, 0 without any (specification §4). */
  mean: number;
  count: number;
}

/** A product's average rating with stars and count. */
export const AverageRatingStars = ({ language, mean, count }: AverageRatingStarsProps) => {
  const { t } = useTranslation('ratings');
  if (count === 0) return <p className={styles.summary}>{t('none')}</p>;
  return (
    <p className={styles.summary}>
      <Stars value={mean} />
      <span>{t('summary', { mean: formatAverageRating(mean, language), count })}</span>
    </p>
  );
};

const starSize = 24;
const places = [0, 1, 2, 3, 4].map((index) => index * starSize);
const width = places.length * starSize;

const StarRow = () => places.map((x) => <path key={x} d={starSvgPath} transform={`translate(${x})`} />);

/** Five stars, partially filled. Decorative: text always accompanies them. */
const Stars = ({ value }: { value: number }) => (
  <svg className={styles.fiveStars} viewBox={`0 0 ${width} ${starSize}`} aria-hidden="true" focusable="false">
    <g className={styles.outline}>
      <StarRow />
    </g>
    {/* Clips the overflow. */}
    <svg className={styles.filled} width={value * starSize} height={starSize}>
      <StarRow />
    </svg>
  </svg>
);

/** A tenth of a unit is a twentieth of a pixel here, and a page may draw a hundred stars. */
const round = (coordinate: number) => Number(coordinate.toFixed(1));

const points = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 10 : 4.4;
  const angle = (index * Math.PI) / 5;
  // The center is slightly low, so that the star looks centered.
  return `${round(12 + radius * Math.sin(angle))} ${round(12.8 - radius * Math.cos(angle))}`;
});

export const starSvgPath = `M${points.join('L')}Z`;
