// The values of one filter, as check boxes below a heading that opens and closes.
import { useId, useState } from 'react';
import type { FilterOption } from '../../../domain/product-list/filter-options.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './FilterGroup.module.css';

export interface FilterGroupProps {
  title: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Open from the start, also while nothing is chosen. */
  isOpen?: boolean;
}

export const FilterGroup = ({ title, options, chosen, onToggle, isOpen = false }: FilterGroupProps) => {
  const id = useId();
  const count = options.filter(({ value }) => chosen.includes(value)).length;
  const isWanted = isOpen || count > 0;
  const [wasWanted, setWasWanted] = useState(isWanted);
  const [isShown, setIsShown] = useState(isWanted);
  // It opens by itself, but closes by a press only: who takes out the last value is still in it.
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setIsShown(true);
  }
  if (options.length === 0) return null;
  return (
    <details className={styles.group} open={isShown} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>
        <span id={id}>{title}</span>
        {count > 0 && <span className={styles.count}> ({count})</span>}
        <Icon name="open" className={styles.mark} />
      </summary>
      <ul aria-labelledby={id}>
        {options.map((option) => (
          <li key={option.id}>
            <label className={styles.option}>
              <input type="checkbox" checked={chosen.includes(option.value)} onChange={() => onToggle(option.value)} />
              {option.label}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
};
