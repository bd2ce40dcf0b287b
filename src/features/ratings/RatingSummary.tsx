// How a product is rated on the whole: stars, their mean and the number of ratings.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatMean } from '../../i18n/format-rating.ts';
import { Stars } from './Stars.tsx';
import * as styles from './RatingSummary.module.css';

export interface RatingSummaryProps {
  language: Locale;
  /** Mean of all published ratings, 0 where there is none (specification §4). */
  mean: number;
  count: number;
}

export const RatingSummary = ({ language, mean, count }: RatingSummaryProps) => {
  const { t } = useTranslation('ratings');
  if (count === 0) return <p className={styles.summary}>{t('none')}</p>;
  return (
    <p className={styles.summary}>
      <Stars value={mean} />
      <span>{t('summary', { mean: formatMean(mean, language), count })}</span>
    </p>
  );
};
