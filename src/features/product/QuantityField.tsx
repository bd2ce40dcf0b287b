// The quantity on a product page: a number input with buttons.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberInput } from '../../ui/useNumberInput.ts';
import * as styles from './QuantityField.module.css';

interface QuantityFieldProps {
  quantity: number;
  maxQuantity: number;
  onChange: (count: number) => void;
  isDisabled: boolean;
}

export const QuantityField = ({ quantity, maxQuantity, onChange, isDisabled }: QuantityFieldProps) => {
  const { t } = useTranslation('product');
  const id = useId();
  const field = useNumberInput(quantity, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('count')}</label>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={t('less')}
          disabled={isDisabled || quantity <= 1}
          onClick={() => onChange(quantity - 1)}
        >
          −
        </button>
        <input id={id} type="number" min={1} max={maxQuantity} inputMode="numeric" disabled={isDisabled} {...field} />
        <button
          type="button"
          aria-label={t('more')}
          disabled={isDisabled || quantity >= maxQuantity}
          onClick={() => onChange(quantity + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
};
