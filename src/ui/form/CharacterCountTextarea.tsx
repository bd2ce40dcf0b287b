// A textarea with a character counter. It accepts more than the limit, so pasted text is never cut silently; the form
// rejects it instead.
import { useId, useState } from 'react';
import type { FormControlAccessibilityProps } from '../Field.tsx';
import * as styles from './CharacterCountTextarea.module.css';

export interface CharacterCountTextareaProps {
  control: FormControlAccessibilityProps;
  name: string;
  rows: number;
  /** In UTF-16 code units, as the service counts. */
  maxLength: number;
  /** The counter's text, such as "12 of 4,000 characters". */
  toCounter: (counted: { length: number; max: number }) => string;
}

/** The service trims the text before it counts. */
const toLength = (text: string): number => text.trim().length;

export const CharacterCountTextarea = ({ control, name, rows, maxLength, toCounter }: CharacterCountTextareaProps) => {
  const id = useId();
  const [length, setLength] = useState(0);
  const isTooLong = length > maxLength;
  const describedBy = [control['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      <textarea
        {...control}
        name={name}
        rows={rows}
        aria-describedby={describedBy}
        // Browsers only show its first line, and a fixed bar may cover the rest.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        onInput={({ currentTarget }) => setLength(toLength(currentTarget.value))}
      />
      {/* Announced only above the limit: on every keystroke it would interrupt typing. */}
      <span
        id={id}
        className={styles.counter}
        data-too-long={isTooLong || undefined}
        aria-live={isTooLong ? 'polite' : 'off'}
      >
        {toCounter({ length, max: maxLength })}
      </span>
    </>
  );
};
