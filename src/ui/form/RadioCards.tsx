// A controlled radio group shown as cards.
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import { RadioCard, type RadioCardOption } from './RadioCard.tsx';
import * as styles from './RadioCards.module.css';

export interface RadioCardsProps {
  legend: ReactNode;
  /** Name of the form control. */
  name: string;
  cards: readonly RadioCardOption[];
  selected: string | null;
  onChoose: (value: string) => void;
  /** `chips` for short labels such as times, `list` for one card per line; default `grid`. */
  layout?: 'chips' | 'grid' | 'list';
  error?: string | undefined;
  /** Shown between legend and cards. */
  intro?: ReactNode;
  /** Shown below the cards. */
  children?: ReactNode;
}

export const RadioCards = ({
  legend,
  name,
  cards,
  selected,
  onChoose,
  layout = 'grid',
  error,
  intro,
  children,
}: RadioCardsProps) => {
  const errorId = `${useId()}-error`;
  return (
    <fieldset className={styles.group} data-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {intro}
      <div className={styles[layout]}>
        {cards.map((card) => (
          <RadioCard
            key={card.value}
            {...card}
            name={name}
            isSelected={card.value === selected}
            onChoose={() => onChoose(card.value)}
            errorId={error ? errorId : undefined}
          />
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
