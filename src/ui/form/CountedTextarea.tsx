// A text of several lines with the number of its characters below. It takes more than may be sent, so that nothing that is typed or
// pasted is cut in silence: the form refuses it and says so. Used inside of a Field by forms of the features.
import { useId, useState } from 'react';
import type { FieldControlProps } from '../Field.tsx';
import * as styles from './CountedTextarea.module.css';

export interface CountedTextareaProps {
  control: FieldControlProps;
  name: string;
  rows: number;
  /** In UTF-16 units, as the service counts them. */
  maxLength: number;
  /** The feature's own words, such as "12 of 4,000 characters". */
  toCounter: (counted: { length: number; max: number }) => string;
}

/** As the service counts: without what is empty at both ends. */
const toLength = (text: string): number => text.trim().length;

export const CountedTextarea = ({ control, name, rows, maxLength, toCounter }: CountedTextareaProps) => {
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
        onInput={({ currentTarget }) => setLength(toLength(currentTarget.value))}
      />
      {/* Read out only where something has to be done: at every letter it would talk over the typing. */}
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
