// How many of a piece: a number with a button on either side.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedNumber } from '../../ui/useTypedNumber.ts';
import * as styles from './CountField.module.css';

export interface CountFieldProps {
  count: number;
  /** The most that can be chosen. */
  most: number;
  onChange: (count: number) => void;
  isDisabled: boolean;
}

export const CountField = ({ count, most, onChange, isDisabled }: CountFieldProps) => {
  const { t } = useTranslation('product');
  const id = useId();
  const field = useTypedNumber(count, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('count')}</label>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={t('less')}
          disabled={isDisabled || count <= 1}
          onClick={() => onChange(count - 1)}
        >
          −
        </button>
        <input id={id} type="number" min={1} max={most} inputMode="numeric" disabled={isDisabled} {...field} />
        <button
          type="button"
          aria-label={t('more')}
          disabled={isDisabled || count >= most}
          onClick={() => onChange(count + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
};
