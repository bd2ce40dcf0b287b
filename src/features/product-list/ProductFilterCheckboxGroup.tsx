// The values of one filter of the product list, as check boxes with their counts. Used by the filter panel.
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FacetOption } from '../../../contract/shop/product-search.ts';
import * as choiceStyles from '../../ui/ChoiceInput.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { ColorSwatch } from './ColorSwatch.tsx';
import * as styles from './ProductFilterCheckboxGroup.module.css';

export interface ProductFilterCheckboxGroupProps {
  title: string;
  options: readonly FacetOption[];
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** Expanded from the start, even without a selected value. */
  isOpen?: boolean;
}

/** Options that a group shows until the visitor asks for all. */
const shortLength = 8;

/** Check boxes in a collapsible group. A group without products is left out. */
export const ProductFilterCheckboxGroup = ({
  title,
  options,
  selected,
  onToggle,
  isOpen = false,
}: ProductFilterCheckboxGroupProps) => {
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
  const { isUsable, shown, hidden, showAll, list } = useShownOptions(options, selected);
  const hasColors = options.some(({ color }) => color !== undefined);
  if (!options.some(isUsable)) return null;
  return (
    <details className={styles.group} open={isShown} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>
        <span id={id}>{title}</span>
        {chosenCount > 0 && <span className={styles.count}>{` (${chosenCount})`}</span>}
        <Icon name="open" className={styles.mark} />
      </summary>
      <ul ref={list} aria-labelledby={id}>
        {shown.map((option) => (
          <li key={option.id}>
            <FilterCheckbox
              label={option.label}
              swatch={hasColors && <ColorSwatch color={option.color} />}
              count={option.count}
              isChosen={selected.includes(option.value)}
              isDisabled={!isUsable(option)}
              onToggle={() => onToggle(option.value)}
            />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && <ShowAllButton total={shown.length + hidden.length} group={title} onClick={showAll} />}
    </details>
  );
};

/**
 * The options of a group. One that had products stays, disabled, so that nothing moves under the pointer; one that never
 * had any is left out.
 */
const useShownOptions = (options: readonly FacetOption[], selected: readonly string[]) => {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const chosen = useKeptValues(selected);
  const known = useKeptValues(options.filter(({ count }) => count > 0).map(({ value }) => value));
  // A check box that has been cleared keeps its focus.
  const isUsable = ({ value, count }: FacetOption) => count > 0 || chosen.includes(value);
  const all = options.filter((option) => isUsable(option) || known.includes(option.value));
  const isShort = !isWhole && all.length > shortLength;
  const shown = isShort ? all.filter(({ value }, index) => index < shortLength || chosen.includes(value)) : all;
  const hidden = all.filter((option) => !shown.includes(option));
  const showAll = () => {
    const [next] = hidden;
    flushSync(() => setIsWhole(true));
    const position = all.findIndex(({ id }) => id === next?.id);
    list.current?.children.item(position)?.querySelector('input')?.focus();
  };
  return { isUsable, shown, hidden, showAll, list };
};

/** All values since the page was opened. */
const useKeptValues = (values: readonly string[]): readonly string[] => {
  const [kept, setKept] = useState(values);
  const added = values.filter((value) => !kept.includes(value));
  if (added.length > 0) setKept([...kept, ...added]);
  return kept;
};

interface ShowAllButtonProps {
  total: number;
  /** Title of the group, for assistive technology. */
  group: string;
  onClick: () => void;
}

const ShowAllButton = ({ total, group, onClick }: ShowAllButtonProps) => {
  const { t } = useTranslation('products');
  const label = t('showAllOptions', { total });
  return (
    <button type="button" className={styles.all} aria-label={`${label}: ${group}`} onClick={onClick}>
      {label}
    </button>
  );
};

interface FilterCheckboxProps {
  label: string;
  swatch?: ReactNode;
  /** Number of products. */
  count: number;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

const FilterCheckbox = ({ label, swatch, count, isChosen, isDisabled, onToggle }: FilterCheckboxProps) => (
  <label className={styles.option}>
    <input
      type="checkbox"
      className={choiceStyles.input}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onToggle}
    />
    {swatch}
    <span>
      {label}
      <span className={styles.count}>{` (${count})`}</span>
    </span>
  </label>
);

/** A filter that is on or off. */
export const ProductFilterCheckbox = (props: Omit<FilterCheckboxProps, 'isDisabled' | 'swatch'>) => {
  const { label, count, isChosen } = props;
  const wasChosen = useKeptValues(isChosen ? [label] : []).length > 0;
  const wasOffered = useKeptValues(count > 0 ? [label] : []).length > 0;
  if (!wasChosen && !wasOffered) return null;
  return (
    <div className={styles.single}>
      <FilterCheckbox {...props} isDisabled={count === 0 && !wasChosen} />
    </div>
  );
};
