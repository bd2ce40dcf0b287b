// Whether and how the house checks that ratings come from people who bought the piece (law row L17).
import { useTranslation } from 'react-i18next';
import * as styles from './RatingOrigin.module.css';

export const RatingOrigin = () => {
  const { t } = useTranslation('ratings');
  return (
    <p className={styles.origin}>
      <strong>{t('origin.heading')}</strong> {t('origin.text')}
    </p>
  );
};
