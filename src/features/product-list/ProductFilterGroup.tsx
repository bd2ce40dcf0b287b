// The values of one filter of the product list, as check boxes with their counts. Used by the filter drawer.
import { useId, useState } from 'react';
import type { FacetOption } from '../../../contract/shop/product-search.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './ProductFilterGroup.module.css';

export interface ProductFilterGroupProps {
  title: string;
  options: readonly FacetOption[];
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** Expanded from the start, even without a selected value. */
  isOpen?: boolean;
}

/** Check boxes in a collapsible group. Options without products are left out. */
export const ProductFilterGroup = ({ title, options, selected, onToggle, isOpen = false }: ProductFilterGroupProps) => {
  const id = useId();
  const chosenCount = options.filter(({ value }) => selected.includes(value)).length;
  const isRequestedOpen = isOpen || chosenCount > 0;
  const [wasRequestedOpen, setWasRequestedOpen] = useState(isRequestedOpen);
  const [isShown, setIsShown] = useState(isRequestedOpen);
  // Opens automatically but closes by click only, because a visitor who clears the last value is still using the
  // group.
  if (isRequestedOpen !== wasRequestedOpen) {
    setWasRequestedOpen(isRequestedOpen);
    if (isRequestedOpen) setIsShown(true);
  }
  const kept = useKeptValues(selected);
  const offered = options.filter(({ value, count }) => count > 0 || kept.includes(value));
  if (offered.length === 0) return null;
  return (
    <details className={styles.group} open={isShown} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>
        <span id={id}>{title}</span>
        {chosenCount > 0 && <span className={styles.count}> ({chosenCount})</span>}
        <Icon name="open" className={styles.mark} />
      </summary>
      <ul aria-labelledby={id}>
        {offered.map(({ id: optionId, value, label, count }) => (
          <li key={optionId}>
            <FilterCheckbox
              label={label}
              count={count}
              isChosen={selected.includes(value)}
              onToggle={() => onToggle(value)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Values chosen since the page was opened: a check box that has been cleared keeps its place and its focus. */
const useKeptValues = (selected: readonly string[]): readonly string[] => {
  const [kept, setKept] = useState(selected);
  const added = selected.filter((value) => !kept.includes(value));
  if (added.length > 0) setKept([...kept, ...added]);
  return kept;
};

interface SingleProductFilterProps {
  label: string;
  /** Number of products. */
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

const FilterCheckbox = ({ label, count, isChosen, onToggle }: SingleProductFilterProps) => (
  <label className={styles.option}>
    <input type="checkbox" checked={isChosen} onChange={onToggle} />
    <span>
      {label}
      <span className={styles.count}> ({count})</span>
    </span>
  </label>
);

/** A filter that is on or off. */
export const SingleProductFilter = (props: SingleProductFilterProps) => {
  const kept = useKeptValues(props.isChosen ? [props.label] : []);
  if (props.count === 0 && kept.length === 0) return null;
  return (
    <div className={styles.single}>
      <FilterCheckbox {...props} />
    </div>
  );
};
