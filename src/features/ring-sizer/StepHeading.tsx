// The heading of a step; it takes the focus when the step comes after another, so that a screen reader goes along.
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Sizer.module.css';

export const StepHeading = ({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.stepHeading}>
      {children}
    </h3>
  );
};
