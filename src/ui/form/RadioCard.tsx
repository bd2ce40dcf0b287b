// A radio button as a card: the whole card is its label. Part of a group with a legend, such as RadioCards.
import { type ReactNode, useId } from 'react';
import * as choiceStyles from '../ChoiceInput.module.css';
import * as styles from './RadioCard.module.css';

export interface RadioCardOption {
  value: string;
  label: string;
  /** Part of the name, below the label. */
  note?: string | undefined;
  /** Part of the name, on its own line below label and note. */
  text?: string | undefined;
  /** Describes the option without being part of its name. */
  description?: string | undefined;
  /** At the end of the line, such as a price. */
  end?: ReactNode;
}

export interface RadioCardProps extends RadioCardOption {
  /** Name of the form control. */
  name: string;
  isSelected: boolean;
  onChoose: () => void;
  /** Id of the group's error. */
  errorId?: string | undefined;
}

export const RadioCard = ({ name, isSelected, onChoose, errorId, ...option }: RadioCardProps) => {
  const id = useId();
  const { value, label, note, text, description, end } = option;
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={choiceStyles.input}
        name={name}
        value={value}
        checked={isSelected}
        required
        autoComplete="off"
        aria-labelledby={description && [`${id}-name`, end !== undefined && `${id}-end`].filter(Boolean).join(' ')}
        aria-describedby={[description && `${id}-description`, errorId].filter(Boolean).join(' ') || undefined}
        onChange={onChoose}
      />
      <span id={`${id}-name`}>{label}</span>
      {end !== undefined && (
        <span id={`${id}-end`} className={styles.end}>
          {end}
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
      {text && <span className={styles.text}>{text}</span>}
      {description && (
        <span id={`${id}-description`} className={styles.note}>
          {description}
        </span>
      )}
    </label>
  );
};
