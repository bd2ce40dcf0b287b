// The choice of one to five stars: radio buttons by name, role and keyboard, a row of stars to the eye.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { starPath } from './Stars.tsx';
import * as styles from './StarsField.module.css';

const values = [1, 2, 3, 4, 5];

export const StarsField = ({ error }: { error: string | undefined }) => {
  const { t } = useTranslation('ratings');
  const [chosen, setChosen] = useState(0);
  const id = useId();
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <span id={`${id}-label`} className={styles.label}>
        {t('form.rating')}
      </span>
      <div className={styles.row}>
        {values.map((value) => (
          <label key={value} className={styles.star} data-filled={value <= chosen || undefined}>
            <input
              type="radio"
              name="rating"
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
              className={styles.input}
              aria-label={t('stars', { rating: value })}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={starPath} />
            </svg>
          </label>
        ))}
        <span className={styles.value} aria-hidden="true">
          {chosen > 0 && t('stars', { rating: chosen })}
        </span>
      </div>
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <Icon name="error" />
          {error}
        </span>
      )}
    </div>
  );
};
