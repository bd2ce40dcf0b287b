// One of a few, as cards to press: radio buttons by name, role and keyboard. The caller keeps what is chosen.
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import * as styles from './RadioCards.module.css';

export interface RadioCard {
  value: string;
  label: string;
  /** Below the label. */
  note?: string | undefined;
  /** On a line of its own below both. */
  text?: string | undefined;
}

export interface RadioCardsProps {
  legend: string;
  /** Of the form control. */
  name: string;
  cards: readonly RadioCard[];
  chosen: string | null;
  onChoose: (value: string) => void;
  /** `narrow` for words of a line, such as times; default `wide`. */
  width?: 'narrow' | 'wide';
  error?: string | undefined;
  /** Below the cards, such as a button for further ones. */
  children?: ReactNode;
}

export const RadioCards = ({
  legend,
  name,
  cards,
  chosen,
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
              checked={value === chosen}
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
