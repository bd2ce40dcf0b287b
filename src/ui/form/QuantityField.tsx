// The quantity of a product, in the buy box and in the cart: a number input with buttons.
import { useId } from 'react';
import { useQuantityInput } from '../useQuantityInput.ts';
import * as styles from './QuantityField.module.css';

interface QuantityFieldProps {
  messages: {
    label: string;
    /** Accessible names of the buttons. */
    less: string;
    more: string;
  };
  quantity: number;
  maxQuantity: number;
  onChange: (count: number) => void;
  isDisabled?: boolean;
}

/**
 * At one, the minus button does nothing and keeps the focus: removing an item is a button of its own.
 */
export const QuantityField = ({
  messages,
  quantity,
  maxQuantity,
  onChange,
  isDisabled = false,
}: QuantityFieldProps) => {
  const id = useId();
  const field = useQuantityInput(quantity, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{messages.label}</label>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={messages.less}
          disabled={isDisabled}
          aria-disabled={(!isDisabled && quantity <= 1) || undefined}
          onClick={() => quantity > 1 && onChange(quantity - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          min={1}
          max={maxQuantity}
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          {...field}
        />
        <button
          type="button"
          aria-label={messages.more}
          disabled={isDisabled}
          aria-disabled={(!isDisabled && quantity >= maxQuantity) || undefined}
          onClick={() => quantity < maxQuantity && onChange(quantity + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
};
