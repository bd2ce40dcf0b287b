// The values of one filter, as check boxes below a heading that opens and closes.
import { useId } from 'react';
import type { FilterOption } from '../../domain/product-list/filter-options.ts';
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
  if (options.length === 0) return null;
  const count = options.filter(({ value }) => chosen.includes(value)).length;
  return (
    <details className={styles.group} open={isOpen || count > 0}>
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
