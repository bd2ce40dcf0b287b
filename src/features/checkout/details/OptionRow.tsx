// One way of shipping or payment to be chosen: a radio button with its name, what has to be known of it, and its price.
import { type ReactNode, useId } from 'react';
import * as styles from './OptionRow.module.css';

export interface OptionRowProps {
  group: string;
  value: string;
  name: string;
  detail?: string | undefined;
  price?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
  /** Id of what is wrong with the group. */
  describedBy?: string | undefined;
}

export const OptionRow = ({ group, value, name, detail, price, isChosen, onChoose, describedBy }: OptionRowProps) => {
  const id = useId();
  const detailId = `${id}-detail`;
  return (
    <div className={styles.option}>
      <input
        type="radio"
        id={id}
        name={group}
        value={value}
        checked={isChosen}
        autoComplete="off"
        aria-describedby={[detail && detailId, describedBy].filter(Boolean).join(' ') || undefined}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles.label}>
        <span>{name}</span>
        {price !== undefined && <span className={styles.price}>{price}</span>}
      </label>
      {detail !== undefined && (
        <p id={detailId} className={styles.detail}>
          {detail}
        </p>
      )}
    </div>
  );
};
