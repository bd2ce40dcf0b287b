// What is wrong in a form, above it: takes the focus when it appears, and leads to each field (WCAG 2.2 AA 3.3.1).
import { useEffect, useRef } from 'react';
import { Notice } from '../Notice.tsx';
import * as styles from './ErrorSummary.module.css';

export interface FieldError {
  /** Name of the form control. */
  name: string;
  text: string;
}

export interface ErrorSummaryProps {
  heading: string;
  /** A new array for every attempt: each brings the focus back. */
  errors: FieldError[];
  onChoose: (name: string) => void;
}

export const ErrorSummary = ({ heading, errors, onChoose }: ErrorSummaryProps) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // From its beginning: a browser shows whichever end of a box is nearer, and this one may be taller than the window.
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [errors]);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="error">
        <p>{heading}</p>
        <ul className={styles.list}>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <button type="button" className={styles.link} onClick={() => onChoose(name)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
