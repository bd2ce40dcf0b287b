// A slider with a button to either side, for hands that want to be exact; arrow keys move it by one step.
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as styles from './Sizer.module.css';

export interface ScaleProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** The value in words, for a screen reader. */
  valueText: string;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
}

export const Scale = ({ label, value, least, most, step, valueText, lessLabel, moreLabel, onChange }: ScaleProps) => {
  const id = useId();
  const change = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <div className={styles.scale}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.scaleRow}>
        <Button variant="secondary" onClick={() => change(value - step)}>
          {lessLabel}
        </Button>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
        <Button variant="secondary" onClick={() => change(value + step)}>
          {moreLabel}
        </Button>
      </div>
    </div>
  );
};
