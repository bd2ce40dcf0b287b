// A controlled radio group shown as cards.
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import * as styles from './RadioCards.module.css';

export interface RadioCardOption {
  value: string;
  label: string;
  /** Shown beside the label. */
  note?: string | undefined;
  /** Shown on its own line below label and note. */
  text?: string | undefined;
}

export interface RadioCardsProps {
  legend: string;
  /** Name of the form control. */
  name: string;
  cards: readonly RadioCardOption[];
  selected: string | null;
  onChoose: (value: string) => void;
  /** `narrow` for short labels such as times; default `wide`. */
  width?: 'narrow' | 'wide';
  error?: string | undefined;
  /** Shown below the cards, such as a button that loads more. */
  children?: ReactNode;
}

export const RadioCards = ({
  legend,
  name,
  cards,
  selected,
  onChoose,
  width = 'wide',
  error,
  children,
}: RadioCardsProps) => {
  const errorId = useId();
  return (
    <fieldset className={styles.group} data-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={[styles.cards, styles[width]].join(' ')}>
        {cards.map(({ value, label, note, text }) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              required
              aria-describedby={error ? errorId : undefined}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
            {text && <span className={styles.text}>{text}</span>}
          </label>
        ))}
      </div>
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
    </fieldset>
  );
};
